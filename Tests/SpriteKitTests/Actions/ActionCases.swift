import CoreGraphics
import Foundation

@testable import SpriteKit

/// The effect of actions on a sprite at given times. Swift makes this table and the client replays it.
@MainActor
struct ActionCase {
    let name: String
    let sprite: SKSpriteNode
    let actions: [SKAction]
    /// In seconds, ascending.
    let times: [Double]

    init(
        _ name: String, _ actions: [SKAction], times: [Double] = [0, 0.1, 0.25, 0.5, 0.5001, 0.9, 1, 1.3, 2, 3.7, 60],
        _ prepare: (SKSpriteNode) -> Void = { _ in }
    ) {
        self.name = name
        self.actions = actions
        self.times = times
        sprite = SKSpriteNode(texture: nil, color: .white, size: CGSize(width: 40, height: 20))
        sprite.position = CGPoint(x: 10, y: -5)
        prepare(sprite)
    }

    /// JSON with the programs, the seeds, the initial state, and the state at each time.
    func json(in scene: SKScene) -> String {
        scene.addChild(sprite)
        defer { sprite.removeFromParent() }
        for action in actions { sprite.run(action) }
        let part = sprite.json
        let programs = sprite.runs.map { "\"\($0.playback.program.serial)\":\($0.playback.program.json)" }
        let textures = sprite.runs.flatMap { $0.playback.program.textures }.map { "\"\($0.serial)\":\($0.json)" }
        let start = sprite.reached
        let states = times.map { time in
            sprite.advance(to: start + time, mayCall: false)
            let values = Channel.allCases.map { sprite.state.values[$0] }
            let texture = sprite.state.texture.map { String($0.serial) } ?? "null"
            let sound = sprite.state.sound.json
            return "[\(time),\(JSONText.numbers(values)),\(sprite.state.isHidden),\(texture),\(sound)]"
        }
        return """
            {"name":\(JSONText.string(name)),"part":\(part),"programs":{\(programs.joined(separator: ","))},\
            "textures":{\(Dictionary(textures.map { ($0, true) }, uniquingKeysWith: { $1 }).keys.joined(separator: ","))},\
            "start":\(JSONText.number(start)),"states":\(JSONText.array(states))}
            """
    }

    // MARK: The table

    static func all() -> [ActionCase] {
        moving + looks + pictures + sounds + combined + chance + timing + random
    }

    private static var moving: [ActionCase] {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 5, y: 5))
        path.addLine(to: CGPoint(x: 105, y: 5))
        path.addCurve(
            to: CGPoint(x: 105, y: 105), control1: CGPoint(x: 160, y: 5), control2: CGPoint(x: 160, y: 105))
        return [
            ActionCase("by an amount", [.moveBy(x: 30, y: -40, duration: 1)]),
            ActionCase("to a place", [.move(to: CGPoint(x: 100, y: 200), duration: 1)]),
            ActionCase("to an x and by a y at once", [.moveTo(x: 0, duration: 1), .moveBy(x: 5, y: 9, duration: 2)]),
            ActionCase("in no time", [.moveBy(x: 3, y: 4, duration: 0)]),
            ActionCase("along a path, as an offset", [.follow(path, asOffset: true, orientToPath: true, duration: 2)]),
            ActionCase("along a path, in place", [.follow(path, asOffset: false, orientToPath: false, speed: 100)]),
            ActionCase(
                "along a path and back",
                [.sequence([.follow(path, duration: 0.5), SKAction.follow(path, duration: 0.5).reversed()])]),
        ]
    }

    private static var looks: [ActionCase] {
        [
            ActionCase("turned by whole turns", [.rotate(byAngle: 10, duration: 1)]),
            ActionCase("turned to an angle", [.rotate(toAngle: 5, duration: 1)]),
            ActionCase("turned the shorter way", [.rotate(toAngle: 5, duration: 1, shortestUnitArc: true)]),
            ActionCase(
                "resized",
                [.resize(toWidth: 10, height: 70, duration: 1), .resize(byWidth: 1, height: 2, duration: 0.5)]),
            ActionCase("scaled by a factor", [.scaleX(by: 3, y: 0.5, duration: 1)]) { $0.xScale = 2 },
            ActionCase("scaled to fit a size", [.scale(to: CGSize(width: 80, height: 80), duration: 1)]),
            ActionCase("faded", [.sequence([.fadeOut(withDuration: 0.3), .fadeAlpha(by: 0.5, duration: 0.3)])]),
            ActionCase("hidden and shown", [.sequence([.hide(), .wait(forDuration: 0.5), .unhide()])]),
            ActionCase("coloured", [.colorize(with: .orange, colorBlendFactor: 0.7, duration: 1)]),
        ]
    }

    private static var pictures: [ActionCase] {
        let textures = (1...4).map {
            SKTexture(resource: MissingImage.resource, size: CGSize(width: $0 * 10, height: 8))
        }
        return [
            ActionCase("pictures one after the other", [.animate(with: textures, timePerFrame: 0.25)]),
            ActionCase(
                "pictures for ever, with sizes",
                [.repeatForever(.animate(with: textures, timePerFrame: 0.1, resize: true, restore: false))]),
            ActionCase(
                "pictures that are taken back",
                [.animate(with: textures, timePerFrame: 0.2, resize: true, restore: true)]
            ) { $0.texture = textures[3] },
            ActionCase(
                "another picture", [.sequence([.wait(forDuration: 0.5), .setTexture(textures[1], resize: true)])]),
        ]
    }

    private static var sounds: [ActionCase] {
        let often = SKAction.repeatForever(.sequence([.play(), .wait(forDuration: 0.3), .pause()]))
        let faded = SKAction.sequence([.wait(forDuration: 0.2), .play(), .changeVolume(to: 0.2, duration: 1), .stop()])
        return [
            ActionCase("played and stopped", [faded, .stereoPan(by: 0.5, duration: 2)]),
            ActionCase("played again and again", [.repeat(.sequence([.play(), .wait(forDuration: 0.3)]), count: 5)]),
            ActionCase("paused and played on", [often, .changePlaybackRate(to: 2, duration: 0.5)]) {
                $0.state.sound.loops = true
            },
        ]
    }

    private static var combined: [ActionCase] {
        let square = SKAction.sequence([
            .moveBy(x: 10, y: 0, duration: 0.2), .moveBy(x: 0, y: 10, duration: 0.2),
            .moveBy(x: -10, y: 0, duration: 0.2),
            .moveBy(x: 0, y: -10, duration: 0.2),
        ])
        return [
            ActionCase("a square for ever", [.repeatForever(square)]),
            ActionCase("a square three times", [.repeat(square, count: 3)]),
            ActionCase("a square backwards", [square.reversed()]),
            ActionCase(
                "a square and a place, backwards",
                [SKAction.sequence([.moveTo(x: 50, duration: 0.3), square]).reversed()]),
            ActionCase("a drift for ever", [.repeatForever(.moveBy(x: 1, y: 2, duration: 0.01))]),
            ActionCase(
                "to places, for ever",
                [
                    .repeatForever(.sequence([.moveTo(x: 50, duration: 0.3), .moveTo(x: -50, duration: 0.4)]))
                ]),
            ActionCase(
                "a group and what follows",
                [
                    .sequence([
                        .group([.moveBy(x: 10, y: 0, duration: 0.3), .rotate(byAngle: 1, duration: 0.7)]),
                        .scale(to: 2, duration: 0.2),
                    ])
                ]),
            ActionCase(
                "a group of repetitions",
                [
                    .group([
                        .repeatForever(.rotate(byAngle: 1, duration: 0.3)),
                        .repeat(.scale(by: 1.1, duration: 0.2), count: 4),
                    ])
                ]),
            ActionCase("nothing, for ever", [.repeatForever(.sequence([]))]),
        ]
    }

    private static var chance: [ActionCase] {
        let restless = SKAction.sequence([.wait(forDuration: 0.3, withRange: 0.4), .moveBy(x: 1, y: 0, duration: 0.05)])
        return [
            ActionCase("waits by chance", [.repeatForever(restless)]),
            ActionCase(
                "waits by chance, side by side", [.group([.repeatForever(restless), .repeatForever(restless)])]),
        ]
    }

    private static var timing: [ActionCase] {
        let modes: [SKActionTimingMode] = [.easeIn, .easeOut, .easeInEaseOut]
        let eased = modes.map { mode in
            let action = SKAction.moveBy(x: 100, y: 0, duration: 1)
            action.timingMode = mode
            return ActionCase("eased in mode \(mode.rawValue)", [action])
        }
        let bouncing = SKAction.moveBy(x: 0, y: 50, duration: 1)
        bouncing.timingFunction = { time in 1 - abs(cos(time * 7)) * (1 - time) }
        let fast = SKAction.sequence([.moveBy(x: 30, y: 0, duration: 1), .moveBy(x: 0, y: 30, duration: 1)])
        fast.speed = 3
        let still = SKAction.moveBy(x: 30, y: 0, duration: 1)
        still.speed = 0
        return eased + [
            ActionCase("by a function of the app's", [bouncing]), ActionCase("at three times the speed", [fast]),
            ActionCase("at no speed", [still]),
        ]
    }

    private static var random: [ActionCase] {
        (0..<40).map { seed in
            var maker = RandomAction(seed: UInt64(seed))
            return ActionCase(
                "by chance \(seed)", [maker.action(depth: 3)], times: maker.times())
        }
    }
}
