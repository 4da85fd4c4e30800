extension LGBoard {
    /// Five cells in a vertical line. Populations: 5, 9, 8, 12, 12, 20, then 12 for ever.
    public static let setupLineOfFive = setup(of: (2...6).map { CellIndex(x: 4, y: $0) })

    /// An octagon with period 5. Populations: 16, 24, 24, 16, 24.
    public static let setupOctagon = setup(
        of: [
            (3, 0), (4, 0), (2, 1), (5, 1), (1, 2), (6, 2), (0, 3), (7, 3),
            (0, 4), (7, 4), (1, 5), (6, 5), (2, 6), (5, 6), (3, 7), (4, 7),
        ].map { CellIndex(x: $0.0, y: $0.1) })

    public static let setupBlinker = setup(of: .blinker, x: 3, y: 4)
    public static let setupBeacon = setup(of: .beacon, x: 2, y: 2)
    public static let setupGlider = setup(of: .glider, x: 1, y: 1)
    /// Needs 15 by 15 cells.
    public static let setupPulsar = setup(of: .pulsar, x: 1, y: 1)
    /// Needs 38 by 11 cells.
    public static let setupGosperGun = setup(of: .gosperGun, x: 1, y: 1)
    public static let setupEmpty: BoardSetupClosure = { _ in .dead }

    /// A setup in which these cells are alive.
    public static func setup(of cells: some Sequence<CellIndex>) -> BoardSetupClosure {
        let liveCells = Set(cells)
        return { liveCells.contains($0) ? .alive : .dead }
    }

    /// A setup with a pattern, whose top left corner is at (x, y).
    public static func setup(of pattern: Pattern, x: Int = 0, y: Int = 0) -> BoardSetupClosure {
        setup(of: pattern.moved(x: x, y: y).cells)
    }
}
