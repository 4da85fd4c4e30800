import CoreLocation
import SwiftUI

/// Pictures of a street. No app gets one here.
///
/// See [MKLookAroundScene](https://developer.apple.com/documentation/mapkit/mklookaroundscene).
open class MKLookAroundScene: NSObject, @unchecked Sendable {
    // @unchecked: it has no state.
    override init() { super.init() }
}

/// Asks for pictures of a street. No service is asked here, so no place has any.
///
/// See [MKLookAroundSceneRequest](https://developer.apple.com/documentation/mapkit/mklookaroundscenerequest).
@preconcurrency @MainActor
open class MKLookAroundSceneRequest: NSObject {
    /// Where the street is.
    public let coordinate: CLLocationCoordinate2D
    /// The place in the street.
    public let mapItem: MKMapItem?
    /// Whether it was cancelled.
    public private(set) var isCancelled = false

    /// A request for a coordinate.
    public init(coordinate: CLLocationCoordinate2D) {
        (self.coordinate, mapItem) = (coordinate, nil)
        super.init()
    }

    /// A request for a place.
    public init(mapItem: MKMapItem) {
        (coordinate, self.mapItem) = (mapItem.placemark.coordinate, mapItem)
        super.init()
    }

    /// False: no service is asked.
    open var isLoading: Bool { false }
    /// Notes that it was cancelled.
    open func cancel() { isCancelled = true }

    /// Nil: there are no pictures.
    open var scene: MKLookAroundScene? { get async throws { nil } }

    /// Passes on that there are no pictures.
    open func getSceneWithCompletionHandler(
        _ completionHandler: @escaping @MainActor (MKLookAroundScene?, (any Error)?) -> Void
    ) { DispatchQueue.main.async { completionHandler(nil, nil) } }
}

/// Where the badge of a preview is. It has no effect here.
public enum MKLookAroundBadgePosition: Int, Sendable { case topLeading, topTrailing, bottomTrailing }

/// A preview of a street's pictures. There are none here, so it is a plain area.
///
/// See [LookAroundPreview](https://developer.apple.com/documentation/mapkit/lookaroundpreview).
public struct LookAroundPreview: View {
    /// Creates a preview of a scene.
    public init(
        initialScene: MKLookAroundScene?, allowsNavigation: Bool = true, showsRoadLabels: Bool = true,
        pointsOfInterest: PointOfInterestCategories = .all, badgePosition: MKLookAroundBadgePosition = .topLeading
    ) {}

    /// Creates a preview of a scene that is bound.
    public init(
        scene: Binding<MKLookAroundScene?>, allowsNavigation: Bool = true, showsRoadLabels: Bool = true,
        pointsOfInterest: PointOfInterestCategories = .all, badgePosition: MKLookAroundBadgePosition = .topLeading
    ) {}

    /// A plain area.
    public var body: some View { Rectangle().fill(.quaternary).accessibilityHidden(true) }
}
