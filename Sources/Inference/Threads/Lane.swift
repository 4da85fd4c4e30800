import Synchronization

/// One of several threads that run the same code at the same time, each on its share of the work.
struct Lane: Sendable {
    let index: Int
    let count: Int
    private let barrier: LaneBarrier?

    /// The only lane there is.
    static let alone = Lane(index: 0, count: 1, barrier: nil)

    init(index: Int, count: Int, barrier: LaneBarrier?) {
        self.index = index
        self.count = count
        self.barrier = barrier
    }

    /// This lane's share of `total` pieces of equal work.
    func share(of total: Int) -> Range<Int> {
        total * index / count..<total * (index + 1) / count
    }

    /// Returns when every lane has come here; what they wrote before is then visible to all.
    func meet() { barrier?.meet(count) }
}

/// Where lanes wait for one another.
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
