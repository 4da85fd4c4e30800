import SpriteKit

/// A person's last line, shown above their head long enough to be read.
final class SpeechBubble: SKNode, OverheadBoard {
    private(set) var boardSize = CGSize.zero
    /// Greater than that of all earlier lines.
    let number: Int
    /// The name that the bubble begins with: the speaker's, if the bubble covers the board with it.
    var speaker: String?
    /// The text that is shown.
    var text: String { label.text ?? "" }
    private let words: String
    /// The sizes without and with the speaker's name. Finding the bubble's place takes both, again and again while people walk.
    private var sizes: [String?: CGSize] = [:]
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

    private var wording: String { [speaker, words].compactMap(\.self).joined(separator: "\n") }

    /// Measures the text; `show()` shows it.
    func write(fontSize: CGFloat, widthMax: CGFloat) {
        if label.fontSize != fontSize || label.preferredMaxLayoutWidth != widthMax {
            (label.fontSize, label.preferredMaxLayoutWidth) = (fontSize, widthMax)
            sizes = [:]
        }
        boardSize = sizes[speaker] ?? measure(fontSize)
    }

    private func measure(_ fontSize: CGFloat) -> CGSize {
        label.text = wording
        let text = label.frame.size
        let size = CGSize(width: text.width + fontSize * 1.2 + 8, height: text.height + fontSize * 0.9 + 8)
        // A third size means that the speaker has another name now.
        if sizes.count > 1 { sizes = [:] }
        sizes[speaker] = size
        return size
    }

    /// Shows the text that was written last.
    func show() {
        label.text = wording
        guard edge.size != boardSize else { return }
        edge.size = boardSize
        board.size = CGSize(width: boardSize.width - 8, height: boardSize.height - 8)
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
