import Foundation

@testable import SpriteKit

/// A scene in a view of a given size, whose time only the test advances.
@MainActor
final class TestScene: SKScene {
    let shown = SKView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
    private(set) var now = 0.0
    var calls: [String] = []

    static func make(size: CGSize = CGSize(width: 400, height: 300)) -> TestScene {
        let scene = TestScene(size: size)
        scene.shown.isPaused = true
        scene.shown.presentScene(scene)
        scene.clock.freeze(at: 0)
        return scene
    }

    /// Advances the time without a frame.
    func pass(_ seconds: Double) {
        now += seconds
        clock.freeze(at: now)
    }

    /// Advances the time and then runs a frame.
    func frame(after seconds: Double = 1.0 / 60) {
        pass(seconds)
        runFrame(at: now)
        clock.freeze(at: now)
    }

    override func update(_ currentTime: TimeInterval) { calls.append("update") }
    override func didEvaluateActions() { calls.append("didEvaluateActions") }
    override func didSimulatePhysics() { calls.append("didSimulatePhysics") }
    override func didApplyConstraints() { calls.append("didApplyConstraints") }
    override func didFinishUpdate() { calls.append("didFinishUpdate") }
}
