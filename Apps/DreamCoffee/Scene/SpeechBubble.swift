import SpriteKit

/// What somebody in the café has just said, above their head, until it is read.
final class SpeechBubble: SKNode, OverheadBoard {
    private(set) var width: CGFloat = 0
    private static let bubbleName = "bubble"
    private static let widthMax: CGFloat = 240

    init(_ text: String) {
        super.init()
        name = Self.bubbleName
        zPosition = 1_500
        let label = SKLabelNode(fontNamed: "Menlo")
        label.fontSize = 20
        label.fontColor = .ink
        label.numberOfLines = 0
        label.preferredMaxLayoutWidth = Self.widthMax
        label.verticalAlignmentMode = .center
        label.text = text
        let size = CGSize(width: label.frame.width + 24, height: label.frame.height + 18)
        width = size.width + 8
        let edge = SKSpriteNode(color: .ink, size: CGSize(width: size.width + 8, height: size.height + 8))
        let board = SKSpriteNode(color: SKColor(red: 1, green: 0.98, blue: 0.94, alpha: 1), size: size)
        (board.zPosition, label.zPosition) = (0.1, 0.2)
        for node in [edge, board, label] {
            node.position.y = size.height / 2
            addChild(node)
        }
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// As long as it takes to notice and to read it.
    private static func seconds(_ text: String) -> TimeInterval { 3.5 + Double(text.count) * 0.07 }

    /// Shows somebody's words in place of what they have said before.
    static func show(_ text: String, over speaker: SKSpriteNode) {
        speaker.childNode(withName: bubbleName)?.removeFromParent()
        let bubble = SpeechBubble(text)
        bubble.position = CGPoint(x: 0, y: speaker.size.height / 2 + 44)
        speaker.addChild(bubble)
        bubble.run(.sequence([.wait(forDuration: seconds(text)), .fadeOut(withDuration: 0.4), .removeFromParent()]))
    }
}
