import Foundation
import SwiftUICore
@_spi(Nodes) import ViewTree

/// Retains the view or controller and the coordinator of a representable, and updates them.
@MainActor
package final class RepresentableGuest<Shown: Represented>: ViewGuest, ViewHost {
    package unowned let graph: ViewGraph
    package private(set) weak var parentNode: ViewNode?
    package private(set) var traits: UITraitCollection
    package private(set) var environment: EnvironmentValues
    private let coordinator: Shown.Coordinator
    private let object: Shown.Object
    private let show: () -> Void
    private var view: Shown
    private var isEntered = false
    package let layout: LayoutNode

    package init(_ view: Shown, _ context: NodeContext, show: @escaping () -> Void) {
        self.view = view
        self.show = show
        graph = context.graph
        parentNode = context.parent
        environment = context.environment
        traits = UITraitCollection(context.environment)
        coordinator = view.makeCoordinator()
        object = view.make(
            .init(coordinator: coordinator, transaction: .current, environment: context.environment))
        let place = RepresentedPlace(Shown.view(of: object))
        layout = GuestLayoutNode(place, graph: context.graph)
        place.ownSize = { [weak self] proposal in
            guard let self else { return nil }
            return self.view.size(for: proposal, object, surroundings)
        }
        place.preferredSize = { [weak object] in (object as? UIViewController)?.preferredContentSize ?? .zero }
        if Shown.entersFirst { enter() }
    }

    private var surroundings: RepresentedSurroundings<Shown.Coordinator> {
        RepresentedSurroundings(coordinator: coordinator, transaction: .current, environment: environment)
    }

    private var uiView: UIView { Shown.view(of: object) }

    private func enter() {
        isEntered = true
        view.willEnter(object, self)
        uiView.enterWindow(self, inside: layout)
    }

    package func update(_ new: Shown, _ environment: EnvironmentValues) {
        view = new
        self.environment = environment
        let (traits, old) = (UITraitCollection(environment), traits)
        if traits != old {
            self.traits = traits
            uiView.traitsDidChange(from: old)
        }
        traits.resolving { view.update(object, surroundings) }
        if isEntered { uiView.inherit(environment) } else { enter() }
    }

    package func viewDidChange() { show() }

    package func end() {
        Shown.dismantle(object, coordinator)
        uiView.leaveWindow()
        Shown.didLeave(object)
    }
}
