/// An endless plane that lives on an actor of its own, so that a long way to a far generation holds nobody up.
public actor Plane {
    /// How things stand.
    public struct Status: Equatable, Sendable {
        public var generation = 0
        public var population = 0

        public init(generation: Int = 0, population: Int = 0) {
            (self.generation, self.population) = (generation, population)
        }
    }

    private var universe: TiledUniverse
    private var start: Pattern
    /// Tiles beyond so many are looked through for those that have died out.
    private var compactingCount = 1024

    public init(_ pattern: Pattern = Pattern(cells: [])) { (universe, start) = (pattern.universe(), pattern) }

    public var status: Status { Status(generation: universe.generation, population: universe.population) }

    /// The cells that live now, as a file can have them.
    public var pattern: Pattern { Pattern(name: start.name, rule: universe.rule, cells: universe.liveCells) }

    /// The least rectangle around what lives; nil where nothing does.
    public var bounds: (x: ClosedRange<Int>, y: ClosedRange<Int>)? { universe.bounds }

    /// Begins anew with a pattern.
    public func load(_ pattern: Pattern) -> Status {
        (universe, start) = (pattern.universe(), pattern)
        return status
    }

    /// Goes back to how it began.
    public func restart() -> Status { load(start) }

    /// Turns a cell.
    public func toggle(_ cell: CellIndex) -> Status {
        universe[cell].toggle()
        return status
    }

    /// Lets generations pass.
    public func advance(by count: Int = 1) -> Status {
        for _ in 0..<count { advanceOnce() }
        return status
    }

    /// Goes to a generation, from the beginning if it has passed, and lets others in between. It ends early where the task is
    /// cancelled.
    ///
    /// - Parameter progress: called from time to time with what has been done, of 1.
    public func jump(to generation: Int, progress: @Sendable (Double) -> Void = { _ in }) async -> Status {
        if generation < universe.generation { _ = restart() }
        let first = universe.generation
        var told = 0.0
        while universe.generation < generation, !Task.isCancelled {
            for _ in 0..<min(64, generation - universe.generation) { advanceOnce() }
            let done = Double(universe.generation - first) / Double(generation - first)
            // A small plane has ten thousand steps a second, and nobody sees them.
            if done - told >= 0.005 || done == 1 {
                told = done
                progress(done)
            }
            await Task.yield()
        }
        return status
    }

    /// What lives within a part of the plane.
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
