import Foundation

/// Whether an app may know where the visitor is.
public enum CLAuthorizationStatus: Int32, Sendable {
    case notDetermined, restricted, denied, authorizedAlways, authorizedWhenInUse
}

/// How exactly an app may know it.
public enum CLAccuracyAuthorization: Int, Sendable { case fullAccuracy, reducedAccuracy }

/// Why a position isn't known.
public struct CLError: Error, Hashable, Sendable {
    /// The reasons.
    public enum Code: Int, Sendable {
        case locationUnknown, denied, network
    }

    /// The reason.
    public let code: Code
    /// An error with a reason.
    public init(_ code: Code) { self.code = code }
    /// The position isn't known at present.
    public static let locationUnknown = Code.locationUnknown
    /// The app may not know it.
    public static let denied = Code.denied
}

/// Hears where the visitor is, and whether the app may know it.
///
/// See [CLLocationManagerDelegate](https://developer.apple.com/documentation/corelocation/cllocationmanagerdelegate).
public protocol CLLocationManagerDelegate: AnyObject {
    /// The visitor is elsewhere. Does nothing by default.
    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
    /// The position isn't known. Does nothing by default.
    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
    /// Whether the app may know the position has changed; called once at first. Does nothing by default.
    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
}

extension CLLocationManagerDelegate {
    /// Does nothing.
    public func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}
    /// Does nothing.
    public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
    /// Does nothing.
    public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
}

/// Tells where the visitor is. Here it answers as a device does whose location services are off: pages aren't asked for
/// their position.
///
/// See [CLLocationManager](https://developer.apple.com/documentation/corelocation/cllocationmanager).
public final class CLLocationManager: NSObject {
    /// Hears of positions. It is told at once that the app may not know them.
    public weak var delegate: (any CLLocationManagerDelegate)? {
        didSet { delegate?.locationManagerDidChangeAuthorization(self) }
    }
    /// How exact positions are to be. Kept, and has no effect here.
    public var desiredAccuracy = kCLLocationAccuracyBest
    /// How far the visitor has to move before it is told. Kept, and has no effect here.
    public var distanceFilter = kCLDistanceFilterNone
    /// Kept, and has no effect here.
    public var pausesLocationUpdatesAutomatically = true
    /// Kept, and has no effect here.
    public var allowsBackgroundLocationUpdates = false

    /// Denied: location services are off.
    public var authorizationStatus: CLAuthorizationStatus { .denied }
    /// Only roughly, if at all.
    public var accuracyAuthorization: CLAccuracyAuthorization { .reducedAccuracy }
    /// Not known.
    public var location: CLLocation? { nil }
    /// False: location services are off.
    public class func locationServicesEnabled() -> Bool { false }

    /// Asks nobody: location services are off.
    public func requestWhenInUseAuthorization() {}
    /// Asks nobody: location services are off.
    public func requestAlwaysAuthorization() {}
    /// Tells the delegate that the position isn't known.
    public func requestLocation() { delegate?.locationManager(self, didFailWithError: CLError(.denied)) }
    /// Tells the delegate that the position isn't known.
    public func startUpdatingLocation() { requestLocation() }
    /// Does nothing: no position is told.
    public func stopUpdatingLocation() {}
}
