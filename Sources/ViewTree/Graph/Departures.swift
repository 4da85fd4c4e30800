import DisplayList
import Foundation

/// The views that are leaving: no longer in the layout, but visible until their transition ends.
///
/// Their nodes stay alive meanwhile, so that a view which comes back during its transition is the same view, with its state.
@MainActor
package final class Departures {
    private struct Departure {
        let node: ViewNode
        /// The layout nodes that are still shown: the outermost ones that left.
        var layouts: [LayoutNode]
        let animation: Animation
        let finally: () -> Void
        /// What ends with the transition, or when the views come back, because its modifier makes it anew then.
        var companions: [() -> Void] = []
        /// Whether its final look has been applied.
        var isHidden = false
        /// The motion to its final look.
        var motion: Motion?
        /// Its topmost elements without the final look.
        var plain: [ElementID: DisplayElement] = [:]
        /// Whether something in it moves to the frame of another view. Writing it again would move it back.
        var flies = false
    }

    private unowned let graph: ViewGraph
    private var departures: [ObjectIdentifier: Departure] = [:]
    private var serial = 0
    private var serials: [ObjectIdentifier: Int] = [:]

    init(graph: ViewGraph) { self.graph = graph }

    /// Returns false if nothing is visible that could leave.
    package func begin(_ node: ViewNode, _ animation: Animation, finally: @escaping () -> Void) -> Bool {
        let layouts = node.realisedLayouts.filter { $0.parent != nil }
        guard !layouts.isEmpty else { return false }
        let key = ObjectIdentifier(node)
        for layout in layouts { layout.trait(TransitionDriverTrait.self).driver?.show(.didDisappear, under: animation) }
        departures[key] = Departure(node: node, layouts: layouts, animation: animation, finally: finally)
        serial += 1
        serials[key] = serial
        let mine = serial
        let seconds = animation.motion(serial: 0).totalSeconds
        guard seconds.isFinite else { return true }
        graph.time.wake(afterSeconds: seconds) { [weak self] in self?.end(key, ifStill: mine) }
        return true
    }

    /// Whether a node itself is leaving.
    package func isLeaving(_ node: ViewNode) -> Bool { departures[ObjectIdentifier(node)] != nil }

    /// Whether a node or one of its ancestors is leaving.
    package func contains(_ node: ViewNode) -> Bool {
        guard !departures.isEmpty else { return false }
        return sequence(first: node, next: \.parent).contains { departures[ObjectIdentifier($0)] != nil }
    }

    func revive(_ node: ViewNode) -> Bool {
        guard let departure = departures.removeValue(forKey: ObjectIdentifier(node)) else { return false }
        for layout in departure.layouts {
            let animation = node.insertionAnimation(of: layout)
            layout.trait(TransitionDriverTrait.self).driver?.show(.identity, under: animation)
            layout.invalidateElements()
        }
        for layout in node.realisedLayouts { layout.invalidateElements() }
        for end in departure.companions { end() }
        return true
    }

    /// Replaces a layout node with the modifier's wrapper around it.
    package func replace(_ layout: LayoutNode, with wrapper: LayoutNode) -> Bool {
        for (key, departure) in departures {
            guard let index = departure.layouts.firstIndex(where: { $0 === layout }) else { continue }
            departures[key]?.layouts[index] = wrapper
            return true
        }
        return false
    }

    /// Runs another closure when the transition of a layout node has ended, or when its views come back during it.
    package func accompany(_ layout: LayoutNode, _ action: @escaping () -> Void) {
        for (key, departure) in departures where departure.layouts.contains(where: { $0 === layout }) {
            departures[key]?.companions.append(action)
        }
    }

    /// The elements that have left `node`, in their final look.
    func display(in node: LayoutNode, _ builder: inout DisplayBuilder) -> [ElementID] {
        guard !departures.isEmpty else { return [] }
        var all: [ElementID] = []
        for (key, departure) in departures.sorted(by: { serials[$0.key]! < serials[$1.key]! }) {
            for layout in departure.layouts where layout.parent === node {
                if departure.isHidden { showAgain(key, layout, &builder) } else { hide(key, layout, &builder) }
                all += layout.shown.elements
            }
        }
        return all
    }

    private func hide(_ key: ObjectIdentifier, _ layout: LayoutNode, _ builder: inout DisplayBuilder) {
        guard let animation = departures[key]?.animation else { return }
        let motion = graph.motion(animation)
        for id in layout.shown.elements { departures[key]?.plain[id] = builder.list[id] }
        if showsPhases(layout) { builder.withAnimation(animation) { showPhase(key, layout, &$0) } }
        layout.leave(layout.shown.elements, motion: motion, in: &builder)
        let flies = graph.matchedGeometry.depart(layout, motion: motion, in: &builder)
        departures[key]?.isHidden = true
        departures[key]?.motion = motion
        if flies { departures[key]?.flies = true }
    }

    /// Changes in a leaving view, and animations played in Swift, continue. The final look is applied again with the same motion,
    /// so that the browser continues it.
    private func showAgain(_ key: ObjectIdentifier, _ layout: LayoutNode, _ builder: inout DisplayBuilder) {
        guard layout.needsDisplay, layout.goesOnWhileLeaving else { return }
        guard let departure = departures[key], !departure.flies else { return }
        builder.modify(layout.shown.elements) { $0 = departure.plain[$0.id] ?? $0 }
        showPhase(key, layout, &builder)
        layout.leave(layout.shown.elements, motion: departure.motion, in: &builder)
    }

    private func showsPhases(_ layout: LayoutNode) -> Bool { layout.trait(TransitionDriverTrait.self).driver != nil }

    /// Places and displays the node, since its container no longer lays it out.
    private func showPhase(_ key: ObjectIdentifier, _ layout: LayoutNode, _ builder: inout DisplayBuilder) {
        layout.place(at: layout.origin, proposal: layout.placedProposal)
        for id in builder.display(layout) { departures[key]?.plain[id] = builder.list[id] }
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
        for end in departure.companions { end() }
    }

    /// Their container has left as well.
    func forget(in parent: LayoutNode) {
        for (key, departure) in departures where departure.layouts.contains(where: { $0.parent === parent }) {
            departures[key] = nil
            finish(departure)
        }
    }

    func cancelAll() {
        let all = departures.values
        departures = [:]
        for departure in all {
            departure.node.teardown()
            for end in departure.companions { end() }
        }
    }
}

extension ViewGraph {
    /// Removes a node, after its transition if the transition or the change is animated; `finally` drops the reference to it.
    func remove(_ node: ViewNode, finally: @escaping () -> Void) {
        if let animation = node.removalAnimation, departures.begin(node, animation, finally: finally) { return }
        node.teardown()
        finally()
    }

    /// Restores a node whose transition out is still running.
    func revive(_ node: ViewNode) -> Bool { departures.revive(node) }
}
