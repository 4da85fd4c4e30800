import Combine
import Foundation
import LifeEngine
import Testing

@testable import LifeGame

/// The model behind the Game of Life's views, without a browser.
@MainActor
@Suite struct LifeGameModelTests {
    private func withShelf(_ body: (PatternShelf) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        try body(PatternShelf(folder: folder))
    }

    @Test func `what is saved is loaded and deleted`() throws {
        try withShelf { shelf in
            #expect(shelf.names == [])
            try shelf.save(.glider, as: "飛ぶもの")
            try shelf.save(.beacon, as: "Beacon 2")
            #expect(shelf.names == ["Beacon 2", "飛ぶもの"])
            #expect(try shelf.load("飛ぶもの").cells == Pattern.glider.cells)
            try shelf.delete("Beacon 2")
            #expect(shelf.names == ["飛ぶもの"])
        }
    }

    @Test(arguments: ["", "../escape", ".hidden", "a/b", String(repeating: "n", count: 61)])
    func `a name leads to no other folder`(name: String) throws {
        try withShelf { shelf in
            #expect(throws: ShelfError.name(name)) { try shelf.save(.glider, as: name) }
            #expect(throws: ShelfError.name(name)) { try shelf.load(name) }
        }
    }

    @Test func `a shelf has an end`() throws {
        try withShelf { shelf in
            for number in 0..<PatternShelf.countMax { try shelf.save(.blinker, as: "\(number)") }
            #expect(throws: ShelfError.full) { try shelf.save(.blinker, as: "one more") }
            try shelf.save(.glider, as: "7")
            #expect(try shelf.load("7").cells.count == 5)
        }
    }

    @Test func `a saved pattern stands in the middle of a board that holds it`() async throws {
        let viewModel = LGViewModel()
        try viewModel.load(.pulsar)
        await viewModel.updateCells()
        #expect(viewModel.numX == 13 && viewModel.numY == 13 && viewModel.population == 48)
        try viewModel.load(.blinker)
        await viewModel.updateCells()
        #expect(viewModel.livingCells.cells == (2...4).map { CellIndex(x: $0, y: 3) })
    }

    @Test func `every board that is put up has a number of its own`() throws {
        let viewModel = LGViewModel()
        var numbers = [viewModel.boardNumber]
        for pattern in [Pattern.pulsar, .blinker, Pattern(cells: [])] {
            try viewModel.load(pattern)
            numbers.append(viewModel.boardNumber)
        }
        viewModel.choose(.glider)
        numbers.append(viewModel.boardNumber)
        #expect(Set(numbers).count == numbers.count)
    }

    @Test func `a board refuses what it cannot hold or play`() async throws {
        let viewModel = LGViewModel()
        await viewModel.updateCells()
        let before = viewModel.cells
        let wide = Pattern(cells: [CellIndex(x: 0, y: 0), CellIndex(x: 40, y: 2)])
        #expect(throws: BoardLoadError.tooLarge(width: 41, height: 3, most: 40)) { try viewModel.load(wide) }
        let rule = try Rule("B36/S23")
        let other = Pattern(rule: rule, cells: Pattern.glider.cells)
        #expect(throws: BoardLoadError.rule(rule)) { try viewModel.load(other) }
        #expect(viewModel.cells == before && viewModel.pattern == .octagon)
    }

    @Test(arguments: BoardPattern.allCases) func `every pattern fits its board`(pattern: BoardPattern) async {
        let board = pattern.board()
        let large = LGBoard(numX: 60, numY: 60, setup: pattern.setup)
        let (population, largePopulation) = (await board.population, await large.population)
        #expect(population == largePopulation)
    }

    @Test func `the plane runs until it is stopped`() async throws {
        let viewModel = PlaneViewModel()
        viewModel.toggleRunning()
        for await status in viewModel.$status.values where status.generation >= 3 { break }
        viewModel.toggleRunning()
        #expect(!viewModel.isRunning)
        #expect(viewModel.history.count >= 3)
    }

    @Test func `a jump that was cancelled leaves the next one its progress`() async {
        let viewModel = PlaneViewModel()
        // Random cells take long.
        viewModel.load(Pattern(cells: Soup.cells(side: 512, seed: 1)))
        for await status in viewModel.$status.values where status.population > 10_000 { break }
        viewModel.jump(to: 10_000_000)
        viewModel.jump(to: 10_000_000)
        // The first value is the current state.
        for await history in viewModel.$history.values where history.count > 1 { break }
        #expect(viewModel.jumpProgress != nil)
        viewModel.stop()
    }

    @Test func `the board runs until it is stopped`() async {
        let viewModel = LGViewModel()
        viewModel.speed = 12
        viewModel.toggleRunning()
        for await notice in await viewModel.board.notices() where notice.generation >= 3 { break }
        viewModel.toggleRunning()
        #expect(!viewModel.isRunning)
    }
}
