/// A jump, and the choice of its engine.
///
/// Tiles take the same time for each generation, HashLife between none and very long: it depends on how much of the plane it has
/// seen before. So HashLife goes first, but may do no more work than tiles would; if that isn't enough, tiles continue, and after
/// a while HashLife tries again.
struct PlaneJump {
    var engine: PlaneEngine
    let target: Int
    /// How many generations tiles continue before HashLife tries again.
    private var patience = 512
    private var nextTry: Int
    /// The number of HashLife squares that take as long as one generation with tiles; nil if tiles weren't used, or if the plane
    /// is too large for them.
    private var tileWork: Int?

    init(_ engine: PlaneEngine, to target: Int) {
        (self.engine, self.target, nextTry) = (engine, target, engine.generation)
    }

    private var left: Int { target - engine.generation }
    var isOver: Bool { left <= 0 }

    /// Advances by a part of the distance.
    ///
    /// - Throws: `HashLifeError` if the plane is too large for tiles, and HashLife can't advance it either.
    mutating func advance() throws(HashLifeError) {
        switch engine {
        case .hashed(let hashed): try advance(hashed)
        case .tiles(let tiles) where left >= 64 && engine.generation >= nextTry: tryHashed(tiles)
        case .tiles(let tiles): engine = .tiles(tiles.advanced(by: min(64, left)))
        }
    }

    // MARK: - HashLife

    private mutating func tryHashed(_ tiles: TiledUniverse) {
        // All eight bands of a tile take as long as two squares.
        tileWork = 2 * tiles.activeTileCount
        do throws(HashLifeError) {
            let hashed = try HashedUniverse(tiles)
            try advance(hashed)
            if case .tiles = engine { engine = .hashed(hashed) }
        } catch { giveUp(on: tiles) }
    }

    /// By a power of two, the smallest one in the remaining distance first.
    private mutating func advance(_ hashed: HashedUniverse) throws(HashLifeError) {
        let step = left & -left
        do throws(HashLifeError) {
            try hashed.advance(by: step, budget: budget(for: step), isCancelled: { Task.isCancelled })
        } catch .cancelled {
            return
        } catch {
            if case .hashed = engine, let tiles = hashed.tiled() { return giveUp(on: tiles) }
            guard error == .overBudget, case .hashed = engine else { throw error }
            tileWork = nil
        }
    }

    /// A little more than what tiles would do, since HashLife has to do some work before it knows anything.
    private func budget(for generations: Int) -> Int {
        guard let tileWork else { return .max }
        let (work, isTooLarge) = tileWork.multipliedReportingOverflow(by: generations)
        return isTooLarge || work > .max / 2 ? .max : 1 << 16 + work
    }

    private mutating func giveUp(on tiles: TiledUniverse) {
        engine = .tiles(tiles)
        nextTry = tiles.generation + patience
        patience *= 2
    }
}
