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
    /// What custom animations move that the browser moves otherwise.
    private(set) lazy var elements = ElementTravels(graph: graph)
    /// Whose environment a custom animation reads.
    private(set) lazy var makers = LayoutMakers(graph: graph)
    /// The custom animations that have begun in a pass, for those who wait for their end.
    private var begun: (pass: Int, courses: [WeakCourse]) = (0, [])
    /// Where the time comes from, in seconds.
    lazy var source: () -> Double = { [unowned graph] in graph.time.seconds }

    init(graph: ViewGraph) { self.graph = graph }

    /// In seconds, of a clock that never goes back.
    var now: Double { source() }

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
        graph.time.wake(afterSeconds: Self.interval) { [weak self] in self?.tick() }
    }

    private func tick() {
        isDue = false
        step()
        schedule()
    }

    /// Lets everything take a step.
    func step() {
        graph.inContext {
            for (owner, step) in steps where !step() { steps[owner] = nil }
        }
    }
}

// MARK: - Custom animations

/// A course, for as long as something moves by it.
struct WeakCourse {
    weak var course: AnimationCourse?
}

extension AnimationClock {
    func didBegin(_ course: AnimationCourse) {
        if begun.pass != graph.passSerial { begun = (graph.passSerial, []) }
        begun.courses.append(WeakCourse(course: course))
    }

    /// What has begun to move by a custom animation in the current pass.
    func courses(of animation: Animation) -> [WeakCourse] {
        guard begun.pass == graph.passSerial else { return [] }
        return begun.courses.filter { $0.course?.animation == animation }
    }
}
