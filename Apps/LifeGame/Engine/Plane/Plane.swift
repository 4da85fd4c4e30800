/// An unbounded plane on its own actor, so that a long jump blocks nobody. It chooses its engine itself.
public actor Plane {
    /// The current state in numbers.
    public struct Status: Equatable, Sendable {
        public var generation = 0
        /// `Int.max` if there are more.
        public var population = 0
        /// Why the plane couldn't go on, or wasn't changed.
        public var problem: HashLifeError?

        public init(generation: Int = 0, population: Int = 0, problem: HashLifeError? = nil) {
            (self.generation, self.population, self.problem) = (generation, population, problem)
        }
    }

    /// The number of squares that HashLife may compute for one picture, some seconds' work; beyond that, use `jump`.
    private static let workMax = 1 << 24

    private let executor = PlaneExecutor()
    private let workMax: Int
    private var engine = PlaneEngine.tiles(TiledUniverse())
    private var start = Pattern(cells: [])
    private var problem: HashLifeError?

    public nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    public init(_ pattern: Pattern = Pattern(cells: [])) { self.init(pattern, workMax: Self.workMax) }

    init(_ pattern: Pattern, workMax: Int) {
        self.workMax = workMax
        do throws(HashLifeError) { (engine, start) = (try PlaneEngine(pattern), pattern) } catch { problem = error }
    }

    public var status: Status {
        Status(generation: engine.generation, population: engine.population, problem: problem)
    }

    /// The currently living cells, for a file.
    public var pattern: Pattern { engine.pattern(name: start.name) }

    /// The bounding box of the living cells; nil if there are none.
    public var bounds: (x: ClosedRange<Int>, y: ClosedRange<Int>)? { engine.bounds }

    /// Starts again with a pattern.
    public func load(_ pattern: Pattern) -> Status {
        attempt { () throws(HashLifeError) in (engine, start) = (try PlaneEngine(pattern), pattern) }
    }

    /// Restarts from the initial pattern.
    public func restart() -> Status { load(start) }

    /// Toggles a cell.
    public func toggle(_ cell: CellIndex) -> Status {
        attempt { () throws(HashLifeError) in try engine.toggle(cell) }
    }

    /// Advances by some generations, or fewer if the task is canceled.
    public func advance(by count: Int = 1) -> Status {
        attempt { () throws(HashLifeError) in
            switch engine {
            case .tiles(let tiles): engine = .tiles(tiles.advanced(by: count, isCancelled: { Task.isCancelled }))
            case .hashed(let hashed):
                do throws(HashLifeError) {
                    try hashed.advance(by: count, budget: workMax, isCancelled: { Task.isCancelled })
                } catch .cancelled {
                    // Completed steps are kept.
                }
            }
        }
    }

    /// Advances to a generation (from the start, if it has already passed), and lets other calls run in between. It ends early if
    /// the task is canceled, or if the plane can't go on.
    ///
    /// - Parameter progress: Called from time to time with the progress, 0 to 1.
    public func jump(to generation: Int, progress: @Sendable (Double) -> Void = { _ in }) async -> Status {
        if generation < engine.generation { _ = restart() }
        let first = engine.generation
        var jump = PlaneJump(engine, to: generation)
        var told = 0.0
        problem = nil
        while !jump.isOver, problem == nil, !Task.isCancelled {
            // Other calls may have changed the plane meanwhile.
            jump.engine = engine
            _ = attempt { () throws(HashLifeError) in try jump.advance() }
            engine = jump.engine
            let done = Double(engine.generation - first) / Double(generation - first)
            // Throttles progress reports: a small plane runs ten thousand steps per second.
            if done - told >= 0.005 || done == 1 {
                told = done
                progress(done)
            }
            await Task.yield()
        }
        engine = engine.settled
        return status
    }

    /// The living cells within a part of the plane.
    public func picture(x: ClosedRange<Int>, y: ClosedRange<Int>, blockSide: Int) -> PlanePicture {
        engine.picture(x: x, y: y, blockSide: blockSide)
    }

    private func attempt(_ action: () throws(HashLifeError) -> Void) -> Status {
        problem = nil
        do throws(HashLifeError) { try action() } catch { problem = error }
        return status
    }
}
