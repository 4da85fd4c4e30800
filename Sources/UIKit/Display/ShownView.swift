import CoreGraphics
import DisplayList
import Foundation
import SwiftUICore

/// Shows a `UIView` in a window: stands for it in the layout, and makes its element.
///
/// The view says where its subviews are; nothing is proposed to them.
@MainActor
final class ShownView: LayoutGuest {
    private weak var view: UIView?
    private weak var host: (any ViewHost)?
    private let drawing: GuestLayoutNode
    /// What another framework draws in the view.
    private let hosted: LayoutNode?
    /// The view keeps the node, which keeps this.
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

    /// Of the place where the view is shown.
    var traits: UITraitCollection { host?.traits ?? .current }
    /// What views of SwiftUI's inherit there.
    var environment: EnvironmentValues? { host?.environment }
    /// What all views of one window have in common.
    var window: ViewGraph? { host?.graph }
    /// The view's own nodes, behind its subviews'.
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

    /// The view has another place or size, or is to lay its subviews out.
    func layoutDidChange() {
        node?.invalidateLayout()
        host?.viewDidChange()
    }

    /// The view looks different.
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

    /// The view isn't shown any more.
    func retire() {
        guard let host, let node else { return }
        for own in own { host.graph.retire(own) }
        host.graph.retire(node)
    }
}

/// What a view draws itself, behind its subviews: an image, a text.
@MainActor
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

/// What a view draws: an element's content, and where it is in the view.
struct ViewDrawing {
    var frame: CGRect
    var content: ElementContent
    /// The families that texts need, each with what it draws.
    var fonts: [(family: String, text: String)] = []
    /// Whether assistive technology passes over it.
    var isDecoration = false
    /// What a drawing says.
    var label: String?
}
