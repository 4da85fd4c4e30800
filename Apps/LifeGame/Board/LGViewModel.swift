import Combine
import Foundation
import LifeEngine

/// The state and actions of the board's view. The board itself is a separate actor.
@MainActor
final class LGViewModel: ObservableObject {
    private(set) var board: LGBoard {
        didSet { boardNumber += 1 }
    }
    /// Identifies the current board. Its object identity wouldn't do: a new board often reuses the old one's address.
    @Published private(set) var boardNumber = 0
    @Published private(set) var cells: [CellIndex: LGCellState] = [:]
    @Published private(set) var generation = 0
    @Published private(set) var pattern: BoardPattern
    @Published private(set) var isRunning = false
    /// Generations a second.
    @Published var speed = 2.0
    private var evolution: Task<Void, Never>?

    init(pattern: BoardPattern = .octagon) {
        (self.pattern, board) = (pattern, pattern.board())
    }

    var numX: Int { board.numX }
    var numY: Int { board.numY }
    var population: Int { cells.values.count { $0 == .alive } }

    func doPrep() async { await board.doPrep() }
    func moveToNextGen() async { await board.moveToNextGen() }
    func updateCells() async {
        let board = board
        let states = await board.states
        // The board may have been replaced meanwhile.
        if board === self.board { cells = states }
    }
    func toggle(_ index: CellIndex) async { await board.toggle(index) }

    /// Receives the board's notices while the view is shown.
    func receiveNotices() async {
        let board = board
        for await notice in await board.notices() where board === self.board {
            cells = notice.states
            generation = notice.generation
        }
    }

    /// The current pattern, for a picker.
    var choice: BoardPattern {
        get { pattern }
        set { choose(newValue) }
    }

    /// Starts with another pattern, on a board that suits it.
    func choose(_ pattern: BoardPattern) {
        stop()
        (self.pattern, board) = (pattern, pattern.board())
        (cells, generation) = ([:], 0)
    }

    /// Loads a saved pattern onto the board, which grows to hold it.
    ///
    /// - Throws: `BoardLoadError` if the board can't hold or play the pattern; the board then stays as it is.
    func load(_ pattern: Pattern) throws(BoardLoadError) {
        guard pattern.rule == .life else { throw .rule(pattern.rule) }
        guard let bounds = pattern.bounds else { return choose(.empty) }
        let most = Self.sideMax
        guard bounds.x.count <= most, bounds.y.count <= most else {
            throw .tooLarge(width: bounds.x.count, height: bounds.y.count, most: most)
        }
        choose(.empty)
        let size = (x: max(8, bounds.x.count), y: max(8, bounds.y.count))
        let middle = pattern.moved(
            x: (size.x - bounds.x.count) / 2 - bounds.x.lowerBound,
            y: (size.y - bounds.y.count) / 2 - bounds.y.lowerBound)
        board = LGBoard(numX: size.x, numY: size.y, setup: LGBoard.setup(of: middle))
    }

    /// With more cells per side they would be too small to press.
    static let sideMax = 40

    /// The living cells, to be saved.
    var livingCells: Pattern { Pattern(cells: cells.filter { $0.value == .alive }.keys) }

    func toggleRunning() { isRunning ? stop() : run() }

    func stop() {
        evolution?.cancel()
        (evolution, isRunning) = (nil, false)
    }

    /// Advances periodically. A change of speed takes effect after the next generation.
    private func run() {
        isRunning = true
        evolution = Task { [weak self] in
            while !Task.isCancelled, let self {
                await self.board.advance()
                try? await Task.sleep(for: .seconds(1 / self.speed))
            }
        }
    }
}

/// Why a pattern can't be played on the board. The plane has no such limits.
enum BoardLoadError: Error, Equatable {
    case tooLarge(width: Int, height: Int, most: Int)
    case rule(Rule)
}
