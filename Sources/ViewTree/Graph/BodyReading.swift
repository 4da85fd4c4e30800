@_spi(SwiftUI) import Observation
import Synchronization

/// What one evaluation of a body has read, until the next one.
///
/// Observation's public function reports only one change. If a body was changed first without and then with an animation, both
/// changes have to be reported: the second one animates it. So this uses the function made for SwiftUI, which keeps observing
/// until it is ended.
final class BodyReading: Observable, Sendable {
    private struct State {
        var hasEnded = false
        /// The transaction of the last reported change.
        var serial: Int?
    }

    private let state = Mutex(State())
    private let registrar = ObservationRegistrar()
    /// Observation can only be ended inside its own callback: each observation reads this, and ``end()`` changes it.
    private var mark: Void { () }

    /// Runs `body`, and calls `willChange` before changes of what it read: once in a transaction, on any thread.
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

    /// Ends the observation, or the observed objects would keep it as long as they don't change.
    func end() {
        state.withLock { $0.hasEnded = true }
        registrar.withMutation(of: self, keyPath: \.mark) {}
    }

    /// Whether no change in this transaction was reported yet; nil after the end.
    private func isNews(_ serial: Int) -> Bool? {
        state.withLock { state in
            guard !state.hasEnded else { return nil }
            defer { state.serial = serial }
            return state.serial != serial
        }
    }
}
