import Foundation
import Testing

@testable import SpriteKit

@Suite("Paths and texts that change") @MainActor struct KeptValueTests {
    @Test func `a shape shows what was added to its path when that is set again`() {
        let scene = TestScene.make()
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 10, y: 0))
        let shape = SKShapeNode(path: path)
        scene.addChild(shape)
        let name = PartKind.node.name(shape.serial)
        let before = scene.picture.refreshed()[name]
        path.addLine(to: CGPoint(x: 10, y: 30))
        #expect(shape.frame.height == 1)
        shape.path = path
        #expect(shape.frame.height == 31)
        #expect(scene.picture.refreshed()[name] != before)
    }

    @Test func `a label keeps the attributed text that it was given`() {
        let text = NSMutableAttributedString(string: "one")
        let label = SKLabelNode(attributedText: text)
        text.replaceCharacters(in: NSRange(location: 0, length: 3), with: "two")
        #expect(label.attributedText?.string == "one")
        label.attributedText = text
        #expect(label.attributedText?.string == "two")
    }
}
