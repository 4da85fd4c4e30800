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
        case rect(MKMapRect)
        case item(MKMapItem, CLLocationCoordinate2D, allowsAutomatic: Bool)
    }

    let kind: Kind

    /// A position that shows all of the map's content.
    public static let automatic = MapCameraPosition(kind: .automatic)
    /// A position that shows a region.
    public static func region(_ region: MKCoordinateRegion) -> Self { Self(kind: .region(region)) }
    /// A position of a camera.
    public static func camera(_ camera: MapCamera) -> Self { Self(kind: .camera(camera)) }
    /// A position that shows a rectangle of the map.
    public static func rect(_ rect: MKMapRect) -> Self { Self(kind: .rect(rect)) }
    /// A position that shows a place with its surroundings; all of the map's content, if the place's coordinate isn't known.
    /// - Parameters:
    ///   - item: The place.
    ///   - allowsAutomatic: Stored without effect: the surroundings are always a kilometre.
    @preconcurrency @MainActor
    public static func item(_ item: MKMapItem, allowsAutomatic: Bool = true) -> Self {
        Self(kind: .item(item, item.placemark.coordinate, allowsAutomatic: allowsAutomatic))
    }
    /// The visitor's surroundings. Their location is never known here, so the fallback is used.
    public static func userLocation(followsHeading: Bool = false, fallback: Self) -> Self {
        Self(kind: .user(fallback: fallback))
    }

    /// The region that was set; nil for other positions.
    public var region: MKCoordinateRegion? { if case .region(let region) = kind { region } else { nil } }
    /// The camera that was set; nil for other positions.
    public var camera: MapCamera? { if case .camera(let camera) = kind { camera } else { nil } }
    /// The rectangle that was set; nil for other positions.
    public var rect: MKMapRect? { if case .rect(let rect) = kind { rect } else { nil } }
    /// The place that was set; nil for other positions.
    public var item: MKMapItem? { if case .item(let item, _, _) = kind { item } else { nil } }
    /// Whether the place that was set allows the map to choose its surroundings.
    public var allowsAutomatic: Bool { if case .item(_, _, let allows) = kind { allows } else { false } }
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
        case (.rect(let left), .rect(let right)): left == right
        case (.item(let left, _, let allows), .item(let right, _, let others)): left === right && allows == others
        default: false
        }
    }
}

extension MKCoordinateRegion {
    fileprivate var numbers: [Double] {
        [center.latitude, center.longitude, span.latitudeDelta, span.longitudeDelta]
    }
}
