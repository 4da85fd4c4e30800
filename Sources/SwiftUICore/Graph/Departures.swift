import DisplayList

/// The views that are leaving: gone from the tree, but still to be seen until their transition ends.
@MainActor
final class Departures {
    var hasChanged = false

    func elements(in node: LayoutNode) -> [ElementID] { [] }
    func cancelAll() {}
}
