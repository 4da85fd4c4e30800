/// Two ways to do the same thing, measured alternately so that both see the same load; the medians count.
public struct Measure {
    private static let rounds = 15

    public let name: String
    private let peerName: String
    private let repetitions: Int
    private let ours: () throws -> Void
    private let peer: () throws -> Void

    /// - Parameter repetitions: How often each turn runs the code.
    public init(
        name: String, peerName: String, repetitions: Int = 20, ours: @escaping () throws -> Void,
        peer: @escaping () throws -> Void
    ) {
        self.name = name
        self.peerName = peerName
        self.repetitions = repetitions
        self.ours = ours
        self.peer = peer
    }

    /// Runs all turns. Times are in milliseconds per repetition.
    public func run() throws -> Row {
        var found: [Double] = []
        var expected: [Double] = []
        for _ in 0..<Self.rounds {
            found.append(try milliseconds(ours))
            expected.append(try milliseconds(peer))
        }
        let middle = Self.rounds / 2
        return Row(name, "ms", ours: found.sorted()[middle], peer: expected.sorted()[middle], peerName)
    }

    private func milliseconds(_ body: () throws -> Void) throws -> Double {
        let start = ContinuousClock.now
        for _ in 0..<repetitions { try body() }
        return start.duration(to: .now) / .milliseconds(1) / Double(repetitions)
    }
}

/// Keeps the optimizer from removing a result that is otherwise unused.
@inline(never)
@_optimize(none)
public func use<Value>(_ value: Value) {}
