import Foundation
import Testing

@testable import SpriteKit

@Suite("Scenes that come with a transition") @MainActor struct TransitionTests {
    private final class Counted: SKScene {
        var moves = 0
        var updates = 0
        override func didMove(to view: SKView) { moves += 1 }
        override func update(_ currentTime: TimeInterval) { updates += 1 }
    }

    private let view = SKView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    private let first = Counted(size: CGSize(width: 10, height: 10))
    private let second = Counted(size: .zero)

    @Test func `a scene stands still until its transition is over, and hears at once that it is shown`() async throws {
        view.presentScene(first)
        view.presentScene(second, transition: .crossFade(withDuration: 0.05))
        #expect(second.moves == 1)
        #expect(!second.clock.isRunning)
        #expect(view.payload(sync: nil).contains("\"time\":0.0"))
        #expect(second.updates == 0)
        for _ in 0..<1000 where second.updates == 0 { try await Task.sleep(for: .milliseconds(10)) }
        #expect(second.clock.isRunning)
        #expect(second.updates > 0)
        #expect(view.payload(sync: nil).contains("\"zero\":"))
    }

    @Test func `a scene goes on at once in place of nothing, in no time, and where the transition lets it`() {
        view.presentScene(first, transition: .crossFade(withDuration: 3600))
        #expect(first.clock.isRunning)
        view.presentScene(second, transition: .crossFade(withDuration: 0))
        #expect(second.clock.isRunning)
        let lenient = SKTransition.crossFade(withDuration: 3600)
        lenient.pausesIncomingScene = false
        view.presentScene(first, transition: lenient)
        #expect(first.clock.isRunning)
    }

    @Test func `a transition holds its own scene only`() async throws {
        view.presentScene(first)
        view.presentScene(second, transition: .crossFade(withDuration: 3600))
        view.presentScene(first)
        #expect(first.clock.isRunning)
        #expect(!second.clock.isRunning)
        // A transition that was replaced by the next one has no effect when its time is over.
        view.presentScene(second, transition: .crossFade(withDuration: 0.01))
        view.presentScene(first, transition: .crossFade(withDuration: 3600))
        try await Task.sleep(for: .milliseconds(100))
        #expect(!first.clock.isRunning)
        view.presentScene(nil)
        view.presentScene(second)
        #expect(second.clock.isRunning)
    }

    @Test func `what pauses a scene otherwise lasts beyond its transition`() async throws {
        view.presentScene(first)
        view.presentScene(second, transition: .crossFade(withDuration: 0.01))
        view.isPaused = true
        try await Task.sleep(for: .milliseconds(100))
        #expect(!second.clock.isRunning)
    }
}
