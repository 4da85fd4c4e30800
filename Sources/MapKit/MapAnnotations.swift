import CoreLocation
import SwiftUI

/// An annotation in the API before iOS 17.
///
/// See [MapAnnotationProtocol](https://developer.apple.com/documentation/mapkit/mapannotationprotocol).
@MainActor @preconcurrency
public protocol MapAnnotationProtocol {
    /// How the map draws it. For internal use.
    var _feature: _MapFeature { get }
}

/// A balloon at a coordinate.
public struct MapMarker: MapAnnotationProtocol {
    /// How the map draws it.
    public let _feature: _MapFeature

    /// Creates a balloon; the default color is red.
    public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {
        var feature = _MapFeature(kind: .marker(MarkerLook(title: Text(verbatim: ""))), coordinate: coordinate)
        feature.tint = tint
        _feature = feature
    }
}

/// A pin at a coordinate. Drawn as a marker here.
public struct MapPin: MapAnnotationProtocol {
    /// How the map draws it.
    public let _feature: _MapFeature

    /// Creates a pin; the default color is red.
    public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {
        _feature = MapMarker(coordinate: coordinate, tint: tint)._feature
    }
}

/// A view of the app's at a coordinate.
public struct MapAnnotation<Content: View>: MapAnnotationProtocol {
    /// How the map draws it.
    public let _feature: _MapFeature

    /// Creates an annotation; the anchor point of the view is at the coordinate.
    public init(
        coordinate: CLLocationCoordinate2D, anchorPoint: CGPoint = CGPoint(x: 0.5, y: 0.5),
        @ViewBuilder content: () -> Content
    ) {
        _feature = _MapFeature(
            kind: .annotation(
                AnyView(content()), anchor: UnitPoint(x: anchorPoint.x, y: anchorPoint.y), title: nil),
            coordinate: coordinate)
    }
}
