import Synchronization

/// Numbers that tell nodes, textures and programs apart in one process.
enum Serial {
    private static let last = Atomic<Int>(0)

    static func next() -> Int { last.add(1, ordering: .relaxed).newValue }
}
