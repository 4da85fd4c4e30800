/// An unbounded plane on its own actor, so that a long jump blocks nobody.
public actor Plane {
    /// The current state in numbers.
    public struct Status: Equatable, Sendable {
        public var generation = 0
        public var population = 0

        public init(generation: Int = 0, population: Int = 0) {
            (self.generation, self.population) = (generation, population)
        }
    }

    private var universe: TiledUniverse
    private var start: Pattern
    /// When the plane has more tiles than this, dead tiles are dropped.
    private var compactingCount = 1024

    public init(_ pattern: Pattern = Pattern(cells: [])) { (universe, start) = (pattern.universe(), pattern) }

    public var status: Status { Status(generation: universe.generation, population: universe.population) }

    /// The currently living cells, for a file.
    public var pattern: Pattern { Pattern(name: start.name, rule: universe.rule, cells: universe.liveCells) }

    /// The bounding box of the living cells; nil if there are none.
    public var bounds: (x: ClosedRange<Int>, y: ClosedRange<Int>)? { universe.bounds }

    /// Starts again with a pattern.
    public func load(_ pattern: Pattern) -> Status {
        (universe, start) = (pattern.universe(), pattern)
        return status
    }

    /// Restarts from the initial pattern.
    public func restart() -> Status { load(start) }

    /// Toggles a cell.
    public func toggle(_ cell: CellIndex) -> Status {
        universe[cell].toggle()
        return status
    }

    /// Advances by some generations.
    public func advance(by count: Int = 1) -> Status {
        for _ in 0..<count { advanceOnce() }
        return status
    }

    /// Advances to a generation (from the start, if it has already passed), and yields to other calls in between. It
    /// ends early if the task is cancelled.
    ///
    /// - Parameter progress: Called from time to time with the progress, 0 to 1.
    public func jump(to generation: Int, progress: @Sendable (Double) -> Void = { _ in }) async -> Status {
        if generation < universe.generation { _ = restart() }
        let first = universe.generation
        var told = 0.0
        while universe.generation < generation, !Task.isCancelled {
            for _ in 0..<min(64, generation - universe.generation) { advanceOnce() }
            let done = Double(universe.generation - first) / Double(generation - first)
            // Throttles progress reports: a small plane runs ten thousand steps per second.
            if done - told >= 0.005 || done == 1 {
                told = done
                progress(done)
            }
            await Task.yield()
        }
        return status
    }

    /// The living cells within a part of the plane.
    public func picture(x: ClosedRange<Int>, y: ClosedRange<Int>, blockSide: Int) -> PlanePicture {
        PlanePicture(of: universe, x: x, y: y, blockSide: blockSide)
    }

    private func advanceOnce() {
        universe.advance()
        guard universe.tileCount > compactingCount, universe.generation % 256 == 0 else { return }
        universe = universe.compacted()
        compactingCount = max(1024, universe.tileCount * 2)
    }
}
