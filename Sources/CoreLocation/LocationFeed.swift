import Synchronization

/// Passes the updates of a manager of its own to loops.
final class LocationFeed: CLLocationManagerDelegate, Sendable {
    private struct State {
        var loops: [Int: AsyncStream<CLLocationUpdate>.Continuation] = [:]
        var count = 0
        var last: CLLocationUpdate?
    }

    private let manager = CLLocationManager()
    private let state = Mutex(State())

    /// A loop that doesn't keep up misses older updates.
    func updates() -> AsyncStream<CLLocationUpdate> {
        let (stream, continuation) = AsyncStream<CLLocationUpdate>.makeStream(bufferingPolicy: .bufferingNewest(16))
        let (number, isFirst) = state.withLock { state in
            state.count += 1
            state.loops[state.count] = continuation
            if let last = state.last { continuation.yield(last) }
            return (state.count, state.loops.count == 1)
        }
        // The manager doesn't keep its delegate: the loop does.
        continuation.onTermination = { _ in self.end(number) }
        if isFirst { begin() }
        return stream
    }

    private func begin() {
        manager.delegate = self
        manager.startUpdatingLocation()
    }

    private func end(_ number: Int) {
        let isLast = state.withLock { state in
            guard state.loops.removeValue(forKey: number) != nil, state.loops.isEmpty else { return false }
            state.last = nil
            return true
        }
        if isLast { manager.stopUpdatingLocation() }
    }

    private func tell(_ update: CLLocationUpdate) {
        state.withLock { state in
            if let last = state.last, update.isReason(sameAs: last) { return }
            state.last = update
            for loop in state.loops.values { loop.yield(update) }
        }
    }

    // MARK: From the manager

    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
        for location in locations { tell(CLLocationUpdate(location: location)) }
    }

    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
        let isDenied = (error as? CLError)?.code == .denied
        tell(CLLocationUpdate(isDenied: isDenied, isUnavailable: !isDenied))
    }

    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
        switch manager.authorizationStatus {
        case .notDetermined: tell(CLLocationUpdate(isAsking: true))
        case .denied, .restricted: tell(CLLocationUpdate(isDenied: true))
        case .authorizedAlways, .authorizedWhenInUse: break
        }
    }
}
