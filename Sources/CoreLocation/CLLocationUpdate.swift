/// The visitor's position, or why it isn't known.
///
/// See [CLLocationUpdate](https://developer.apple.com/documentation/corelocation/cllocationupdate).
public struct CLLocationUpdate: Sendable {
    /// The position; nil if it isn't known.
    public let location: CLLocation?
    /// Whether the visitor doesn't allow it.
    public let authorizationDenied: Bool
    /// Whether the visitor is being asked.
    public let authorizationRequestInProgress: Bool
    /// Whether the position isn't known at present.
    public let locationUnavailable: Bool

    /// False: browsers don't tell whether the visitor moves.
    public var stationary: Bool { false }
    /// The same as `stationary`.
    @available(*, deprecated, renamed: "stationary")
    public var isStationary: Bool { stationary }
    /// False: browsers don't tell why the visitor doesn't allow it.
    public var authorizationDeniedGlobally: Bool { false }
    /// False: browsers know no restrictions.
    public var authorizationRestricted: Bool { false }
    /// False: browsers don't tell how precise the visitor's choice is.
    public var accuracyLimited: Bool { false }
    /// False: a page that nobody sees gets no updates.
    public var insufficientlyInUse: Bool { false }
    /// False: no session is needed here.
    public var serviceSessionRequired: Bool { false }

    init(location: CLLocation) {
        self.location = location
        (authorizationDenied, authorizationRequestInProgress, locationUnavailable) = (false, false, false)
    }

    init(isDenied: Bool = false, isAsking: Bool = false, isUnavailable: Bool = false) {
        location = nil
        (authorizationDenied, authorizationRequestInProgress) = (isDenied, isAsking)
        locationUnavailable = isUnavailable
    }

    /// Whether both give the same reason for there being no position.
    func isReason(sameAs other: CLLocationUpdate) -> Bool {
        location == nil && other.location == nil && authorizationDenied == other.authorizationDenied
            && authorizationRequestInProgress == other.authorizationRequestInProgress
            && locationUnavailable == other.locationUnavailable
    }

    /// Kinds of movement. They have no effect here.
    public enum LiveConfiguration: Sendable { case `default`, automotiveNavigation, otherNavigation, fitness, airborne }

    /// Positions of the visitor, for the window in whose context this is called: the present one and every new one. The browser
    /// asks the visitor when the loop begins; elsewhere, as on a queue, there is one update, which says that it is denied.
    public static func liveUpdates(_ configuration: LiveConfiguration = .default) -> Updates {
        Updates(feed: LocationFeed())
    }

    /// A sequence of updates, which ends when its task is cancelled.
    public struct Updates: AsyncSequence, Sendable {
        /// What the sequence consists of.
        public typealias Element = CLLocationUpdate
        let feed: LocationFeed

        /// Begins the updates.
        public func makeAsyncIterator() -> Iterator { Iterator(base: feed.updates().makeAsyncIterator()) }

        /// Waits for updates.
        public struct Iterator: AsyncIteratorProtocol {
            var base: AsyncStream<CLLocationUpdate>.Iterator

            /// The next update; nil if the task is cancelled.
            public mutating func next() async throws -> CLLocationUpdate? { await base.next() }
        }
    }
}
