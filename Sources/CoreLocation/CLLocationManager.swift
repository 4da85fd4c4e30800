import Foundation
import FoundationAdditions
import Synchronization
@_spi(Nodes) import ViewTree

/// Reports the visitor's location, which the browser knows if the visitor allows it.
///
/// A manager belongs to the window in whose context it is made: in a view, its model or an action. Elsewhere, as on a queue, it
/// behaves like a device with location services turned off, and so does every page that is reached without TLS from another
/// machine: browsers tell such pages nothing. See
/// [CLLocationManager](https://developer.apple.com/documentation/corelocation/cllocationmanager).
open class CLLocationManager: NSObject, @unchecked Sendable {
    // @unchecked: the state is guarded by its lock; the rest is the app's to use on one thread, as on Apple's systems.

    /// What a manager wants to know.
    struct Wish {
        var isUpdating = false
        /// Whether a single position was asked for.
        var isWaiting = false
        var isPrecise = true
    }

    private struct State {
        var wish = Wish()
        var status: CLAuthorizationStatus
        var location: CLLocation?
        /// The last location that the delegate has heard of while updating.
        var told: CLLocation?
    }

    private let state: Mutex<State>
    private weak var window: ViewGraph?

    /// Hears of positions and of the authorization, first soon after it is set.
    open weak var delegate: (any CLLocationManagerDelegate)? {
        didSet {
            guard delegate != nil else { return }
            DispatchQueue.main.async { [weak self] in MainActor.assumeIsolated { self?.tellAuthorization() } }
        }
    }
    /// The desired accuracy, in metres. The browser makes an effort for ten metres or less.
    open var desiredAccuracy = kCLLocationAccuracyBest {
        didSet {
            let isPrecise = desiredAccuracy <= kCLLocationAccuracyNearestTenMeters
            change { $0.isPrecise = isPrecise }
        }
    }
    /// The distance in metres from the last reported position from which on another one is reported.
    open var distanceFilter = kCLDistanceFilterNone
    /// The kind of movement. Stored without effect.
    open var activityType = CLActivityType.other
    /// Stored without effect: browsers decide.
    open var pausesLocationUpdatesAutomatically = true
    /// Stored without effect: a page that nobody sees gets no positions.
    open var allowsBackgroundLocationUpdates = false
    /// Stored without effect.
    open var showsBackgroundLocationIndicator = false

    /// A manager for the current window.
    public override init() {
        let window = ViewGraph.current
        self.window = window
        state = Mutex(State(status: window == nil ? .denied : .notDetermined))
        super.init()
        onMain { desk, manager in desk.add(manager) }
    }

    deinit {
        let window = window
        let isUpdating = state.withLock { $0.wish.isUpdating }
        guard isUpdating else { return }
        DispatchQueue.main.async {
            MainActor.assumeIsolated { window?.knownService(PositionDesk.self)?.wishesDidChange() }
        }
    }

    // MARK: What is known

    /// Whether the visitor allows it: `authorizedWhenInUse` at most.
    open var authorizationStatus: CLAuthorizationStatus { state.withLock { $0.status } }
    /// Full if the visitor allows it. Browsers don't tell how precise the visitor's choice is.
    open var accuracyAuthorization: CLAccuracyAuthorization {
        authorizationStatus == .authorizedWhenInUse ? .fullAccuracy : .reducedAccuracy
    }
    /// The last known location; nil while there is none.
    open var location: CLLocation? { state.withLock { $0.location } }
    /// True: whether a window may know anything is its managers' authorization.
    open class func locationServicesEnabled() -> Bool { true }
    /// The current window's authorization.
    @available(*, deprecated, message: "Use the property of a manager")
    open class func authorizationStatus() -> CLAuthorizationStatus { CLLocationManager().authorizationStatus }

    // MARK: Asking

    /// Lets the browser ask the visitor, if nothing is decided yet.
    open func requestWhenInUseAuthorization() {
        guard authorizationStatus == .notDetermined else { return }
        onMain { desk, _ in desk.ask() }
    }

    /// The same: a page that nobody sees gets no positions.
    open func requestAlwaysAuthorization() { requestWhenInUseAuthorization() }

    /// Asks for one position, which the delegate is told, or why there is none.
    open func requestLocation() {
        guard window != nil else { return refuse() }
        state.withLock { $0.wish.isWaiting = true }
        onMain { desk, _ in desk.ask() }
    }

    /// Tells the delegate the present position and every new one.
    open func startUpdatingLocation() {
        guard window != nil else { return refuse() }
        state.withLock { $0.told = nil }
        change { $0.isUpdating = true }
    }

    /// Ends the updates.
    open func stopUpdatingLocation() { change { $0.isUpdating = false } }

    private func refuse() {
        DispatchQueue.main.async { [self] in delegate?.locationManager(self, didFailWithError: CLError(.denied)) }
    }

    private func change(_ change: @escaping (inout Wish) -> Void) {
        state.withLock { change(&$0.wish) }
        onMain { desk, _ in desk.wishesDidChange() }
    }

    /// Calls a closure with the window's desk: at once on the main queue, otherwise soon.
    private func onMain(_ body: @escaping @MainActor (PositionDesk, CLLocationManager) -> Void) {
        let window = window
        let body = body
        let call: @MainActor @Sendable () -> Void = { [self] in
            guard let window else { return }
            window.inContext { body(window.service(), self) }
        }
        guard MainQueue.isCurrent else { return DispatchQueue.main.async { MainActor.assumeIsolated(call) } }
        MainActor.assumeIsolated(call)
    }

    // MARK: From the desk

    var wish: Wish { state.withLock { $0.wish } }

    func note(_ status: CLAuthorizationStatus, _ location: CLLocation?) {
        state.withLock { ($0.status, $0.location) = (status, location) }
    }

    func authorizationDidChange(_ status: CLAuthorizationStatus, _ location: CLLocation?) {
        note(status, location)
        delegate?.locationManagerDidChangeAuthorization(self)
    }

    func take(_ location: CLLocation, _ status: CLAuthorizationStatus, isAnswer: Bool) {
        note(status, location)
        let filter = distanceFilter
        let isWanted = state.withLock { state in
            if isAnswer, state.wish.isWaiting {
                state.wish.isWaiting = false
                return true
            }
            guard state.wish.isUpdating else { return false }
            if let told = state.told, filter > 0, location.distance(from: told) < filter { return false }
            state.told = location
            return true
        }
        if isWanted { delegate?.locationManager(self, didUpdateLocations: [location]) }
    }

    func fail(_ error: CLError) {
        let isWanted = state.withLock { state in
            let isWanted = state.wish.isWaiting || state.wish.isUpdating
            state.wish.isWaiting = false
            return isWanted
        }
        if isWanted { delegate?.locationManager(self, didFailWithError: error) }
    }

    @MainActor private func tellAuthorization() {
        guard let window else { return delegate?.locationManagerDidChangeAuthorization(self) ?? () }
        window.inContext { delegate?.locationManagerDidChangeAuthorization(self) }
    }
}
