import CoreLocation
import UIKit

/// A camera above a map.
///
/// See [MKMapCamera](https://developer.apple.com/documentation/mapkit/mkmapcamera). A map is always seen from above, with north
/// at the top: it shows the center from the distance, and keeps the heading and the pitch as values. The camera that
/// `MKMapView.camera` returns moves its map when it is changed.
open class MKMapCamera: NSObject, NSCopying {
    /// The coordinate in the middle of the map.
    open var centerCoordinate = CLLocationCoordinate2D() { didSet { changed?(value) } }
    /// The distance between the camera and the coordinate in the middle, in metres. A negative one is 0.
    open var centerCoordinateDistance: CLLocationDistance = 0 {
        didSet {
            if centerCoordinateDistance < 0 { centerCoordinateDistance = 0 }
            changed?(value)
        }
    }
    /// The direction at the top of the map, in degrees from north. Kept as a value: north is at the top.
    open var heading: CLLocationDirection = 0 { didSet { changed?(value) } }
    /// The camera's angle in degrees; 0 is straight down. Kept as a value: the map is seen from above.
    open var pitch: CGFloat = 0 { didSet { changed?(value) } }

    /// Moves the map whose camera this is.
    var changed: ((MapCamera) -> Void)?

    /// A camera at 0 degrees.
    public override init() { super.init() }

    /// A camera that looks at a coordinate.
    public convenience init(
        lookingAtCenter centerCoordinate: CLLocationCoordinate2D, fromDistance distance: CLLocationDistance,
        pitch: CGFloat, heading: CLLocationDirection
    ) {
        self.init(
            MapCamera(
                centerCoordinate: centerCoordinate, distance: max(distance, 0), heading: heading,
                pitch: Double(pitch)))
    }

    /// A camera at a coordinate and altitude that looks at another coordinate.
    public convenience init(
        lookingAtCenter centerCoordinate: CLLocationCoordinate2D,
        fromEyeCoordinate eyeCoordinate: CLLocationCoordinate2D, eyeAltitude: CLLocationDistance
    ) {
        let ground = CLLocation(eyeCoordinate).distance(from: CLLocation(centerCoordinate))
        let altitude = max(eyeAltitude, 0)
        self.init(
            lookingAtCenter: centerCoordinate, fromDistance: hypot(ground, altitude),
            pitch: CGFloat(atan2(ground, altitude) * 180 / .pi),
            heading: ground > 0 ? Self.bearing(from: eyeCoordinate, to: centerCoordinate) : 0)
    }

    /// A camera that looks at a place with its surroundings, which are always a kilometre here, from above.
    public convenience init(lookingAt mapItem: MKMapItem, forViewSize viewSize: CGSize, allowPitch: Bool) {
        let place = mapItem.placemark.coordinate
        let region = MKCoordinateRegion(center: place, latitudinalMeters: 1000, longitudinalMeters: 1000)
        let isEmpty = viewSize.width <= 0 || viewSize.height <= 0
        let sight = MapSight(region, in: isEmpty ? CGSize(width: 320, height: 320) : viewSize)
        self.init(lookingAtCenter: place, fromDistance: sight.camera.distance, pitch: 0, heading: 0)
    }

    convenience init(_ camera: MapCamera) {
        self.init()
        (centerCoordinate, centerCoordinateDistance) = (camera.centerCoordinate, camera.distance)
        (heading, pitch) = (camera.heading, CGFloat(camera.pitch))
    }

    /// The same as a value.
    var value: MapCamera {
        MapCamera(
            centerCoordinate: centerCoordinate, distance: centerCoordinateDistance, heading: heading,
            pitch: Double(pitch))
    }

    /// The height above the ground in metres, which follows from the distance and the pitch. Setting it changes the distance.
    open var altitude: CLLocationDistance {
        get { centerCoordinateDistance * cosine(ofDegrees: Double(pitch)) }
        set { centerCoordinateDistance = max(newValue, 0) / max(cosine(ofDegrees: Double(pitch)), 0.01) }
    }

    /// A camera with the same values, which moves no map.
    open func copy(with zone: NSZone? = nil) -> Any { MKMapCamera(value) }

    /// The direction from a coordinate to another at the start of the shortest way, in degrees from north.
    private static func bearing(from start: CLLocationCoordinate2D, to end: CLLocationCoordinate2D) -> Double {
        let (first, second) = (start.latitude * .pi / 180, end.latitude * .pi / 180)
        let turn = (end.longitude - start.longitude) * .pi / 180
        let degrees =
            atan2(sin(turn) * cos(second), cos(first) * sin(second) - sin(first) * cos(second) * cos(turn)) * 180 / .pi
        return degrees < 0 ? degrees + 360 : degrees
    }
}

extension CLLocation {
    fileprivate convenience init(_ coordinate: CLLocationCoordinate2D) {
        self.init(latitude: coordinate.latitude, longitude: coordinate.longitude)
    }
}

extension MKMapView {
    /// The camera above what is visible. Changing it moves the map.
    public var camera: MKMapCamera {
        get {
            let camera = MKMapCamera(shownCamera)
            camera.changed = { [weak self] in self?.show(.camera($0), false) }
            return camera
        }
        set { setCamera(newValue, animated: false) }
    }

    /// Shows what a camera sees from above, at once. Its heading and pitch are kept as values.
    public func setCamera(_ camera: MKMapCamera, animated: Bool) { show(.camera(camera.value), animated) }

    private var shownCamera: MapCamera {
        if case .camera(let camera) = model.position.kind { return camera }
        var camera = sight.camera
        (camera.heading, camera.pitch) = (direction.heading, direction.pitch)
        return camera
    }
}
