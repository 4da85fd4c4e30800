import AVFoundation
import SwiftUI
import SwiftUICore
@_spi(Nodes) import ViewTree

/// Shows what a player plays, with the browser's own controls.
///
/// See [VideoPlayer](https://developer.apple.com/documentation/avkit/videoplayer).
public struct VideoPlayer<VideoOverlay: View>: View {
    private let player: AVPlayer?
    private let overlay: VideoOverlay

    /// Shows a player, and a view over its film.
    public init(player: AVPlayer?, @ViewBuilder videoOverlay: () -> VideoOverlay) {
        (self.player, overlay) = (player, videoOverlay())
    }

    /// The film, and what lies over it.
    public var body: some View {
        FilmView(player: player, payload: VideoSource.payload(of: player)).overlay { overlay }
    }
}

extension VideoPlayer where VideoOverlay == EmptyView {
    /// Shows a player.
    public init(player: AVPlayer?) { self.init(player: player) { EmptyView() } }
}

/// The film's element.
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
