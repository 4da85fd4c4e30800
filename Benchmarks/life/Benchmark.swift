import Foundation
import LifeEngine

/// Runs a pattern: `BenchmarkLife FILE GENERATIONS` prints the elapsed seconds and the final population. `BenchmarkLife
/// soup SIDE FILE` writes a random square for other programs to run too.
@main
struct Benchmark {
    static func main() throws {
        let arguments = CommandLine.arguments
        if arguments.count == 4, arguments[1] == "soup", let side = Int(arguments[2]) {
            return try writeSoup(side: side, to: URL(fileURLWithPath: arguments[3]))
        }
        guard arguments.count == 3, let generations = Int(arguments[2]) else {
            print("usage: BenchmarkLife FILE GENERATIONS | soup SIDE FILE")
            exit(2)
        }
        try run(URL(fileURLWithPath: arguments[1]), generations)
    }

    private static func run(_ file: URL, _ generations: Int) throws {
        let start = ContinuousClock.now
        let pattern = try Pattern(data: Data(contentsOf: file), name: file.lastPathComponent)
        let universe = pattern.universe()
        for _ in 0..<generations { universe.advance() }
        let population = universe.population
        print(start.duration(to: .now) / .seconds(1), population)
    }

    private static func writeSoup(side: Int, to file: URL) throws {
        let universe = TiledUniverse()
        var soup = Soup(seed: 1)
        soup.fill(universe, side: side)
        try Data(RunLengthFormat.text(of: Pattern(cells: universe.liveCells)).utf8).write(to: file)
    }
}
