import Testing

@testable import SwiftUICore

@MainActor
private final class Count {
    var value = 0
}

private struct Changing: View {
    let change: (@escaping () -> Void) -> Void
    var added: ((inout Transaction) -> Void)?
    @State private var isOn = false

    var body: some View {
        Text("view").opacity(isOn ? 1 : 0.5).transaction(value: isOn) { added?(&$0) }
        Button("go") { change { isOn.toggle() } }
    }
}

/// Completions that are added to a transaction rather than given to `withAnimation`.
@MainActor
@Suite struct TransactionCompletionTests {
    private func wait(for count: Count) async throws {
        for _ in 0..<200 where count.value == 0 { try await Task.sleep(for: .milliseconds(20)) }
        try await Task.sleep(for: .milliseconds(20))
    }

    @Test func aTransactionRunsItsCompletionOnce() async throws {
        let count = Count()
        let window = TestWindow(
            Changing { change in
                var transaction = Transaction(animation: .linear(duration: 0.02))
                transaction.addAnimationCompletion { count.value += 1 }
                withTransaction(transaction, change)
            })
        window.press(button: "go")
        try await wait(for: count)
        #expect(count.value == 1)
    }

    @Test func aTransactionThatChangesNothingCompletes() async throws {
        let count = Count()
        var transaction = Transaction(animation: .default)
        transaction.addAnimationCompletion { count.value += 1 }
        withTransaction(transaction) {}
        try await wait(for: count)
        #expect(count.value == 1)
    }

    @Test func aModifierAddsACompletion() async throws {
        let count = Count()
        let window = TestWindow(
            Changing(
                change: { $0() },
                added: {
                    $0.animation = .linear(duration: 0.02)
                    $0.addAnimationCompletion(criteria: .removed) { count.value += 1 }
                }))
        window.press(button: "go")
        try await wait(for: count)
        #expect(count.value == 1)
    }

    @Test func aTransactionCarriesWhatIsSetInIt() {
        var transaction = Transaction()
        transaction.tracksVelocity = true
        #expect(withTransaction(transaction) { Transaction.current.tracksVelocity })
    }
}
