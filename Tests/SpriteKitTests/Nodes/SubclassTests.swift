import SpriteKit
import Testing

// Subclasses as apps write them. This file compiles as an app does and uses no internal API of the framework.

private final class Score: SKLabelNode {
    let points: Int

    init(points: Int) {
        self.points = points
        super.init(fontNamed: "Menlo-Bold")
        text = "\(points)"
    }

    required init?(coder aDecoder: NSCoder) { fatalError("no scene file has one") }
}

private final class Title: SKLabelNode {
    override init(fontNamed fontName: String?) {
        super.init(fontNamed: fontName)
        fontSize = 50
    }

    override init() { super.init() }
    required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }
}

private final class Level: SKScene {
    var loads = 0
    override init() { super.init(size: CGSize(width: 320, height: 480)) }
    required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }
    override func sceneDidLoad() { loads += 1 }
}

private final class Ring: SKShapeNode {
    override init() {
        super.init()
        path = CGPath(ellipseIn: CGRect(x: -5, y: -5, width: 10, height: 10), transform: nil)
    }

    required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }
}

private final class Ship: SKSpriteNode {
    init() { super.init(texture: nil, color: .red, size: CGSize(width: 8, height: 8)) }
    required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }
}

/// Records which of its methods were called.
private final class Noted: SKNode {
    var calls: [String] = []

    override func addChild(_ node: SKNode) {
        calls.append("add")
        super.addChild(node)
    }
    override func insertChild(_ node: SKNode, at index: Int) {
        calls.append("insert")
        super.insertChild(node, at: index)
    }
    override func removeFromParent() {
        calls.append("remove")
        super.removeFromParent()
    }
    override func removeAllChildren() {
        calls.append("removeAll")
        super.removeAllChildren()
    }
    override func run(_ action: SKAction) {
        calls.append("run")
        super.run(action)
    }
    override func removeAllActions() {
        calls.append("stop")
        super.removeAllActions()
    }
    override func setScale(_ scale: CGFloat) {
        calls.append("scale")
        super.setScale(2 * scale)
    }
    override func calculateAccumulatedFrame() -> CGRect { CGRect(x: 0, y: 0, width: 7, height: 7) }
    override func atPoint(_ point: CGPoint) -> SKNode { parent ?? self }
}

@Suite("Subclasses of nodes") @MainActor struct SubclassTests {
    @Test func `a label's subclass begins with a font`() {
        let score = Score(points: 12)
        #expect(score.fontName == "Menlo-Bold")
        #expect(score.text == "12")
        #expect(Title(fontNamed: "Courier").fontSize == 50)
        #expect(Title().fontName == SKLabelNode().fontName)
        #expect(SKLabelNode(fontNamed: "Courier").colorBlendFactor == 0)
    }

    @Test func `a scene's subclass may begin without a size`() {
        let level = Level()
        #expect(level.size == CGSize(width: 320, height: 480))
        #expect(level.loads == 1)
        #expect(SKScene().size == CGSize(width: 1, height: 1))
    }

    @Test func `shapes and sprites are begun by their subclasses`() {
        #expect(Ring().frame.width == 11)
        #expect(Ship().size == CGSize(width: 8, height: 8))
    }

    @Test func `a subclass takes part in what is done to its node`() {
        let (parent, node) = (SKNode(), Noted())
        parent.addChild(node)
        node.addChild(SKNode())
        node.insertChild(SKNode(), at: 0)
        node.setScale(3)
        node.run(.wait(forDuration: 1))
        node.removeAllActions()
        node.removeAllChildren()
        node.removeFromParent()
        #expect(node.calls == ["add", "insert", "scale", "run", "stop", "removeAll", "remove"])
        #expect(node.xScale == 6)
        #expect(node.children.isEmpty)
        #expect(node.parent == nil)
        #expect(node.contains(CGPoint(x: 6, y: 6)))
        #expect(!node.contains(CGPoint(x: 8, y: 6)))
    }

    @Test func `a node is copied without its subclass being asked to add children`() {
        let node = Noted()
        node.addChild(SKNode())
        let copy = node.copy() as? Noted
        #expect(copy?.children.count == 1)
        #expect(copy?.calls == [])
    }
}
