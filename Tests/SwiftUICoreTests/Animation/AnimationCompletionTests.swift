import Foundation
import Testing

@testable import SwiftUICore
@testable import ViewTree

private struct Mover: View {
    let bell: Bell
    let animation: Animation?
    @State private var isMoved = false

    var body: some View {
        VStack {
            Button {
                withAnimation(animation) {
                    isMoved = true
                } completion: {
                    bell.ring()
                }
            } label: {
                Text(verbatim: "move")
            }
            .accessibilityIdentifier("move")
            Color.red.opacity(isMoved ? 0 : 1)
        }
    }
}

@MainActor
@Suite("Completions of animations", .timeLimit(.minutes(2)))
final class AnimationCompletionTests {
    /// Keeps the windows alive, because a deallocated window calls no completions.
    private var windows: [TestWindow] = []

    /// Presses the button several times and returns the bell that the completions ring.
    private func bell(after animation: Animation?, pressing count: Int = 1) throws -> Bell {
        let bell = Bell()
        let window = TestWindow(Mover(bell: bell, animation: animation))
        windows.append(window)
        for _ in 0..<count {
            window.press(try #require(window.element(identifier: "move")).id)
            window.render()
        }
        return bell
    }

    @Test func `a completion runs once when the animation has ended`() async throws {
        let bell = try bell(after: .linear(duration: 0.05))
        #expect(bell.count == 0)
        await bell.wait()
        #expect(bell.count == 1)
    }

    @Test func `without an animation it runs at once`() async throws {
        try await bell(after: nil).wait()
    }

    @Test func `a change that moves nothing completes`() async throws {
        try await bell(after: .linear(duration: 0.01), pressing: 2).wait(for: 2)
    }

    @Test func `an animation that repeats for ever never completes`() async throws {
        let forever = Animation.linear(duration: 0.01).repeatForever()
        let bell = try bell(after: forever)
        // As long as five repetitions take.
        try await self.bell(after: .linear(duration: 0.05)).wait()
        #expect(bell.count == 0)
        #expect(AnimationCompletionCriteria.removed.seconds(forever) == .infinity)
    }

    @Test func `a spring completes logically before it rests`() {
        let spring = Animation.spring(response: 0.5, dampingFraction: 0.4)
        #expect(abs(AnimationCompletionCriteria.logicallyComplete.seconds(spring) - 0.5) < 1e-9)
        #expect(AnimationCompletionCriteria.removed.seconds(spring) > 1)
    }
}
