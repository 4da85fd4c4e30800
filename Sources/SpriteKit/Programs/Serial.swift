import Synchronization

/// Serial numbers that identify nodes, textures and programs within the process.
enum Serial {
    private static let last = Atomic<Int>(0)

    static func next() -> Int { last.add(1, ordering: .relaxed).newValue }
}
