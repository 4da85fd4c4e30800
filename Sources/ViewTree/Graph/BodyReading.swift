import Glibc
@_spi(SwiftUI) import Observation
import Synchronization

/// What one evaluation of a body has read, until the next one.
///
/// Observation's public function reports only one change. If a body was changed first without and then with an animation, both
/// changes have to be reported: the second one animates it. So this uses the function made for SwiftUI, which keeps observing
/// until it is ended.
final class BodyReading: Sendable {
    private let observer: BodyObserver
    private let tracking: ObservationTracking

    private init(_ observer: BodyObserver, _ tracking: ObservationTracking) {
        self.observer = observer
        self.tracking = tracking
    }

    deinit { tracking.cancel() }

    /// Runs `body`, and calls `willChange` before changes of what it read: once in a transaction, on any thread.
    /// - Returns: What it read; nil if that was nothing observable, as for most bodies, so that they keep nothing.
    static func observing(
        _ body: () -> Void, willChange: @escaping @Sendable (BodyObserver) -> Void
    ) -> BodyReading? {
        var observer = BodyObserver(willChange)
        observer.observing(body)
        let tracking = observer.takeTracking()
        // Each object that was read holds the observer.
        guard !isKnownUniquelyReferenced(&observer), let tracking else { return nil }
        return BodyReading(observer, tracking)
    }

    /// Ends the observation, or the observed objects would keep it as long as they don't change.
    func end() {
        observer.end()
        tracking.cancel()
    }
}

/// Is told of changes of what a body has read.
final class BodyObserver: Sendable {
    private struct State {
        var hasEnded = false
        /// The transaction of the last reported change.
        var serial: Int?
        /// The thread that is changing the probe.
        var prober: pthread_t?
        /// The handle with which the observation is ended, until it is taken.
        var tracking: ObservationTracking?
    }

    private let state = Mutex(State())
    private let willChange: @Sendable (BodyObserver) -> Void

    fileprivate init(_ willChange: @escaping @Sendable (BodyObserver) -> Void) { self.willChange = willChange }

    /// Whether the body was evaluated again since, or its view has gone.
    var hasEnded: Bool { state.withLock { $0.hasEnded } }

    /// Observation gives the handle that ends it only to its callback. So each evaluation also reads a probe, which is changed at
    /// once; the probe's own observation ends with the probe.
    fileprivate func observing(_ body: () -> Void) {
        let probe = Probe()
        withObservationTracking {
            probe.look()
            body()
        } willSet: {
            self.willSet($0)
        }
        state.withLock { $0.prober = pthread_self() }
        probe.change()
    }

    fileprivate func takeTracking() -> ObservationTracking? {
        state.withLock { state in
            state.prober = nil
            return state.tracking.take()
        }
    }

    fileprivate func end() { state.withLock { $0.hasEnded = true } }

    private func willSet(_ tracking: ObservationTracking) {
        if isNews(tracking, Transaction.current.serial) { willChange(self) }
    }

    /// Whether no change in this transaction was reported yet.
    private func isNews(_ tracking: ObservationTracking, _ serial: Int) -> Bool {
        state.withLock { state in
            if let prober = state.prober, pthread_equal(prober, pthread_self()) != 0 {
                state.tracking = tracking
                return false
            }
            defer { state.serial = serial }
            return !state.hasEnded && state.serial != serial
        }
    }
}

private final class Probe: Observable, Sendable {
    private let registrar = ObservationRegistrar()
    private var mark: Void { () }

    func look() { registrar.access(self, keyPath: \.mark) }
    func change() { registrar.withMutation(of: self, keyPath: \.mark) {} }
}
