extension Pattern {
    /// Parses a drawing, where `o` is alive. Its top left corner is at 0, 0.
    public init(name: String, drawing: String) {
        let lines = drawing.split(separator: "\n", omittingEmptySubsequences: false)
        let cells = lines.enumerated().flatMap { y, line in
            line.enumerated().filter { $0.element == "o" }.map { CellIndex(x: $0.offset, y: y) }
        }
        self.init(name: name, cells: cells)
    }

    /// Bill Gosper's gun: a glider every 30 generations.
    public static let gosperGun = Pattern(
        name: "Gosper gun",
        drawing: """
            ........................o...........
            ......................o.o...........
            ............oo......oo............oo
            ...........o...o....oo............oo
            oo........o.....o...oo..............
            oo........o...o.oo....o.o...........
            ..........o.....o.......o...........
            ...........o...o....................
            ............oo......................
            """)

    /// Five cells that move diagonally, one cell every four generations.
    public static let glider = Pattern(name: "Glider", drawing: ".o.\n..o\nooo")

    /// Three cells in a line, period 2.
    public static let blinker = Pattern(name: "Blinker", drawing: "ooo")

    /// Two blocks that meet at a corner, period 2.
    public static let beacon = Pattern(name: "Beacon", drawing: "oo..\noo..\n..oo\n..oo")

    /// Forty-eight cells, period 3.
    public static let pulsar = Pattern(
        name: "Pulsar",
        drawing: """
            ..ooo...ooo..
            .............
            o....o.o....o
            o....o.o....o
            o....o.o....o
            ..ooo...ooo..
            .............
            ..ooo...ooo..
            o....o.o....o
            o....o.o....o
            o....o.o....o
            .............
            ..ooo...ooo..
            """)

    /// Five cells that take 1,103 generations to settle.
    public static let rPentomino = Pattern(name: "R-pentomino", drawing: ".oo\noo.\n.o.")

    /// Seven cells that take 5,206 generations to settle.
    public static let acorn = Pattern(name: "Acorn", drawing: ".o.....\n...o...\noo..ooo")
}
