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

    private init(_ observer: BodyObserver) { self.observer = observer }

    deinit { observer.end() }

    /// Runs `body`, and calls `willChange` before changes of what it read: once in a transaction, on any thread.
    /// - Parameter expectsReads: Whether such bodies have read something observable before. Observing the others costs a tenth, but
    ///   if one does read something, its observation ends only with the next change after `end()`.
    /// - Returns: What it read; nil if that was nothing observable, as for most bodies, so that they keep nothing.
    static func observing(
        expectsReads: Bool, _ body: () -> Void, willChange: @escaping @Sendable (BodyObserver) -> Void
    ) -> BodyReading? {
        var observer = BodyObserver(willChange)
        if expectsReads { observer.observingWithHandle(body) } else { observer.observing(body) }
        // Each object that was read holds the observer.
        return isKnownUniquelyReferenced(&observer) ? nil : BodyReading(observer)
    }

    /// Ends the observation, or the observed objects would keep it as long as they don't change.
    func end() { observer.end() }
}

/// Is told of changes of what a body has read.
final class BodyObserver: Sendable {
    private struct State {
        var hasEnded = false
        /// The transaction of the last reported change.
        var serial: Int?
        /// The thread that is changing the probe.
        var prober: pthread_t?
        /// The handle with which the observation is ended. It holds the observer, until the end.
        var handle: ObservationTracking?
    }

    private let state = Mutex(State())
    private let willChange: @Sendable (BodyObserver) -> Void

    fileprivate init(_ willChange: @escaping @Sendable (BodyObserver) -> Void) { self.willChange = willChange }

    /// Whether the body was evaluated again since, or its view has gone.
    var hasEnded: Bool { state.withLock { $0.hasEnded } }

    fileprivate func observing(_ body: () -> Void) {
        withObservationTracking(body, willSet: { self.willSet($0) })
    }

    /// Observation gives the handle that ends it only to its callback. So this also reads a probe, which is changed at once; the
    /// probe's own observation ends with the probe.
    fileprivate func observingWithHandle(_ body: () -> Void) {
        let probe = Probe()
        observing {
            probe.look()
            body()
        }
        state.withLock { $0.prober = pthread_self() }
        probe.change()
        state.withLock { $0.prober = nil }
    }

    fileprivate func end() {
        let handle = state.withLock { state in
            state.hasEnded = true
            return state.handle.take()
        }
        handle?.cancel()
    }

    private func willSet(_ handle: ObservationTracking) {
        switch meaning(of: handle, Transaction.current.serial) {
        case .news: willChange(self)
        case .nothing: break
        case .late: handle.cancel()
        }
    }

    private enum Meaning {
        case news, nothing
        /// The observation ended before its handle was known.
        case late
    }

    /// Only the first change in a transaction is news.
    private func meaning(of handle: ObservationTracking, _ serial: Int) -> Meaning {
        state.withLock { state in
            guard !state.hasEnded else { return .late }
            state.handle = handle
            if let prober = state.prober, pthread_equal(prober, pthread_self()) != 0 { return .nothing }
            defer { state.serial = serial }
            return state.serial == serial ? .nothing : .news
        }
    }
}

private final class Probe: Observable, Sendable {
    private let registrar = ObservationRegistrar()
    private var mark: Void { () }

    func look() { registrar.access(self, keyPath: \.mark) }
    func change() { registrar.withMutation(of: self, keyPath: \.mark) {} }
}
