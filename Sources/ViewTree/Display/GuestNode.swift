/// Retains what another framework shows for a view: for example a UIKit view, for a representable.
@MainActor
package protocol ViewGuest<Shown>: AnyObject {
    associatedtype Shown: View
    var layout: LayoutNode { get }
    /// Updates what is shown. Observable objects read here are observed.
    func update(_ view: Shown, _ environment: EnvironmentValues)
    /// The view was removed for good.
    func end()
}

/// The node of a view that another framework shows.
package final class GuestNode<Guest: ViewGuest>: TypedNode<Guest.Shown> {
    private let guest: Guest
    private var view: Guest.Shown
    /// A marker, evaluated only for the sake of its transaction.
    private let marker: TypedNode<EmptyView>

    /// `make` receives a closure that shows a change of the guest with the current animation.
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
