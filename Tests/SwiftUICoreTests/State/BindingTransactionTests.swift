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

    @Test func aBindingTellsItsTransaction() {
        let written = Written()
        binding(written).animation(.linear(duration: 3)).wrappedValue = 5
        #expect(written.value == 5)
        #expect(written.transaction.animation == .linear(duration: 3))
    }

    @Test func withoutOneOfItsOwnABindingTellsTheCurrentTransaction() {
        let written = Written()
        withAnimation(.linear(duration: 2)) { binding(written).wrappedValue = 6 }
        #expect(written.transaction.animation == .linear(duration: 2))
    }

    @Test func aTransactionWithoutAnAnimationIsABindingsOwnToo() {
        let written = Written()
        var still = Transaction()
        still.disablesAnimations = true
        binding(written).transaction(still).wrappedValue = 7
        #expect(written.transaction.disablesAnimations)
    }
}
