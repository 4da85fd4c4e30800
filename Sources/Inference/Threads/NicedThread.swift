import Foundation

/// A thread of our own, outside Swift's cooperative pool, which blocking work would starve.
enum NicedThread {
    /// Starts a thread that runs `body` at a lowered priority and then ends.
    ///
    /// - Parameter niceness: 0 (none) to 19. On Linux it applies to the one thread.
    static func start(name: String, niceness: Int32, _ body: @escaping @Sendable () -> Void) {
        let thread = Thread {
            if niceness > 0 { setpriority(__priority_which_t(PRIO_PROCESS.rawValue), 0, niceness) }
            body()
        }
        thread.name = name
        thread.stackSize = 1 << 20
        thread.start()
    }
}
