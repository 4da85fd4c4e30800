import DisplayList
import Foundation
import Testing

@testable import SwiftUICore

@MainActor
@Suite struct SymbolEffectTests {
    private let heart = Image(systemName: "heart")

    private func symbol(in window: TestWindow) -> DisplayElement? { window.elements.last { $0.content.path != nil } }

    private func shown(_ view: some View) -> DisplayElement? { symbol(in: TestWindow(view)) }

    private func scale(_ element: DisplayElement?) -> Double? { element?.style.transform.values[0] }

    @Test func `an effect moves the symbols in a view and nothing else`() {
        let window = TestWindow(
            VStack {
                heart
                Text("text")
            }
            .symbolEffect(.scale.up))
        #expect(scale(symbol(in: window)) == 1.2)
        let others = window.elements.filter { $0.content.path == nil }
        #expect(others.allSatisfy { $0.style.transform == .identity })
    }

    @Test func `removed effects do not reach the symbol`() {
        #expect(scale(shown(heart.symbolEffectsRemoved().symbolEffect(.scale))) == 1)
        #expect(scale(shown(heart.symbolEffectsRemoved(false).symbolEffect(.scale))) == 1.2)
        #expect(scale(shown(heart.symbolEffect(.scale).symbolEffectsRemoved())) == 1.2)
    }

    @Test func `effects of several modifiers add up`() {
        let element = shown(heart.symbolEffect(.scale.up).symbolEffect(.disappear.down))
        #expect(element?.style.opacity == 0)
        #expect(scale(element).map { abs($0 - 0.72) < 1e-9 } == true)
    }

    @Test func `a symbol that is hidden from the beginning does not flash`() {
        for element in [
            shown(heart.symbolEffect(.appear)), shown(heart.symbolEffect(.drawOn.individually)),
            shown(heart.symbolEffect(.disappear.up.byLayer)), shown(heart.symbolEffect(.drawOff.reversed)),
        ] {
            #expect(element?.style.opacity == 0)
            #expect(element?.motions.isEmpty == true)
        }
        #expect(shown(heart.symbolEffect(.appear, isActive: false))?.style.opacity == 1)
    }

    @Test func `an active effect goes on for ever`() {
        let element = shown(heart.symbolEffect(.pulse))
        #expect(element?.motions[.opacity]?.repeatCount == .infinity)
        #expect(element?.motions[.opacity]?.autoreverses == true)
    }

    @Test func `a turning symbol turns all the way and stops`() throws {
        let window = TestWindow(Turning())
        #expect(symbol(in: window)?.style.transform.rotationDegrees == 360)
        #expect(symbol(in: window)?.motions[.transform]?.repeatCount == .infinity)
        window.press(button: "stop")
        #expect(symbol(in: window)?.style.transform.rotationDegrees == 720)
        #expect(symbol(in: window)?.motions[.transform]?.repeatCount == 1)
    }

    @Test func `options say how often and how fast`() {
        let options = SymbolEffectOptions.repeat(.periodic(3, delay: 0.5)).speed(2)
        #expect(options.count == 3)
        #expect(options.pause == 0.5)
        #expect(options.speed == 2)
        #expect(SymbolEffectOptions.repeat(.continuous) == .repeating)
        #expect(SymbolEffectOptions.repeat(.periodic).count == .infinity)
        #expect(SymbolEffectOptions.nonRepeating.count == 1)
        #expect(SymbolEffectOptions.default.count == nil)
    }

    @Test func `symbols come by an effect`() throws {
        let window = TestWindow(Coming())
        window.press(button: "come")
        let element = try #require(symbol(in: window))
        #expect(element.style.opacity == 1)
        #expect(element.motions[.opacity]?.origin == .opacity(0))
    }

    @Test func `magic replacement is replacement`() {
        let magic = ContentTransition.symbolEffect(.replace.magic(fallback: .downUp.byLayer), options: .nonRepeating)
        #expect(magic == .symbolEffect)
    }
}

private struct Turning: View {
    @State private var turns = true

    var body: some View {
        Image(systemName: "heart").symbolEffect(.rotate, isActive: turns)
        Button("stop") { turns = false }
    }
}

private struct Coming: View {
    @State private var isShown = false

    var body: some View {
        VStack {
            if isShown { Image(systemName: "heart").transition(.symbolEffect(.drawOn)) }
            Button("come") { withAnimation(.linear(duration: 30)) { isShown = true } }
        }
    }
}
