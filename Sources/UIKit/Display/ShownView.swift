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
        return node
    }

    /// The traits if the view is shown.
    var traits: UITraitCollection { host?.traits ?? .current }
    /// The SwiftUI environment there.
    var environment: EnvironmentValues? { host?.environment }
    /// The window's view graph.
    var window: ViewGraph? { host?.graph }
    /// The view's own nodes, which are behind its subviews'.
    private var own: [LayoutNode] { [drawing] + (hosted.map { [$0] } ?? []) }
    var children: [LayoutNode] { own + (view?.subviews.compactMap(\.node) ?? []) }
    var contentOffset: CGPoint { view?.scrolledOffset ?? .zero }
    var spokenText: String { view?.spokenText ?? "" }

    func place(in size: CGSize) {
        guard let view else { return }
        view.layOutIfDue()
        for own in own { own.place(at: .zero, proposal: ProposedViewSize(size)) }
        for subview in view.subviews {
            subview.node?.place(at: view.place(of: subview), proposal: ProposedViewSize(subview.bounds.size))
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
        drawing.invalidateDisplay()
        node?.invalidateDisplay()
        host?.viewDidChange()
    }

    func subviewsDidChange() {
        if let host, let node {
            for subview in view?.subviews ?? [] { subview.enterWindow(host, inside: node) }
        }
        layoutDidChange()
    }

    /// The view is no longer shown.
    func retire() {
        guard let host, let node else { return }
        for own in own { host.graph.retire(own) }
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
