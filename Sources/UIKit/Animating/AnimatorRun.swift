import CoreGraphics
import Foundation
import SwiftUICore

/// Changes of one block of an animator: they move in a part of the animation's way.
@MainActor
final class AnimatorPart {
    let changes = RecordedChanges()
    /// Where on the way the changes begin.
    private let start: CGFloat

    /// Changes that begin after a share of what was left of the way.
    init(from share: CGFloat, delay: CGFloat) { start = min(share, 0.999) + (1 - min(share, 0.999)) * delay }

    /// Where the changes are when the animation is at a share of its way.
    func share(at share: CGFloat) -> CGFloat {
        guard start < 1 else { return share < 1 ? 0 : 1 }
        return start == 0 ? share : min(max((share - start) / (1 - start), 0), 1)
    }

    /// Whether the changes begin at a later share of the way.
    func isLate(at share: CGFloat) -> Bool { start > share + 0.001 }

    /// How far from a share of the way the changes begin, in units of what is left.
    func delay(from share: CGFloat) -> Double { share < 1 ? Double(max((start - share) / (1 - share), 0)) : 0 }

    /// Properties that earlier parts move as well go on from where those have them when this part begins.
    func goOn(from earlier: [AnimatorPart]) {
        changes.goOn(from: earlier.map { (changes: $0.changes, share: $0.share(at: start)) })
    }

    func show(_ share: CGFloat) { changes.show(self.share(at: share)) }
}

/// An animation that plays: from one share of the way to the beginning or the end.
@MainActor
final class AnimatorRun {
    private let start: CGFloat
    private let goal: CGFloat
    private let timing: AnimatorTiming
    private let length: TimeInterval
    private let beginning = CACurrentMediaTime()
    private var tasks: [Task<Void, Never>] = []

    init(from start: CGFloat, to goal: CGFloat, timing: AnimatorTiming, lasting length: TimeInterval) {
        (self.start, self.goal, self.timing, self.length) = (start, goal, timing, length)
    }

    /// How far the views are at present.
    var share: CGFloat {
        let passed = CACurrentMediaTime() - beginning
        guard length > 0, passed < length else { return goal }
        let progress = timing.progress(after: passed / length * timing.duration)
        return start + (goal - start) * progress
    }

    /// Lets the browser move a part to its goal. A part whose turn comes later waits for it.
    func play(_ part: AnimatorPart) {
        guard goal == 1, part.isLate(at: start), length > 0 else { return move(part, in: length) }
        let pause = length * part.delay(from: start)
        tasks.append(
            Task { [self] in
                try? await Task.sleep(for: .limited(pause))
                if !Task.isCancelled { move(part, in: length - pause) }
            })
    }

    private func move(_ part: AnimatorPart, in seconds: TimeInterval) {
        let goal = goal
        guard seconds > 0, timing.duration > 0 else { return UIView.performWithoutAnimation { part.show(goal) } }
        withAnimation(timing.animation.speed(timing.duration / seconds)) { part.show(goal) }
    }

    func whenOver(_ body: @escaping @MainActor () -> Void) {
        let length = length
        tasks.append(
            Task {
                try? await Task.sleep(for: .limited(length))
                if !Task.isCancelled { body() }
            })
    }

    func cancel() { for task in tasks { task.cancel() } }
}
