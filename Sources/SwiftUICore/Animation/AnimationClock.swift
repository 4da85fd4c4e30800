import Foundation

/// Steps what moves in Swift, sixty times a second for as long as something does and the window can be seen.
///
/// The browser plays motions by itself. What is stepped here are values of the app's own, of which the browser knows
/// nothing: a shape's outline, a modifier's number.
@MainActor
final class AnimationClock {
    private static let interval = 1.0 / 60
    private unowned let graph: ViewGraph
    private var steps: [ObjectIdentifier: () -> Bool] = [:]
    private var isDue = false
    private var isWatching = false

    init(graph: ViewGraph) { self.graph = graph }

    /// In seconds, of a clock that never goes back.
    var now: Double { Double(DispatchTime.now().uptimeNanoseconds) / 1e9 }

    /// Calls `step` until it returns false.
    func run(_ owner: AnyObject, step: @escaping () -> Bool) {
        steps[ObjectIdentifier(owner)] = step
        watch()
        schedule()
    }

    func stop(_ owner: AnyObject) { steps[ObjectIdentifier(owner)] = nil }

    private func watch() {
        guard !isWatching else { return }
        isWatching = true
        graph.visibility.add(self) { [weak self] isVisible in if isVisible { self?.schedule() } }
    }

    private func schedule() {
        guard !isDue, !steps.isEmpty, graph.visibility.isVisible else { return }
        isDue = true
        DispatchQueue.main.asyncAfter(deadline: .now() + Self.interval) { [weak self] in
            MainActor.assumeIsolated { self?.tick() }
        }
    }

    private func tick() {
        isDue = false
        graph.inContext {
            for (owner, step) in steps where !step() { steps[owner] = nil }
        }
        schedule()
    }
}
