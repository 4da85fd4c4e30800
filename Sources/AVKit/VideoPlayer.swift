import AVFoundation
import SwiftUI
import SwiftUICore
@_spi(Nodes) import ViewTree

/// Shows a player's video, with the browser's own controls.
///
/// See [VideoPlayer](https://developer.apple.com/documentation/avkit/videoplayer).
public struct VideoPlayer<VideoOverlay: View>: View {
    private let player: AVPlayer?
    private let overlay: VideoOverlay

    /// Creates a view that shows a player, with an overlay over the video.
    public init(player: AVPlayer?, @ViewBuilder videoOverlay: () -> VideoOverlay) {
        (self.player, overlay) = (player, videoOverlay())
    }

    /// The video and its overlay.
    public var body: some View {
        FilmView(player: player, payload: VideoSource.payload(of: player)).overlay { overlay }
    }
}

extension VideoPlayer where VideoOverlay == EmptyView {
    /// Creates a view that shows a player.
    public init(player: AVPlayer?) { self.init(player: player) { EmptyView() } }
}

/// The video's element.
struct FilmView: View, PrimitiveView {
    let player: AVPlayer?
    let payload: VideoSource.Payload

    static func makeNode(_ view: Self, in context: NodeContext) -> TypedNode<Self> {
        let source = VideoSource()
        let layout = ClientModuleNode(source, graph: context.graph)
        source.node = layout
        return LeafNode(view, context, layout: layout) { _, view, _ in source.show(view.payload, of: view.player) }
    }
}
