import Foundation
import Testing

@testable import SpriteKit

@Suite("Action files") @MainActor struct ActionArchiveTests {
    private func number(_ value: Double) -> Fixture { .boxed(.real(value)) }

    private func table(_ actions: [(String, Fixture)]) -> Fixture {
        .table([("actions", .table(actions)), ("_info", .table([]))])
    }

    /// The state of a sprite at its action's end.
    private func end(_ kind: String, _ fields: [String: Fixture]) throws -> SKSpriteNode {
        let action = Fixture.action(kind, fields.merging(["_duration": number(1)]) { $1 })
        let sprite = Fixture.node(
            "SKSpriteNode",
            [
                "_actions": .array([action]), "_position": .point(10, 20), "_bounds": .rect(0, 0, 8, 4),
                "_xScale": number(2), "_opacity": number(0.5), "_name": .text("sprite"),
            ])
        let scene = try #require(
            try ArchiveFiles.root(.node("SKScene", [:], children: [sprite]), as: SKScene.self))
        let node = try #require(scene.childNode(withName: "sprite") as? SKSpriteNode)
        node.advance(to: node.reached + 1.5, mayCall: true)
        return node
    }

    @Test func `moves are by an amount or to a place, on the axes that they use`() throws {
        let target: [String: Fixture] = ["_posTarget.x": number(5), "_posTarget.y": number(7)]
        #expect(try end("SKMove", target).position == CGPoint(x: 5, y: 7))
        let relative = target.merging(["_isRelative": .boxed(.flag(true))]) { $1 }
        #expect(try end("SKMove", relative).position == CGPoint(x: 15, y: 27))
        let along = target.merging(["_useY": .boxed(.flag(false))]) { $1 }
        #expect(try end("SKMove", along).position == CGPoint(x: 5, y: 20))
    }

    @Test func `scales, turns, sizes and fades reach their targets`() throws {
        let scale: [String: Fixture] = ["_scaleTargetX": number(0.5), "_scaleTargetY": number(3)]
        #expect(try end("SKScale", scale).xScale == 0.5)
        let relative = try end("SKScale", scale.merging(["_isRelative": .boxed(.flag(true))]) { $1 })
        #expect(relative.xScale == 1 && relative.yScale == 3)
        #expect(try end("SKRotate", ["_rotZ": number(1.5), "_isRelative": .boxed(.flag(true))]).zRotation == 1.5)
        let resize: [String: Fixture] = [
            "_sizeTarget.width": number(30), "_sizeTarget.height": number(0), "_useW": .boxed(.flag(false)),
        ]
        #expect(try end("SKResize", resize).size == CGSize(width: 8, height: 0))
        #expect(try end("SKFade", ["_alphaTarget": number(1), "_isRelative": number(0)]).alpha == 1)
    }

    @Test func `a repetition repeats, and for ever if it says so`() throws {
        let move = Fixture.action(
            "SKMove",
            ["_posTarget.x": number(1), "_isRelative": .boxed(.flag(true)), "_duration": number(0.25)])
        let repeated: [String: Fixture] = ["_repeatedAction": move, "_timesToRepeat": .boxed(.whole(3))]
        #expect(try end("SKRepeat", repeated).position.x == 13)
        let endless = repeated.merging(["_forever": .boxed(.flag(true))]) { $1 }
        #expect(try end("SKRepeat", endless).position.x == 16)
    }

    @Test func `an action of an unknown kind waits`() throws {
        let action = Fixture.action("SKDance", ["_duration": number(1)])
        let group = Fixture.action("SKGroup", ["_actions": .array([action])])
        let node = try #require(try ArchiveFiles.root(.node("SKNode", ["_actions": .array([group])])))
        #expect(node.runs.first?.action.duration == 1)
    }

    @Test func `an action is found by its name in the app's files`() throws {
        let pulse = Fixture.action(
            "SKFade", ["_alphaTarget": number(0), "_duration": number(0.5), "_timingMode": .whole(2)])
        try ArchiveFiles.withResources(["Effects": table([("Pulse", pulse)])]) {
            let action = try #require(SKAction(named: "Pulse"))
            #expect(action.duration == 0.5 && action.timingMode == .easeOut)
            #expect(SKAction(named: "Pulse", duration: 4)?.duration == 4)
            #expect(SKAction(named: "Impulse") == nil)
        }
        #expect(SKAction(named: "Pulse") == nil)
    }

    @Test func `an action that refers to itself ends`() throws {
        func reference(_ name: String) -> Fixture {
            .action("SKReferencedAction", ["_referencedActionName": .text(name), "_duration": number(2)])
        }
        let first = Fixture.action("SKSequence", ["_actions": .array([reference("Tock"), reference("Tick")])])
        let second = Fixture.action("SKSequence", ["_actions": .array([reference("Tick")])])
        try ArchiveFiles.withResources(["Clock": table([("Tick", first), ("Tock", second)])]) {
            #expect(SKAction(named: "Tick")?.duration == 4)
        }
    }
}
