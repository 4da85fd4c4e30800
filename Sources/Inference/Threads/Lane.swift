import Synchronization

/// One of several threads that run the same code at the same time, each on its share of the work.
struct Lane: Sendable {
    let index: Int
    let count: Int
    private let barrier: LaneBarrier?

    /// A lane without any others.
    static let alone = Lane(index: 0, count: 1, barrier: nil)

    init(index: Int, count: Int, barrier: LaneBarrier?) {
        self.index = index
        self.count = count
        self.barrier = barrier
    }

    /// This lane's share of `total` items of equal work.
    func share(of total: Int) -> Range<Int> {
        total * index / count..<total * (index + 1) / count
    }

    /// A barrier: returns when every lane has called it; earlier writes are then visible to all.
    func meet() { barrier?.meet(count) }
}

/// A barrier between lanes.
final class LaneBarrier: Sendable {
    private let arrived = Atomic<Int>(0)
    private let round = Atomic<Int>(0)
    private let waiting = SpinThenPark()

    func meet(_ count: Int) {
        guard count > 1 else { return }
        let current = round.load(ordering: .acquiring)
        if arrived.wrappingAdd(1, ordering: .acquiringAndReleasing).newValue == count {
            arrived.store(0, ordering: .relaxed)
            round.store(current &+ 1, ordering: .sequentiallyConsistent)
            waiting.notify()
        } else {
            waiting.wait { round.load(ordering: .sequentiallyConsistent) != current }
        }
    }
}
