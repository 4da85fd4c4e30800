import Foundation
import Testing

@testable import SpriteKit

@Suite("Scene files") @MainActor struct SceneArchiveTests {
    private func number(_ value: Double) -> Fixture { .boxed(.real(value)) }

    private var camera: Fixture {
        .labelled("camera", .node("SKCameraNode", ["_name": .boxed(.text("view")), "_position": .point(12.5, -3)]))
    }

    private func scene(_ children: [Fixture] = [], _ more: [String: Fixture] = [:]) -> Fixture {
        let fields: [String: Fixture] = [
            "Scene_bounds": .rect(0, 0, 768, 1024), "_anchorPoint": .point(0.5, 0.25), "_scaleMode": .boxed(.whole(2)),
            "_backgroundColorR": number(0.75), "_backgroundColorG": number(0.5), "_backgroundColorB": number(0.25),
            "_backgroundColorA": number(1), "_paused": .boxed(.flag(true)), "_name": .boxed(.text("café <1> & 2")),
        ]
        return .object(
            ["SKScene", "SKEffectNode", "SKNode", "NSObject"],
            fields.merging(more) { $1 }.merging(["_children": .array(children)]) { $1 })
    }

    @Test(arguments: ArchiveForm.allCases) func `a scene has the size, colour, anchor and camera of its file`(
        form: ArchiveForm
    ) throws {
        let root = scene([camera], ["_visible": .link("camera"), "a_camera": .null, "_camera": .link("camera")])
        let read = try #require(try ArchiveFiles.root(root, as: SKScene.self, form))
        #expect(read.size == CGSize(width: 768, height: 1024))
        #expect(read.anchorPoint == CGPoint(x: 0.5, y: 0.25))
        #expect(read.scaleMode == .aspectFit)
        #expect(read.backgroundColor == UIColor(red: 0.75, green: 0.5, blue: 0.25, alpha: 1))
        #expect(read.name == "café <1> & 2")
        #expect(!read.isPaused)
        let camera = try #require(read.children.first as? SKCameraNode)
        #expect(camera.name == "view" && camera.position == CGPoint(x: 12.5, y: -3) && camera.scene === read)
    }

    @Test(arguments: ArchiveForm.allCases) func `a node has all the common values of its file`(
        form: ArchiveForm
    ) throws {
        let root = Fixture.node(
            "SKNode",
            [
                "_name": .boxed(.text("hero")), "_position": .point(-7, 1e3), "_zPosition": number(-235),
                "_zRotation": number(1.5), "_xScale": number(2), "_yScale": number(-0.5), "_opacity": number(0.25),
                "_hidden": .boxed(.flag(true)),
                "_userData": .table([("lives", .boxed(.whole(3))), ("kind", .text("bird"))]),
            ], children: [.node("SKNode", ["_name": .text("first")]), .node("SKNode", ["_name": .text("second")])])
        let node = try #require(try ArchiveFiles.root(root, as: SKNode.self, form))
        #expect(node.position == CGPoint(x: -7, y: 1000) && node.zPosition == -235 && node.zRotation == 1.5)
        #expect(node.xScale == 2 && node.yScale == -0.5 && node.alpha == 0.25 && node.isHidden)
        #expect(node.userData?["lives"] as? Int == 3 && node.userData?["kind"] as? String == "bird")
        #expect(node.children.map(\.name) == ["first", "second"])
        #expect(node.childNode(withName: "second")?.alpha == 1)
    }

    @Test func `a sprite has its unscaled size, its color and its blending`() throws {
        let root = Fixture.node(
            "SKSpriteNode",
            [
                "_bounds": .rect(-90, 40, 66, 114), "_xScale": number(1.5), "_anchorPoint": .point(0, 1),
                "_baseColorR": number(0.5), "_baseColorG": number(0.25), "_baseColorB": number(1),
                "_baseColorA": number(0.5), "_colorMix": number(0.75), "_blendMode": .boxed(.whole(1)),
                "_centerRect": .rect(0.25, 0.25, 0.5, 0.5), "_texture": .null,
            ])
        let sprite = try #require(try ArchiveFiles.root(root, as: SKSpriteNode.self))
        #expect(sprite.size == CGSize(width: 66, height: 114) && sprite.anchorPoint == CGPoint(x: 0, y: 1))
        #expect(sprite.color == UIColor(red: 0.5, green: 0.25, blue: 1, alpha: 0.5) && sprite.colorBlendFactor == 0.75)
        #expect(sprite.blendMode == .add && sprite.centerRect == CGRect(x: 0.25, y: 0.25, width: 0.5, height: 0.5))
        #expect(sprite.texture == nil && sprite.frame.width == 99)
    }

    @Test func `a sprite has a texture of the name and the filtering of its file`() throws {
        let root = Fixture.node("SKSpriteNode", ["_texture": .texture("bird"), "_bounds": .rect(0, 0, 20, 10)])
        let sprite = try #require(try ArchiveFiles.root(root, as: SKSpriteNode.self))
        #expect(sprite.texture?.filteringMode == .nearest)
        #expect(sprite.size == CGSize(width: 20, height: 10))
    }

    @Test func `a label has its text, font, colors and alignment`() throws {
        let root = Fixture.node(
            "SKLabelNode",
            [
                "_text": .boxed(.text("Score: ½")), "_fontName": .text("Menlo-Bold"), "_fontSize": .real(57),
                "_fontColorR": .real(1), "_fontColorG": .real(0), "_fontColorB": .real(0.5), "_fontColorA": .real(0.5),
                "_horizontalAlignmentMode": number(2), "_verticalAlignmentMode": number(1),
                "_numberOfLines": .boxed(.whole(3)), "_preferredMaxLayoutWidth": number(200),
            ])
        let label = try #require(try ArchiveFiles.root(root, as: SKLabelNode.self))
        #expect(label.text == "Score: ½" && label.fontName == "Menlo-Bold" && label.fontSize == 57)
        #expect(label.fontColor == UIColor(red: 1, green: 0, blue: 0.5, alpha: 0.5))
        #expect(label.horizontalAlignmentMode == .right && label.verticalAlignmentMode == .center)
        #expect(label.numberOfLines == 3 && label.preferredMaxLayoutWidth == 200 && label.colorBlendFactor == 0)
    }

    @Test func `a shape has its path and its pens`() throws {
        func element(_ type: Int, _ points: [Fixture]) -> Fixture {
            .table([("type", .boxed(.whole(type))), ("points", .array(points))])
        }
        let path: [Fixture] = [
            element(0, [.point(-5, -5)]), element(1, [.point(15, -5)]), element(2, [.point(15, 5), .point(5, 15)]),
            element(1, [.rect(0, 0, 1, 1)]), element(9, []), element(4, []),
        ]
        let root = Fixture.node(
            "SKShapeNode",
            [
                "_cgPath": .array(path), "_fillColorR": number(0), "_fillColorG": number(1), "_fillColorB": number(0),
                "_fillColorA": number(1), "_lineWidth": number(4), "_lineJoin": .whole(2), "_lineCap": .whole(1),
            ])
        let shape = try #require(try ArchiveFiles.root(root, as: SKShapeNode.self))
        let expected = CGMutablePath()
        expected.move(to: CGPoint(x: -5, y: -5))
        expected.addLine(to: CGPoint(x: 15, y: -5))
        expected.addQuadCurve(to: CGPoint(x: 5, y: 15), control: CGPoint(x: 15, y: 5))
        expected.closeSubpath()
        #expect(shape.path == expected.copy())
        #expect(shape.fillColor == UIColor(red: 0, green: 1, blue: 0, alpha: 1))
        #expect(shape.lineWidth == 4 && shape.lineJoin == .bevel && shape.lineCap == .round)
    }

    @Test func `nodes of kinds that don't exist here are plain nodes with their children`() throws {
        let lamp = Fixture.node(
            "SKLightNode", ["_name": .text("lamp"), "_position": .point(1, 2)],
            children: [.node("SKSpriteNode", ["_name": .text("bulb")])])
        let read = try #require(try ArchiveFiles.root(scene([lamp]), as: SKScene.self))
        let node = try #require(read.childNode(withName: "lamp"))
        #expect(type(of: node) == SKNode.self && node.position == CGPoint(x: 1, y: 2))
        #expect(node.childNode(withName: "bulb") is SKSpriteNode)
    }

    @Test func `actions of the editor run`() throws {
        let move = Fixture.action(
            "SKMove",
            [
                "_posTarget.x": number(10), "_posTarget.y": number(-4), "_isRelative": .boxed(.flag(true)),
                "_useX": .boxed(.flag(true)), "_useY": .boxed(.flag(true)), "_duration": number(2),
                "_timingMode": .boxed(.whole(0)),
            ])
        let wait = Fixture.action("SKWait", ["_duration": number(1)])
        let sequence = Fixture.action("SKSequence", ["_actions": .array([wait, move]), "_duration": number(3)])
        let sprite = Fixture.node("SKSpriteNode", ["_name": .text("cloud"), "_actions": .array([sequence])])
        let read = try #require(try ArchiveFiles.root(scene([sprite]), as: SKScene.self))
        let cloud = try #require(read.childNode(withName: "cloud"))
        #expect(cloud.hasActions())
        cloud.advance(to: cloud.reached + 2, mayCall: false)
        #expect(cloud.position == CGPoint(x: 5, y: -2))
        cloud.advance(to: cloud.reached + 2, mayCall: false)
        #expect(cloud.position == CGPoint(x: 10, y: -4) && !cloud.hasActions())
    }
}
