import Synchronization

/// Threads that wait to run as lanes. The caller is always lane 0, so a pool of one has no threads.
final class LanePool: Sendable {
    let laneCountMax: Int
    private let shared: Shared

    init(laneCountMax: Int, niceness: Int32) {
        precondition((1...Shared.laneLimit).contains(laneCountMax), "\(laneCountMax) lanes")
        self.laneCountMax = laneCountMax
        shared = Shared()
        for index in 1..<laneCountMax {
            NicedThread.start(name: "inference-\(index)", niceness: niceness) { [shared] in shared.serve(index) }
        }
    }

    deinit { shared.announce(laneCount: 0) }

    /// Runs `body` in `laneCount` lanes and returns when all have ended. Must not be called concurrently.
    func run(laneCount: Int, _ body: (Lane) -> Void) {
        let count = min(laneCount, laneCountMax)
        guard count > 1 else { return body(.alone) }
        withoutActuallyEscaping(body) { shared.run(laneCount: count, $0) }
    }

    /// The state shared with the threads, which outlives the pool until they have ended.
    private final class Shared: @unchecked Sendable {
        // Unchecked for `body`: written before a job is announced, read by its lanes, cleared after all have ended.
        static let laneLimit = 255

        /// The job's number times 256, plus its lanes; 0 lanes means the end.
        private let job = Atomic<Int>(0)
        private let finished = Atomic<Int>(0)
        private let start = SpinThenPark()
        private let end = SpinThenPark()
        private let barrier = LaneBarrier()
        private var body: ((Lane) -> Void)?

        func announce(laneCount: Int) {
            let number = job.load(ordering: .relaxed) / 256 &+ 1
            job.store(number * 256 + laneCount, ordering: .sequentiallyConsistent)
            start.notify()
        }

        func run(laneCount: Int, _ body: @escaping (Lane) -> Void) {
            self.body = body
            finished.store(0, ordering: .relaxed)
            announce(laneCount: laneCount)
            body(Lane(index: 0, count: laneCount, barrier: barrier))
            end.wait { finished.load(ordering: .sequentiallyConsistent) == laneCount - 1 }
            self.body = nil
        }

        func serve(_ index: Int) {
            var seen = 0
            while true {
                start.wait { job.load(ordering: .sequentiallyConsistent) != seen }
                seen = job.load(ordering: .sequentiallyConsistent)
                let laneCount = seen % 256
                if laneCount == 0 { return }
                guard index < laneCount else { continue }
                body!(Lane(index: index, count: laneCount, barrier: barrier))
                finished.wrappingAdd(1, ordering: .sequentiallyConsistent)
                end.notify()
            }
        }
    }
}
