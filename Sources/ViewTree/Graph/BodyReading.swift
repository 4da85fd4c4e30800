@_spi(SwiftUI) import Observation
import Synchronization

/// What one evaluation of a body has read, until the next one.
///
/// Observation's public function hears of one change, and no more. A body that was changed plainly, and then with an
/// animation, has to hear of both: the second one moves it. So this uses the function that is there for SwiftUI, which
/// goes on until it is ended.
final class BodyReading: Observable, Sendable {
    private struct State {
        var hasEnded = false
        /// Of the transaction that was heard of last.
        var serial: Int?
    }

    private let state = Mutex(State())
    private let registrar = ObservationRegistrar()
    /// Observation has no other way to end one than in its own callback: each reads this, and ``end()`` changes it.
    private var mark: Void { () }

    /// Runs `body`, and calls `willChange` ahead of changes of what it reads: once in a transaction, on whichever thread.
    func observing<T>(_ body: () -> T, willChange: @escaping @Sendable () -> Void) -> T {
        withObservationTracking {
            registrar.access(self, keyPath: \.mark)
            return body()
        } willSet: { [weak self] tracking in
            switch self?.isNews(Transaction.current.serial) {
            case true?: willChange()
            case false?: break
            case nil: tracking.cancel()
            }
        }
    }

    /// Forgets what was read: it would be kept by what was read otherwise, change by change that never comes.
    func end() {
        state.withLock { $0.hasEnded = true }
        registrar.withMutation(of: self, keyPath: \.mark) {}
    }

    /// Whether nothing has been heard of the transaction; nil after the end.
    private func isNews(_ serial: Int) -> Bool? {
        state.withLock { state in
            guard !state.hasEnded else { return nil }
            defer { state.serial = serial }
            return state.serial != serial
        }
    }
}
