import Foundation
import Synchronization
import Testing

@testable import LifeEngine

@Suite struct PlaneTests {
    @Test func `a jump goes there and tells how far it is`() async {
        let plane = Plane(.gosperGun)
        let steps = Mutex<[Double]>([])
        let status = await plane.jump(to: 3000) { done in steps.withLock { $0.append(done) } }
        #expect(status == Plane.Status(generation: 3000, population: 536))
        let told = steps.withLock { $0 }
        #expect(told == told.sorted() && told.last == 1)
    }

    @Test func `a jump back begins anew`() async {
        let plane = Plane(.glider)
        _ = await plane.advance(by: 10)
        #expect(await plane.jump(to: 4).generation == 4)
        #expect(await plane.pattern.cells == Pattern.glider.moved(x: 1, y: 1).cells)
    }

    @Test func `a jump that is cancelled ends`() async {
        let plane = Plane(.gosperGun)
        let task = Task { await plane.jump(to: 1_000_000_000) }
        task.cancel()
        #expect(await task.value.generation < 1_000_000_000)
    }

    @Test(arguments: 1...4) func `a jump goes where steps would, by either engine`(seed: UInt64) async {
        let cells = Soup.cells(side: 64, seed: seed)
        let plane = Plane(Pattern(cells: cells))
        let universe = TiledUniverse(rule: .life, cells: cells)
        for goal in [100, 1500, 3777] {
            let status = await plane.jump(to: goal)
            while universe.generation < goal { universe.advance() }
            #expect(status == Plane.Status(generation: goal, population: universe.population))
            #expect(await plane.pattern.cells == universe.liveCells)
        }
    }

    @Test func `a jump takes a gun as far as numbers reach`() async {
        let plane = Plane(.gosperGun)
        let far = await plane.jump(to: 3_000_000_000)
        #expect(far == Plane.Status(generation: 3_000_000_000, population: 36 + 500_000_000))
        #expect(await plane.advance(by: 30).population == 36 + 500_000_005)
        let status = await plane.jump(to: .max)
        #expect(status.problem == .tooFarOut && status.generation < .max)
        #expect(await plane.restart() == Plane.Status(generation: 0, population: 36))
    }

    @Test func `a jump of a large soup is the tiles'`() throws {
        let universe = TiledUniverse()
        var soup = Soup(seed: 5)
        soup.fill(universe, side: 512)
        var jump = PlaneJump(.tiles(universe), to: 128)
        while !jump.isOver { try jump.advance() }
        guard case .tiles = jump.engine else {
            Issue.record("HashLife took a soup")
            return
        }
    }

    @Test func `cells are turned and saved and loaded`() async throws {
        let plane = Plane()
        for x in 0..<3 { _ = await plane.toggle(CellIndex(x: x, y: 0)) }
        #expect(await plane.advance().population == 3)
        let text = RunLengthFormat.text(of: await plane.pattern)
        let status = await plane.load(try Pattern(data: Data(text.utf8)))
        #expect(status == Plane.Status(generation: 0, population: 3))
    }

    @Test(arguments: [10_000_000_000_000, 1 << 37 + 1, -(1 << 34), 1 << 40, -(1 << 60)])
    func `a cell far out is brought to life there, and nowhere else`(far: Int) async {
        let plane = Plane(.glider)
        let near = await plane.pattern.cells
        #expect(await plane.toggle(CellIndex(x: far, y: 1)).population == near.count + 1)
        let bounds = await plane.bounds
        #expect(bounds?.x.lowerBound == far || bounds?.x.upperBound == far)
        _ = await plane.toggle(CellIndex(x: far, y: 1))
        #expect(await plane.pattern.cells == near)
    }

    /// A soup for HashLife: a cell far out makes the plane too large for tiles.
    private func wideSoup(workMax: Int) async -> Plane {
        let plane = Plane(Pattern(cells: Soup.cells(side: 256, seed: 3)), workMax: workMax)
        _ = await plane.toggle(CellIndex(x: 1 << 50, y: 0))
        return plane
    }

    @Test func `a step that costs too much is given up and says so, and the plane stays`() async {
        let plane = await wideSoup(workMax: 1000)
        let before = await plane.status
        let status = await plane.advance(by: 64)
        #expect(status.problem == .overBudget)
        #expect(status.generation == before.generation && status.population == before.population)
    }

    @Test func `steps are ended by cancelling, and that is no problem`() async {
        for plane in [await wideSoup(workMax: .max), Plane(Pattern(cells: Soup.cells(side: 256, seed: 3)))] {
            let task = Task {
                withUnsafeCurrentTask { $0?.cancel() }
                return await plane.advance(by: 1 << 40)
            }
            let status = await task.value
            #expect(status.problem == nil && status.generation < 1 << 40)
        }
    }

    @Test func `planes that compute for long keep no other task waiting`() async {
        var advances: [Task<Plane.Status, Never>] = []
        for _ in 0..<ProcessInfo.processInfo.activeProcessorCount + 2 {
            let plane = await wideSoup(workMax: .max)
            advances.append(Task { await plane.advance(by: (1 << 60) - 1) })
        }
        // Lets the tasks begin.
        for _ in 0..<100 { await Task.yield() }
        #expect(await Task.detached { 1 }.value == 1)
        for advance in advances { advance.cancel() }
        for advance in advances { #expect(await advance.value.generation < 1 << 60) }
    }

    @Test func `grids of tiles are tidied on a long way`() async {
        let plane = Plane(.glider)
        let status = await plane.jump(to: 40_000)
        #expect(status.population == 5)
        let bounds = await plane.bounds
        #expect(bounds?.x.lowerBound == 10_000)
    }

    @Test func `a picture of cells has their runs`() {
        let universe = TiledUniverse(rule: .life, cells: [60, 61, 62, 63, 64, 65, 70].map { CellIndex(x: $0, y: -3) })
        let picture = PlanePicture(of: universe, x: 0...100, y: -10...10, blockSide: 1)
        #expect(picture.levels[2] == [.init(x: 60, y: -3, count: 6), .init(x: 70, y: -3, count: 1)])
        #expect(picture.runCount == 2)
    }

    @Test(arguments: [2, 8, 64]) func `a picture of blocks covers every cell`(side: Int) {
        let universe = TiledUniverse()
        var soup = Soup(seed: 3)
        soup.fill(universe, side: 128)
        let picture = PlanePicture(of: universe, x: 0...127, y: 0...127, blockSide: side)
        let covered = picture.levels.joined().reduce(into: Set<CellIndex>()) { blocks, run in
            for block in 0..<run.count { blocks.insert(CellIndex(x: run.x / side + block, y: run.y / side)) }
        }
        #expect(covered == Set(universe.liveCells.map { CellIndex(x: $0.x / side, y: $0.y / side) }))
        #expect(picture.levels.joined().reduce(0) { $0 + $1.count } == covered.count)
    }

    @Test func `a million cells are few runs`() {
        let universe = TiledUniverse()
        var soup = Soup(seed: 3)
        soup.fill(universe, side: 1664)
        #expect(universe.population > 1_000_000)
        let viewport = Viewport(centreX: 832, centreY: 832, scale: 390.0 / 1664)
        let picture = PlanePicture(of: universe, x: 0...1663, y: 0...1663, blockSide: viewport.blockSide)
        #expect(picture.runCount < 20_000)
    }

    @Test func `the point under the fingers stays when zooming`() {
        let (size, point) = (CGSize(width: 390, height: 600), CGPoint(x: 100, y: 50))
        let viewport = Viewport(centreX: 10, centreY: -4, scale: 8)
        let zoomed = viewport.zoomed(by: 2.5, at: point, in: size)
        #expect(zoomed.scale == 20)
        #expect(zoomed.cell(at: point, in: size) == viewport.cell(at: point, in: size))
        #expect(viewport.zoomed(by: 1e9, at: point, in: size).scale == Viewport.scales.upperBound)
    }

    @Test func `places beyond coordinates are their ends`() {
        let viewport = Viewport(centreX: 1e300, centreY: -1e300, scale: 0)
        let size = CGSize(width: 390, height: 600)
        let cells = viewport.cells(in: size)
        #expect(cells.x.upperBound == 1 << 61 && cells.y.lowerBound == -(1 << 61))
        #expect(viewport.cell(at: .zero, in: size) == CellIndex(x: 1 << 61, y: -(1 << 61)))
        let universe = TiledUniverse(rule: .life, cells: [CellIndex(x: 3, y: 3)])
        let whole = -(1 << 61)...(1 << 61)
        #expect(PlanePicture(of: universe, x: whole, y: whole, blockSide: viewport.blockSide).runCount == 1)
    }

    @Test func `the view moves with the finger`() {
        let size = CGSize(width: 390, height: 600)
        let viewport = Viewport(scale: 10)
        let moved = viewport.moved(by: CGSize(width: 25, height: -40))
        #expect(moved.point(x: 0, y: 0, in: size) == CGPoint(x: 195 + 25, y: 300 - 40))
        #expect(Viewport(showing: 0...35, 0...8, in: size).cells(in: size).x.contains(35))
    }
}
