import Testing

@testable import LifeEngine

@Suite struct BoardTests {
    private func populations(_ setup: LGBoard.BoardSetupClosure, side: Int, generations: Int) async -> [Int] {
        let board = LGBoard(numX: side, numY: side, setup: setup)
        var counts = [await board.population]
        for _ in 0..<generations {
            await board.doPrep()
            await board.moveToNextGen()
            counts.append(await board.population)
        }
        return counts
    }

    @Test func `the octagon comes back every five generations`() async {
        #expect(
            await populations(LGBoard.setupOctagon, side: 8, generations: 10)
                == [16, 24, 24, 16, 24, 16, 24, 24, 16, 24, 16])
    }

    @Test func `a line of five becomes four blinkers`() async {
        #expect(
            await populations(LGBoard.setupLineOfFive, side: 9, generations: 8) == [5, 9, 8, 12, 12, 20, 12, 12, 12])
    }

    @Test func `the other patterns live as they should`() async {
        #expect(await populations(LGBoard.setupBlinker, side: 9, generations: 2) == [3, 3, 3])
        #expect(await populations(LGBoard.setupBeacon, side: 9, generations: 2) == [8, 6, 8])
        #expect(await populations(LGBoard.setupGlider, side: 12, generations: 4) == [5, 5, 5, 5, 5])
        #expect(await populations(LGBoard.setupPulsar, side: 15, generations: 3) == [48, 56, 72, 48])
        #expect(await populations(LGBoard.setupGosperGun, side: 40, generations: 30).last == 41)
    }

    @Test(arguments: [(0b000, LGCellState.dead), (0b011, .dead), (0b111, .alive)])
    func `a dead cell is born of three`(above: Int, expected: LGCellState) async {
        let board = LGBoard(numX: 3, numY: 3) { $0.y == 0 && above >> $0.x & 1 != 0 ? .alive : .dead }
        await board.doPrep()
        await board.moveToNextGen()
        #expect(await board.status(CellIndex(x: 1, y: 1)) == expected)
    }

    @Test func `a living cell lives on with two or three`() async {
        let full = LGBoard(numX: 3, numY: 3) { _ in .alive }
        await full.advance()
        #expect(
            await full.states.filter { $0.value == .alive }.keys.sorted()
                == [(0, 0), (2, 0), (0, 2), (2, 2)].map { CellIndex(x: $0.0, y: $0.1) })
    }

    @Test func `two presses that interleave are two generations`() async {
        let board = LGBoard(numX: 8, numY: 8, setup: LGBoard.setupOctagon)
        await board.doPrep()
        await board.doPrep()
        await board.moveToNextGen()
        await board.moveToNextGen()
        #expect(await board.generation == 2)
        #expect(await board.population == 24)
    }

    @Test func `many presses at once are as many generations`() async {
        let board = LGBoard(numX: 8, numY: 8, setup: LGBoard.setupOctagon)
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<50 {
                group.addTask {
                    await board.doPrep()
                    await board.moveToNextGen()
                }
            }
        }
        #expect(await board.generation == 50)
        #expect(await board.population == 16)
    }

    @Test func `a turned cell counts in the next generation though that was prepared`() async {
        let board = LGBoard(numX: 5, numY: 5, setup: LGBoard.setup(of: [CellIndex(x: 1, y: 2), CellIndex(x: 2, y: 2)]))
        await board.doPrep()
        await board.toggle(CellIndex(x: 3, y: 2))
        await board.toggle(CellIndex(x: 9, y: 9))
        await board.moveToNextGen()
        #expect(await board.population == 3)
        #expect(await board.status(CellIndex(x: 2, y: 1)) == .alive)
        #expect(await board.status(CellIndex(x: 9, y: 9)) == nil)
    }

    @Test func `changes are told to those who listen`() async {
        let board = LGBoard(numX: 8, numY: 8, setup: LGBoard.setupOctagon)
        var notices = await board.notices().makeAsyncIterator()
        #expect(await notices.next()?.population == 16)
        await board.advance()
        #expect(await notices.next()?.generation == 1)
        await board.reset(LGBoard.setupEmpty)
        #expect(await notices.next() == LGBoardNotice(generation: 0, states: await board.states))
    }

    @Test func `the board agrees with the plane away from its edges`() async {
        let board = LGBoard(numX: 40, numY: 40, setup: LGBoard.setup(of: .rPentomino, x: 18, y: 18))
        var plane = CellUniverse(rule: .life, cells: Pattern.rPentomino.moved(x: 18, y: 18).cells)
        for _ in 0..<20 {
            await board.advance()
            plane.advance()
        }
        #expect(await board.states.filter { $0.value == .alive }.keys.sorted() == plane.liveCells)
    }
}
