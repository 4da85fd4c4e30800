/// A board with edges, beyond which nothing lives: the whole model, safe to use from everywhere.
///
/// A generation has two steps. All cells are prepared by what is around them now, and then all move on together.
public actor LGBoard {
    /// Says which cells live in the beginning.
    public typealias BoardSetupClosure = @Sendable (CellIndex) -> LGCellState

    public nonisolated let numX: Int
    public nonisolated let numY: Int
    public private(set) var generation = 0
    private var cells: [CellIndex: LGCell] = [:]
    private var isPrepared = false
    private var listeners: [Int: AsyncStream<LGBoardNotice>.Continuation] = [:]
    private var nextListener = 0

    /// Traps where a side has less than one cell.
    public init(numX: Int, numY: Int, setup: BoardSetupClosure = { _ in .dead }) {
        precondition(numX > 0 && numY > 0, "a board of \(numX) by \(numY) cells has none")
        (self.numX, self.numY) = (numX, numY)
        for index in Self.indices(numX, numY) { cells[index] = LGCell(setup(index)) }
    }

    /// A cell's state; nil beyond the edges.
    public func status(_ index: CellIndex) -> LGCellState? { cells[index]?.state }

    /// All cells' states, as they are at one moment.
    public var states: [CellIndex: LGCellState] { cells.mapValues(\.state) }

    public var population: Int { cells.values.count { $0.state == .alive } }

    /// Works out the next generation, which `moveToNextGen` then brings.
    public func doPrep() {
        for (index, cell) in cells {
            let nbrNumOfAlive = countAliveInNbrCells(center: index)
            switch cell.state {
            case .alive: cell.doPrep(nbrNumOfAlive == 2 || nbrNumOfAlive == 3 ? .alive : .dead)
            case .dead: cell.doPrep(nbrNumOfAlive == 3 ? .alive : .dead)
            }
        }
        isPrepared = true
    }

    /// Brings the next generation. What hasn't been prepared, as when two callers take turns, is prepared now.
    public func moveToNextGen() {
        if !isPrepared { doPrep() }
        cells.values.forEach { $0.moveToNextGen() }
        isPrepared = false
        generation += 1
        tellListeners()
    }

    /// Both steps, with nothing in between.
    public func advance() {
        doPrep()
        moveToNextGen()
    }

    /// Turns a cell. Beyond the edges nothing happens.
    public func toggle(_ index: CellIndex) {
        guard let cell = cells[index] else { return }
        cell.set(cell.state.toggled)
        isPrepared = false
        tellListeners()
    }

    /// Begins anew.
    public func reset(_ setup: BoardSetupClosure) {
        for (index, cell) in cells { cell.set(setup(index)) }
        (generation, isPrepared) = (0, false)
        tellListeners()
    }

    /// The board as it is, and then after each change; only the newest if they come faster than they are taken.
    public func notices() -> AsyncStream<LGBoardNotice> {
        let (stream, continuation) = AsyncStream.makeStream(
            of: LGBoardNotice.self, bufferingPolicy: .bufferingNewest(1))
        let key = nextListener
        nextListener += 1
        listeners[key] = continuation
        continuation.onTermination = { [weak self] _ in Task { await self?.removeListener(key) } }
        continuation.yield(notice)
        return stream
    }

    func countAliveInNbrCells(center: CellIndex) -> Int {
        center.neighbours.count { cells[$0]?.state == .alive }
    }

    private var notice: LGBoardNotice { LGBoardNotice(generation: generation, states: states) }
    private func tellListeners() { listeners.values.forEach { $0.yield(notice) } }
    private func removeListener(_ key: Int) { listeners[key] = nil }

    private static func indices(_ numX: Int, _ numY: Int) -> [CellIndex] {
        (0..<numY).flatMap { y in (0..<numX).map { CellIndex(x: $0, y: y) } }
    }
}

/// What a board says after a change.
public struct LGBoardNotice: Equatable, Sendable {
    public let generation: Int
    public let states: [CellIndex: LGCellState]

    public var population: Int { states.values.count { $0 == .alive } }
}
