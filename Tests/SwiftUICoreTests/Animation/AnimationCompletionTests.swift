import Foundation
import Testing

@testable import SwiftUICore

/// How a test hears that a completion ran.
@MainActor
private final class Bell {
    var count = 0
}

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
                    bell.count += 1
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
@Suite("Completions of animations")
struct AnimationCompletionTests {
    /// Presses the button and waits for the bell, as long as a pause of the main queue allows.
    private func bell(after animation: Animation?, pressing count: Int = 1, turns: Int = 60) async throws -> Int {
        let bell = Bell()
        let window = TestWindow(Mover(bell: bell, animation: animation))
        for _ in 0..<count {
            window.press(try #require(window.element(identifier: "move")).id)
            window.render()
        }
        for _ in 0..<turns where bell.count < count { try await Task.sleep(for: .milliseconds(50)) }
        return bell.count
    }

    @Test func aCompletionRunsOnceWhenTheAnimationHasEnded() async throws {
        #expect(try await bell(after: .linear(duration: 0.05)) == 1)
    }

    @Test func withoutAnAnimationItRunsAtOnce() async throws {
        #expect(try await bell(after: nil) == 1)
    }

    @Test func aChangeThatMovesNothingCompletes() async throws {
        #expect(try await bell(after: .linear(duration: 0.01), pressing: 2) == 2)
    }

    @Test func anAnimationThatRepeatsForEverNeverCompletes() async throws {
        let forever = Animation.linear(duration: 0.01).repeatForever()
        #expect(try await bell(after: forever, turns: 5) == 0)
        #expect(AnimationCompletionCriteria.removed.seconds(forever) == .infinity)
    }

    @Test func aSpringCompletesLogicallyBeforeItRests() {
        let spring = Animation.spring(response: 0.5, dampingFraction: 0.4)
        #expect(abs(AnimationCompletionCriteria.logicallyComplete.seconds(spring) - 0.5) < 1e-9)
        #expect(AnimationCompletionCriteria.removed.seconds(spring) > 1)
    }
}
