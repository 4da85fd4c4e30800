import CoreGraphics
import CoreLocation
import Foundation

func cosine(ofDegrees degrees: Double) -> Double { cos(degrees * .pi / 180) }

/// The visible part of a map: its center and scale. The world is a square with side 1, in the Mercator projection.
struct MapSight: Equatable {
    /// The center, from the upper left corner of the square.
    var middle: CGPoint
    /// The side of the square in points.
    var worldSize: CGFloat

    /// The range of scales: from the whole world in the size of a stamp to a few metres in a window.
    static let worldSizes: ClosedRange<CGFloat> = 128...(256 * CGFloat(1 << 21))

    init(middle: CGPoint, worldSize: CGFloat) {
        let side = worldSize.isFinite ? worldSize : Self.worldSizes.lowerBound
        self.worldSize = min(max(side, Self.worldSizes.lowerBound), Self.worldSizes.upperBound)
        let turned = middle.x - middle.x.rounded(.down)
        self.middle = CGPoint(x: turned.isFinite ? turned : 0.5, y: min(max(middle.y.isFinite ? middle.y : 0.5, 0), 1))
    }

    /// Shows a whole region in a map of a size.
    init(_ region: MKCoordinateRegion, in size: CGSize) {
        let half = region.span.latitudeDelta / 2
        let top = Self.place(of: .init(latitude: region.center.latitude + half, longitude: 0)).y
        let bottom = Self.place(of: .init(latitude: region.center.latitude - half, longitude: 0)).y
        let width = max(region.span.longitudeDelta / 360, 1e-9)
        let height = max(abs(bottom - top), 1e-9)
        self.init(
            middle: Self.place(of: region.center), worldSize: min(size.width / width, size.height / height))
    }

    /// Shows what a camera sees from a height in metres, with Apple's field of view of about 30 degrees.
    init(_ camera: MapCamera) {
        let degrees = max(camera.distance, 1) / Self.metersPerDegree(at: camera.centerCoordinate)
        self.init(middle: Self.place(of: camera.centerCoordinate), worldSize: 400 / (degrees / 360))
    }

    /// The camera that sees the same.
    var camera: MapCamera {
        let center = Self.coordinate(at: middle)
        let degrees = 400 / worldSize * 360
        return MapCamera(centerCoordinate: center, distance: degrees * Self.metersPerDegree(at: center))
    }

    /// A camera's height, in metres, for each degree of longitude that it sees in 400 points.
    private static func metersPerDegree(at coordinate: CLLocationCoordinate2D) -> Double {
        111_320 * max(cosine(ofDegrees: coordinate.latitude), 0.01) / 0.536
    }

    // MARK: The projection

    /// The limit of latitude in the projection, with which the world is a square.
    private static let latitudeMax = 85.051_128_78

    static func place(of coordinate: CLLocationCoordinate2D) -> CGPoint {
        let latitude = min(max(coordinate.latitude, -latitudeMax), latitudeMax) * .pi / 180
        return CGPoint(
            x: coordinate.longitude / 360 + 0.5, y: 0.5 - log(tan(.pi / 4 + latitude / 2)) / (2 * .pi))
    }

    static func coordinate(at place: CGPoint) -> CLLocationCoordinate2D {
        CLLocationCoordinate2D(
            latitude: (2 * atan(exp((0.5 - place.y) * 2 * .pi)) - .pi / 2) * 180 / .pi,
            longitude: (place.x - 0.5) * 360)
    }

    // MARK: In a map

    /// The position of a coordinate in a map of a size. The map wraps around at its eastern and western edges.
    func point(of coordinate: CLLocationCoordinate2D, in size: CGSize) -> CGPoint {
        point(ofPlace: Self.place(of: coordinate), in: size)
    }

    func point(ofPlace place: CGPoint, in size: CGSize) -> CGPoint {
        let across = place.x - middle.x
        return CGPoint(
            x: size.width / 2 + (across - across.rounded()) * worldSize,
            y: size.height / 2 + (place.y - middle.y) * worldSize)
    }

    func coordinate(at point: CGPoint, in size: CGSize) -> CLLocationCoordinate2D {
        Self.coordinate(at: place(at: point, in: size))
    }

    private func place(at point: CGPoint, in size: CGSize) -> CGPoint {
        CGPoint(
            x: middle.x + (point.x - size.width / 2) / worldSize, y: middle.y + (point.y - size.height / 2) / worldSize)
    }

    func region(in size: CGSize) -> MKCoordinateRegion {
        let top = coordinate(at: CGPoint(x: size.width / 2, y: 0), in: size)
        let bottom = coordinate(at: CGPoint(x: size.width / 2, y: size.height), in: size)
        return MKCoordinateRegion(
            center: Self.coordinate(at: middle),
            span: MKCoordinateSpan(
                latitudeDelta: top.latitude - bottom.latitude,
                longitudeDelta: min(size.width / worldSize * 360, 360)))
    }

    // MARK: Moving

    func moved(by distance: CGSize) -> MapSight {
        MapSight(
            middle: CGPoint(x: middle.x - distance.width / worldSize, y: middle.y - distance.height / worldSize),
            worldSize: worldSize)
    }

    /// Scales the map about a fixed point.
    func magnified(by factor: CGFloat, about point: CGPoint, in size: CGSize) -> MapSight {
        let kept = place(at: point, in: size)
        var sight = MapSight(middle: middle, worldSize: worldSize * factor)
        let moved = CGPoint(
            x: kept.x - (point.x - size.width / 2) / sight.worldSize,
            y: kept.y - (point.y - size.height / 2) / sight.worldSize)
        sight = MapSight(middle: moved, worldSize: sight.worldSize)
        return sight
    }
}

extension CLLocationCoordinate2D {
    /// The smallest region that contains the coordinates, with a margin; nil if there are none.
    static func region(around places: [CLLocationCoordinate2D]) -> MKCoordinateRegion? {
        guard let first = places.first else { return nil }
        let latitudes = places.map(\.latitude), longitudes = places.map(\.longitude)
        let (south, north) = (latitudes.min() ?? first.latitude, latitudes.max() ?? first.latitude)
        let (west, east) = (longitudes.min() ?? first.longitude, longitudes.max() ?? first.longitude)
        return MKCoordinateRegion(
            center: CLLocationCoordinate2D(latitude: (south + north) / 2, longitude: (west + east) / 2),
            span: MKCoordinateSpan(
                latitudeDelta: max((north - south) * 1.4, 0.01), longitudeDelta: max((east - west) * 1.4, 0.01)))
    }
}
