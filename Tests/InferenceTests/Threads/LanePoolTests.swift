import Synchronization
import Testing

@testable import Inference

/// Tests of lanes that work in parallel.
struct LanePoolTests {
    @Test(arguments: [1, 2, 5])
    func `every lane runs once and meets the others`(_ count: Int) {
        let pool = LanePool(laneCountMax: count, niceness: 0)
        for laneCount in [count, 1, max(1, count - 1), count] {
            let arrived = Mutex([Int]())
            let sumsSeen = Mutex([Int]())
            pool.run(laneCount: laneCount) { lane in
                for round in 1...50 {
                    arrived.withLock { $0.append(lane.index) }
                    lane.meet()
                    let count = arrived.withLock { $0.count }
                    if count != round * laneCount { sumsSeen.withLock { $0.append(count) } }
                    lane.meet()
                }
            }
            #expect(arrived.withLock { $0.count } == 50 * laneCount)
            #expect(sumsSeen.withLock { $0.isEmpty })
        }
    }

    @Test func `shares cover all work once`() {
        for total in [0, 1, 7, 100] {
            for count in [1, 2, 3, 16] {
                let all = (0..<count).flatMap { Array(Lane(index: $0, count: count, barrier: nil).share(of: total)) }
                #expect(all == Array(0..<total))
            }
        }
    }
}
