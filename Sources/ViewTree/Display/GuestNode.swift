/// Keeps what another framework shows for a view: a UIKit view, for a representable one.
@MainActor
package protocol ViewGuest<Shown>: AnyObject {
    associatedtype Shown: View
    var layout: LayoutNode { get }
    /// Brings what is shown up to date. What is read of observable objects meanwhile is observed.
    func update(_ view: Shown, _ environment: EnvironmentValues)
    /// The view is gone for good.
    func end()
}

/// The node of a view that another framework shows.
package final class GuestNode<Guest: ViewGuest>: TypedNode<Guest.Shown> {
    private let guest: Guest
    private var view: Guest.Shown
    /// Evaluated for the sake of its transaction alone.
    private let marker: TypedNode<EmptyView>

    /// `make` is handed what shows a change of the guest's own with the animation in force.
    package init(_ view: Guest.Shown, _ context: NodeContext, make: (@escaping () -> Void) -> Guest) {
        self.view = view
        let marker = TypedNode<EmptyView>(context)
        self.marker = marker
        guest = make { [weak marker] in
            guard let marker, Transaction.current.animation != nil else { return }
            marker.graph.invalidate(marker)
        }
        super.init(context)
        evaluate()
    }

    override package var layoutChildren: [LayoutNode] { [guest.layout] }

    override package func update(_ view: Guest.Shown) {
        self.view = view
        evaluate()
    }

    override package func environmentDidChange(from old: EnvironmentValues) { evaluate() }

    override package func evaluate() {
        graph.didEvaluate(self)
        track { guest.update(view, environment) }
        guest.layout.invalidateLayout()
    }

    override package func teardown() {
        guard isAlive else { return }
        super.teardown()
        marker.teardown()
        guest.end()
        graph.retire(guest.layout)
    }
}
