import CoreLocation
import SwiftUI

/// Something at a place, as maps had it before OS 17.
///
/// See [MapAnnotationProtocol](https://developer.apple.com/documentation/mapkit/mapannotationprotocol).
@MainActor @preconcurrency
public protocol MapAnnotationProtocol {
    /// How the map draws it. For Kissa alone.
    var _feature: _MapFeature { get }
}

/// A balloon at a place.
public struct MapMarker: MapAnnotationProtocol {
    /// How the map draws it.
    public let _feature: _MapFeature

    /// A balloon in a colour; red without one.
    public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {
        var feature = _MapFeature(kind: .marker(MarkerLook(title: Text(verbatim: ""))), coordinate: coordinate)
        feature.tint = tint
        _feature = feature
    }
}

/// A pin at a place: the same as a marker here.
public struct MapPin: MapAnnotationProtocol {
    /// How the map draws it.
    public let _feature: _MapFeature

    /// A pin in a colour; red without one.
    public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {
        _feature = MapMarker(coordinate: coordinate, tint: tint)._feature
    }
}

/// A view of the app's at a place.
public struct MapAnnotation<Content: View>: MapAnnotationProtocol {
    /// How the map draws it.
    public let _feature: _MapFeature

    /// A view, of which a point is at the place.
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
