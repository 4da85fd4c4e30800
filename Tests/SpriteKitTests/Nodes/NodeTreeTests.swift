import Foundation
import Testing

@testable import SpriteKit

@Suite("Node tree") @MainActor struct NodeTreeTests {
    private func node(_ name: String, _ children: [SKNode] = []) -> SKNode {
        let node = SKNode()
        node.name = name
        for child in children { node.addChild(child) }
        return node
    }

    @Test func `children are added, inserted and removed in order`() {
        let parent = node("parent", [node("a"), node("c")])
        parent.insertChild(node("b"), at: 1)
        #expect(parent.children.map(\.name) == ["a", "b", "c"])
        parent.children[0].removeFromParent()
        #expect(parent.children.map(\.name) == ["b", "c"])
        #expect(parent.children.allSatisfy { $0.parent === parent })
        parent.removeAllChildren()
        #expect(parent.children.isEmpty)
    }

    @Test func `a thousand insertions at one place keep their order for the client`() {
        let parent = node("parent")
        for _ in 0..<1000 { parent.insertChild(SKNode(), at: min(1, parent.children.count)) }
        let orders = parent.children.map(\.order)
        #expect(zip(orders, orders.dropFirst()).allSatisfy { $0 < $1 })
    }

    @Test func `a node that moves to another parent stays where it is`() {
        let (left, right, child) = (node("left"), node("right"), node("child"))
        let root = node("root", [left, right])
        left.position = CGPoint(x: 100, y: 0)
        right.position = CGPoint(x: 0, y: 50)
        right.setScale(2)
        left.addChild(child)
        child.position = CGPoint(x: 10, y: 10)
        child.move(toParent: right)
        #expect(child.parent === right)
        #expect(root.convert(CGPoint.zero, from: child) == CGPoint(x: 110, y: 10))
    }

    @Test(arguments: [
        ("b", ["b"]), ("*", ["b", "c1", "c2"]), ("//leaf", ["leaf"]), ("c*", ["c1", "c2"]), ("c[1]", ["c1"]),
        ("c[2-9]", ["c2"]), ("c[3,4]", []), ("b/leaf", ["leaf"]), ("b/..", ["root"]), ("/b", ["b"]),
        ("//*", ["b", "leaf", "deep", "c1", "c2"]), ("*//deep", ["deep"]), ("//leaf/deep", ["deep"]), (".", ["root"]),
    ])
    func `a search finds what its pattern says`(search: String, names: [String]) {
        let root = node("root", [node("b", [node("leaf", [node("deep")])]), node("c1"), node("c2")])
        #expect(root[search].map(\.name) == names)
        #expect(root.childNode(withName: search)?.name == names.first)
    }

    @Test func `a star alone finds nodes without a name, too`() {
        let root = node("root", [SKNode(), node("b", [SKNode()])])
        #expect(root["*"].count == 2)
        #expect(root["//*"].count == 3)
        #expect(root["*b"].count == 1)
        #expect(root[""].count == 1)
        #expect(root["*/*"].count == 1)
    }

    @Test func `a search from the root starts there wherever it is asked for, and stops when told`() {
        let leaf = node("leaf")
        let root = node("root", [node("b", [leaf]), node("b")])
        #expect(leaf["/b"].count == 2)
        var count = 0
        leaf.enumerateChildNodes(withName: "//b") { _, stop in
            count += 1
            stop.pointee = true
        }
        #expect(count == 1)
        #expect(root.childNode(withName: "nobody") == nil)
    }

    @Test func `points are converted through turns and scales`() {
        let (outer, inner) = (node("outer"), node("inner"))
        let root = node("root", [outer])
        outer.addChild(inner)
        outer.position = CGPoint(x: 10, y: 20)
        outer.zRotation = .pi / 2
        inner.position = CGPoint(x: 5, y: 0)
        inner.xScale = 3
        let point = inner.convert(CGPoint(x: 2, y: 1), to: root)
        #expect(abs(point.x - 9) < 1e-9 && abs(point.y - 31) < 1e-9)
        let back = inner.convert(point, from: root)
        #expect(abs(back.x - 2) < 1e-9 && abs(back.y - 1) < 1e-9)
    }

    @Test func `frames are around what is drawn, and accumulate what is below`() {
        let sprite = SKSpriteNode(color: .red, size: CGSize(width: 20, height: 10))
        sprite.position = CGPoint(x: 100, y: 100)
        #expect(sprite.frame == CGRect(x: 90, y: 95, width: 20, height: 10))
        sprite.anchorPoint = .zero
        sprite.setScale(2)
        #expect(sprite.frame == CGRect(x: 100, y: 100, width: 40, height: 20))
        let child = SKSpriteNode(color: .blue, size: CGSize(width: 2, height: 2))
        child.position = CGPoint(x: -10, y: 0)
        sprite.addChild(child)
        #expect(sprite.calculateAccumulatedFrame() == CGRect(x: 78, y: 98, width: 62, height: 22))
    }

    @Test func `what lies at a point is found from front to back`() {
        let root = SKNode()
        for (name, z) in [("back", 0), ("front", 5), ("middle", 0)] {
            let sprite = SKSpriteNode(color: .red, size: CGSize(width: 10, height: 10))
            sprite.name = name
            sprite.zPosition = CGFloat(z)
            root.addChild(sprite)
        }
        #expect(root.nodes(at: .zero).map(\.name) == ["front", "middle", "back"])
        #expect(root.atPoint(CGPoint(x: 4, y: 4)).name == "front")
        #expect(root.atPoint(CGPoint(x: 40, y: 4)) === root)
        root.children[1].isHidden = true
        #expect(root.atPoint(.zero).name == "middle")
    }

    @Test func `nodes intersect where their frames overlap in the scene`() {
        let (left, right) = (SKNode(), SKNode())
        let root = SKNode()
        root.addChild(left)
        root.addChild(right)
        let a = SKSpriteNode(color: .red, size: CGSize(width: 10, height: 10))
        let b = SKSpriteNode(color: .red, size: CGSize(width: 10, height: 10))
        left.addChild(a)
        right.addChild(b)
        right.position = CGPoint(x: 9, y: 0)
        #expect(a.intersects(b))
        right.position = CGPoint(x: 11, y: 0)
        #expect(!a.intersects(b))
    }

    @Test func `what is below nodes doesn't count where it is asked whether they intersect`() {
        let root = SKNode()
        let ship = SKSpriteNode(color: .red, size: CGSize(width: 10, height: 10))
        let flame = SKSpriteNode(color: .yellow, size: CGSize(width: 10, height: 100))
        let rock = SKSpriteNode(color: .gray, size: CGSize(width: 10, height: 10))
        ship.addChild(flame)
        for node in [ship, rock] { root.addChild(node) }
        rock.position = CGPoint(x: 0, y: 30)
        #expect(!ship.intersects(rock) && !rock.intersects(ship))
        #expect(flame.intersects(rock))
    }

    @Test func `a copy has copies of everything below and its subclass`() {
        let sprite = MarkedSprite(texture: nil, color: .green, size: CGSize(width: 3, height: 4))
        sprite.position = CGPoint(x: 1, y: 2)
        sprite.anchorPoint = .zero
        sprite.userData = ["key": 7]
        sprite.addChild(node("child"))
        let copy = sprite.copy() as? MarkedSprite
        #expect(copy?.position == CGPoint(x: 1, y: 2))
        #expect(copy?.size == CGSize(width: 3, height: 4))
        #expect(copy?.color == .green)
        #expect(copy?.anchorPoint == .zero)
        #expect(copy?.userData?["key"] as? Int == 7)
        #expect(copy?.children.map(\.name) == ["child"])
        #expect(copy?.children.first !== sprite.children.first)
        #expect(copy?.parent == nil)
    }

    private final class MarkedSprite: SKSpriteNode {
        override init(texture: SKTexture?, color: UIColor, size: CGSize) {
            super.init(texture: texture, color: color, size: size)
        }
        required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }
    }

    @Test func `nodes that come and go leave nothing behind`() {
        let scene = TestScene.make()
        _ = scene.picture.refreshed()
        let before = scene.picture.parts.count
        weak var gone: SKNode?
        for _ in 0..<1000 {
            let sprite = SKSpriteNode(
                texture: SKTexture(resource: MissingImage.resource, size: CGSize(width: 1, height: 1)))
            gone = sprite
            scene.addChild(sprite)
            sprite.run(.repeatForever(.sequence([.moveBy(x: 1, y: 0, duration: 1), .run {}])))
            _ = scene.picture.refreshed()
            scene.frame()
            sprite.removeFromParent()
            scene.frame()
        }
        _ = scene.picture.refreshed()
        #expect(scene.picture.parts.count == before)
        #expect(gone == nil)
    }
}

@Suite("Textures") @MainActor struct TextureTests {
    @Test func `a texture of pixels has them from the bottom up`() throws {
        let pixels = Data([255, 0, 0, 255, 0, 255, 0, 255])
        let texture = SKTexture(data: pixels, size: CGSize(width: 1, height: 2))
        #expect(texture.size() == CGSize(width: 1, height: 2))
        let again = SKTexture(data: Data(pixels[4...] + pixels[..<4]), size: CGSize(width: 1, height: 2), flipped: true)
        #expect(texture.resource == again.resource)
        #expect(texture.cgImage().height == 2)
    }

    @Test func `atlases are handed over by their names, empty where there are none`() {
        var counts: [Int] = []
        SKTextureAtlas.preloadTextureAtlasesNamed(["none", "neither"]) { error, atlases in
            #expect(error == nil)
            counts = atlases.map(\.textureNames.count)
        }
        #expect(counts == [0, 0])
    }

    @Test func `a part of a part is a part of the whole`() {
        let whole = SKTexture(resource: MissingImage.resource, size: CGSize(width: 100, height: 80))
        let half = SKTexture(rect: CGRect(x: 0.5, y: 0, width: 0.5, height: 1), in: whole)
        let corner = SKTexture(rect: CGRect(x: 0.5, y: 0.5, width: 0.5, height: 0.5), in: half)
        #expect(corner.textureRect() == CGRect(x: 0.75, y: 0.5, width: 0.25, height: 0.5))
        #expect(corner.size() == CGSize(width: 25, height: 40))
    }

    @Test func `another filtering mode is told to the client at once`() {
        let scene = TestScene.make()
        let texture = SKTexture(resource: MissingImage.resource, size: CGSize(width: 9, height: 9))
        scene.addChild(SKSpriteNode(texture: texture))
        let before = scene.picture.refreshed()[PartKind.texture.name(texture.serial)]
        texture.filteringMode = .nearest
        #expect(scene.picture.refreshed()[PartKind.texture.name(texture.serial)] != before)
    }
}

@Suite("Labels") @MainActor struct LabelTests {
    @Test func `attributed text is as large as its fonts, and each part has its colour`() throws {
        let text = NSMutableAttributedString(string: "small ", attributes: [.font: UIFont.systemFont(ofSize: 10)])
        text.append(
            NSAttributedString(
                string: "LARGE", attributes: [.font: UIFont.systemFont(ofSize: 40), .foregroundColor: UIColor.red]))
        let label = SKLabelNode(attributedText: text)
        let plain = SKLabelNode(text: "small LARGE")
        plain.fontSize = 10
        #expect(label.frame.height > 2 * plain.frame.height)
        #expect(label.frame.width > 2 * plain.frame.width)
        var drawing = JSONText()
        label.writeDrawing(into: &drawing)
        #expect(drawing.object.contains("LARGE"))
        #expect(drawing.object.contains(JSONText.color(.red)))
    }

    @Test func `attributed text without attributes has the label's font`() {
        let (label, plain) = (SKLabelNode(attributedText: NSAttributedString(string: "Tea")), SKLabelNode(text: "Tea"))
        #expect(label.frame == plain.frame)
    }
}
