import DisplayList
import Foundation

/// The views that are leaving: gone from the layout, but still to be seen until their transition ends.
///
/// Their nodes stay alive for as long, so that a view which comes back in the middle is the same view, with its state.
@MainActor
final class Departures {
    private struct Departure {
        let node: ViewNode
        /// What is still shown: the outermost layout nodes that went.
        var layouts: [LayoutNode]
        let animation: Animation
        var finally: () -> Void
        var elements: [ElementID]?
    }

    private unowned let graph: ViewGraph
    private var departures: [ObjectIdentifier: Departure] = [:]
    private var serial = 0
    private var serials: [ObjectIdentifier: Int] = [:]

    init(graph: ViewGraph) { self.graph = graph }

    /// False where there is nothing to be seen leaving.
    func begin(_ node: ViewNode, _ animation: Animation, finally: @escaping () -> Void) -> Bool {
        let layouts = node.realisedLayouts.filter { $0.parent != nil }
        guard !layouts.isEmpty else { return false }
        let key = ObjectIdentifier(node)
        for layout in layouts { layout.trait(TransitionDriverTrait.self).driver?.show(.didDisappear) }
        departures[key] = Departure(node: node, layouts: layouts, animation: animation, finally: finally)
        serial += 1
        serials[key] = serial
        let mine = serial
        let seconds = animation.motion(serial: 0).totalSeconds
        guard seconds.isFinite else { return true }
        DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { [weak self] in
            MainActor.assumeIsolated { self?.end(key, ifStill: mine) }
        }
        return true
    }

    func revive(_ node: ViewNode) -> Bool {
        guard let departure = departures.removeValue(forKey: ObjectIdentifier(node)) else { return false }
        for layout in departure.layouts {
            layout.trait(TransitionDriverTrait.self).driver?.show(.identity)
            layout.invalidateElements()
        }
        for layout in node.realisedLayouts { layout.invalidateElements() }
        return true
    }

    /// A modifier's wrapper goes with the view that it is around.
    func replace(_ layout: LayoutNode, with wrapper: LayoutNode) -> Bool {
        for (key, departure) in departures {
            guard let index = departure.layouts.firstIndex(where: { $0 === layout }) else { continue }
            departures[key]?.layouts[index] = wrapper
            return true
        }
        return false
    }

    /// Does something more when the transition that a layout node takes part in has ended.
    func accompany(_ layout: LayoutNode, _ action: @escaping () -> Void) {
        for (key, departure) in departures where departure.layouts.contains(where: { $0 === layout }) {
            departures[key]?.finally = {
                departure.finally()
                action()
            }
        }
    }

    /// The elements of what has left `node`, written once in the look that they leave with.
    func display(in node: LayoutNode, _ builder: inout DisplayBuilder) -> [ElementID] {
        guard !departures.isEmpty else { return [] }
        var all: [ElementID] = []
        for (key, departure) in departures.sorted(by: { serials[$0.key]! < serials[$1.key]! }) {
            for layout in departure.layouts where layout.parent === node {
                let known = departures[key]?.elements ?? []
                if departure.elements == nil { hide(departure, layout, &builder) }
                let elements = layout.shown.elements
                departures[key]?.elements = known + elements
                all += elements
            }
        }
        return all
    }

    private func hide(_ departure: Departure, _ layout: LayoutNode, _ builder: inout DisplayBuilder) {
        if layout.trait(TransitionDriverTrait.self).driver != nil { showLastPhase(departure, layout, &builder) }
        let motion = graph.motion(departure.animation)
        layout.leave(layout.shown.elements, motion: motion, in: &builder)
        graph.matchedGeometry.depart(layout, motion: motion, in: &builder)
    }

    /// The container doesn't lay it out any more.
    private func showLastPhase(_ departure: Departure, _ layout: LayoutNode, _ builder: inout DisplayBuilder) {
        layout.place(at: layout.origin, proposal: layout.placedProposal)
        _ = builder.withAnimation(departure.animation) { $0.display(layout) }
    }

    private func end(_ key: ObjectIdentifier, ifStill mine: Int) {
        guard serials[key] == mine, let departure = departures.removeValue(forKey: key) else { return }
        finish(departure)
        graph.layoutDidInvalidate()
    }

    private func finish(_ departure: Departure) {
        for layout in departure.layouts {
            layout.parent?.invalidateDisplay()
            graph.retire(layout)
        }
        departure.node.teardown()
        departure.finally()
    }

    /// The container that they were in has gone as well.
    func forget(in parent: LayoutNode) {
        for (key, departure) in departures where departure.layouts.contains(where: { $0.parent === parent }) {
            departures[key] = nil
            finish(departure)
        }
    }

    func cancelAll() {
        let all = departures.values
        departures = [:]
        for departure in all { departure.node.teardown() }
    }
}
