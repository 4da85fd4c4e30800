import Foundation

/// A latitude or longitude in degrees.
public typealias CLLocationDegrees = Double
/// A distance in metres.
public typealias CLLocationDistance = Double
/// The radius of uncertainty of a position, in metres.
public typealias CLLocationAccuracy = Double
/// A speed in metres per second.
public typealias CLLocationSpeed = Double
/// A direction in degrees from north.
public typealias CLLocationDirection = Double

/// A place on the earth.
///
/// See [CLLocationCoordinate2D](https://developer.apple.com/documentation/corelocation/cllocationcoordinate2d).
public struct CLLocationCoordinate2D: Sendable {
    /// Degrees north of the equator.
    public var latitude: CLLocationDegrees
    /// Degrees east of Greenwich.
    public var longitude: CLLocationDegrees

    /// Creates the coordinate at 0 degrees latitude and longitude.
    public init() { self.init(latitude: 0, longitude: 0) }
    /// Creates a coordinate from its degrees.
    public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        (self.latitude, self.longitude) = (latitude, longitude)
    }
}

/// An invalid coordinate.
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)
/// The best accuracy of the device.
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
/// The best accuracy of the device, with additional sensors.
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
/// Within ten metres.
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
/// Within a hundred metres.
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
/// Within a kilometre.
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
/// Within three kilometres.
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3000
/// Every movement is reported.
public let kCLDistanceFilterNone: CLLocationDistance = -1

/// Whether the coordinate is valid.
public func CLLocationCoordinate2DIsValid(_ coord: CLLocationCoordinate2D) -> Bool {
    abs(coord.latitude) <= 90 && abs(coord.longitude) <= 180
}
/// Creates a coordinate from its degrees.
public func CLLocationCoordinate2DMake(
    _ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees
) -> CLLocationCoordinate2D { CLLocationCoordinate2D(latitude: latitude, longitude: longitude) }

/// A position with its accuracy and the time of its measurement.
///
/// See [CLLocation](https://developer.apple.com/documentation/corelocation/cllocation).
public final class CLLocation: NSObject, Sendable {
    /// The place.
    public let coordinate: CLLocationCoordinate2D
    /// Metres above the sea.
    public let altitude: CLLocationDistance
    /// The accuracy of the coordinate, in metres; negative if the coordinate is unknown.
    public let horizontalAccuracy: CLLocationAccuracy
    /// The accuracy of the altitude, in metres; negative if the altitude is unknown.
    public let verticalAccuracy: CLLocationAccuracy
    /// The direction of movement; negative if it is unknown.
    public let course: CLLocationDirection
    /// The speed; negative if it is unknown.
    public let speed: CLLocationSpeed
    /// When the position was measured.
    public let timestamp: Date

    /// Creates an exact position at the present time.
    public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        self.init(
            coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0,
            horizontalAccuracy: 0, verticalAccuracy: -1, timestamp: Date())
    }

    /// Creates a position with its accuracy, direction, speed and time.
    public init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy: CLLocationAccuracy,
        verticalAccuracy: CLLocationAccuracy, course: CLLocationDirection = -1, speed: CLLocationSpeed = -1,
        timestamp: Date
    ) {
        (self.coordinate, self.altitude) = (coordinate, altitude)
        (self.horizontalAccuracy, self.verticalAccuracy) = (horizontalAccuracy, verticalAccuracy)
        (self.course, self.speed, self.timestamp) = (course, speed, timestamp)
        super.init()
    }

    /// The distance to another position in metres, on a sphere of the earth's mean radius: the error is up to half a per cent.
    public func distance(from location: CLLocation) -> CLLocationDistance {
        let (one, other) = (coordinate, location.coordinate)
        let (first, second) = (one.latitude * .pi / 180, other.latitude * .pi / 180)
        let height = sin((second - first) / 2)
        let width = sin((other.longitude - one.longitude) * .pi / 360)
        let part = height * height + cos(first) * cos(second) * width * width
        return 2 * 6_371_008.8 * asin(min(1, part.squareRoot()))
    }
}
