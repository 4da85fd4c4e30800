import Foundation

/// Finds places by their names, and names by places. Here it behaves like a device without a network: no service is asked.
///
/// See [CLGeocoder](https://developer.apple.com/documentation/corelocation/clgeocoder).
open class CLGeocoder: NSObject, @unchecked Sendable {
    // @unchecked: it has no state.

    /// Called with the places that were found, or why there are none.
    public typealias CLGeocodeCompletionHandler = @Sendable ([CLPlacemark]?, (any Error)?) -> Void

    /// A geocoder.
    public override init() { super.init() }

    /// False: nothing is asked.
    open var isGeocoding: Bool { false }
    /// Does nothing: nothing is asked.
    open func cancelGeocode() {}

    /// Passes on that no service can be asked.
    open func reverseGeocodeLocation(
        _ location: CLLocation, completionHandler: @escaping CLGeocodeCompletionHandler
    ) { refuse(completionHandler) }

    /// Passes on that no service can be asked.
    open func reverseGeocodeLocation(
        _ location: CLLocation, preferredLocale locale: Locale?,
        completionHandler: @escaping CLGeocodeCompletionHandler
    ) { refuse(completionHandler) }

    /// Passes on that no service can be asked.
    open func geocodeAddressString(
        _ addressString: String, completionHandler: @escaping CLGeocodeCompletionHandler
    ) { refuse(completionHandler) }

    /// Throws that no service can be asked.
    open func reverseGeocodeLocation(_ location: CLLocation) async throws -> [CLPlacemark] { throw CLError(.network) }
    /// Throws that no service can be asked.
    open func reverseGeocodeLocation(
        _ location: CLLocation, preferredLocale locale: Locale?
    ) async throws -> [CLPlacemark] { throw CLError(.network) }
    /// Throws that no service can be asked.
    open func geocodeAddressString(_ addressString: String) async throws -> [CLPlacemark] { throw CLError(.network) }

    private func refuse(_ handler: @escaping CLGeocodeCompletionHandler) {
        DispatchQueue.main.async { handler(nil, CLError(.network)) }
    }
}

/// A place with its address. No app gets one here.
///
/// See [CLPlacemark](https://developer.apple.com/documentation/corelocation/clplacemark).
open class CLPlacemark: NSObject, @unchecked Sendable {
    // @unchecked: all properties are constants.

    /// The position.
    public let location: CLLocation?
    /// The place's name.
    public let name: String?
    /// The street.
    public let thoroughfare: String?
    /// The number in the street.
    public let subThoroughfare: String?
    /// The city.
    public let locality: String?
    /// A part of the city.
    public let subLocality: String?
    /// The state or province.
    public let administrativeArea: String?
    /// The county.
    public let subAdministrativeArea: String?
    /// The postal code.
    public let postalCode: String?
    /// The country's code, such as `JP`.
    public let isoCountryCode: String?
    /// The country.
    public let country: String?
    /// The time zone.
    public let timeZone: TimeZone?
    /// The lake or river at the position.
    public let inlandWater: String?
    /// The ocean at the position.
    public let ocean: String?
    /// What there is to see at the position.
    public let areasOfInterest: [String]?

    /// A place of which only the position is known.
    package init(location: CLLocation) {
        self.location = location
        (name, thoroughfare, subThoroughfare, locality) = (nil, nil, nil, nil)
        (subLocality, administrativeArea, subAdministrativeArea) = (nil, nil, nil)
        (postalCode, isoCountryCode, country, timeZone) = (nil, nil, nil, nil)
        (inlandWater, ocean, areasOfInterest) = (nil, nil, nil)
        super.init()
    }

    /// A copy of a place.
    public init(placemark: CLPlacemark) {
        (location, name) = (placemark.location, placemark.name)
        (thoroughfare, subThoroughfare) = (placemark.thoroughfare, placemark.subThoroughfare)
        (locality, subLocality) = (placemark.locality, placemark.subLocality)
        (administrativeArea, subAdministrativeArea) = (placemark.administrativeArea, placemark.subAdministrativeArea)
        (postalCode, isoCountryCode, country) = (placemark.postalCode, placemark.isoCountryCode, placemark.country)
        timeZone = placemark.timeZone
        (inlandWater, ocean) = (placemark.inlandWater, placemark.ocean)
        areasOfInterest = placemark.areasOfInterest
        super.init()
    }
}
