import Foundation

/// A latitude or longitude in degrees.
public typealias CLLocationDegrees = Double
/// A distance in metres.
public typealias CLLocationDistance = Double
/// How exact a position is, in metres.
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

    /// The place at no degrees.
    public init() { self.init(latitude: 0, longitude: 0) }
    /// A place by its degrees.
    public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        (self.latitude, self.longitude) = (latitude, longitude)
    }
}

/// No place.
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)
/// As exact as the device can.
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
/// As exact as the device can, with other sensors.
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
/// Within ten metres.
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
/// Within a hundred metres.
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
/// Within a kilometre.
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
/// Within three kilometres.
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3000
/// Every movement is told.
public let kCLDistanceFilterNone: CLLocationDistance = -1

/// Whether there is such a place.
public func CLLocationCoordinate2DIsValid(_ coord: CLLocationCoordinate2D) -> Bool {
    abs(coord.latitude) <= 90 && abs(coord.longitude) <= 180
}
/// A place by its degrees.
public func CLLocationCoordinate2DMake(
    _ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees
) -> CLLocationCoordinate2D { CLLocationCoordinate2D(latitude: latitude, longitude: longitude) }

/// Where something is, how exactly that is known, and since when.
///
/// See [CLLocation](https://developer.apple.com/documentation/corelocation/cllocation).
public final class CLLocation: NSObject, Sendable {
    /// The place.
    public let coordinate: CLLocationCoordinate2D
    /// Metres above the sea.
    public let altitude: CLLocationDistance
    /// How exact the place is, in metres; negative where it isn't known.
    public let horizontalAccuracy: CLLocationAccuracy
    /// How exact the altitude is, in metres; negative where it isn't known.
    public let verticalAccuracy: CLLocationAccuracy
    /// The direction of movement; negative where it isn't known.
    public let course: CLLocationDirection
    /// The speed; negative where it isn't known.
    public let speed: CLLocationSpeed
    /// When it was so.
    public let timestamp: Date

    /// A place, exactly and now.
    public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        self.init(
            coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0,
            horizontalAccuracy: 0, verticalAccuracy: -1, timestamp: Date())
    }

    /// A place with what is known about it.
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

    /// The way to another place in metres, along a ball of the earth's mean size: up to half a per cent off.
    public func distance(from location: CLLocation) -> CLLocationDistance {
        let (one, other) = (coordinate, location.coordinate)
        let (first, second) = (one.latitude * .pi / 180, other.latitude * .pi / 180)
        let height = sin((second - first) / 2)
        let width = sin((other.longitude - one.longitude) * .pi / 360)
        let part = height * height + cos(first) * cos(second) * width * width
        return 2 * 6_371_008.8 * asin(min(1, part.squareRoot()))
    }
}
