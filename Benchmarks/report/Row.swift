import Foundation

/// One row of a benchmark's report: our figure against a peer's or a limit, from one run.
public struct Row: Codable, Sendable, CustomStringConvertible {
    public let measure: String
    public let unit: String
    public let ours: Double
    public let peer: Double
    public let peerName: String
    /// How much better ours is: 2 means twice as fast.
    public let ratio: Double

    /// By default a lower measure is better.
    public init(
        _ measure: String, _ unit: String, ours: Double, peer: Double, _ peerName: String, moreIsBetter: Bool = false
    ) {
        self.measure = measure
        self.unit = unit
        self.ours = ours
        self.peer = peer
        self.peerName = peerName
        ratio = moreIsBetter ? ours / peer : peer / ours
    }

    public var description: String {
        "\(measure): \(Self.text(ours)) \(unit), \(peerName) \(Self.text(peer)) \(unit), ratio \(String(format: "%.2f", ratio))"
    }

    /// Four significant digits.
    private static func text(_ number: Double) -> String { String(format: "%.4g", number) }
}

extension [Row] {
    /// Prints the rows and writes them to .build/benchmarks/SUBJECT.json.
    public func report(as subject: String) throws {
        for row in self { print(row) }
        let folder = URL(fileURLWithPath: ".build/benchmarks")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        try encoder.encode(self).write(to: folder.appendingPathComponent("\(subject).json"))
    }
}
