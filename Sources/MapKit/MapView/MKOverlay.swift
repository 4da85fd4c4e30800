import CoreLocation
import UIKit

/// A line or an area on a map.
///
/// See [MKOverlay](https://developer.apple.com/documentation/mapkit/mkoverlay). An app's own overlays are accepted, but only
/// lines, polygons and circles are drawn.
@preconcurrency @MainActor
public protocol MKOverlay: MKAnnotation {
    /// The rectangle around it.
    var boundingMapRect: MKMapRect { get }
}

/// A line or area through points.
open class MKMultiPoint: MKShape, MKOverlay {
    let coordinates: [CLLocationCoordinate2D]

    init(coordinates: [CLLocationCoordinate2D]) {
        self.coordinates = coordinates
        super.init()
    }

    /// How many points there are.
    public var pointCount: Int { coordinates.count }
    /// The middle of the rectangle around it.
    open var coordinate: CLLocationCoordinate2D {
        MKMapPoint(x: boundingMapRect.midX, y: boundingMapRect.midY).coordinate
    }
    /// The rectangle around it.
    open var boundingMapRect: MKMapRect {
        coordinates.reduce(MKMapRect.null) { $0.union(MKMapRect(origin: MKMapPoint($1), size: MKMapSize())) }
    }

    /// Copies coordinates into memory that has room for the range. Traps if the range isn't within the points.
    public func getCoordinates(_ coords: UnsafeMutablePointer<CLLocationCoordinate2D>, range: NSRange) {
        precondition(
            range.location >= 0 && range.length >= 0 && range.length <= coordinates.count
                && range.location <= coordinates.count - range.length,
            "the range \(range) isn't within \(coordinates.count) points")
        for index in 0..<range.length { coords[index] = coordinates[range.location + index] }
    }
}

/// A line.
///
/// See [MKPolyline](https://developer.apple.com/documentation/mapkit/mkpolyline).
open class MKPolyline: MKMultiPoint {
    /// A line through coordinates, with straight segments in the projection.
    public convenience init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
        self.init(list: Array(UnsafeBufferPointer(start: coords, count: max(count, 0))))
    }

    /// A line through points of the map.
    public convenience init(points: UnsafePointer<MKMapPoint>, count: Int) {
        self.init(list: UnsafeBufferPointer(start: points, count: max(count, 0)).map(\.coordinate))
    }

    /// A line through coordinates.
    public init(list: [CLLocationCoordinate2D]) { super.init(coordinates: list) }
}

/// A line along great circles. Drawn with straight segments here.
open class MKGeodesicPolyline: MKPolyline {}

/// An area.
///
/// See [MKPolygon](https://developer.apple.com/documentation/mapkit/mkpolygon). Holes aren't drawn.
open class MKPolygon: MKMultiPoint {
    /// The holes.
    public let interiorPolygons: [MKPolygon]?

    /// An area within coordinates.
    public convenience init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
        self.init(coordinates: coords, count: count, interiorPolygons: nil)
    }

    /// An area within coordinates, with holes.
    public init(
        coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int, interiorPolygons: [MKPolygon]?
    ) {
        self.interiorPolygons = interiorPolygons
        super.init(coordinates: Array(UnsafeBufferPointer(start: coords, count: max(count, 0))))
    }
}

/// A circle.
///
/// See [MKCircle](https://developer.apple.com/documentation/mapkit/mkcircle).
open class MKCircle: MKShape, MKOverlay {
    /// The middle.
    public let coordinate: CLLocationCoordinate2D
    /// The radius in metres.
    public let radius: CLLocationDistance

    /// A circle with a radius in metres.
    public init(center coord: CLLocationCoordinate2D, radius: CLLocationDistance) {
        (coordinate, self.radius) = (coord, radius)
        super.init()
    }

    /// The rectangle around it.
    open var boundingMapRect: MKMapRect {
        MKMapRect(MKCoordinateRegion(center: coordinate, latitudinalMeters: 2 * radius, longitudinalMeters: 2 * radius))
    }
}

/// How an overlay is drawn: see its subclasses.
@preconcurrency @MainActor
open class MKOverlayRenderer: NSObject {
    /// The overlay.
    public let overlay: any MKOverlay
    weak var map: MKMapView?
    /// The opacity, from 0 to 1.
    open var alpha: CGFloat = 1 { didSet { map?.setNeedsLayout() } }

    /// A renderer for an overlay.
    public init(overlay: any MKOverlay) { self.overlay = overlay }
    /// Draws the overlay anew.
    open func setNeedsDisplay() { map?.setNeedsLayout() }
}

/// Draws an overlay's outline and its inside.
open class MKOverlayPathRenderer: MKOverlayRenderer {
    /// The color of the inside; nil draws none.
    open var fillColor: UIColor? { didSet { setNeedsDisplay() } }
    /// The color of the line; nil draws none.
    open var strokeColor: UIColor? { didSet { setNeedsDisplay() } }
    /// The width of the line, in points; 0, the default, is the system's.
    open var lineWidth: CGFloat = 0 { didSet { setNeedsDisplay() } }
    /// The form of the line's ends.
    open var lineCap = CGLineCap.round { didSet { setNeedsDisplay() } }
    /// The form of the line's corners.
    open var lineJoin = CGLineJoin.round { didSet { setNeedsDisplay() } }
    /// The lengths of dashes and gaps, in points; nil is a solid line.
    open var lineDashPattern: [NSNumber]? { didSet { setNeedsDisplay() } }
    /// How far into the pattern the line begins, in points.
    open var lineDashPhase: CGFloat = 0 { didSet { setNeedsDisplay() } }
}

/// Draws a line.
open class MKPolylineRenderer: MKOverlayPathRenderer {
    /// The line.
    public var polyline: MKPolyline { overlay as? MKPolyline ?? MKPolyline(list: []) }
    /// A renderer for a line.
    public init(polyline: MKPolyline) { super.init(overlay: polyline) }
    /// A renderer for an overlay, which should be a line.
    public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }
}

/// Draws a polygon.
open class MKPolygonRenderer: MKOverlayPathRenderer {
    /// A renderer for a polygon.
    public init(polygon: MKPolygon) { super.init(overlay: polygon) }
    /// A renderer for an overlay, which should be a polygon.
    public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }
}

/// Draws a circle.
open class MKCircleRenderer: MKOverlayPathRenderer {
    /// A renderer for a circle.
    public init(circle: MKCircle) { super.init(overlay: circle) }
    /// A renderer for an overlay, which should be a circle.
    public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }
}
