import Foundation
import SwiftUICore
@_spi(Nodes) import ViewTree

/// Shows the view of a child controller in the SwiftUI view of its container. What the child presents appears over the
/// container's stage.
struct ControllerPage: View, PrimitiveView {
    let controller: UIViewController

    static func makeNode(_ view: Self, in context: NodeContext) -> TypedNode<Self> {
        GuestNode(view, context) { show in RepresentableGuest(view, context, show: show) }
    }
}

extension ControllerPage: Represented {
    static var entersFirst: Bool { false }

    func makeCoordinator() {}
    func make(_ surroundings: RepresentedSurroundings<Void>) -> UIViewController { controller }
    func update(_ object: UIViewController, _ surroundings: RepresentedSurroundings<Void>) {}
    static func dismantle(_ object: UIViewController, _ coordinator: Void) {}
    static func view(of object: UIViewController) -> UIView { object.view }

    /// A page fills the size that it is offered.
    func size(
        for proposal: ProposedViewSize, _ object: UIViewController, _ surroundings: RepresentedSurroundings<Void>
    ) -> CGSize? { proposal.replacingUnspecifiedDimensions() }
}

/// Shows a UIKit view in a container's SwiftUI view, such as a custom view in a bar.
struct GuestPage: View, PrimitiveView {
    let view: UIView

    static func makeNode(_ view: Self, in context: NodeContext) -> TypedNode<Self> {
        GuestNode(view, context) { show in RepresentableGuest(view, context, show: show) }
    }
}

extension GuestPage: Represented {
    func makeCoordinator() {}
    func make(_ surroundings: RepresentedSurroundings<Void>) -> UIView { view }
    func update(_ object: UIView, _ surroundings: RepresentedSurroundings<Void>) {}
    static func dismantle(_ object: UIView, _ coordinator: Void) {}
    static func view(of object: UIView) -> UIView { object }

    func size(
        for proposal: ProposedViewSize, _ object: UIView, _ surroundings: RepresentedSurroundings<Void>
    ) -> CGSize? { nil }
}
