import DisplayList
import Foundation
import Testing

@testable import SwiftUICore

@MainActor
@Suite("Forms of controls")
struct ControlFormTests {
    private struct Percent: View {
        @State private var part = 0.5
        let title: String
        var body: some View { Stepper(title, value: $part, in: 0...1, step: 0.25, format: .percent) }
    }

    @Test func `a stepper with a title that is no key shows its value formatted`() throws {
        let window = TestWindow(Percent(title: "Milk"))
        #expect(window.texts.contains("Milk"))
        #expect(window.texts.contains("50%"))
        let more = try #require(window.elements.first { $0.accessibility.label == "Increment" })
        window.press(more.id)
        #expect(window.texts.contains("75%"))
    }

    @Test func `a stepper takes its closures in the older order`() {
        let window = TestWindow(
            VStack {
                Stepper(onIncrement: {}, onDecrement: {}) { Text(verbatim: "one") }
                Stepper(value: .constant(1), in: 0...3, onEditingChanged: { _ in }) { Text(verbatim: "two") }
            })
        #expect(window.texts == ["one", "two"])
    }

    private func palette(_ effect: PaletteSelectionEffect) -> TestWindow {
        TestWindow(
            Picker(selection: .constant(1)) {
                Image(systemName: "star").tag(1)
                Image(systemName: "heart").tag(2)
            } label: {
                Text(verbatim: "Mark")
            }
            .pickerStyle(.palette)
            .paletteSelectionEffect(effect))
    }

    @Test func `a palette marks the chosen option by a frame, or leaves that to the app`() {
        func frameCount(_ effect: PaletteSelectionEffect) -> Int {
            palette(effect).elements.filter { ($0.style.background?.color.alpha ?? 0) > 0 }.count
        }
        #expect(frameCount(.automatic) > frameCount(.custom))
        #expect(frameCount(.symbolVariant(.fill)) == frameCount(.custom))
    }

    @Test func `a palette tells assistive technology what is chosen, whatever it shows`() {
        for effect in [PaletteSelectionEffect.automatic, .custom, .symbolVariant(.fill)] {
            let options = palette(effect).elements.filter { $0.accessibility.role == .radio }
            #expect(options.map(\.accessibility.isSelected) == [true, false])
        }
    }

    private struct Linked: View {
        @State private var count = 0
        var body: some View {
            VStack {
                Button("More") { count += 1 }.buttonStyle(.link)
                Text(verbatim: "pressed \(count)")
            }
        }
    }

    @Test func `a button that looks as a link is pressed as one`() {
        let window = TestWindow(Linked())
        window.press(button: "More")
        #expect(window.texts.contains("pressed 1"))
    }
}
