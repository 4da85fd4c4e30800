import CoreGraphics
import CoreLocation

/// A point of a map: the world is a square in the Mercator projection, with its origin in the northwest.
public struct MKMapPoint: Equatable, Sendable {
    /// Eastwards.
    public var x: Double
    /// Southwards.
    public var y: Double

    /// The origin.
    public init() { self.init(x: 0, y: 0) }
    /// A point by its numbers.
    public init(x: Double, y: Double) { (self.x, self.y) = (x, y) }

    /// The point of a coordinate.
    public init(_ coordinate: CLLocationCoordinate2D) {
        let place = MapSight.place(of: coordinate)
        self.init(x: place.x * MKMapSize.world.width, y: place.y * MKMapSize.world.height)
    }

    /// The coordinate of the point.
    public var coordinate: CLLocationCoordinate2D {
        MapSight.coordinate(at: CGPoint(x: x / MKMapSize.world.width, y: y / MKMapSize.world.height))
    }

    /// The distance to another point in metres.
    public func distance(to other: MKMapPoint) -> CLLocationDistance {
        let (here, there) = (coordinate, other.coordinate)
        return CLLocation(latitude: here.latitude, longitude: here.longitude)
            .distance(from: CLLocation(latitude: there.latitude, longitude: there.longitude))
    }
}

/// A size in a map.
public struct MKMapSize: Equatable, Sendable {
    /// From west to east.
    public var width: Double
    /// From north to south.
    public var height: Double

    /// No size.
    public init() { self.init(width: 0, height: 0) }
    /// A size by its numbers.
    public init(width: Double, height: Double) { (self.width, self.height) = (width, height) }

    /// The size of the world.
    public static let world = MKMapSize(width: 268_435_456, height: 268_435_456)
}

/// A rectangle in a map.
public struct MKMapRect: Equatable, Sendable {
    /// The corner in the northwest.
    public var origin: MKMapPoint
    /// The size.
    public var size: MKMapSize

    /// An empty rectangle.
    public init() { self.init(origin: MKMapPoint(), size: MKMapSize()) }
    /// A rectangle by its corner and size.
    public init(origin: MKMapPoint, size: MKMapSize) { (self.origin, self.size) = (origin, size) }
    /// A rectangle by its numbers.
    public init(x: Double, y: Double, width: Double, height: Double) {
        self.init(origin: MKMapPoint(x: x, y: y), size: MKMapSize(width: width, height: height))
    }

    init(_ region: MKCoordinateRegion) {
        let (center, span) = (region.center, region.span)
        let first = MKMapPoint(
            .init(
                latitude: center.latitude + span.latitudeDelta / 2,
                longitude: center.longitude - span.longitudeDelta / 2))
        let last = MKMapPoint(
            .init(
                latitude: center.latitude - span.latitudeDelta / 2,
                longitude: center.longitude + span.longitudeDelta / 2))
        self.init(x: first.x, y: first.y, width: last.x - first.x, height: last.y - first.y)
    }

    /// No rectangle: the union with it is the other one.
    public static let null = MKMapRect(x: .infinity, y: .infinity, width: 0, height: 0)
    /// The whole world.
    public static let world = MKMapRect(origin: MKMapPoint(), size: .world)

    /// The west.
    public var minX: Double { origin.x }
    /// The north.
    public var minY: Double { origin.y }
    /// The east.
    public var maxX: Double { origin.x + size.width }
    /// The south.
    public var maxY: Double { origin.y + size.height }
    /// Halfway from west to east.
    public var midX: Double { origin.x + size.width / 2 }
    /// Halfway from north to south.
    public var midY: Double { origin.y + size.height / 2 }
    /// From west to east.
    public var width: Double { size.width }
    /// From north to south.
    public var height: Double { size.height }
    /// Whether it is no rectangle.
    public var isNull: Bool { origin.x.isInfinite || origin.y.isInfinite }
    /// Whether it has no area.
    public var isEmpty: Bool { isNull || size.width <= 0 || size.height <= 0 }

    /// The smallest rectangle around both.
    public func union(_ other: MKMapRect) -> MKMapRect {
        if isNull { return other }
        if other.isNull { return self }
        let (west, north) = (min(minX, other.minX), min(minY, other.minY))
        return MKMapRect(
            x: west, y: north, width: max(maxX, other.maxX) - west, height: max(maxY, other.maxY) - north)
    }

    /// The part in both; `null` if there is none.
    public func intersection(_ other: MKMapRect) -> MKMapRect {
        let (west, north) = (max(minX, other.minX), max(minY, other.minY))
        let (east, south) = (min(maxX, other.maxX), min(maxY, other.maxY))
        return west <= east && north <= south
            ? MKMapRect(x: west, y: north, width: east - west, height: south - north) : .null
    }

    /// Whether both have a part in common.
    public func intersects(_ other: MKMapRect) -> Bool { !intersection(other).isEmpty }
    /// Whether a point is inside.
    public func contains(_ point: MKMapPoint) -> Bool {
        point.x >= minX && point.x <= maxX && point.y >= minY && point.y <= maxY
    }
    /// A rectangle whose edges are moved inwards.
    public func insetBy(dx: Double, dy: Double) -> MKMapRect {
        MKMapRect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
    }
    /// A rectangle that is moved.
    public func offsetBy(dx: Double, dy: Double) -> MKMapRect {
        MKMapRect(x: minX + dx, y: minY + dy, width: width, height: height)
    }
}

extension MKCoordinateRegion {
    /// The region of a rectangle.
    public init(_ rect: MKMapRect) {
        let (first, last) = (rect.origin.coordinate, MKMapPoint(x: rect.maxX, y: rect.maxY).coordinate)
        self.init(
            center: MKMapPoint(x: rect.midX, y: rect.midY).coordinate,
            span: MKCoordinateSpan(
                latitudeDelta: abs(first.latitude - last.latitude),
                longitudeDelta: abs(last.longitude - first.longitude)))
    }
}
