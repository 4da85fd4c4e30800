import Foundation
import Testing

@testable import SpriteKit
@testable import UIKitCore

@Suite("Hit testing") @MainActor struct HitTests {
    private func sprite(_ name: String, _ size: CGFloat = 10, z: CGFloat = 0) -> SKSpriteNode {
        let sprite = SKSpriteNode(color: .red, size: CGSize(width: size, height: size))
        sprite.name = name
        sprite.zPosition = z
        return sprite
    }

    private func group(_ name: String, _ children: [SKNode], z: CGFloat = 0) -> SKNode {
        let node = SKNode()
        node.name = name
        node.zPosition = z
        for child in children { node.addChild(child) }
        return node
    }

    @Test func `a node that draws nothing itself is found where what is below it lies`() {
        let root = group("root", [group("card", [sprite("face")])])
        #expect(root.nodes(at: .zero).map(\.name) == ["face", "card"])
        #expect(root.atPoint(.zero).name == "face")
    }

    @Test func `between its children a node is found, since its frame is around them all`() {
        let (left, right) = (sprite("left"), sprite("right"))
        left.position.x = -50
        right.position.x = 50
        let root = group("root", [group("row", [left, right])])
        #expect(root.nodes(at: .zero).map(\.name) == ["row"])
        #expect(root.atPoint(.zero).name == "row")
        #expect(root.atPoint(CGPoint(x: 0, y: 30)) === root)
    }

    @Test func `a place for others does not cover what is seen between them`() {
        let (left, right) = (sprite("left"), sprite("right"))
        left.position.x = -50
        right.position.x = 50
        let root = group("root", [group("board", [sprite("piece")]), group("buttons", [left, right], z: 100)])
        #expect(root.atPoint(.zero).name == "piece")
        #expect(root.atPoint(CGPoint(x: 50, y: 0)).name == "right")
    }

    @Test func `what lies over a deeper branch is found first`() {
        let root = group(
            "root", [group("board", [group("cell", [sprite("piece")])]), group("menu", [sprite("again")], z: 100)])
        #expect(root.atPoint(.zero).name == "again")
    }

    @Test func `what is far in front within an effect node is no further in front than that`() {
        let effect = SKEffectNode()
        effect.addChild(sprite("inner", z: 100))
        let root = group("root", [effect, sprite("cover", z: 1)])
        #expect(root.atPoint(.zero).name == "cover")
        effect.shouldEnableEffects = false
        #expect(root.atPoint(.zero).name == "inner")
    }

    @Test func `a clear shape is hit as any other, at its frame`() {
        let shape = SKShapeNode(circleOfRadius: 10)
        (shape.fillColor, shape.strokeColor, shape.name) = (.clear, .clear, "area")
        let root = group("root", [sprite("below", 40), shape])
        shape.zPosition = 1
        #expect(root.atPoint(.zero).name == "area")
        #expect(root.atPoint(CGPoint(x: 9, y: 9)).name == "area")
        #expect(root.atPoint(CGPoint(x: 11, y: 0)).name == "below")
    }

    @Test func `nodes of alpha 0 are not hit, nor what is below them`() {
        let veil = sprite("veil", 40, z: 9)
        veil.addChild(sprite("knob"))
        let root = group("root", [sprite("back"), veil])
        veil.alpha = 0
        #expect(root.nodes(at: .zero).map(\.name) == ["back"])
        veil.alpha = 0.01
        #expect(root.atPoint(.zero).name == "knob")
    }

    @Test func `nodes of scale 0 are not hit, nor what is below them`() {
        let popup = group("popup", [sprite("panel", 100)], z: 9)
        let root = group("root", [sprite("back", 40), popup])
        popup.setScale(0)
        #expect(root.nodes(at: CGPoint(x: 15, y: 15)).map(\.name) == ["back"])
        popup.setScale(1)
        #expect(root.atPoint(CGPoint(x: 15, y: 15)).name == "panel")
    }

    @Test func `a touch passes through a node of alpha 0`() {
        let scene = TestScene.make()
        let (back, veil) = (sprite("back", 40), sprite("veil", 40, z: 9))
        for node in [back, veil] {
            node.isUserInteractionEnabled = true
            scene.addChild(node)
        }
        #expect(scene.touchTarget(at: .zero) === veil)
        veil.alpha = 0
        #expect(scene.touchTarget(at: .zero) === back)
    }

    @Test func `a touch belongs to the frontmost node that wants it, through what wants none`() {
        let scene = TestScene.make()
        let button = group("button", [sprite("face", 40), sprite("words", z: 5)])
        button.isUserInteractionEnabled = true
        scene.addChild(button)
        scene.addChild(sprite("veil", 100, z: 50))
        #expect(scene.touchTarget(at: .zero) === button)
        #expect(scene.touchTarget(at: CGPoint(x: 30, y: 0)) === scene)
    }

    @Test func `a node that says itself where it is, is touched and found there`() {
        final class Wide: SKSpriteNode {
            override func contains(_ point: CGPoint) -> Bool { abs(point.x - position.x) < 100 }
        }
        let scene = TestScene.make()
        let wide = Wide(color: .red, size: CGSize(width: 4, height: 4))
        wide.isUserInteractionEnabled = true
        scene.addChild(wide)
        #expect(scene.touchTarget(at: CGPoint(x: 90, y: 0)) === wide)
        #expect(scene.atPoint(CGPoint(x: 90, y: 0)) === wide)
        #expect(scene.atPoint(CGPoint(x: 110, y: 0)) === scene)
    }

    @Test func `a view that takes no input passes none on`() {
        final class Button: SKSpriteNode {
            var count = 0
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { count += 1 }
        }
        let scene = TestScene.make()
        let button = Button(color: .red, size: CGSize(width: 40, height: 40))
        button.isUserInteractionEnabled = true
        button.isAccessibilityElement = true
        scene.addChild(button)
        scene.shown.isUserInteractionEnabled = false
        scene.shown.input.handle(.press(button.serial))
        #expect(button.count == 0)
        scene.shown.isUserInteractionEnabled = true
        scene.shown.input.handle(.press(button.serial))
        #expect(button.count == 1)
    }
}
