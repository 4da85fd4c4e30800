import DisplayList
import Foundation
import Testing

@testable import SwiftUICore

private struct Number: View, Animatable {
    var value: Double
    nonisolated var animatableData: Double {
        get { value }
        set { value = newValue }
    }
    var body: some View { Text(verbatim: "\(Int(value))") }
}

/// Puts its view so many points to the right.
private struct Shift: Layout {
    var distance: Double
    var animatableData: Double {
        get { distance }
        set { distance = newValue }
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: 200, height: 20)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        subviews[0].place(at: CGPoint(x: bounds.minX + distance, y: bounds.minY), proposal: .unspecified)
    }
}

private struct Change<Content: View>: View {
    @State private var value = 0.0
    let animation: Animation?
    let target: Double
    let make: (Double) -> Content

    var body: some View {
        VStack {
            Button {
                withAnimation(animation) { value = target }
            } label: {
                Text(verbatim: "change")
            }
            make(value)
        }
    }
}

/// What moves in Swift, because only Swift knows what lies between two values.
@MainActor
@Suite("Interpolation", .timeLimit(.minutes(2)))
struct InterpolationTests {
    private func window(
        _ animation: Animation?, to target: Double = 1000, _ make: @escaping (Double) -> some View
    ) -> TestWindow {
        TestWindow(Change(animation: animation, target: target, make: make))
    }

    private func path(_ window: TestWindow) -> String? {
        window.elements.compactMap { if case .path(let path) = $0.content { path.path.svgPathData } else { nil } }.first
    }

    @Test func `an animatable view begins where it was`() {
        let window = self.window(.linear(duration: 1000)) { Number(value: $0) }
        window.press(button: "change")
        #expect(window.texts.contains("0"))
    }

    @Test func `an animatable view arrives`() async {
        let window = self.window(.linear(duration: 0.05)) { Number(value: $0) }
        window.press(button: "change")
        await window.render { window.texts.contains("1000") }
    }

    private func shifted(_ animation: Animation?) -> TestWindow {
        window(animation, to: 100) { distance in Shift(distance: distance) { Text(verbatim: "shifted") } }
    }

    private func place(_ window: TestWindow) -> CGFloat {
        window.windowFrame(of: window.element(text: "shifted")!.id).minX
    }

    @Test func `an animatable layout begins where it was`() {
        let window = shifted(.linear(duration: 1000))
        let beginning = place(window)
        window.press(button: "change")
        #expect(place(window) < beginning + 1)
    }

    @Test func `an animatable layout arrives`() async {
        let window = shifted(.linear(duration: 0.05))
        let end = place(window) + 100
        window.press(button: "change")
        await window.render { place(window) == end }
    }

    @Test func `without an animation it is there at once`() {
        let window = self.window(nil) { Number(value: $0) }
        window.press(button: "change")
        #expect(window.texts.contains("1000"))
    }

    @Test func `a trimmed outline grows`() {
        func pressed(_ animation: Animation?) -> String? {
            let window = self.window(animation, to: 1) { share in
                Circle().trim(from: 0, to: 0.25 + share / 2).stroke(lineWidth: 4).frame(width: 40, height: 40)
            }
            window.press(button: "change")
            return path(window)
        }
        let arrived = pressed(nil)
        #expect(arrived != nil)
        #expect(pressed(.linear(duration: 1000)) != arrived)
    }

    @Test func `keyframes lead where they say`() {
        let timeline = KeyframeTimeline(initialValue: 0.0) {
            KeyframeTrack {
                LinearKeyframe(10, duration: 1)
                MoveKeyframe(20)
                CubicKeyframe(40, duration: 2)
                SpringKeyframe(0, duration: 1)
            }
        }
        #expect(timeline.duration == 4)
        #expect(timeline.value(time: 0.5) == 5)
        #expect(timeline.value(time: 1) == 20)
        #expect(abs(timeline.value(time: 2) - 30) < 0.001)
        #expect(timeline.value(time: 9) == 0)
    }

    @Test func `each track moves its property`() {
        let timeline = KeyframeTimeline(initialValue: CGPoint.zero) {
            KeyframeTrack(\.x) { LinearKeyframe(4, duration: 2) }
            KeyframeTrack(\.y) { LinearKeyframe(8, duration: 1) }
        }
        #expect(timeline.value(progress: 0.5) == CGPoint(x: 2, y: 8))
    }

    @Test func `a spring settles at its target`() {
        let spring = Spring(duration: 0.5, bounce: 0.3)
        #expect(spring.value(target: 10.0, time: 0) == 0)
        #expect(abs(spring.value(target: 10.0, time: spring.settlingDuration) - 10) < 0.02)
    }
}
