import CoreGraphics
import DisplayList
import Foundation
@_spi(Nodes) import ViewTree

/// Views that are drawn into something else, rather than shown: the views of a mask, the symbols of a canvas.
@MainActor
final class DrawnSurface<Content: View> {
    let layout: ContainerLayoutNode<ZStackLayout>
    private let node: ReportingNode<Content>
    /// The views' elements, in a separate display list that never becomes part of the window's.
    private var list: DisplayList

    init(_ content: Content, _ context: NodeContext, alignment: Alignment = .center) {
        let layout = ContainerLayoutNode(ZStackLayout(alignment: alignment), graph: context.graph)
        let node = ReportingNode(content, context.inContainer(nil)) { [weak layout] in layout?.childrenDidChange() }
        self.layout = layout
        self.node = node
        list = DisplayList(root: DisplayElement(id: ElementID(0)))
        layout.collect = { [unowned node] in node.layoutChildren }
    }

    func update(_ content: Content, _ environment: EnvironmentValues) {
        node.setEnvironment(environment)
        node.update(content)
    }

    var layouts: [LayoutNode] { layout.children }

    /// Draws the views as they were placed; the fonts that they need are added to the window that shows the drawing.
    func draw(into recorder: CanvasRecorder, _ builder: inout DisplayBuilder) {
        var inner = builder.separate(list)
        let elements = inner.display(layout)
        list = inner.list.pruned(to: elements)
        for face in list.fontFaces { builder.addFontFace(face) }
        let drawing = ElementDrawing(list: list, recorder: recorder)
        for id in elements { drawing.draw(id, under: .identity) }
    }

    /// The individual views, each in its ideal size, for a canvas to draw.
    func symbols(_ builder: inout DisplayBuilder) -> CanvasSymbols {
        var inner = builder.separate(list)
        let elements = inner.display(layout)
        list = inner.list.pruned(to: elements)
        for face in list.fontFaces { builder.addFontFace(face) }
        return CanvasSymbols(
            list: list,
            symbols: layout.children.compactMap { child in
                let tag = child.trait(TagTrait.self) ?? child.trait(ForEachIdentityTrait.self)
                return tag.map {
                    CanvasSymbols.Symbol(
                        tag: $0, elements: child.shown.elements, frame: CGRect(origin: child.origin, size: child.size))
                }
            })
    }

    func teardown() {
        node.teardown()
        layout.graph.retire(layout)
    }
}

extension DisplayBuilder {
    /// A builder for a separate list, without animations.
    func separate(_ list: DisplayList) -> DisplayBuilder { DisplayBuilder(list: list, animation: nil, graph: graph) }
}

extension DisplayList {
    /// The list with only the given elements and their descendants.
    fileprivate func pruned(to ids: [ElementID]) -> DisplayList {
        var pruned = self
        pruned.elements = [:]
        func keep(_ id: ElementID) {
            guard let element = elements[id] else { return }
            pruned.elements[id] = element
            element.children.forEach(keep)
        }
        ids.forEach(keep)
        return pruned
    }
}
