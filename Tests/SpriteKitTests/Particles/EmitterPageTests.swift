import BrowserTesting
import SpriteKit
import SwiftUI
import Testing

extension SpriteKitPages {
    @Suite("Particles in Chromium") @MainActor struct EmitterPageTests {
        /// One long-lived square particle. The simulation is advanced by some seconds and then paused.
        private func square(_ color: UIColor, after seconds: Double = 1) -> SKEmitterNode {
            let emitter = SKEmitterNode()
            (emitter.particleBirthRate, emitter.particleLifetime, emitter.numParticlesToEmit) = (10, 1000, 1)
            (emitter.particleSize, emitter.particleColor) = (CGSize(width: 40, height: 40), color)
            emitter.advanceSimulationTime(seconds)
            emitter.isPaused = true
            return emitter
        }

        private func show(
            _ nodes: [SKNode], _ body: @MainActor (ScenePage, SKScene) async throws -> Void
        ) async throws {
            let scene = SKScene(size: CGSize(width: 400, height: 300))
            scene.scaleMode = .resizeFill
            scene.anchorPoint = CGPoint(x: 0.5, y: 0.5)
            scene.backgroundColor = .white
            for node in nodes { scene.addChild(node) }
            try await ScenePage.run(SpriteView(scene: scene), options: PageOptions(width: 400, height: 300)) {
                try await body($0, scene)
            }
        }

        private func changed(_ emitter: SKEmitterNode, _ change: (SKEmitterNode) -> Void) -> SKEmitterNode {
            change(emitter)
            emitter.resetSimulation()
            emitter.advanceSimulationTime(1)
            return emitter
        }

        @Test func `a particle flies by its speed, angle and acceleration`() async throws {
            let right = changed(square(.red)) { ($0.particleSpeed, $0.emissionAngle) = (100, 0) }
            let up = changed(square(.blue)) { ($0.particleSpeed, $0.emissionAngle) = (100, .pi / 2) }
            let fallen = changed(square(.green)) { $0.yAcceleration = -200 }
            try await show([right, up, fallen]) { page, _ in
                try await page.waitForColor("255,0,0,255", x: 300, y: 150)
                try await page.waitForColor("0,0,255,255", x: 200, y: 50)
                try await page.waitForColor("0,255,0,255", x: 200, y: 250)
                #expect(try await page.color(atX: 200, y: 150) == "255,255,255,255")
            }
        }

        @Test func `a particle grows, fades and changes its colour`() async throws {
            let grown = changed(square(.red)) { $0.particleScaleSpeed = 2 }
            let faded = changed(square(.black)) { ($0.position.x, $0.particleAlphaSpeed) = (-120, -0.8) }
            let turned = changed(square(.black)) { emitter in
                (emitter.position.x, emitter.particleLifetime) = (120, 2)
                emitter.particleColorSequence = SKKeyframeSequence(
                    keyframeValues: [UIColor.black, UIColor.blue, UIColor.black], times: [0, 0.5, 1])
            }
            try await show([grown, faded, turned]) { page, _ in
                try await page.waitForColor("255,0,0,255", x: 255, y: 150)
                try await page.waitForColor("204,204,204,255", x: 80, y: 150)
                try await page.waitForColor("0,0,255,255", x: 320, y: 150)
            }
        }

        @Test func `pictures are tinted`() async throws {
            let pixels = Data([255, 255, 255, 255].repeated(16))
            let emitter = changed(square(.red)) { emitter in
                emitter.particleTexture = SKTexture(data: pixels, size: CGSize(width: 4, height: 4))
                emitter.particleColorBlendFactor = 1
            }
            try await show([emitter]) { page, _ in try await page.waitForColor("255,0,0,255", x: 200, y: 150) }
        }

        @Test func `particles go on by themselves, and end`() async throws {
            let emitter = SKEmitterNode()
            (emitter.particleBirthRate, emitter.particleLifetime, emitter.particleColor) = (200, 0.4, .red)
            emitter.particleSize = CGSize(width: 40, height: 40)
            try await show([emitter]) { page, _ in
                try await page.waitForColor("255,0,0,255", x: 200, y: 150)
                emitter.particleBirthRate = 0
                try await page.waitForColor("255,255,255,255", x: 200, y: 150)
            }
        }

        @Test func `particles stay behind in a target's coordinates`() async throws {
            let (left, taken) = (square(.red), square(.blue))
            taken.position.y = 100
            try await show([left, taken]) { page, scene in
                left.targetNode = scene
                for emitter in [left, taken] {
                    emitter.resetSimulation()
                    emitter.isPaused = false
                }
                try await page.waitForColor("255,0,0,255", x: 200, y: 150)
                try await page.waitForColor("0,0,255,255", x: 200, y: 50)
                for emitter in [left, taken] { emitter.position.x = 100 }
                try await page.waitForColor("0,0,255,255", x: 300, y: 50)
                #expect(try await page.color(atX: 200, y: 150) == "255,0,0,255")
                #expect(try await page.color(atX: 200, y: 50) == "255,255,255,255")
            }
        }
    }
}

extension [UInt8] {
    fileprivate func repeated(_ count: Int) -> [UInt8] { (0..<count).flatMap { _ in self } }
}
