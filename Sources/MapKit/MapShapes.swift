import CoreLocation
import SwiftUI

/// A line through coordinates.
///
/// See [MapPolyline](https://developer.apple.com/documentation/mapkit/mappolyline).
public struct MapPolyline: MapContent {
    /// The features that it consists of.
    public let _features: [_MapFeature]

    /// The form of the segments. Accepted without effect: they are straight in the projection.
    public enum ContourStyle: Sendable { case straight, geodesic }

    /// Creates a line through coordinates, with straight segments in the projection.
    public init(coordinates: [CLLocationCoordinate2D], contourStyle: ContourStyle = .straight) {
        _features = [
            _MapFeature(kind: .line(coordinates, isClosed: false), coordinate: coordinates.first ?? .init())
        ]
    }
    /// Creates a line through points of the map, with straight segments in the projection.
    public init(points: [MKMapPoint], contourStyle: ContourStyle = .straight) {
        self.init(coordinates: points.map(\.coordinate), contourStyle: contourStyle)
    }
    /// Creates a line of UIKit's map.
    public init(_ polyline: MKPolyline) { self.init(coordinates: polyline.coordinates) }
    /// Creates the line of a route.
    public init(_ route: MKRoute) { self.init(route.polyline) }
}

/// A polygon.
///
/// See [MapPolygon](https://developer.apple.com/documentation/mapkit/mappolygon).
public struct MapPolygon: MapContent {
    /// The features that it consists of.
    public let _features: [_MapFeature]

    /// Creates a polygon.
    public init(coordinates: [CLLocationCoordinate2D]) {
        _features = [_MapFeature(kind: .line(coordinates, isClosed: true), coordinate: coordinates.first ?? .init())]
    }
    /// Creates a polygon through points of the map.
    public init(points: [MKMapPoint]) { self.init(coordinates: points.map(\.coordinate)) }
    /// Creates a polygon of UIKit's map, without its holes.
    public init(_ polygon: MKPolygon) { self.init(coordinates: polygon.coordinates) }
}

/// A circle around a coordinate.
///
/// See [MapCircle](https://developer.apple.com/documentation/mapkit/mapcircle).
public struct MapCircle: MapContent {
    /// The features that it consists of.
    public let _features: [_MapFeature]

    /// Creates a circle with a radius in metres.
    public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {
        _features = [_MapFeature(kind: .circle(radius: radius), coordinate: center)]
    }
    /// Creates a circle of UIKit's map.
    public init(_ circle: MKCircle) { self.init(center: circle.coordinate, radius: circle.radius) }
}
