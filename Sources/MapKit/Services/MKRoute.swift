import CoreLocation
import Foundation

/// Ways to travel.
public struct MKDirectionsTransportType: OptionSet, Sendable {
    /// The ways as bits.
    public let rawValue: UInt
    /// Ways by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// By car.
    public static let automobile = MKDirectionsTransportType(rawValue: 1)
    /// On foot.
    public static let walking = MKDirectionsTransportType(rawValue: 2)
    /// By bus, train and the like.
    public static let transit = MKDirectionsTransportType(rawValue: 4)
    /// By bicycle.
    public static let cycling = MKDirectionsTransportType(rawValue: 8)
    /// In any way.
    public static let any = MKDirectionsTransportType(rawValue: 0x0FFF_FFFF)
}

/// A route. No app gets one here.
///
/// See [MKRoute](https://developer.apple.com/documentation/mapkit/mkroute).
@preconcurrency @MainActor
open class MKRoute: NSObject {
    /// The name.
    public let name: String
    /// What somebody should know.
    public let advisoryNotices: [String] = []
    /// The length in metres.
    public let distance: CLLocationDistance
    /// The time of travel in seconds.
    public let expectedTravelTime: TimeInterval
    /// How somebody travels.
    public let transportType: MKDirectionsTransportType
    /// The line on the map.
    public let polyline: MKPolyline
    /// The parts of the route.
    public let steps: [Step]
    /// Whether there are tolls.
    public let hasTolls = false
    /// Whether there are motorways.
    public let hasHighways = false

    init(
        name: String, distance: CLLocationDistance, expectedTravelTime: TimeInterval,
        transportType: MKDirectionsTransportType, polyline: MKPolyline, steps: [Step]
    ) {
        (self.name, self.distance, self.expectedTravelTime) = (name, distance, expectedTravelTime)
        (self.transportType, self.polyline, self.steps) = (transportType, polyline, steps)
        super.init()
    }

    /// A part of a route.
    @preconcurrency @MainActor
    open class Step: NSObject {
        /// What to do.
        public let instructions: String
        /// What somebody should know.
        public let notice: String? = nil
        /// The line on the map.
        public let polyline: MKPolyline
        /// The length in metres.
        public let distance: CLLocationDistance
        /// How somebody travels.
        public let transportType: MKDirectionsTransportType

        init(
            instructions: String, polyline: MKPolyline, distance: CLLocationDistance,
            transportType: MKDirectionsTransportType
        ) {
            (self.instructions, self.polyline) = (instructions, polyline)
            (self.distance, self.transportType) = (distance, transportType)
            super.init()
        }
    }
}
