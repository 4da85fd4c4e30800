@_spi(Nodes) import ViewTree

/// The node of a view that can repeat a presentation which was dismissed: a sheet, or a page of a stack.
protocol PresentingAgain: ViewNode {
    func present(again item: Any)
}

/// A view that has presented something. If its page was left and made again meanwhile, this is the new view in the same
/// place.
@MainActor
struct PresenterReference {
    private weak var presenter: (any PresentingAgain)?
    private let place: NodePlace

    init(_ presenter: any PresentingAgain) {
        self.presenter = presenter
        place = NodePlace(of: presenter)
    }

    /// The view to present again; nil if there is none. A leaving presenter is still alive, but its presentation would
    /// leave with it.
    func find(in graph: ViewGraph) -> (any PresentingAgain)? {
        if let presenter, presenter.isAlive, !graph.departures.contains(presenter) { return presenter }
        return place.node(in: graph) as? any PresentingAgain
    }
}
