import Foundation
import Synchronization

/// One search: whether it has to end, because nobody wants what it finds, or because it has used up its time.
final class SearchWork: Sendable {
    private struct State: Sendable {
        var isCancelled = false
        /// The thread's processor time at which it ends.
        var end = Double.infinity
    }

    /// How much of a core's time a search may take.
    static let secondsMax = 5.0

    private let state = Mutex(State())
    private let seconds: Double
    private let isUnwanted: @Sendable () -> Bool

    init(seconds: Double = SearchWork.secondsMax, isUnwanted: @escaping @Sendable () -> Bool = { false }) {
        (self.seconds, self.isUnwanted) = (seconds, isUnwanted)
    }

    /// From now on the current thread works on it.
    func start() { state.withLock { $0.end = Self.threadSeconds + seconds } }

    /// Its task was canceled.
    func cancel() { state.withLock { $0.isCancelled = true } }

    private var isCancelled: Bool { state.withLock { $0.isCancelled } }

    private var isLate: Bool { Self.threadSeconds > state.withLock { $0.end } }

    var isOver: Bool { isCancelled || isUnwanted() || isLate }

    /// - Throws: `CancellationError`, ``CSSearchQueryError``.
    func check() throws {
        if isCancelled { throw CancellationError() }
        if isUnwanted() { throw CSSearchQueryError(.cancelled, "The query was canceled.") }
        if isLate { throw CSSearchQueryError(.unknown, "The search was ended after \(seconds) seconds.") }
    }

    /// Processor time, so that other work of the machine ends no search.
    private static var threadSeconds: Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}
