import Foundation
import Testing

@testable import SwiftUICore

@MainActor
@Suite(.timeLimit(.minutes(2))) struct KeyframeTests {
    @Test func `keyframes in no track move the whole value`() {
        let one = KeyframeTimeline(initialValue: 0.0) { LinearKeyframe(10, duration: 2) }
        #expect(one.value(time: 1) == 5)
        let isLong = true
        let several = KeyframeTimeline(initialValue: CGPoint.zero) {
            LinearKeyframe(CGPoint(x: 2, y: 4), duration: 1)
            for step in 3..<5 { LinearKeyframe(CGPoint(x: step, y: 4), duration: 1) }
            if isLong { MoveKeyframe(CGPoint(x: 9, y: 9)) }
        }
        #expect(several.duration == 3)
        #expect(several.value(time: 0.5) == CGPoint(x: 1, y: 2))
        #expect(several.value(time: 3) == CGPoint(x: 9, y: 9))
    }

    @Test func `a spring hands on the speed that it was given`() {
        // The next keyframe replaces the spring after a hundredth of a second, when its velocity is still about that of the
        // linear keyframe before it.
        func timeline(_ first: Double) -> KeyframeTimeline<Double> {
            KeyframeTimeline(initialValue: 0.0) {
                LinearKeyframe(first, duration: 1)
                SpringKeyframe(first, duration: 0.01, spring: .smooth)
                CubicKeyframe(first, duration: 1)
            }
        }
        let moving = timeline(100)
        let shortlyAfter = moving.value(time: 1.02)
        #expect(shortlyAfter > 100.5)
    }

    @Test func `what no longer repeats shows the beginning`() async {
        let window = TestWindow(Repeating())
        await window.render { !window.texts.contains("value 7") }
        window.press(button: "stop")
        #expect(window.texts.contains("value 7"))
    }

    @Test func `with reduced motion a triggered run is at its end`() {
        var environment = EnvironmentValues()
        environment.accessibilityReduceMotion = true
        let window = TestWindow(Triggered(), environment: environment)
        #expect(window.texts.contains("value 0"))
        window.press(button: "run")
        #expect(window.texts.contains("value 10"))
    }
}

private struct Repeating: View {
    @State private var repeats = true

    var body: some View {
        KeyframeAnimator(initialValue: 7.0, repeating: repeats) { value in
            Text(verbatim: "value \(Int(value))")
        } keyframes: { _ in
            LinearKeyframe(1000, duration: 10)
        }
        Button("stop") { repeats = false }
    }
}

private struct Triggered: View {
    @State private var count = 0

    var body: some View {
        KeyframeAnimator(initialValue: 0.0, trigger: count) { value in
            Text(verbatim: "value \(Int(value))")
        } keyframes: { _ in
            LinearKeyframe(10, duration: 1000)
        }
        Button("run") { count += 1 }
    }
}
