import Testing

@testable import SwiftUICore

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
@Suite(.timeLimit(.minutes(2))) struct TransactionCompletionTests {
    /// How often the bell has rung when another completion has run that was added after its first ring.
    private func count(of bell: Bell) async -> Int {
        await bell.wait()
        let later = Bell()
        withAnimation {
        } completion: {
            later.ring()
        }
        await later.wait()
        return bell.count
    }

    @Test func `a transaction runs its completion once`() async {
        let bell = Bell()
        let window = TestWindow(
            Changing { change in
                var transaction = Transaction(animation: .linear(duration: 0.02))
                transaction.addAnimationCompletion { bell.ring() }
                withTransaction(transaction, change)
            })
        window.press(button: "go")
        #expect(await count(of: bell) == 1)
    }

    @Test func `a transaction that changes nothing completes`() async {
        let bell = Bell()
        var transaction = Transaction(animation: .default)
        transaction.addAnimationCompletion { bell.ring() }
        withTransaction(transaction) {}
        #expect(await count(of: bell) == 1)
    }

    /// The windows whose code has run.
    @MainActor private final class Visits {
        var windows: [ViewGraph?] = []
    }

    @Test func `a completion that has nothing to wait for runs in the window whose code added it`() async {
        let bell = Bell(), visits = Visits()
        let window = TestWindow(
            Changing { _ in
                withAnimation {
                } completion: {
                    visits.windows.append(ViewGraph.current)
                    bell.ring()
                }
            })
        window.press(button: "go")
        await bell.wait()
        #expect(visits.windows.count == 1 && visits.windows.first.flatMap { $0 } === window.graph)
    }

    @Test func `a completion that has nothing to wait for doesn't run once its window no longer exists`() async {
        let bell = Bell()
        var window: TestWindow? = TestWindow(
            Changing { _ in
                withAnimation {
                } completion: {
                    bell.ring()
                }
            })
        window?.press(button: "go")
        window = nil
        let later = Bell()
        withAnimation {
        } completion: {
            later.ring()
        }
        await later.wait()
        #expect(bell.count == 0)
    }

    @Test func `a modifier adds a completion`() async {
        let bell = Bell()
        let window = TestWindow(
            Changing(
                change: { $0() },
                added: {
                    $0.animation = .linear(duration: 0.02)
                    $0.addAnimationCompletion(criteria: .removed) { bell.ring() }
                }))
        window.press(button: "go")
        #expect(await count(of: bell) == 1)
    }

    @Test func `a transaction carries what is set in it`() {
        var transaction = Transaction()
        transaction.tracksVelocity = true
        #expect(withTransaction(transaction) { Transaction.current.tracksVelocity })
    }
}
