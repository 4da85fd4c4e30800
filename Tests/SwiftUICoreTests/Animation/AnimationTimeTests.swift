import DisplayList
import Testing

@testable import SwiftUICore
@testable import ViewTree

/// How an animation's modifiers combine in the order in which they are applied.
@Suite struct AnimationTimeTests {
    private let second = Animation.linear(duration: 1)

    private func seconds(_ animation: Animation) -> Double { animation.motion(serial: 0).totalSeconds }

    @Test func `a speed shortens the delay before it`() {
        #expect(second.delay(1).speed(2).motion(serial: 0).delay == 0.5)
        #expect(seconds(second.delay(1).speed(2)) == 1)
    }

    @Test func `a speed leaves the delay after it alone`() {
        #expect(second.speed(2).delay(1).motion(serial: 0).delay == 1)
        #expect(seconds(second.speed(2).delay(1)) == 1.5)
    }

    @Test func `a delay after a repetition is waited once`() {
        #expect(seconds(second.repeatCount(3).delay(1)) == 4)
        #expect(second.repeatForever().delay(1).motion(serial: 0).delay == 1)
    }

    @Test func `a delay before a repetition is waited in each round`() {
        #expect(seconds(second.delay(1).repeatCount(3)) == 6)
        #expect(seconds(second.speed(2).delay(1).repeatCount(3)) == 4.5)
        #expect(seconds(second.delay(1).repeatCount(3).speed(2).delay(1)) == 4)
    }

    @Test func `a count below one plays once`() {
        #expect(second.repeatCount(0).motion(serial: 0).repeatCount == 1)
    }

    @Test func `an animation completes logically when it is told to`() {
        let logical = AnimationCompletionCriteria.logicallyComplete
        #expect(logical.seconds(second.logicallyComplete(after: 0.25)) == 0.25)
        #expect(logical.seconds(second.logicallyComplete(after: 0.25).delay(2)) == 2.25)
        #expect(logical.seconds(second.logicallyComplete(after: 0.5).speed(2)) == 0.25)
        #expect(logical.seconds(second.repeatForever().logicallyComplete(after: 3)) == 3)
        #expect(logical.seconds(second.logicallyComplete(after: 9)) == 1)
        #expect(AnimationCompletionCriteria.removed.seconds(second.logicallyComplete(after: 0.25)) == 1)
    }
}
