import SpriteKit

/// Blocks that fall into rows of six: a timer in `update`, keys and touches, a pause, and rows that disappear.
final class FallingBlocksScene: SKScene {
    static let columns = 6
    static let rows = 10
    static let cell: CGFloat = 30
    /// The pieces, as cells: a square, a horizontal bar, a vertical bar.
    private static let pieces: [[(Int, Int)]] = [
        [(0, 0), (1, 0), (0, 1), (1, 1)], [(-1, 0), (0, 0), (1, 0)], [(0, 0), (0, 1)],
    ]

    private let board = SKNode()
    private let pauseLabel = SKLabelNode(text: "Paused")
    private(set) var grid = [[SKShapeNode?]](
        repeating: Array(repeating: nil, count: FallingBlocksScene.columns), count: FallingBlocksScene.rows)
    private var piece: [(node: SKShapeNode, column: Int, row: Int)] = []
    private var pieceNumber = 0
    private var lastFall: TimeInterval = 0
    private(set) var clearedRows = 0
    var isGamePaused = false {
        didSet {
            board.isPaused = isGamePaused
            pauseLabel.isHidden = !isGamePaused
        }
    }

    override func sceneDidLoad() {
        anchorPoint = CGPoint(x: 0.5, y: 0)
        backgroundColor = .black
        board.position = CGPoint(x: -CGFloat(Self.columns) * Self.cell / 2, y: 20)
        board.name = "board"
        addChild(board)
        let edge = SKShapeNode(
            rect: CGRect(
                x: 0, y: 0, width: CGFloat(Self.columns) * Self.cell, height: CGFloat(Self.rows) * Self.cell),
            cornerRadius: 4)
        edge.strokeColor = .gray
        board.addChild(edge)
        pauseLabel.position = CGPoint(x: 0, y: 200)
        pauseLabel.zPosition = 5
        pauseLabel.isHidden = true
        addChild(pauseLabel)
        dropPiece()
    }

    private func dropPiece() {
        let shape = Self.pieces[pieceNumber % Self.pieces.count]
        let color: SKColor = [.systemRed, .systemGreen, .systemBlue][pieceNumber % 3]
        pieceNumber += 1
        piece = shape.map { column, row in
            let node = SKShapeNode(rectOf: CGSize(width: Self.cell - 2, height: Self.cell - 2), cornerRadius: 5)
            node.fillColor = color
            node.strokeColor = .clear
            node.name = "block"
            board.addChild(node)
            return (node, column + 2, row + Self.rows - 2)
        }
        place()
    }

    private func place() {
        for (node, column, row) in piece {
            node.position = CGPoint(x: (CGFloat(column) + 0.5) * Self.cell, y: (CGFloat(row) + 0.5) * Self.cell)
        }
    }

    /// Moves the piece if there is room. Returns whether it moved.
    @discardableResult
    func movePiece(_ columns: Int, _ rows: Int) -> Bool {
        let isFree = piece.allSatisfy { block in
            let (column, row) = (block.column + columns, block.row + rows)
            return (0..<Self.columns).contains(column) && row >= 0 && (row >= Self.rows || grid[row][column] == nil)
        }
        guard isFree else { return false }
        for index in piece.indices {
            piece[index].column += columns
            piece[index].row += rows
        }
        place()
        return true
    }

    /// Drops the piece and makes the next one.
    func land() {
        while movePiece(0, -1) {}
        for block in piece where block.row < Self.rows { grid[block.row][block.column] = block.node }
        clearFullRows()
        dropPiece()
    }

    private func clearFullRows() {
        for row in grid.indices.reversed() where grid[row].allSatisfy({ $0 != nil }) {
            clearedRows += 1
            for node in grid[row].compactMap({ $0 }) {
                node.run(
                    .sequence([
                        .group([.fadeOut(withDuration: 0.2), .scale(to: 0.1, duration: 0.2)]), .removeFromParent(),
                    ]))
            }
            grid.remove(at: row)
            grid.append(Array(repeating: nil, count: Self.columns))
            for higher in grid[row...] {
                for node in higher.compactMap({ $0 }) { node.run(.moveBy(x: 0, y: -Self.cell, duration: 0.2)) }
            }
        }
    }

    override func update(_ currentTime: TimeInterval) {
        guard !isGamePaused else {
            lastFall = 0
            return
        }
        if lastFall == 0 { lastFall = currentTime }
        if currentTime - lastFall >= 5 {
            lastFall = currentTime
            if !movePiece(0, -1) { land() }
        }
    }

    override func keyDown(with event: NSEvent) {
        switch event.keyCode {
        case 123: movePiece(-1, 0)
        case 124: movePiece(1, 0)
        case 125: movePiece(0, -1)
        case 49: land()
        default:
            if event.characters == "p" { isGamePaused.toggle() }
        }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let place = touches.first?.location(in: board) else { return }
        let middle = CGFloat(Self.columns) * Self.cell / 2
        if place.y < Self.cell { land() } else { movePiece(place.x < middle ? -1 : 1, 0) }
    }
}
