import Testing

@testable import SwiftUICore

/// Two loops, one of which can be hidden. The bells ring at every phase.
private struct Loops: View {
    let hidden: Bell
    let other: Bell
    @State private var isShown = true

    var body: some View {
        if isShown { loop(hidden) }
        loop(other)
        Button("hide") { isShown = false }
    }

    private func loop(_ bell: Bell) -> some View {
        PhaseAnimator([0.0, 1]) {
            Text("phase").opacity($0)
        } animation: { _ in
            bell.ring()
            return .linear(duration: 0.01)
        }
    }
}

@MainActor
@Suite(.timeLimit(.minutes(2))) struct PhaseAnimatorTests {
    @Test func `a loop ends with its view`() async {
        let (hidden, other) = (Bell(), Bell())
        let window = TestWindow(Loops(hidden: hidden, other: other))
        await window.render { hidden.count >= 3 }
        window.press(button: "hide")
        // A phase that was already scheduled may still arrive.
        await advance(other, by: 3, in: window)
        let count = hidden.count
        await advance(other, by: 10, in: window)
        #expect(hidden.count == count)
    }

    /// The visible loop shows that enough time has passed for the other one.
    private func advance(_ bell: Bell, by count: Int, in window: TestWindow) async {
        let wanted = bell.count + count
        await window.render { bell.count >= wanted }
    }
}
