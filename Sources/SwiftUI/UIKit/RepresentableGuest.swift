import SwiftUICore
import UIKit

/// Keeps the UIKit view and the coordinator of a representable view, and calls `updateUIView`.
@MainActor
final class RepresentableGuest<Representable: UIViewRepresentable>: ViewGuest, ViewHost {
    typealias Shown = _UIViewRepresentation<Representable>

    unowned let graph: ViewGraph
    private(set) var traits: UITraitCollection
    private let coordinator: Representable.Coordinator
    private let uiView: Representable.UIViewType
    private let show: () -> Void
    private var view: Representable
    private var environment: EnvironmentValues
    private(set) var layout: LayoutNode

    init(_ view: Representable, _ context: NodeContext, show: @escaping () -> Void) {
        self.view = view
        self.show = show
        graph = context.graph
        environment = context.environment
        traits = UITraitCollection(context.environment)
        coordinator = view.makeCoordinator()
        uiView = view.makeUIView(
            context: .init(coordinator: coordinator, transaction: .current, environment: context.environment))
        let place = RepresentedPlace(uiView)
        layout = GuestLayoutNode(place, graph: context.graph)
        place.ownSize = { [weak self] proposal in
            guard let self else { return nil }
            return self.view.sizeThatFits(proposal, uiView: self.uiView, context: self.context)
        }
        uiView.enterWindow(self, inside: layout)
    }

    private var context: UIViewRepresentableContext<Representable> {
        UIViewRepresentableContext(coordinator: coordinator, transaction: .current, environment: environment)
    }

    func update(_ new: Shown, _ environment: EnvironmentValues) {
        view = new.view
        self.environment = environment
        let traits = UITraitCollection(environment)
        if traits != self.traits {
            self.traits = traits
            uiView.traitsDidChange()
        }
        traits.resolving { view.updateUIView(uiView, context: context) }
    }

    func viewDidChange() { show() }

    func end() {
        Representable.dismantleUIView(uiView, coordinator: coordinator)
        uiView.leaveWindow()
    }
}

/// The place of a UIKit view in SwiftUI's layout.
@MainActor
private final class RepresentedPlace: LayoutGuest {
    private let view: UIView
    var ownSize: (ProposedViewSize) -> CGSize? = { _ in nil }

    init(_ view: UIView) { self.view = view }

    var children: [LayoutNode] { [view.layoutNode].compactMap { $0 } }

    func size(for proposal: ProposedViewSize) -> CGSize {
        if let size = ownSize(proposal) { return size }
        let content = view.intrinsicContentSize
        return CGSize(
            width: length(proposal.width, content.width, .horizontal),
            height: length(proposal.height, content.height, .vertical))
    }

    /// What is proposed, unless the view minds being larger or smaller than its content.
    private func length(_ proposed: CGFloat?, _ content: CGFloat, _ axis: NSLayoutConstraint.Axis) -> CGFloat {
        let hasContent = content != UIView.noIntrinsicMetric
        guard let proposed else { return hasContent ? content : Self.ideal }
        guard hasContent else { return proposed }
        var length = proposed
        if view.contentHuggingPriority(for: axis) == .required { length = min(length, content) }
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
