import Foundation
import Testing

@testable import SpriteKit

@MainActor
@Suite struct EmitterTests {
    private func sparks(_ rate: CGFloat = 4, life: CGFloat = 2) -> SKEmitterNode {
        let emitter = SKEmitterNode()
        (emitter.particleBirthRate, emitter.particleLifetime) = (rate, life)
        return emitter
    }

    /// The emitter's current JSON for the page.
    private func told(_ emitter: SKEmitterNode) throws -> [String: Any] {
        let object = try JSONSerialization.jsonObject(with: Data(emitter.json.utf8)) as? [String: Any]
        return try #require(object?["emitter"] as? [String: Any])
    }

    private func phases(_ emitter: SKEmitterNode) throws -> [[String: Any]] {
        try #require(try told(emitter)["phases"] as? [[String: Any]])
    }

    @Test func `changes of one moment are one phase, and nothing is told of what stays`() throws {
        let scene = TestScene.make()
        let emitter = sparks()
        scene.addChild(emitter)
        #expect(try phases(emitter).count == 1)
        emitter.position.x = 20
        scene.pass(1)
        #expect(try phases(emitter).count == 1)
        (emitter.particleSpeed, emitter.emissionAngle) = (100, 1)
        let two = try phases(emitter)
        #expect(two.map { $0["start"] as? Double } == [0, 1])
        #expect(two.first?["end"] as? Double == 1)
    }

    @Test func `particles are counted on through changes`() throws {
        let scene = TestScene.make()
        let emitter = sparks(4)
        scene.addChild(emitter)
        _ = emitter.json
        scene.pass(0.625)
        emitter.particleBirthRate = 8
        let phase = try #require(try phases(emitter).last)
        // One particle at once and then four per second: after 0.625 seconds, three particles and half of the next.
        #expect(phase["before"] as? Int == 3 && phase["due"] as? Double == 0.5)
    }

    @Test func `phases go with their last particles`() throws {
        let scene = TestScene.make()
        let emitter = sparks(4, life: 2)
        scene.addChild(emitter)
        _ = emitter.json
        scene.pass(1)
        emitter.particleBirthRate = 0
        #expect(try phases(emitter).count == 2)
        scene.pass(1.5)
        emitter.particleBirthRate = 4
        #expect(try phases(emitter).map { $0["rate"] as? Double } == [4, 4])
        scene.pass(0.75)
        emitter.particleBirthRate = 5
        #expect(try phases(emitter).map { $0["rate"] as? Double } == [4, 5])
    }

    @Test func `its time goes as fast as the node's, and not outside of a scene`() throws {
        let scene = TestScene.make()
        let emitter = sparks()
        scene.addChild(emitter)
        scene.pass(1)
        emitter.speed = 2
        scene.pass(1)
        #expect(try told(emitter)["clock"] as? [Double] == [2, 3, 2])
        emitter.isPaused = true
        scene.pass(1)
        #expect(try told(emitter)["clock"] as? [Double] == [3, 3, 0])
        emitter.removeFromParent()
        scene.pass(5)
        emitter.isPaused = false
        emitter.speed = 1
        scene.addChild(emitter)
        #expect(try told(emitter)["clock"] as? [Double] == [8, 3, 1])
        emitter.advanceSimulationTime(4)
        #expect(try told(emitter)["clock"] as? [Double] == [8, 7, 1])
        emitter.resetSimulation()
        #expect(try phases(emitter).map { $0["start"] as? Double } == [7])
    }

    @Test func `one that changes all the time keeps a bounded past`() throws {
        let scene = TestScene.make()
        let emitter = sparks(100, life: 60)
        scene.addChild(emitter)
        for step in 0..<200 {
            scene.pass(1.0 / 60)
            emitter.emissionAngle = CGFloat(step)
            _ = emitter.json
        }
        #expect(emitter.phases.count == 64)
    }

    @Test func `a copy gives off the same`() throws {
        let emitter = sparks()
        (emitter.particleColor, emitter.particleScaleSpeed, emitter.particleRotationRange) = (.red, 0.5, 3)
        emitter.particleAlphaSequence = SKKeyframeSequence(keyframeValues: [1, 0], times: [0, 1])
        let copy = try #require(emitter.copy() as? SKEmitterNode)
        #expect(copy.emission == emitter.emission)
    }

    @Test func `strange numbers harm nobody`() throws {
        let scene = TestScene.make()
        let emitter = sparks(.infinity, life: -1)
        emitter.particleLifetimeRange = .nan
        emitter.numParticlesToEmit = -3
        scene.addChild(emitter)
        scene.pass(1)
        emitter.particleBirthRate = 1e300
        scene.pass(1)
        emitter.particleBirthRate = .nan
        #expect(try phases(emitter).isEmpty == false)
    }

    // MARK: Sequences

    @Test(arguments: [
        (SKInterpolationMode.linear, 0.25, 5.0), (.linear, 0.5, 10), (.linear, 0.75, 5), (.linear, -1, 0),
        (.linear, 2, 0), (.step, 0.49, 0), (.step, 0.5, 10), (.spline, 0.5, 10), (.spline, 0.25, 5.625),
    ])
    func `a sequence between its frames`(mode: SKInterpolationMode, time: Double, value: Double) throws {
        let sequence = SKKeyframeSequence(keyframeValues: [0, 10, 0], times: [0, 0.5, 1])
        sequence.interpolationMode = mode
        let number = try #require(sequence.sample(atTime: CGFloat(time)) as? NSNumber)
        #expect(abs(number.doubleValue - value) < 1e-9)
    }

    @Test func `a sequence of colours, and one that comes again`() throws {
        let colors = SKKeyframeSequence(keyframeValues: [UIColor.black, UIColor.red], times: [0, 1])
        #expect(colors.sample(atTime: 0.5) as? UIColor == UIColor(red: 0.5, green: 0, blue: 0, alpha: 1))
        colors.repeatMode = .loop
        #expect(colors.sample(atTime: 3.5) as? UIColor == UIColor(red: 0.5, green: 0, blue: 0, alpha: 1))
        #expect(colors.sample(atTime: -0.5) as? UIColor == UIColor(red: 0.5, green: 0, blue: 0, alpha: 1))
        let frames = SKKeyframeSequence(capacity: 2)
        #expect(frames.sample(atTime: 0) == nil)
        frames.addKeyframeValue(CGFloat(3), time: 0.5)
        frames.setKeyframeValue(CGFloat(4), time: 0.25, for: 0)
        #expect(frames.count() == 1 && frames.getKeyframeTime(for: 0) == 0.25)
        #expect((frames.sample(atTime: 9) as? NSNumber)?.doubleValue == 4)
        frames.removeLastKeyframe()
        #expect(frames.count() == 0)
    }
}
