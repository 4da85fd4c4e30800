import Foundation

/// Steps the animations that are played in Swift, sixty times a second while there are any and the window is visible.
///
/// The browser plays motions by itself. This clock steps the app's own values, which the browser doesn't know: a shape's outline,
/// a modifier's number.
@MainActor
final class AnimationClock {
    private static let interval = 1.0 / 60
    private unowned let graph: ViewGraph
    private var steps: [ObjectIdentifier: () -> Bool] = [:]
    private var isDue = false
    private var isWatching = false
    /// Element properties that custom animations move instead of the browser.
    private(set) lazy var elements = ElementTravels(graph: graph)
    /// Finds the view whose environment a custom animation reads.
    private(set) lazy var makers = LayoutMakers(graph: graph)
    /// The custom animations that began in a pass, for completions that wait for their end.
    private var begun: (pass: Int, courses: [WeakCourse]) = (0, [])
    /// The source of the time, in seconds.
    lazy var source: () -> Double = { [unowned graph] in graph.time.seconds }

    init(graph: ViewGraph) { self.graph = graph }

    /// In seconds, monotonic.
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

    /// Steps everything that is running.
    func step() {
        graph.inContext {
            for (owner, step) in steps where !step() { steps[owner] = nil }
        }
    }
}

// MARK: - Custom animations

/// A weak reference to a course, which lives as long as something moves by it.
struct WeakCourse {
    weak var course: AnimationCourse?
}

extension AnimationClock {
    func didBegin(_ course: AnimationCourse) {
        if begun.pass != graph.passSerial { begun = (graph.passSerial, []) }
        begun.courses.append(WeakCourse(course: course))
    }

    /// The courses that a custom animation has started in the current pass.
    func courses(of animation: Animation) -> [WeakCourse] {
        guard begun.pass == graph.passSerial else { return [] }
        return begun.courses.filter { $0.course?.animation == animation }
    }
}
