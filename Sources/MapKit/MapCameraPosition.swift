import CoreLocation

/// A camera above a map.
///
/// See [MapCamera](https://developer.apple.com/documentation/mapkit/mapcamera). A map is always seen from above, with north at
/// the top: heading and pitch are stored without effect.
public struct MapCamera: Sendable, Equatable {
    /// The coordinate at the center.
    public var centerCoordinate: CLLocationCoordinate2D
    /// The height in metres.
    public var distance: Double
    /// The heading.
    public var heading: Double
    /// The pitch.
    public var pitch: Double

    /// Creates a camera above a coordinate.
    public init(centerCoordinate: CLLocationCoordinate2D, distance: Double, heading: Double = 0, pitch: Double = 0) {
        (self.centerCoordinate, self.distance, self.heading, self.pitch) = (centerCoordinate, distance, heading, pitch)
    }

    /// Whether both cameras show the same.
    public static func == (left: Self, right: Self) -> Bool {
        left.centerCoordinate.latitude == right.centerCoordinate.latitude
            && left.centerCoordinate.longitude == right.centerCoordinate.longitude && left.distance == right.distance
            && left.heading == right.heading && left.pitch == right.pitch
    }
}

/// What a map shows.
///
/// See [MapCameraPosition](https://developer.apple.com/documentation/mapkit/mapcameraposition).
public struct MapCameraPosition: Sendable {
    indirect enum Kind: Sendable {
        case automatic
        case region(MKCoordinateRegion)
        case camera(MapCamera)
        /// The position after the user has moved the map.
        case moved(MapSight)
        case user(fallback: MapCameraPosition)
    }

    let kind: Kind

    /// A position that shows all of the map's content.
    public static let automatic = MapCameraPosition(kind: .automatic)
    /// A position that shows a region.
    public static func region(_ region: MKCoordinateRegion) -> Self { Self(kind: .region(region)) }
    /// A position of a camera.
    public static func camera(_ camera: MapCamera) -> Self { Self(kind: .camera(camera)) }
    /// The visitor's surroundings. Their location is never known here, so the fallback is used.
    public static func userLocation(followsHeading: Bool = false, fallback: Self) -> Self {
        Self(kind: .user(fallback: fallback))
    }

    /// The region that was set; nil for other positions.
    public var region: MKCoordinateRegion? { if case .region(let region) = kind { region } else { nil } }
    /// The camera that was set; nil for other positions.
    public var camera: MapCamera? { if case .camera(let camera) = kind { camera } else { nil } }
    /// Whether the user has moved the map.
    public var positionedByUser: Bool { if case .moved = kind { true } else { false } }
    /// Whether the map follows the visitor's location.
    public var followsUserLocation: Bool { if case .user = kind { true } else { false } }
}

extension MapCameraPosition: Equatable {
    /// Whether both show the same.
    public static func == (left: Self, right: Self) -> Bool {
        switch (left.kind, right.kind) {
        case (.automatic, .automatic): true
        case (.region(let left), .region(let right)): left.numbers == right.numbers
        case (.camera(let left), .camera(let right)): left == right
        case (.moved(let left), .moved(let right)): left == right
        case (.user(let left), .user(let right)): left == right
        default: false
        }
    }
}

extension MKCoordinateRegion {
    fileprivate var numbers: [Double] {
        [center.latitude, center.longitude, span.latitudeDelta, span.longitudeDelta]
    }
}
