import DisplayList
import Foundation

/// When an animation counts as complete.
public struct AnimationCompletionCriteria: Hashable, Sendable {
    private let isRemoved: Bool
    /// When the value has reached its target but for a spring's last, invisible movement.
    public static let logicallyComplete = AnimationCompletionCriteria(isRemoved: false)
    /// When nothing moves any more.
    public static let removed = AnimationCompletionCriteria(isRemoved: true)

    /// From the change to the completion; infinite where the animation repeats for ever.
    func seconds(_ animation: Animation?) -> Double {
        guard let motion = animation?.motion(serial: 0) else { return 0 }
        if isRemoved { return motion.totalSeconds }
        return min(motion.logicalSeconds, animation?.logicalSeconds ?? .infinity)
    }

    /// Whether what moves by a custom animation has come as far, or is gone.
    @MainActor
    fileprivate func isMet(by course: AnimationCourse?) -> Bool {
        guard let course, !course.isOver else { return true }
        return !isRemoved && course.isLogicallyComplete
    }
}

/// What `withAnimation` runs when its change has arrived: once, also where several windows show the change.
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

    /// A graph has a change to show, and will say when.
    func expect() {
        lock.withLock { isExpected = true }
    }

    /// The change is on its way to the browser.
    ///
    /// What a custom animation moves says by itself when it has arrived. Nothing moves by it while the window isn't seen.
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

    /// For a change that no graph was told of: there is nothing to wait for.
    func runIfNothingChanged() {
        guard !lock.withLock({ isExpected }) else { return }
        DispatchQueue.main.async {
            MainActor.assumeIsolated {
                if !self.lock.withLock({ self.isExpected }) { self.runOnce() }
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
    /// When a motion has reached its target but for a spring's last movement, which nobody sees: its response, as SwiftUI
    /// counts a spring's duration.
    fileprivate var logicalSeconds: Double {
        guard case .spring(let response, _) = curve else { return totalSeconds }
        return delay + (pause + response) * repeatCount / usableSpeed
    }
}
