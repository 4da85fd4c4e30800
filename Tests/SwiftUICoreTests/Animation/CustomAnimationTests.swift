import DisplayList
import Foundation
import Testing

@testable import SwiftUICore
@testable import ViewTree

/// Linear.
struct Steady: CustomAnimation {
    var duration = 1.0
    var merges = false

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        if time >= 0.5 { context.isLogicallyComplete = true }
        return time > duration ? nil : value.scaled(by: time / duration)
    }

    func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool { merges }
}

private struct Endless: CustomAnimation {
    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? { value }
}

private struct NoNumber: CustomAnimation {
    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        value.scaled(by: .nan)
    }
}

/// Counts its calls and ends with the fourth.
private struct Counting: CustomAnimation {
    private struct Calls: AnimationStateKey { static let defaultValue = 0 }

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        context.state[Calls.self] += 1
        let calls = context.state[Calls.self]
        return calls > 3 ? nil : value.scaled(by: Double(calls))
    }
}

/// The values of a custom animation, alone and with modifiers.
@Suite struct CustomAnimationTests {
    private let steady = Animation(Steady())

    private func value(_ animation: Animation, at time: Double) -> Double? {
        var context = AnimationContext<Double>(environment: EnvironmentValues())
        return animation.animate(value: 100, time: time, context: &context)
    }

    private func seconds(_ animation: Animation) -> Double { animation.motion(serial: 0).totalSeconds }

    @Test func `it is asked for the part of the way`() {
        #expect(value(steady, at: 0) == 0)
        #expect(value(steady, at: 0.25) == 25)
        #expect(value(steady, at: 1.01) == nil)
    }

    @Test func `a delay and a speed count in their order`() {
        #expect(value(steady.delay(1), at: 0.5) == 0)
        #expect(value(steady.delay(1), at: 1.5) == 50)
        #expect(value(steady.speed(2), at: 0.25) == 50)
        #expect(value(steady.delay(1).speed(2), at: 0.75) == 50)
    }

    @Test func `rounds are alike and go back`() throws {
        let thrice = steady.repeatCount(3)
        #expect(abs(try #require(value(thrice, at: 1.25)) - 75) < 0.1)
        #expect(abs(try #require(value(thrice, at: 2.25)) - 25) < 0.1)
        #expect(value(thrice, at: 3.01) == nil)
        let endless = steady.repeatForever(autoreverses: false)
        #expect(abs(try #require(value(endless, at: 40.25)) - 25) < 0.1)
    }

    @Test func `its length is found out`() {
        #expect(abs(seconds(Animation(Steady(duration: 0.777))) - 0.777) < 0.001)
        #expect(abs(seconds(Animation(Steady(duration: 0.5)).delay(1).repeatCount(2)) - 3) < 0.001)
        #expect(seconds(steady.repeatForever()) == .infinity)
    }

    @Test func `one without an end is cut off`() {
        #expect(value(Animation(Endless()), at: 60) == 100)
        #expect(value(Animation(Endless()), at: 60.1) == nil)
        #expect(abs(seconds(Animation(Endless())) - 60) < 0.1)
    }

    @Test func `what is no number ends it`() {
        #expect(value(Animation(NoNumber()), at: 0) == nil)
        #expect(seconds(Animation(NoNumber())) == 0)
        #expect(seconds(Animation(NoNumber()).repeatForever()) == 0)
        #expect(value(Animation(NoNumber()).repeatForever(), at: 1) == nil)
    }

    @Test func `the browser's curve comes as near as a curve can`() {
        let curve = AnimationSamples(AnyCustomAnimation(base: Steady())).curve
        guard case .bezier(_, let x1, let y1, let x2, let y2) = curve else { return #expect(Bool(false)) }
        #expect(abs(x1 - y1) < 0.001 && abs(x2 - y2) < 0.001)
    }

    @Test func `it remembers what it stored`() {
        var context = AnimationContext<Double>(environment: EnvironmentValues())
        let animation = Animation(Counting())
        let values = (0..<4).map { _ in animation.animate(value: 1, time: 0, context: &context) }
        #expect(values == [1, 2, 3, nil])
    }

    @Test func `a built in one says its values too`() throws {
        var context = AnimationContext<Double>(environment: EnvironmentValues())
        let linear = Animation.linear(duration: 2)
        #expect(abs(try #require(linear.animate(value: 10, time: 1, context: &context)) - 5) < 0.001)
        #expect(linear.animate(value: 10, time: 2, context: &context) == nil)
        #expect(abs(try #require(linear.velocity(value: 10, time: 1, context: context)) - 5) < 0.001)
        #expect(Animation.spring.shouldMerge(previous: linear, value: 1, time: 0, context: &context))
        #expect(!linear.shouldMerge(previous: linear, value: 1, time: 0, context: &context))
    }

    @Test func `equal ones make equal animations`() {
        #expect(Animation(Steady()) == Animation(Steady()))
        #expect(Animation(Steady()) != Animation(Steady(duration: 2)))
        #expect(Animation(Steady()) != Animation(Endless()))
    }
}
