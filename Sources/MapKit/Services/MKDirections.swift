import CoreLocation
import Foundation

/// Finds routes. No service is asked here: every request ends with `MKError.serverFailure`.
///
/// See [MKDirections](https://developer.apple.com/documentation/mapkit/mkdirections).
@preconcurrency @MainActor
open class MKDirections: NSObject {
    /// Called with the routes, or why there are none.
    public typealias DirectionsHandler = @MainActor (Response?, (any Error)?) -> Void
    /// Called with the time of travel, or why it isn't known.
    public typealias ETAHandler = @MainActor (ETAResponse?, (any Error)?) -> Void

    /// A request for routes.
    public init(request: Request) { super.init() }

    /// False: no service is asked.
    open var isCalculating: Bool { false }
    /// Does nothing: no service is asked.
    open func cancel() {}

    /// Passes on that no service can be asked.
    open func calculate(completionHandler: @escaping DirectionsHandler) {
        DispatchQueue.main.async { completionHandler(nil, MKError(.serverFailure)) }
    }

    /// Throws that no service can be asked.
    open func calculate() async throws -> Response { throw MKError(.serverFailure) }

    /// Passes on that no service can be asked.
    open func calculateETA(completionHandler: @escaping ETAHandler) {
        DispatchQueue.main.async { completionHandler(nil, MKError(.serverFailure)) }
    }

    /// Throws that no service can be asked.
    open func calculateETA() async throws -> ETAResponse { throw MKError(.serverFailure) }
}

extension MKDirections {
    /// What is asked for.
    @preconcurrency @MainActor
    open class Request: NSObject {
        /// Where the routes begin.
        open var source: MKMapItem?
        /// Where the routes end.
        open var destination: MKMapItem?
        /// How somebody travels.
        open var transportType = MKDirectionsTransportType.any
        /// Whether there may be several routes.
        open var requestsAlternateRoutes = false
        /// When somebody leaves.
        open var departureDate: Date?
        /// When somebody wants to arrive.
        open var arrivalDate: Date?
        /// Whether roads with tolls are avoided.
        open var tollPreference = RoutePreference.any
        /// Whether motorways are avoided.
        open var highwayPreference = RoutePreference.any

        /// An empty request.
        public override init() { super.init() }
    }

    /// Whether a kind of road is avoided.
    public enum RoutePreference: Int, Sendable { case any, avoid }

    /// The routes that were found. No app gets one here.
    @preconcurrency @MainActor
    open class Response: NSObject {
        /// Where the routes begin.
        public let source: MKMapItem
        /// Where the routes end.
        public let destination: MKMapItem
        /// The routes.
        public let routes: [MKRoute]

        init(source: MKMapItem, destination: MKMapItem, routes: [MKRoute]) {
            (self.source, self.destination, self.routes) = (source, destination, routes)
            super.init()
        }
    }

    /// The time of travel. No app gets one here.
    public typealias ETAResponse = MKETAResponse
}

/// The time of travel between two places. No app gets one here.
@preconcurrency @MainActor
open class MKETAResponse: NSObject {
    /// Where the route begins.
    public let source: MKMapItem
    /// Where the route ends.
    public let destination: MKMapItem
    /// The time of travel in seconds.
    public let expectedTravelTime: TimeInterval
    /// The length in metres.
    public let distance: CLLocationDistance
    /// When somebody arrives.
    public let expectedArrivalDate: Date
    /// When somebody leaves.
    public let expectedDepartureDate: Date
    /// How somebody travels.
    public let transportType: MKDirectionsTransportType

    init(
        source: MKMapItem, destination: MKMapItem, distance: CLLocationDistance, departure: Date, arrival: Date,
        transportType: MKDirectionsTransportType
    ) {
        (self.source, self.destination, self.distance) = (source, destination, distance)
        (expectedDepartureDate, expectedArrivalDate) = (departure, arrival)
        (expectedTravelTime, self.transportType) = (arrival.timeIntervalSince(departure), transportType)
        super.init()
    }
}
