import CoreLocation
import SwiftUI

/// The style of a map. Here there is one map, in full or muted colors.
///
/// See [MapStyle](https://developer.apple.com/documentation/mapkit/mapstyle).
public struct MapStyle: Sendable {
    /// The elevation. Accepted without effect.
    public enum Elevation: Sendable { case automatic, flat, realistic }
    /// The emphasis: a muted map has paler colors.
    public enum StandardEmphasis: Sendable { case automatic, muted }

    var isMuted = false

    /// A street map.
    public static let standard = MapStyle()
    /// A street map.
    public static func standard(
        elevation: Elevation = .automatic, emphasis: StandardEmphasis = .automatic,
        pointsOfInterest: PointOfInterestCategories = .all, showsTraffic: Bool = false
    ) -> MapStyle { MapStyle(isMuted: emphasis == .muted) }
    /// The same as `standard`: there is no satellite imagery.
    public static let imagery = MapStyle()
    /// The same as `standard`: there is no satellite imagery.
    public static func imagery(elevation: Elevation = .automatic) -> MapStyle { MapStyle() }
    /// The same as `standard`: there is no satellite imagery.
    public static let hybrid = MapStyle()
    /// The same as `standard`: there is no satellite imagery.
    public static func hybrid(
        elevation: Elevation = .automatic, pointsOfInterest: PointOfInterestCategories = .all,
        showsTraffic: Bool = false
    ) -> MapStyle { MapStyle() }
}

/// When changes of the camera are reported.
public enum MapCameraUpdateFrequency: Sendable { case continuous, onEnd }

/// What a map shows after the user has moved it.
///
/// See [MapCameraUpdateContext](https://developer.apple.com/documentation/mapkit/mapcameraupdatecontext).
public struct MapCameraUpdateContext: Sendable {
    /// The visible region.
    public let region: MKCoordinateRegion
    /// The camera.
    public let camera: MapCamera
}

/// A callback for changes of the camera.
struct MapCameraChange {
    let frequency: MapCameraUpdateFrequency
    let action: (MapCameraUpdateContext) -> Void

    func hear(_ sight: MapSight, in size: CGSize, isDone: Bool) {
        guard isDone || frequency == .continuous else { return }
        action(MapCameraUpdateContext(region: sight.region(in: size), camera: sight.camera))
    }
}

extension EnvironmentValues {
    @Entry var mapCameraChange: MapCameraChange?
    @Entry var mapIsMuted = false
}

extension View {
    /// Sets the style of the maps inside. Only muted colors have an effect.
    public func mapStyle(_ mapStyle: MapStyle) -> some View { environment(\.mapIsMuted, mapStyle.isMuted) }
    /// Has no effect: there are no controls; a map is moved by gestures.
    public func mapControls(@ViewBuilder _ content: () -> some View) -> some View { self }
    /// Has no effect: there are no controls.
    public func mapControlVisibility(_ visibility: Visibility) -> some View { self }

    /// Runs a closure when the user has moved the map.
    public func onMapCameraChange(
        frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping (MapCameraUpdateContext) -> Void
    ) -> some View { environment(\.mapCameraChange, MapCameraChange(frequency: frequency, action: action)) }

    /// Runs a closure when the user has moved the map.
    public func onMapCameraChange(
        frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping () -> Void
    ) -> some View { onMapCameraChange(frequency: frequency) { _ in action() } }
}
