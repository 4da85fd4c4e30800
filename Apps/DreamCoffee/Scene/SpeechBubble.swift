import SpriteKit

/// A person's last line, shown above their head long enough to be read.
final class SpeechBubble: SKNode, OverheadBoard {
    private(set) var boardSize = CGSize.zero
    /// Greater than that of all earlier lines.
    let number: Int
    /// The name that the bubble begins with: the speaker's, if the bubble covers the board with it.
    var speaker: String? {
        didSet { if speaker != oldValue { isWritten = false } }
    }
    var text: String { label.text ?? "" }
    private let words: String
    private var isWritten = false
    private let label = SKLabelNode(fontNamed: "Menlo")
    private let edge: SKSpriteNode
    private let board = SKSpriteNode(color: SKColor(red: 1, green: 0.98, blue: 0.94, alpha: 1), size: .zero)

    /// - Parameter color: The speaker's color, used for the edge: the bubble may have to be next to the speaker's head.
    init(_ text: String, color: SKColor, number: Int) {
        (self.number, words) = (number, text)
        edge = SKSpriteNode(color: color, size: .zero)
        super.init()
        zPosition = 1_500
        label.fontColor = .ink
        label.numberOfLines = 0
        label.verticalAlignmentMode = .center
        (board.zPosition, label.zPosition) = (0.1, 0.2)
        for node in [edge, board, label] { addChild(node) }
    }

    required init?(coder: NSCoder) {
        (number, words, edge) = (0, "", SKSpriteNode())
        super.init(coder: coder)
    }

    func write(fontSize: CGFloat, widthMax: CGFloat) {
        guard !isWritten || label.fontSize != fontSize || label.preferredMaxLayoutWidth != widthMax else { return }
        isWritten = true
        (label.fontSize, label.preferredMaxLayoutWidth) = (fontSize, widthMax)
        label.text = [speaker, words].compactMap(\.self).joined(separator: "\n")
        let size = CGSize(width: label.frame.width + fontSize * 1.2, height: label.frame.height + fontSize * 0.9)
        board.size = size
        edge.size = CGSize(width: size.width + 8, height: size.height + 8)
        boardSize = edge.size
    }

    /// Long enough to notice and read it.
    static func seconds(_ text: String) -> TimeInterval { 3.5 + Double(text.count) * 0.07 }
}

extension PlayerSprite {
    /// Replaces the previous line.
    func say(_ text: String, number: Int) {
        bubble?.removeFromParent()
        let bubble = SpeechBubble(text, color: ownColor ?? .ink, number: number)
        addChild(bubble)
        bubble.run(
            .sequence([
                .wait(forDuration: SpeechBubble.seconds(text)), .fadeOut(withDuration: 0.4), .removeFromParent(),
            ]))
    }
}
