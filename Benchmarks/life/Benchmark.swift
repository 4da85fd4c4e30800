import Foundation
import LifeEngine

/// Runs a pattern: `BenchmarkLife bits FILE GENERATIONS` prints the elapsed seconds and the final population, by tiles of bits;
/// `hashed` does by HashLife. `BenchmarkLife soup SIDE FILE` writes a random square for other programs to run too.
@main
struct Benchmark {
    static func main() throws {
        let arguments = CommandLine.arguments
        if arguments.count == 4, arguments[1] == "soup", let side = Int(arguments[2]) {
            return try writeSoup(side: side, to: URL(fileURLWithPath: arguments[3]))
        }
        guard arguments.count == 4, let generations = Int(arguments[3]), ["bits", "hashed"].contains(arguments[1])
        else {
            print("usage: BenchmarkLife bits|hashed FILE GENERATIONS | soup SIDE FILE")
            exit(2)
        }
        try run(URL(fileURLWithPath: arguments[2]), generations, isHashed: arguments[1] == "hashed")
    }

    private static func run(_ file: URL, _ generations: Int, isHashed: Bool) throws {
        let start = ContinuousClock.now
        let pattern = try Pattern(data: Data(contentsOf: file), name: file.lastPathComponent)
        guard isHashed || pattern.isListed else {
            print("\(pattern.population) cells are too many for bits")
            exit(1)
        }
        let population = try isHashed ? hashed(pattern, generations) : bits(pattern, generations)
        print(start.duration(to: .now) / .seconds(1), population)
    }

    private static func bits(_ pattern: Pattern, _ generations: Int) -> Int {
        let universe = pattern.universe()
        for _ in 0..<generations { universe.advance() }
        return universe.population
    }

    /// Uses as much memory as Golly does by default.
    private static func hashed(_ pattern: Pattern, _ generations: Int) throws -> Int {
        let universe = try HashedUniverse(pattern, memory: 500 << 20)
        try universe.advance(by: generations)
        return universe.population
    }

    private static func writeSoup(side: Int, to file: URL) throws {
        let universe = TiledUniverse()
        var soup = Soup(seed: 1)
        soup.fill(universe, side: side)
        try Data(RunLengthFormat.text(of: Pattern(cells: universe.liveCells)).utf8).write(to: file)
    }
}
