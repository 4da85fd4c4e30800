import SpriteKit

/// Another visitor in the café: a figure in its own color, with its name above it and what it says.
final class VisitorSprite: PlayerSprite {
    private let board = NamePlate()
    private var isAsleep = false

    /// Added to the accessibility label of a sleeping visitor.
    private let sleepWord: String

    init(_ visitor: CafeVisitor, at place: CGPoint, language: GameLanguage) {
        sleepWord = language.text("asleep")
        super.init(at: place)
        isAccessibilityElement = true
        board.position = CGPoint(x: 0, y: size.height / 2 + 14)
        board.zPosition = 500
        addChild(board)
        dress(visitor)
    }

    required init?(coder: NSCoder) {
        sleepWord = ""
        super.init(coder: coder)
    }

    /// Applies the visitor's current look.
    func dress(_ visitor: CafeVisitor) {
        wear(visitor.color.spriteColor)
        board.show(visitor.name, visitor.color)
        accessibilityLabel = visitor.isAsleep ? "\(visitor.name), \(sleepWord)" : visitor.name
        guard visitor.isAsleep != isAsleep else { return }
        isAsleep = visitor.isAsleep
        stop()
        show([isAsleep ? "Asleep" : direction.rawValue])
        alpha = isAsleep ? 0.75 : 1
    }

    /// Moves to a place, with the walking animation for that direction.
    func walk(to place: CGPoint) {
        let way = CGVector(dx: place.x - position.x, dy: place.y - position.y)
        guard way != .zero else { return stop() }
        face(way)
        stand(at: place)
    }
}

/// A visitor's name on a small board with an edge in the visitor's color.
final class NamePlate: SKNode, OverheadBoard {
    private(set) var boardSize = CGSize.zero
    private let edge = SKSpriteNode(color: .clear, size: .zero)
    private let board = SKSpriteNode(color: SKColor(red: 1, green: 0.98, blue: 0.94, alpha: 0.92), size: .zero)
    private let label = SKLabelNode(fontNamed: "Menlo-Bold")
    private var shownColor: VisitorColor?

    var text: String? { label.text }

    override init() {
        super.init()
        label.fontSize = 20
        label.fontColor = .ink
        label.verticalAlignmentMode = .center
        (board.zPosition, label.zPosition) = (0.1, 0.2)
        for node in [edge, board, label] { addChild(node) }
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    func show(_ name: String, _ color: VisitorColor) {
        if color != shownColor { (shownColor, edge.color) = (color, color.spriteColor) }
        guard label.text != name else { return }
        label.text = name
        draw()
    }

    /// A name is on one line.
    func write(fontSize: CGFloat, widthMax: CGFloat) {
        guard label.fontSize != fontSize else { return }
        label.fontSize = fontSize
        draw()
    }

    private func draw() {
        let size = CGSize(width: label.frame.width + 16, height: label.fontSize * 1.4)
        board.size = size
        edge.size = CGSize(width: size.width + 6, height: size.height + 6)
        boardSize = edge.size
    }
}

extension SKColor {
    /// The brown of texts.
    static let ink = SKColor(red: 0.23, green: 0.14, blue: 0.09, alpha: 1)
}
