import DisplayList
import Foundation

/// When an animation counts as complete.
public struct AnimationCompletionCriteria: Hashable, Sendable {
    private let isRemoved: Bool
    /// The value has reached its target, except for the last, invisible movement of a spring.
    public static let logicallyComplete = AnimationCompletionCriteria(isRemoved: false)
    /// Nothing moves any more.
    public static let removed = AnimationCompletionCriteria(isRemoved: true)

    /// The seconds from the change to the completion; infinite if the animation repeats for ever.
    func seconds(_ animation: Animation?) -> Double {
        guard let motion = animation?.motion(serial: 0) else { return 0 }
        if isRemoved { return motion.totalSeconds }
        return min(motion.logicalSeconds, animation?.logicalSeconds ?? .infinity)
    }

    /// Whether a custom animation has come this far, or no longer exists.
    @MainActor
    fileprivate func isMet(by course: AnimationCourse?) -> Bool {
        guard let course, !course.isOver else { return true }
        return !isRemoved && course.isLogicallyComplete
    }
}

/// The completion of `withAnimation`: it runs once, even if several windows show the change.
final class AnimationCompletion: @unchecked Sendable {
    private let criteria: AnimationCompletionCriteria
    private let run: @MainActor @Sendable () -> Void
    private let lock = NSLock()
    private var isExpected = false
    private var hasRun = false

    init(criteria: AnimationCompletionCriteria, _ run: @escaping @MainActor @Sendable () -> Void) {
        self.criteria = criteria
        self.run = run
    }

    /// A graph has recorded a change, and will call `begin` for it.
    func expect() {
        lock.withLock { isExpected = true }
    }

    /// Call it when the change is sent to the browser.
    ///
    /// A custom animation's own progress decides when it is complete. It isn't stepped while the window is hidden.
    @MainActor
    func begin(_ animation: Animation?, in context: @escaping @MainActor (() -> Void) -> Void) {
        if let animation, animation.isCustom, let clock = CurrentGraph.graph?.clock {
            let courses = clock.courses(of: animation)
            if !courses.isEmpty { return wait(for: courses, by: clock, in: context) }
        }
        let seconds = criteria.seconds(animation)
        guard seconds.isFinite else { return }
        let time = CurrentGraph.graph?.time ?? SystemTime.shared
        time.wake(afterSeconds: seconds) { context { self.runOnce() } }
    }

    @MainActor
    private func wait(
        for courses: [WeakCourse], by clock: AnimationClock, in context: @escaping @MainActor (() -> Void) -> Void
    ) {
        clock.run(self) {
            guard courses.allSatisfy({ self.criteria.isMet(by: $0.course) }) else { return true }
            context { self.runOnce() }
            return false
        }
    }

    /// Runs the completion if no graph has recorded a change: there is nothing to wait for. It runs in the window whose code made
    /// the transaction, as if that had shown a change.
    func runIfNothingChanged() {
        guard !lock.withLock({ isExpected }) else { return }
        let context = CurrentGraph.graph?.laterContext
        DispatchQueue.main.async {
            MainActor.assumeIsolated {
                guard !self.lock.withLock({ self.isExpected }) else { return }
                if let context { context { self.runOnce() } } else { self.runOnce() }
            }
        }
    }

    @MainActor private func runOnce() {
        let isFirst = lock.withLock {
            defer { hasRun = true }
            return !hasRun
        }
        if isFirst { run() }
    }
}

extension Motion {
    /// The time at which a motion has reached its target, except for a spring's last, invisible movement. For a spring it is the
    /// response, which SwiftUI also uses as a spring's duration.
    fileprivate var logicalSeconds: Double {
        guard case .spring(let response, _) = curve else { return totalSeconds }
        return delay + (pause + response) * repeatCount / usableSpeed
    }
}
