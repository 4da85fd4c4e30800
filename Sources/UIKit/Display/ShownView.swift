import CoreGraphics
import DisplayList
import Foundation
import SwiftUICore
@_spi(Nodes) import ViewTree

/// Connects a `UIView` with the layout tree of a window, and creates its display element.
///
/// The view positions its subviews itself; no sizes are proposed to them.
@preconcurrency @MainActor
final class ShownView: LayoutGuest {
    private weak var view: UIView?
    private weak var host: (any ViewHost)?
    private let drawing: GuestLayoutNode
    /// The node of another framework's content in the view.
    private let hosted: LayoutNode?
    /// The drawings of layers without a view, each with its node.
    private var layers: [(drawing: LayerDrawing, node: GuestLayoutNode)] = []
    /// The keys of the view and its controller, with their node; nil until there are some.
    private var keys: (list: KeyCommandList, node: GuestLayoutNode)?
    private var isReadingKeys = false
    /// Weak: the node retains this object, and the view retains the node.
    private weak var node: GuestLayoutNode?

    init(_ view: UIView, host: any ViewHost) {
        self.view = view
        self.host = host
        drawing = GuestLayoutNode(ShownDrawing(view), graph: host.graph)
        hosted = view.hosting?(host)
    }

    func makeNode(_ host: any ViewHost, inside parent: LayoutNode) -> GuestLayoutNode {
        let node = GuestLayoutNode(self, inside: parent, graph: host.graph)
        for own in own { own.parent = node }
        self.node = node
        layersDidChange()
        keysMayHaveChanged()
        return node
    }

    /// The traits if the view is shown.
    var traits: UITraitCollection { host?.traits ?? .current }
    /// The SwiftUI environment there.
    var environment: EnvironmentValues? { host?.environment }
    /// The window's view graph.
    var window: ViewGraph? { host?.graph }
    /// The view's own nodes, which are behind its subviews'.
    private var own: [LayoutNode] { [drawing] + [hosted, keys?.node].compactMap { $0 } }
    var children: [LayoutNode] {
        guard !layers.isEmpty else { return own + (view?.subviews.compactMap(\.node) ?? []) }
        let subviews = (view?.subviews ?? []).flatMap { [$0.node, layers(above: $0)] }
        return own + ([layers(above: nil)] + subviews).compactMap { $0 }
    }
    var contentOffset: CGPoint { view?.scrolledOffset ?? .zero }
    var spokenText: String { view?.spokenText ?? "" }

    func place(in size: CGSize) {
        guard let view else { return }
        view.layOutIfDue()
        for own in own + layers.map(\.node) { own.place(at: .zero, proposal: ProposedViewSize(size)) }
        for subview in view.subviews {
            let size = subview.layer.shownBounds(subview.bounds).size
            subview.node?.place(at: view.place(of: subview), proposal: ProposedViewSize(size))
        }
    }

    func display(_ node: GuestLayoutNode, _ builder: inout DisplayBuilder) -> [ElementID] {
        guard let view else { return [] }
        return builder.show(node) { element in
            view.traitCollection.resolving {
                view.describeLook(&element)
                view.describe(&element)
            }
        }
    }

    func handle(_ action: ElementEvent.Action) -> Bool { view?.handle(action) ?? false }

    // MARK: Changes

    /// The view's position or size changed, or it needs layout.
    func layoutDidChange() {
        node?.invalidateLayout()
        host?.viewDidChange()
    }

    /// The view's appearance changed.
    func displayDidChange() {
        keysMayHaveChanged()
        drawing.invalidateDisplay()
        for layer in layers { layer.node.invalidateDisplay() }
        node?.invalidateDisplay()
        host?.viewDidChange()
    }

    func subviewsDidChange() {
        if let host, let node {
            for subview in view?.subviews ?? [] { subview.enterWindow(host, inside: node) }
        }
        layersDidChange()
        layoutDidChange()
    }

    // MARK: Keys

    private func keysMayHaveChanged() {
        if let keys { return keys.node.invalidateDisplay() }
        guard !isReadingKeys, let view, let host, let node else { return }
        isReadingKeys = true
        defer { isReadingKeys = false }
        guard view.hasKeyCommands else { return }
        let list = KeyCommandList(view, graph: host.graph)
        keys = (list, GuestLayoutNode(list, inside: node, graph: host.graph))
    }

    // MARK: Layers without a view

    private func layers(above subview: UIView?) -> LayoutNode? {
        layers.first { $0.drawing.isFor(subview) }?.node
    }

    /// Makes a drawing for each place among the subviews that has layers, and retires the others.
    func layersDidChange() {
        guard let view, let host, let node, !(layers.isEmpty && view.layer.placed.isEmpty) else { return }
        let places = ([nil] + view.subviews.map(Optional.some)).filter { !view.layer.layers(above: $0).isEmpty }
        let stale = layers.filter { layer in !places.contains { layer.drawing.isFor($0) } }
        layers.removeAll { layer in stale.contains { $0.node === layer.node } }
        for layer in stale { host.graph.retire(layer.node) }
        for place in places where layers(above: place) == nil {
            let drawing = LayerDrawing(view, above: place)
            layers.append((drawing, GuestLayoutNode(drawing, inside: node, graph: host.graph)))
        }
        layoutDidChange()
        displayDidChange()
    }

    /// The view is no longer shown.
    func retire() {
        guard let host, let node else { return }
        keys?.list.retire()
        for own in own + layers.map(\.node) { host.graph.retire(own) }
        host.graph.retire(node)
    }
}

/// The view's own content, drawn behind its subviews: an image or a text.
@preconcurrency @MainActor
private final class ShownDrawing: LayoutGuest {
    private weak var view: UIView?

    init(_ view: UIView) { self.view = view }

    func display(_ node: GuestLayoutNode, _ builder: inout DisplayBuilder) -> [ElementID] {
        guard let view,
            let drawing = view.traitCollection.resolving({
                node.observing(.display) { view.drawing() }
            })
        else {
            builder.forget(node)
            return []
        }
        for (family, text) in drawing.fonts { builder.use([family], for: text) }
        return builder.show(node, in: drawing.frame) { element in
            element.content = drawing.content
            element.accessibility.isHidden = drawing.isDecoration
            element.accessibility.label = drawing.label
            element.style.isHittable = false
        }
    }
}

/// A view's own content: an element's content, and its frame within the view.
struct ViewDrawing {
    var frame: CGRect
    var content: ElementContent
    /// The font families of texts, each with the text that uses it.
    var fonts: [(family: String, text: String)] = []
    /// Whether the element is hidden from assistive technology.
    var isDecoration = false
    /// The accessibility label of a drawing.
    var label: String?
}
