import CoreGraphics
import DisplayList
import Foundation
import Testing

@testable import SwiftUICore
@testable import ViewTree

/// The value that a renderer drew last, rounded to thousandths because a curve's points are computed iteratively.
private final class Sheet: @unchecked Sendable {
    var share = -1.0 { didSet { share = rounded(share) } }
}

private func rounded(_ number: Double) -> Double { (number * 1_000).rounded() / 1_000 }

/// Draws the part of a text that has appeared so far.
private struct Writing: TextRenderer {
    var share: Double
    let sheet: Sheet

    var animatableData: Double {
        get { share }
        set { share = newValue }
    }

    func draw(layout: Text.Layout, in context: inout GraphicsContext) {
        sheet.share = share
        context.opacity = share
        for line in layout { context.draw(line) }
    }
}

/// As in Apple's sample: the renderer moves with its own animation, whatever animation the change has.
private struct Written: Transition {
    let sheet: Sheet

    func body(content: Content, phase: TransitionPhase) -> some View {
        content.transaction {
            if !$0.disablesAnimations { $0.animation = .linear(duration: 100) }
        } body: {
            $0.textRenderer(Writing(share: phase.isIdentity ? 1 : 0, sheet: sheet))
        }
    }
}

private struct Shake: GeometryEffect {
    var distance: CGFloat

    var animatableData: CGFloat {
        get { distance }
        set { distance = newValue }
    }

    func effectValue(size: CGSize) -> ProjectionTransform {
        ProjectionTransform(CGAffineTransform(translationX: distance, y: 0))
    }
}

private struct Turned<T: View>: View {
    let animation: Animation?
    let make: () -> T
    @State private var isShown = false

    var body: some View {
        VStack {
            Button {
                withAnimation(animation) { isShown.toggle() }
            } label: {
                Text(verbatim: "toggle")
            }
            if isShown { make() }
        }
    }
}

/// Animations that Swift computes during a transition, driven by the test's clock.
@MainActor
@Suite("Motion in transitions")
struct TransitionMotionTests {
    private final class Time {
        var now = 0.0
    }

    private let time = Time()
    private let sheet = Sheet()
    private let slow = Animation.linear(duration: 100)

    /// A window in which the view's insertion has begun.
    private func coming(_ animation: Animation?, _ make: @escaping () -> some View) -> TestWindow {
        let window = TestWindow(Turned(animation: animation, make: make))
        window.graph.clock.source = { [time] in time.now }
        window.press(button: "toggle")
        return window
    }

    /// A window in which the view has appeared and its removal has begun.
    private func going(_ animation: Animation?, _ make: @escaping () -> some View) -> TestWindow {
        let window = coming(animation, make)
        pass(100, window)
        window.press(button: "toggle")
        return window
    }

    private func pass(_ seconds: Double, _ window: TestWindow) {
        time.now += seconds
        window.graph.clock.step()
        window.render()
    }

    private var text: some View { Text(verbatim: "written").transition(Written(sheet: sheet)) }

    private func shaken(_ transition: AnyTransition) -> some View {
        Color.red.frame(width: 10, height: 10).transition(transition)
    }

    private var shake: AnyTransition { .modifier(active: Shake(distance: 10), identity: Shake(distance: 0)) }

    private func distance(_ window: TestWindow) -> Double? {
        window.elements.map { rounded($0.style.transform.values[12]) }.first { $0 != 0 }
    }

    @Test func `a renderer comes from its first phase`() {
        let window = coming(slow) { text }
        #expect(sheet.share == 0)
        pass(25, window)
        #expect(sheet.share == 0.25)
        pass(75, window)
        #expect(sheet.share == 1)
    }

    @Test func `a renderer moves while its view leaves`() {
        let window = going(slow) { text }
        #expect(sheet.share == 1)
        pass(25, window)
        #expect(sheet.share == 0.75)
        #expect(window.elements.contains { $0.isLeaving })
        pass(50, window)
        #expect(sheet.share == 0.25)
    }

    @Test func `a view that is back in the middle goes on from there`() {
        let window = going(slow) { text }
        pass(50, window)
        window.press(button: "toggle")
        #expect(sheet.share == 0.5)
        #expect(!window.elements.contains { $0.isLeaving })
        pass(50, window)
        #expect(sheet.share == 0.75)
    }

    @Test func `a geometry effect comes from where its view is not yet`() {
        let window = coming(slow) { shaken(shake) }
        #expect(distance(window) == 10)
        pass(50, window)
        #expect(distance(window) == 5)
    }

    @Test func `a geometry effect moves while its view fades`() throws {
        let window = going(slow) { shaken(shake.combined(with: .opacity)) }
        let fading = try #require(window.elements.first { $0.isLeaving })
        for (seconds, place) in [(50.0, 5.0), (25, 7.5)] {
            pass(seconds, window)
            #expect(distance(window) == place)
            let element = try #require(window.list[fading.id])
            #expect(element.isLeaving && element.style.opacity == 0)
            // It is the same animation, so the browser continues it rather than starting another one.
            #expect(element.motions[.opacity] == fading.motions[.opacity])
        }
    }

    @Test func `a transition's own animation moves an effect in a plain change`() {
        let window = going(nil) { shaken(shake.animation(.linear(duration: 100))) }
        pass(50, window)
        #expect(distance(window) == 5)
    }

    @Test func `a transition's own animation moves a renderer in a plain change`() {
        let plain = AnyTransition.modifier(
            active: WritingModifier(share: 0, sheet: sheet), identity: WritingModifier(share: 1, sheet: sheet))
        let window = going(nil) { Text(verbatim: "written").transition(plain.animation(.linear(duration: 100))) }
        #expect(sheet.share == 1)
        pass(50, window)
        #expect(sheet.share == 0.5)
    }
}

private struct WritingModifier: ViewModifier {
    let share: Double
    let sheet: Sheet
    func body(content: Content) -> some View { content.textRenderer(Writing(share: share, sheet: sheet)) }
}
