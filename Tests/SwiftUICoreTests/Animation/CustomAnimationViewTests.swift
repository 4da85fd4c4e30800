import DisplayList
import Foundation
import Testing

@testable import SwiftUICore
@testable import ViewTree

/// From Apple's documentation: an animation that moves back before it starts, and overshoots.
private struct ElasticEaseInEaseOutAnimation: CustomAnimation {
    let duration: TimeInterval

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        if time > duration { return nil }
        let p = time / duration
        let s = sin((20 * p - 11.125) * ((2 * Double.pi) / 4.5))
        return p < 0.5
            ? value.scaled(by: -(pow(2, 20 * p - 10) * s) / 2) : value.scaled(by: (pow(2, -20 * p + 10) * s) / 2 + 1)
    }
}

extension Animation {
    fileprivate static func elasticEaseInEaseOut(duration: TimeInterval) -> Animation {
        Animation(ElasticEaseInEaseOutAnimation(duration: duration))
    }
}

private struct PausableAnimation: CustomAnimation {
    let base: Animation

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        let isPaused = context.environment.isPaused
        var state = context.pausableState
        if state.isPaused != isPaused { state = PausableState(isPaused: isPaused, pauseTime: time - state.pauseTime) }
        context.pausableState = state
        return base.animate(value: value, time: isPaused ? state.pauseTime : time - state.pauseTime, context: &context)
    }
}

private struct PausableState<Value: VectorArithmetic>: AnimationStateKey {
    var isPaused = false
    var pauseTime = 0.0
    static var defaultValue: Self { .init() }
}

extension AnimationContext {
    fileprivate var pausableState: PausableState<Value> {
        get { state[PausableState<Value>.self] }
        set { state[PausableState<Value>.self] = newValue }
    }
}

private struct PausedKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
    fileprivate var isPaused: Bool {
        get { self[PausedKey.self] }
        set { self[PausedKey.self] = newValue }
    }
}

private struct Number: View, Animatable {
    var value: Double
    nonisolated var animatableData: Double {
        get { value }
        set { value = newValue }
    }
    var body: some View { Text(verbatim: "value \(Int(value.rounded()))") }
}

private struct Mover: View {
    let animation: Animation
    var criteria = AnimationCompletionCriteria.logicallyComplete
    let bell: Bell
    @State private var target = 0.0
    @State private var isPaused = false

    var body: some View {
        VStack(spacing: 0) {
            Button("move") {
                withAnimation(animation, completionCriteria: criteria) {
                    target += 100
                } completion: {
                    bell.ring()
                }
            }
            Button("pause") { isPaused.toggle() }
            Number(value: target)
            Block("block").rotationEffect(.degrees(target)).opacity(1 - target / 200)
                .frame(width: target + 10, alignment: .trailing)
                .frame(width: 300, alignment: .leading)
        }
        .environment(\.isPaused, isPaused)
    }
}

/// Views that move with a custom animation, driven by the test's clock.
@MainActor
@Suite("Views under custom animations")
struct CustomAnimationViewTests {
    private let bell = Bell()
    private let time = Time()

    private final class Time {
        var now = 0.0
    }

    private func mover(
        _ animation: Animation, _ criteria: AnimationCompletionCriteria = .logicallyComplete
    ) -> TestWindow {
        let window = TestWindow(Mover(animation: animation, criteria: criteria, bell: bell))
        window.graph.clock.source = { [time] in time.now }
        return window
    }

    private func advance(_ window: TestWindow, to now: Double) {
        time.now = now
        // Completions see the end one step later.
        for _ in 0..<2 {
            window.graph.clock.step()
            window.render()
        }
    }

    private func place(_ window: TestWindow) -> CGFloat { window.frame("block")!.minX }

    private func opacity(_ window: TestWindow) -> Double? { window.elements.map(\.style.opacity).first { $0 < 1 } }

    private func degrees(_ window: TestWindow) -> Double? {
        window.elements.map(\.style.transform).first { $0 != .identity }.map {
            atan2($0.values[1], $0.values[0]) * 180 / .pi
        }
    }

    @Test func `what the browser moves otherwise is shown between`() throws {
        let window = mover(Animation(Steady()))
        let start = place(window)
        window.press(button: "move")
        #expect(place(window) == start)
        advance(window, to: 0.25)
        #expect(abs(try #require(opacity(window)) - 0.875) < 0.001)
        #expect(abs(try #require(degrees(window)) - 25) < 0.01)
        advance(window, to: 0.5)
        #expect(abs(place(window) - start - 50) < 0.01)
        #expect(window.elements.allSatisfy { $0.motions[.frame] == nil && $0.motions[.transform] == nil })
        advance(window, to: 2)
        #expect(place(window) == start + 100)
        #expect(opacity(window) == 0.5)
    }

    @Test func `an elastic one overshoots`() {
        let window = mover(.elasticEaseInEaseOut(duration: 1))
        let start = place(window)
        window.press(button: "move")
        advance(window, to: 0.6)
        #expect(place(window) > start + 105)
        #expect(!window.texts.contains("value 100"))
        advance(window, to: 1.1)
        #expect(place(window) == start + 100)
        #expect(window.texts.contains("value 100"))
    }

    @Test func `one pauses and goes on by the environment`() {
        let window = mover(Animation(PausableAnimation(base: Animation(Steady()))))
        let start = place(window)
        window.press(button: "move")
        advance(window, to: 0.5)
        window.press(button: "pause")
        advance(window, to: 0.5)
        advance(window, to: 30)
        #expect(abs(place(window) - start - 50) < 0.01)
        #expect(window.texts.contains("value 50"))
        window.press(button: "pause")
        advance(window, to: 30)
        advance(window, to: 30.25)
        #expect(abs(place(window) - start - 75) < 0.01)
        #expect(window.texts.contains("value 75"))
    }

    @Test func `ones that do not merge are added`() {
        let window = mover(Animation(Steady()))
        window.press(button: "move")
        advance(window, to: 0.5)
        window.press(button: "move")
        #expect(window.texts.contains("value 50"))
        advance(window, to: 1)
        #expect(window.texts.contains("value 150"))
        advance(window, to: 1.6)
        #expect(window.texts.contains("value 200"))
    }

    @Test func `one that merges goes on from what is seen`() {
        let window = mover(Animation(Steady(merges: true)))
        window.press(button: "move")
        advance(window, to: 0.5)
        window.press(button: "move")
        advance(window, to: 1)
        #expect(window.texts.contains("value 125"))
        advance(window, to: 1.6)
        #expect(window.texts.contains("value 200"))
    }

    @Test func `a completion runs when nothing moves any more`() {
        let window = mover(Animation(Steady()), .removed)
        window.press(button: "move")
        advance(window, to: 0.9)
        #expect(bell.count == 0)
        advance(window, to: 1.1)
        #expect(bell.count == 1)
        advance(window, to: 3)
        #expect(bell.count == 1)
    }

    @Test func `a completion runs when the animation says that it is logically complete`() {
        let window = mover(Animation(Steady()))
        window.press(button: "move")
        advance(window, to: 0.4)
        #expect(bell.count == 0)
        advance(window, to: 0.6)
        #expect(bell.count == 1)
    }

    @Test func `what goes on for ever is still on its way`() {
        let window = mover(Animation(Steady()).repeatForever(), .removed)
        let start = place(window)
        window.press(button: "move")
        advance(window, to: 41.5)
        #expect(abs(place(window) - start - 50) < 0.5)
        #expect(bell.count == 0)
    }
}
