import CoreLocation

/// The extent of a region in degrees.
///
/// See [MKCoordinateSpan](https://developer.apple.com/documentation/mapkit/mkcoordinatespan).
public struct MKCoordinateSpan: Sendable {
    /// Degrees from south to north.
    public var latitudeDelta: CLLocationDegrees
    /// Degrees from west to east.
    public var longitudeDelta: CLLocationDegrees

    /// Creates an empty extent.
    public init() { self.init(latitudeDelta: 0, longitudeDelta: 0) }
    /// Creates an extent in degrees.
    public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
        (self.latitudeDelta, self.longitudeDelta) = (latitudeDelta, longitudeDelta)
    }
}

/// A region of the earth: its center and extent.
///
/// See [MKCoordinateRegion](https://developer.apple.com/documentation/mapkit/mkcoordinateregion).
public struct MKCoordinateRegion: Sendable {
    /// The center.
    public var center: CLLocationCoordinate2D
    /// The extent.
    public var span: MKCoordinateSpan

    /// Creates an empty region at 0 degrees.
    public init() { self.init(center: CLLocationCoordinate2D(), span: MKCoordinateSpan()) }
    /// Creates a region around a center.
    public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) { (self.center, self.span) = (center, span) }

    /// Creates a region around a center, with its height and width in metres.
    public init(
        center: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance, longitudinalMeters: CLLocationDistance
    ) {
        let metersPerDegree = 111_320.0
        let narrowing = max(cosine(ofDegrees: center.latitude), 0.01)
        self.init(
            center: center,
            span: MKCoordinateSpan(
                latitudeDelta: latitudinalMeters / metersPerDegree,
                longitudeDelta: min(longitudinalMeters / metersPerDegree / narrowing, 360)))
    }
}
