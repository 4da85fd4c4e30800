import Foundation

/// Whether an app may access the visitor's location.
public enum CLAuthorizationStatus: Int32, Sendable {
    case notDetermined, restricted, denied, authorizedAlways, authorizedWhenInUse
}

/// The accuracy that an app may access.
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

/// Receives the visitor's positions, and changes of the authorization.
///
/// See [CLLocationManagerDelegate](https://developer.apple.com/documentation/corelocation/cllocationmanagerdelegate).
public protocol CLLocationManagerDelegate: AnyObject {
    /// Called with new positions. Does nothing by default.
    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
    /// Called when the position can't be determined. Does nothing by default.
    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
    /// Called when the authorization has changed, and once at first. Does nothing by default.
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

/// Reports the visitor's location. Here it behaves like a device with location services turned off: pages aren't asked for their
/// position.
///
/// See [CLLocationManager](https://developer.apple.com/documentation/corelocation/cllocationmanager).
public final class CLLocationManager: NSObject {
    /// The delegate. When it is set, it is told that the authorization is denied.
    public weak var delegate: (any CLLocationManagerDelegate)? {
        didSet { delegate?.locationManagerDidChangeAuthorization(self) }
    }
    /// The desired accuracy. Stored without effect.
    public var desiredAccuracy = kCLLocationAccuracyBest
    /// The distance in metres between updates. Stored without effect.
    public var distanceFilter = kCLDistanceFilterNone
    /// Stored without effect.
    public var pausesLocationUpdatesAutomatically = true
    /// Stored without effect.
    public var allowsBackgroundLocationUpdates = false

    /// Denied: location services are off.
    public var authorizationStatus: CLAuthorizationStatus { .denied }
    /// Reduced.
    public var accuracyAuthorization: CLAccuracyAuthorization { .reducedAccuracy }
    /// Nil: the location is unknown.
    public var location: CLLocation? { nil }
    /// False: location services are off.
    public class func locationServicesEnabled() -> Bool { false }

    /// Doesn't ask the visitor: location services are off.
    public func requestWhenInUseAuthorization() {}
    /// Doesn't ask the visitor: location services are off.
    public func requestAlwaysAuthorization() {}
    /// Tells the delegate that the position isn't known.
    public func requestLocation() { delegate?.locationManager(self, didFailWithError: CLError(.denied)) }
    /// Tells the delegate that the position isn't known.
    public func startUpdatingLocation() { requestLocation() }
    /// Does nothing: there are no updates.
    public func stopUpdatingLocation() {}
}
