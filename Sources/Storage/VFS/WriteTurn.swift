/// Whether a SQLite connection's next transaction waits for its turn to write: for a moment after somebody else was writing when it
/// was about to. Without turns, whoever writes all the time would keep the others from it.
struct WriteTurn {
    /// Longer than SQLite pauses before it tries again. A transaction that comes later may only read.
    private static let patience = Duration.milliseconds(300)
    /// SQLite's own patience counts its attempts, so that the time for which they wait here comes on top of it.
    private static let vainCountMax = 4

    private var end: ContinuousClock.Instant?
    private var vainCount = 0

    private var isRecent: Bool { end.map { $0 > .now } ?? false }
    var isWaitedFor: Bool { isRecent && vainCount < Self.vainCountMax }

    /// Somebody else is writing.
    mutating func noteFailure() {
        if !isRecent { vainCount = 0 }
        end = .now + Self.patience
    }

    /// The turn didn't come in time.
    mutating func noteVainWait() { vainCount += 1 }

    mutating func noteSuccess() { self = WriteTurn() }
}
