import Foundation

/// Whether an app may access the visitor's location.
public enum CLAuthorizationStatus: Int32, Sendable {
    case notDetermined, restricted, denied, authorizedAlways, authorizedWhenInUse
    /// The same as `authorizedAlways`.
    public static let authorized = CLAuthorizationStatus.authorizedAlways
}

/// The accuracy that an app may access.
public enum CLAccuracyAuthorization: Int, Sendable { case fullAccuracy, reducedAccuracy }

/// Kinds of movement. They have no effect here.
public enum CLActivityType: Int, Sendable { case other = 1, automotiveNavigation, fitness, otherNavigation, airborne }

/// The domain of `CLError`.
public let kCLErrorDomain = "kCLErrorDomain"

/// Why a position isn't known.
public struct CLError: Error, Hashable, Sendable, CustomNSError, LocalizedError {
    /// The reasons. Only these are given here.
    public enum Code: Int, Sendable {
        case locationUnknown, denied, network
        case geocodeFoundNoResult = 8, geocodeFoundPartialResult, geocodeCanceled
    }

    /// The domain.
    public static let errorDomain = kCLErrorDomain
    /// The reason.
    public let code: Code
    /// An error with a reason.
    public init(_ code: Code) { self.code = code }
    /// The reason's number.
    public var errorCode: Int { code.rawValue }
    /// The reason in words.
    public var errorDescription: String? {
        switch code {
        case .locationUnknown: "The location isn't known at present."
        case .denied: "The location may not be known."
        case .network: "There is no service that could be asked."
        case .geocodeFoundNoResult, .geocodeFoundPartialResult, .geocodeCanceled: "No place was found."
        }
    }
    /// The reason in words, for code that has the error as an `NSError`.
    public var errorUserInfo: [String: Any] { errorDescription.map { [NSLocalizedDescriptionKey: $0] } ?? [:] }
    /// The position isn't known at present.
    public static let locationUnknown = Code.locationUnknown
    /// The app may not know it.
    public static let denied = Code.denied
    /// There is no service that could be asked.
    public static let network = Code.network
}

/// Receives the visitor's positions, and changes of the authorization.
///
/// See [CLLocationManagerDelegate](https://developer.apple.com/documentation/corelocation/cllocationmanagerdelegate).
public protocol CLLocationManagerDelegate: AnyObject {
    /// Called with new positions. Does nothing by default.
    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
    /// Called when the position can't be determined. Does nothing by default.
    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
    /// Called when the authorization has changed, and once at first. By default calls the older method.
    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
    /// The older method for the authorization. Does nothing by default.
    func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
}

extension CLLocationManagerDelegate {
    /// Does nothing.
    public func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}
    /// Does nothing.
    public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
    /// Calls the older method.
    public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
        locationManager(manager, didChangeAuthorization: manager.authorizationStatus)
    }
    /// Does nothing.
    public func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) {}
}
