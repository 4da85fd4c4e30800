import CoreLocation

/// How many degrees something covers.
///
/// See [MKCoordinateSpan](https://developer.apple.com/documentation/mapkit/mkcoordinatespan).
public struct MKCoordinateSpan: Sendable {
    /// Degrees from south to north.
    public var latitudeDelta: CLLocationDegrees
    /// Degrees from west to east.
    public var longitudeDelta: CLLocationDegrees

    /// No degrees.
    public init() { self.init(latitudeDelta: 0, longitudeDelta: 0) }
    /// So many degrees.
    public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
        (self.latitudeDelta, self.longitudeDelta) = (latitudeDelta, longitudeDelta)
    }
}

/// A part of the earth: its middle, and how much of it.
///
/// See [MKCoordinateRegion](https://developer.apple.com/documentation/mapkit/mkcoordinateregion).
public struct MKCoordinateRegion: Sendable {
    /// The middle.
    public var center: CLLocationCoordinate2D
    /// How much.
    public var span: MKCoordinateSpan

    /// A point at no degrees.
    public init() { self.init(center: CLLocationCoordinate2D(), span: MKCoordinateSpan()) }
    /// A part around a place.
    public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) { (self.center, self.span) = (center, span) }

    /// A part around a place that is so many metres high and wide.
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
