import Testing

@testable import SwiftUICore

@MainActor
private final class PhaseLog {
    var count = 0
}

private struct Hideable: View {
    let log: PhaseLog
    @State private var isShown = true

    var body: some View {
        if isShown {
            PhaseAnimator([0.0, 1]) {
                Text("phase").opacity($0)
            } animation: { _ in
                log.count += 1
                return .linear(duration: 0.01)
            }
        }
        Button("hide") { isShown = false }
    }
}

@MainActor
@Suite struct PhaseAnimatorTests {
    @Test func aLoopEndsWithItsView() async throws {
        let log = PhaseLog()
        let window = TestWindow(Hideable(log: log))
        for _ in 0..<200 where log.count < 3 { try await pass(window) }
        #expect(log.count >= 3)
        window.press(button: "hide")
        // What was on its way may still arrive.
        for _ in 0..<3 { try await pass(window) }
        let count = log.count
        for _ in 0..<10 { try await pass(window) }
        #expect(log.count == count)
    }

    private func pass(_ window: TestWindow) async throws {
        try await Task.sleep(for: .milliseconds(20))
        window.render()
    }
}
