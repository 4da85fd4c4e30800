import Foundation
import SwiftUICore
@_spi(Nodes) import ViewTree

/// A view that stands for something of UIKit's: what representable views and representable controllers have in common.
@MainActor
package protocol Represented: View {
    /// The view, or the controller.
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
    /// Whether the view is in the window when it is first brought up to date.
    static var entersFirst: Bool { get }
    /// The object is about to be shown in that place.
    func willEnter(_ object: Object, _ guest: RepresentableGuest<Self>)
    /// The object isn't shown any more.
    static func didLeave(_ object: Object)
}

extension Represented {
    package static var entersFirst: Bool { true }
    package func willEnter(_ object: Object, _ guest: RepresentableGuest<Self>) {}
    package static func didLeave(_ object: Object) {}
}

/// What is known at a moment of the place in which something of UIKit's is shown.
package struct RepresentedSurroundings<Coordinator> {
    package let coordinator: Coordinator
    package let transaction: Transaction
    package let environment: EnvironmentValues
}

/// The place of a UIKit view in SwiftUI's layout.
@MainActor
final class RepresentedPlace: LayoutGuest {
    private let view: UIView
    var ownSize: (ProposedViewSize) -> CGSize? = { _ in nil }
    /// Where the view has no size of its own, and none is proposed.
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

    /// What is proposed, unless the view minds being larger or smaller than its content.
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

    /// Of a view that has no size of its own.
    private static let ideal: CGFloat = 10

    func place(in size: CGSize) {
        view.frame = CGRect(origin: .zero, size: size)
        view.layoutNode?.place(at: .zero, proposal: ProposedViewSize(size))
    }
}
