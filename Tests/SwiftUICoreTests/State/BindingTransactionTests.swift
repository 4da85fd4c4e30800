import Observation
import Testing

@testable import SwiftUICore

@MainActor
@Suite struct BindingTransactionTests {
    private final class Written {
        var value = 0
        var transaction = Transaction()
    }

    private func binding(_ written: Written) -> Binding<Int> {
        Binding(
            get: { written.value },
            set: { value, transaction in
                written.value = value
                written.transaction = transaction
            })
    }

    @Test func `a binding tells its transaction`() {
        let written = Written()
        binding(written).animation(.linear(duration: 3)).wrappedValue = 5
        #expect(written.value == 5)
        #expect(written.transaction.animation == .linear(duration: 3))
    }

    @Test func `without one of its own a binding tells the current transaction`() {
        let written = Written()
        withAnimation(.linear(duration: 2)) { binding(written).wrappedValue = 6 }
        #expect(written.transaction.animation == .linear(duration: 2))
    }

    @Test func `a binding to an observed objects property animates the change`() {
        struct Screen: View {
            @State private var lamp = Lamp()
            var body: some View {
                Text(verbatim: "lamp").opacity(lamp.isOn ? 1 : 0.5).accessibilityIdentifier("lamp")
                Button("turn") { $lamp.isOn.animation(.linear(duration: 2)).wrappedValue.toggle() }
            }
        }
        let window = TestWindow(Screen())
        window.press(button: "turn")
        #expect(window.element(identifier: "lamp")?.motions[.opacity] != nil)
    }

    @Observable final class Lamp {
        var isOn = false
    }

    @Test func `a transaction without an animation is a binding's own too`() {
        let written = Written()
        var still = Transaction()
        still.disablesAnimations = true
        binding(written).transaction(still).wrappedValue = 7
        #expect(written.transaction.disablesAnimations)
    }
}
