import Foundation
import SwiftUICore
@_spi(Nodes) import ViewTree

/// A SwiftUI view that shows a UIKit view or controller: the common base of representable views and controllers.
@MainActor
package protocol Represented: View {
    /// The UIKit view or controller.
    associatedtype Object: UIResponder
    associatedtype Coordinator

    func makeCoordinator() -> Coordinator
    func make(_ surroundings: RepresentedSurroundings<Coordinator>) -> Object
    func update(_ object: Object, _ surroundings: RepresentedSurroundings<Coordinator>)
    func size(
        for proposal: ProposedViewSize, _ object: Object, _ surroundings: RepresentedSurroundings<Coordinator>
    ) -> CGSize?
    static func dismantle(_ object: Object, _ coordinator: Coordinator)
    static func view(of object: Object) -> UIView
    /// Whether the UIKit view is put into the window before its first update.
    static var entersFirst: Bool { get }
    /// The object is about to be shown.
    func willEnter(_ object: Object, _ guest: RepresentableGuest<Self>)
    /// The object is no longer shown.
    static func didLeave(_ object: Object)
}

extension Represented {
    package static var entersFirst: Bool { true }
    package func willEnter(_ object: Object, _ guest: RepresentableGuest<Self>) {}
    package static func didLeave(_ object: Object) {}
}

/// The context in which a UIKit object is shown: its coordinator, the transaction and the environment.
package struct RepresentedSurroundings<Coordinator> {
    package let coordinator: Coordinator
    package let transaction: Transaction
    package let environment: EnvironmentValues
}

/// Lays out a UIKit view in SwiftUI's layout tree.
@MainActor
final class RepresentedPlace: LayoutGuest {
    private let view: UIView
    private var hasSize = false
    var ownSize: (ProposedViewSize) -> CGSize? = { _ in nil }
    /// The size of a view without an intrinsic size, if no size is proposed.
    var preferredSize: () -> CGSize = { .zero }

    init(_ view: UIView) { self.view = view }

    var children: [LayoutNode] { [view.layoutNode].compactMap { $0 } }

    func size(for proposal: ProposedViewSize) -> CGSize {
        if let size = ownSize(proposal) { return size }
        let (content, preferred) = (view.intrinsicContentSize, preferredSize())
        return CGSize(
            width: length(proposal.width, content.width, preferred.width, .horizontal),
            height: length(proposal.height, content.height, preferred.height, .vertical))
    }

    /// Tells the controller of another size, unless its container does. The first size isn't a change.
    private func willChange(to size: CGSize) -> SizeTransition? {
        guard let controller = view.controller, controller.parent == nil, hasSize, view.bounds.size != size else {
            hasSize = true
            return nil
        }
        let transition = SizeTransition()
        controller.viewWillTransition(to: size, with: transition)
        return transition
    }

    /// The proposed length, limited by the view's priorities: it isn't stretched beyond or shrunk below its content
    /// where they forbid that.
    private func length(
        _ proposed: CGFloat?, _ content: CGFloat, _ preferred: CGFloat, _ axis: NSLayoutConstraint.Axis
    ) -> CGFloat {
        let hasContent = content != UIView.noIntrinsicMetric
        guard let proposed else {
            if preferred > 0 { return preferred }
            return hasContent ? content : Self.ideal
        }
        guard hasContent else { return proposed }
        var length = proposed
        if view.contentHuggingPriority(for: axis).rawValue >= UILayoutPriority.defaultHigh.rawValue {
            length = min(length, content)
        }
        if view.contentCompressionResistancePriority(for: axis) == .required { length = max(length, content) }
        return length
    }

    /// The length of a view without an intrinsic size.
    private static let ideal: CGFloat = 10

    func place(in size: CGSize) {
        let transition = willChange(to: size)
        view.frame = CGRect(origin: .zero, size: size)
        transition?.run(in: view.shown?.window)
        view.layoutNode?.place(at: .zero, proposal: ProposedViewSize(size))
    }
}
