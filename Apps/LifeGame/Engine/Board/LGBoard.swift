/// A bounded board; cells beyond its edges count as dead. The whole model, safe to use from any thread.
///
/// A generation has two steps: first every cell's next state is prepared from its neighbors' current ones, then all
/// cells move on together.
public actor LGBoard {
    /// Returns the initial state of a cell.
    public typealias BoardSetupClosure = @Sendable (CellIndex) -> LGCellState

    public nonisolated let numX: Int
    public nonisolated let numY: Int
    public private(set) var generation = 0
    private var cells: [CellIndex: LGCell] = [:]
    private var isPrepared = false
    private var listeners: [Int: AsyncStream<LGBoardNotice>.Continuation] = [:]
    private var nextListener = 0

    /// Traps if a side has less than one cell.
    public init(numX: Int, numY: Int, setup: BoardSetupClosure = { _ in .dead }) {
        precondition(numX > 0 && numY > 0, "a board of \(numX) by \(numY) cells has none")
        (self.numX, self.numY) = (numX, numY)
        for index in Self.indices(numX, numY) { cells[index] = LGCell(setup(index)) }
    }

    /// A cell's state; nil beyond the edges.
    public func status(_ index: CellIndex) -> LGCellState? { cells[index]?.state }

    /// All cells' states, as one consistent snapshot.
    public var states: [CellIndex: LGCellState] { cells.mapValues(\.state) }

    public var population: Int { cells.values.count { $0.state == .alive } }

    /// Prepares the next generation, which `moveToNextGen` then applies.
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

    /// Applies the next generation. Cells that aren't prepared (when two callers interleave) are prepared first.
    public func moveToNextGen() {
        if !isPrepared { doPrep() }
        cells.values.forEach { $0.moveToNextGen() }
        isPrepared = false
        generation += 1
        tellListeners()
    }

    /// Both steps, without interruption.
    public func advance() {
        doPrep()
        moveToNextGen()
    }

    /// Toggles a cell. Does nothing beyond the edges.
    public func toggle(_ index: CellIndex) {
        guard let cell = cells[index] else { return }
        cell.set(cell.state.toggled)
        isPrepared = false
        tellListeners()
    }

    /// Starts again with a setup.
    public func reset(_ setup: BoardSetupClosure) {
        for (index, cell) in cells { cell.set(setup(index)) }
        (generation, isPrepared) = (0, false)
        tellListeners()
    }

    /// The board's current state, and its state after each change. If changes come faster than they are consumed, only
    /// the newest is kept.
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

/// The board's state after a change.
public struct LGBoardNotice: Equatable, Sendable {
    public let generation: Int
    public let states: [CellIndex: LGCellState]

    public var population: Int { states.values.count { $0 == .alive } }
}
