import CoreLocation
import UIKit

/// A place on a map.
///
/// See [MKPlacemark](https://developer.apple.com/documentation/mapkit/mkplacemark). Only its coordinate is known here.
open class MKPlacemark: CLPlacemark, @unchecked Sendable {
    /// Where it is.
    public let coordinate: CLLocationCoordinate2D

    /// A place at a coordinate.
    public init(coordinate: CLLocationCoordinate2D) {
        self.coordinate = coordinate
        super.init(location: CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude))
    }

    /// A copy of a place.
    public override init(placemark: CLPlacemark) {
        coordinate = placemark.location?.coordinate ?? kCLLocationCoordinate2DInvalid
        super.init(placemark: placemark)
    }

    /// The place's name.
    public var title: String? { name }
    /// The country's code, such as `JP`.
    public var countryCode: String? { isoCountryCode }
}

extension MKPlacemark: MKAnnotation {}

/// A place with what is known about it.
///
/// See [MKMapItem](https://developer.apple.com/documentation/mapkit/mkmapitem).
@preconcurrency @MainActor
open class MKMapItem: NSObject {
    /// The place.
    public let placemark: MKPlacemark
    /// The name.
    open var name: String?
    /// The telephone number.
    open var phoneNumber: String?
    /// The web page.
    open var url: URL?
    /// The time zone.
    open var timeZone: TimeZone?
    /// Whether it is where the visitor is.
    public private(set) var isCurrentLocation = false

    /// A place.
    public init(placemark: MKPlacemark) {
        (self.placemark, name) = (placemark, placemark.name)
        super.init()
    }

    /// Where the visitor is. The coordinate isn't known here.
    open class func forCurrentLocation() -> MKMapItem {
        let item = MKMapItem(placemark: MKPlacemark(coordinate: kCLLocationCoordinate2DInvalid))
        item.isCurrentLocation = true
        return item
    }

    /// Opens the place at maps.apple.com, in the visitor's browser. The options are ignored.
    ///
    /// - Returns: false for a place without a valid coordinate.
    @discardableResult
    open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool {
        guard CLLocationCoordinate2DIsValid(placemark.coordinate), let address else { return false }
        UIApplication.shared.open(address)
        return true
    }

    var address: URL? {
        var address = URLComponents(string: "https://maps.apple.com/")
        let place = "\(placemark.coordinate.latitude),\(placemark.coordinate.longitude)"
        address?.queryItems = [URLQueryItem(name: "ll", value: place), URLQueryItem(name: "q", value: name ?? place)]
        return address?.url
    }
}

/// An option of `openInMaps`. Ignored here.
public let MKLaunchOptionsDirectionsModeKey = "MKLaunchOptionsDirectionsMode"
/// An option of `openInMaps`. Ignored here.
public let MKLaunchOptionsDirectionsModeDriving = "MKLaunchOptionsDirectionsModeDriving"
/// An option of `openInMaps`. Ignored here.
public let MKLaunchOptionsDirectionsModeWalking = "MKLaunchOptionsDirectionsModeWalking"
/// An option of `openInMaps`. Ignored here.
public let MKLaunchOptionsDirectionsModeTransit = "MKLaunchOptionsDirectionsModeTransit"
/// An option of `openInMaps`. Ignored here.
public let MKLaunchOptionsMapCenterKey = "MKLaunchOptionsMapCenter"
/// An option of `openInMaps`. Ignored here.
public let MKLaunchOptionsMapSpanKey = "MKLaunchOptionsMapSpan"
