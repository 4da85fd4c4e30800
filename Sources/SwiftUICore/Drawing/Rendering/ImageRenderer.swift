import FoundationAdditions
import Combine
import CoreGraphics
import DisplayList
import Foundation
@_spi(Nodes) import ViewTree

/// Renders views into a bitmap.
///
/// See [ImageRenderer](https://developer.apple.com/documentation/swiftui/imagerenderer). Texts, shapes, images and
/// views composed of them are drawn, by Cairo. As with Apple's renderer, platform views are not: here these are the
/// browser's controls, text fields, and drawings of client modules (SpriteKit's scenes). Nor are images that are
/// neither PNG nor JPEG files, because the browser decodes them.
@MainActor
public final class ImageRenderer<Content: View>: ObservableObject {
    /// Sends when the views have changed since they were last rendered, if `isObservationEnabled`.
    ///
    /// Nonisolated, as the protocol requires; a subject may be used from any thread.
    public nonisolated(unsafe) let objectWillChange = PassthroughSubject<Void, Never>()
    /// Whether `objectWillChange` sends when the views change. False by default.
    public var isObservationEnabled = false

    /// The views. Setting them lays them out again.
    public var content: Content { didSet { show() } }
    /// The size that is proposed to the views; the image has the size that they choose.
    public var proposedSize = ProposedViewSize.unspecified { didSet { show() } }
    /// The number of pixels per point in `cgImage`.
    public var scale: CGFloat = 1
    /// Whether the image has no transparency; areas without drawing are black then.
    public var isOpaque = false
    /// The color space in which the views are drawn. No effect here: Kissa draws in sRGB in every mode.
    public var colorMode = ColorRenderingMode.nonLinear

    private let graph = ViewGraph()
    private var list: DisplayList?
    private var isBusy = false

    /// A renderer of some views.
    public init(content view: Content) {
        content = view
        graph.needsRender = { [weak self] in self?.contentDidChange() }
    }

    isolated deinit { if graph.root != nil { graph.teardown() } }

    /// The views as a bitmap; nil if they have no area, or are too large for a bitmap.
    public var cgImage: CGImage? {
        let (drawing, size) = draw()
        guard let context = CGContext.bitmap(size, scale: scale) else { return nil }
        if isOpaque {
            context.setFillColor(.black)
            context.fill(CGRect(origin: .zero, size: size))
        }
        paint(drawing, size, in: context, rasterizationScale: scale)
        return context.makeImage()
    }

    /// Calls `renderer` with the views' size, and with a function that draws them in a context whose y axis points
    /// upwards, with their lower left corner at its origin.
    ///
    /// - Parameter rasterizationScale: The number of pixels per point of parts that have to be rasterized: blurs and
    ///   shadows.
    public func render(
        rasterizationScale: CGFloat = 1, renderer: (_ size: CGSize, _ context: (CGContext) -> Void) -> Void
    ) {
        let (drawing, size) = draw()
        renderer(size) { paint(drawing, size, in: $0, rasterizationScale: rasterizationScale) }
    }

    private func paint(_ drawing: CanvasContent, _ size: CGSize, in context: CGContext, rasterizationScale: CGFloat) {
        context.saveGState()
        context.translateBy(x: 0, y: size.height)
        context.scaleBy(x: 1, y: -1)
        CanvasPainter(drawing, scale: rasterizationScale).paint(in: context)
        context.restoreGState()
    }
}

// MARK: - The views

extension ImageRenderer {
    private var rendered: Rendered<Content> { Rendered(proposal: proposedSize, content: content) }

    private func contentDidChange() {
        guard isObservationEnabled, !isBusy else { return }
        objectWillChange.send()
    }

    /// Updates the tree, if there is one, with the new views.
    private func show() {
        guard let root = graph.root as? TypedNode<Rendered<Content>> else { return }
        graph.inContext { root.update(rendered) }
        contentDidChange()
    }

    private func draw() -> (CanvasContent, CGSize) {
        isBusy = true
        defer { isBusy = false }
        let size = layOut()
        let recorder = CanvasRecorder()
        if let list {
            let drawing = ElementDrawing(list: list, recorder: recorder)
            for child in list[list.root]?.children ?? [] { drawing.draw(child, under: .identity) }
        }
        return (recorder.content(size: size), size)
    }

    /// Renders twice: the views' size is only known once they exist.
    private func layOut() -> CGSize {
        if graph.root == nil { graph.setRoot(rendered, environment: .inTheCurrentLanguage(displayScale: scale)) }
        list = graph.render() ?? list
        var size = CGSize.zero
        graph.inContext { size = graph.rootLayout.children.first?.sizeThatFits(.unspecified) ?? .zero }
        graph.setViewport(size)
        list = graph.render() ?? list
        return size
    }
}

extension EnvironmentValues {
    /// The values outside of any window; the language is the caller's.
    fileprivate static func inTheCurrentLanguage(displayScale: CGFloat) -> EnvironmentValues {
        var values = EnvironmentValues()
        values.displayScale = displayScale
        if let locale = LocalizationContext.locale { values.locale = locale }
        return values
    }
}

/// Views that are proposed a fixed size, regardless of their surroundings.
private struct Rendered<Content: View>: View {
    let proposal: ProposedViewSize
    let content: Content

    var body: some View { RenderedLayout(proposal: proposal) { content } }
}

private struct RenderedLayout: InheritedGuidesLayout {
    let proposal: ProposedViewSize

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        subviews.map { $0.sizeThatFits(self.proposal) }.reduce(.zero) {
            CGSize(width: max($0.width, $1.width), height: max($0.height, $1.height))
        }
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for subview in subviews {
            subview.place(at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: self.proposal)
        }
    }
}

extension CGContext {
    /// A clear bitmap of a size in points, whose units are points.
    static func bitmap(_ size: CGSize, scale: CGFloat) -> CGContext? {
        let (width, height) = ((size.width * scale).rounded(.up), (size.height * scale).rounded(.up))
        guard width >= 1, height >= 1, width <= 32_767, height <= 32_767 else { return nil }
        let context = CGContext(
            data: nil, width: Int(width), height: Int(height), bitsPerComponent: 8, bytesPerRow: 0,
            space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
        // Aligns the upper edges if the size isn't a whole number of pixels.
        context?.translateBy(x: 0, y: height - size.height * scale)
        context?.scaleBy(x: scale, y: scale)
        return context
    }
}
