import DisplayList
import Foundation
@_spi(Nodes) import ViewTree

extension Image: View, PrimitiveView {
    static package func makeNode(_ view: Image, in context: NodeContext) -> TypedNode<Image> {
        LeafNode(view, context, layout: ImageLayoutNode(graph: context.graph)) { $0.update($1, $2) }
    }
}

/// Has the size of the image, or the proposed one if it is resizable. A symbol has a baseline, as text has.
private final class ImageLayoutNode: LayoutNode {
    private var image = ResolvedImage()
    private var resizing: ImageResizing?
    private var isPixelated = false
    private var paint = Paint.color(.black)
    private var isRedacted = false
    private var contentTransition: ContentTransition?
    private var symbolLook = SymbolLook.identity

    func update(_ view: Image, _ environment: EnvironmentValues) {
        let image = view.resolve(in: environment)
        let keepsItsSize =
            image.size == self.image.size && image.baseline == self.image.baseline
            && view.isResizable == (resizing != nil)
        self.image = image
        // The app's resizing takes precedence over the catalog's.
        resizing = view.resizing.map { $0.isWhole ? image.slicing ?? $0 : $0 }
        isPixelated = view.isPixelated
        paint = environment.foregroundPaint
        contentTransition = environment.chosenContentTransition
        symbolLook = image.isSymbol ? environment.symbolLook : .identity
        isRedacted = environment.redactionReasons.contains(.placeholder)
        if keepsItsSize { invalidateDisplay() } else { invalidateLayout() }
    }

    override var spokenText: String { image.label ?? "" }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        guard resizing != nil, image.drawing != nil else { return image.size }
        return proposal.replacingUnspecifiedDimensions(by: image.size)
    }

    override func explicitGuide(_ key: AlignmentKeyReference, in proposal: ProposedViewSize) -> CGFloat? {
        guard let baseline = image.baseline, image.size.height > 0 else { return nil }
        let isBaseline =
            key.key == VerticalAlignment.firstTextBaseline.key || key.key == VerticalAlignment.lastTextBaseline.key
        return isBaseline ? baseline * sizeThatFits(proposal).height / image.size.height : nil
    }

    override func display(_ builder: inout DisplayBuilder) -> [ElementID] {
        guard let drawing = image.drawing, size.width.isFinite, size.height.isFinite else { return [] }
        return builder.show(self) { element in
            if isRedacted { return element.redactImage(color: paint.color) }
            element.content = content(drawing)
            symbolLook.apply(to: &element)
            element.style.contentChange = contentTransition?.change(from: nil)
            element.accessibility.label = image.label
            element.accessibility.role = image.label == nil ? nil : .image
            element.accessibility.isHidden = image.label == nil
            element.accessibility.isDecoration = image.label == nil
        }
    }

    private func content(_ drawing: ResolvedImage.Drawing) -> ElementContent {
        if let resizing, !resizing.isWhole {
            return .canvas(resizing.drawing(of: tile(drawing), over: size))
        }
        return whole(drawing)
    }

    private func tile(_ drawing: ResolvedImage.Drawing) -> TilePaint {
        switch drawing {
        case .bitmap(let resource, let isTemplate):
            TilePaint(
                resource: resource, size: image.size, tint: isTemplate ? paint.color : nil, isPixelated: isPixelated)
        case .symbol(let symbol):
            TilePaint(
                resource: symbol.registeredFile(size: image.size), size: image.size,
                tint: symbol.outline?.fill?.color)
        }
    }

    private func whole(_ drawing: ResolvedImage.Drawing) -> ElementContent {
        switch drawing {
        case .bitmap(let resource, let isTemplate):
            .image(ImageContent(resource: resource, isPixelated: isPixelated, tint: isTemplate ? paint.color : nil))
        case .symbol(let symbol):
            .path(symbol.content)
        }
    }
}
