import Foundation
import Testing

@testable import SpriteKit

@Suite("Particle files") @MainActor struct EmitterArchiveTests {
    private let calibrated = Fixture.object(
        ["NSColor", "NSObject"], ["NSColorSpace": .whole(1), "NSRGB": .bytes(Data("0.5 0.25 1\0".utf8))])
    private let custom = Fixture.object(
        ["NSColor", "NSObject"],
        [
            "NSColorSpace": .whole(1), "NSRGB": .bytes(Data("1 1 1\0".utf8)),
            "NSComponents": .bytes(Data("0.25 0.5 0.75 0.5".utf8)),
        ])
    private let gray = Fixture.object(
        ["NSColor", "NSObject"], ["NSColorSpace": .whole(3), "NSWhite": .bytes(Data("0.5\0".utf8))])

    private func emitter(_ fields: [String: Fixture]) throws -> SKEmitterNode {
        try #require(try ArchiveFiles.root(.node("SKEmitterNode", fields), as: SKEmitterNode.self))
    }

    @Test func `an emitter has the numbers of its file`() throws {
        let emitter = try emitter([
            "_birthrate": .real(1000), "_numParticlesToEmit": .boxed(.whole(256)), "_lifetime": .real(2.5),
            "_lifetimeVariance": .real(0.5), "_startSpeed": .real(5), "_startSpeedVariance": .real(50),
            "_emissionAngle": .real(1.5), "_emissionAngleVariance": .real(0.25),
            "_acceleration": .boxed(.text("{4, -500}")), "_startPositionVariance": .boxed(.text("{360, 650}")),
            "_startScale": .real(0.25), "_startScaleVariance": .real(0.5), "_scaleSpeed": .real(-0.5),
            "_startRotationVariance": .real(6.25), "_rotationSpeed": .real(3), "_startOpacity": .real(0.75),
            "_opacitySpeed": .real(-1), "_startColorMix": .real(1), "_colorBlendSpeed": .real(0.25),
            "_particleBlendMode": .whole(1), "_startSize": .boxed(.text("{34, 20}")), "_startZPosition": .real(-150),
            "_startColorR": .real(1), "_startColorG": .real(0.5), "_startColorB": .real(0), "_startColorA": .real(1),
        ])
        #expect(emitter.particleBirthRate == 1000 && emitter.numParticlesToEmit == 256)
        #expect(emitter.particleLifetime == 2.5 && emitter.particleLifetimeRange == 0.5)
        #expect(emitter.particleSpeed == 5 && emitter.particleSpeedRange == 50)
        #expect(emitter.emissionAngle == 1.5 && emitter.emissionAngleRange == 0.25)
        #expect(emitter.xAcceleration == 4 && emitter.yAcceleration == -500)
        #expect(emitter.particlePositionRange == CGVector(dx: 360, dy: 650))
        #expect(emitter.particleScale == 0.25 && emitter.particleScaleRange == 0.5)
        #expect(emitter.particleScaleSpeed == -0.5 && emitter.particleAlpha == 0.75)
        #expect(emitter.particleRotationRange == 6.25 && emitter.particleRotationSpeed == 3)
        #expect(emitter.particleAlphaSpeed == -1 && emitter.particleColorBlendFactor == 1)
        #expect(emitter.particleColorBlendFactorSpeed == 0.25 && emitter.particleBlendMode == .add)
        #expect(emitter.particleSize == CGSize(width: 34, height: 20) && emitter.particleZPosition == -150)
        #expect(emitter.particleColor == UIColor(red: 1, green: 0.5, blue: 0, alpha: 1))
        #expect(emitter.particleColorSequence == nil && emitter.particleTexture == nil)
    }

    @Test func `a color sequence has AppKit's colors in the order of their times`() throws {
        let sequence = Fixture.object(
            ["SKKeyframeSequence", "NSObject"],
            [
                "_values": .array([calibrated, gray, custom]), "_interpolationMode": .whole(3),
                "_repeatMode": .whole(2),
                "_times": .array([.boxed(.real(0)), .boxed(.real(1)), .boxed(.real(0.5))]),
            ])
        let emitter = try emitter(["_particleColorSequence": sequence])
        let frames = try #require(emitter.particleColorSequence)
        #expect(frames.count() == 3 && frames.interpolationMode == .step && frames.repeatMode == .loop)
        #expect((0..<3).map { frames.getKeyframeTime(for: $0) } == [0, 0.5, 1])
        let colors = (0..<3).map { frames.getKeyframeValue(for: $0) as? UIColor }
        #expect(colors[0] == UIColor(red: 0.5, green: 0.25, blue: 1, alpha: 1))
        #expect(colors[1] == UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5))
        #expect(colors[2] == UIColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 1))
    }

    @Test func `a sequence with other counts of times and values is none`() throws {
        let sequence = Fixture.object(
            ["SKKeyframeSequence", "NSObject"],
            ["_values": .array([calibrated, custom]), "_times": .array([.boxed(.real(0)), .boxed(.real(.nan))])])
        #expect(try emitter(["_particleColorSequence": sequence]).particleColorSequence == nil)
    }

    @Test func `particles stay in the node that the file names, also if it is above the emitter`() throws {
        let emitter = Fixture.node("SKEmitterNode", ["_target": .link("root"), "_name": .text("smoke")])
        let root = Fixture.labelled("root", .node("SKScene", [:], children: [emitter]))
        let scene = try #require(try ArchiveFiles.root(root, as: SKScene.self))
        #expect((scene.childNode(withName: "smoke") as? SKEmitterNode)?.targetNode === scene)
    }

    @Test func `a color of the system's catalog is the one that it was saved with`() throws {
        func catalog(_ inner: Fixture) -> Fixture {
            .object(
                ["NSColor", "NSObject"],
                ["NSColorSpace": .whole(6), "NSColorName": .boxed(.text("systemGrayColor")), "NSColor": inner])
        }
        let circle = Fixture.labelled("circle", catalog(.link("circle")))
        let sequence = Fixture.object(
            ["SKKeyframeSequence", "NSObject"],
            ["_values": .array([catalog(gray)]), "_times": .array([.boxed(.real(0))])])
        let emitter = try emitter(["_particleColorSequence": sequence, "_userData": .table([("color", circle)])])
        let frames = try #require(emitter.particleColorSequence)
        #expect(frames.getKeyframeValue(for: 0) as? UIColor == UIColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 1))
        #expect(emitter.userData?["color"] == nil)
    }
}
