import CoreLocation
import SwiftUI

/// How a map looks. There is one look here.
///
/// See [MapStyle](https://developer.apple.com/documentation/mapkit/mapstyle).
public struct MapStyle: Sendable {
    /// How high the ground is. Kept, and has no effect here.
    public enum Elevation: Sendable { case automatic, flat, realistic }
    /// How strong the colours are. Kept, and has no effect here.
    public enum StandardEmphasis: Sendable { case automatic, muted }

    /// Streets.
    public static let standard = MapStyle()
    /// Streets.
    public static func standard(
        elevation: Elevation = .automatic, emphasis: StandardEmphasis = .automatic, showsTraffic: Bool = false
    ) -> MapStyle { MapStyle() }
    /// As streets: there are no pictures from above.
    public static let imagery = MapStyle()
    /// As streets: there are no pictures from above.
    public static func imagery(elevation: Elevation = .automatic) -> MapStyle { MapStyle() }
    /// As streets: there are no pictures from above.
    public static let hybrid = MapStyle()
    /// As streets: there are no pictures from above.
    public static func hybrid(elevation: Elevation = .automatic, showsTraffic: Bool = false) -> MapStyle { MapStyle() }
}

/// When a change of what a map shows is told.
public enum MapCameraUpdateFrequency: Sendable { case continuous, onEnd }

/// What a map shows after somebody has moved it.
///
/// See [MapCameraUpdateContext](https://developer.apple.com/documentation/mapkit/mapcameraupdatecontext).
public struct MapCameraUpdateContext: Sendable {
    /// The part of the earth.
    public let region: MKCoordinateRegion
    /// From where it is seen.
    public let camera: MapCamera
}

/// Hears where a map is moved.
struct MapCameraChange {
    let frequency: MapCameraUpdateFrequency
    let action: (MapCameraUpdateContext) -> Void

    func hear(_ sight: MapSight, in size: CGSize, isDone: Bool) {
        guard isDone || frequency == .continuous else { return }
        let region = sight.region(in: size)
        let distance = region.span.latitudeDelta * 111_320 / 0.536
        action(
            MapCameraUpdateContext(
                region: region, camera: MapCamera(centerCoordinate: region.center, distance: distance)))
    }
}

extension EnvironmentValues {
    @Entry var mapCameraChange: MapCameraChange?
}

extension View {
    /// Has no effect here: there is one look.
    public func mapStyle(_ mapStyle: MapStyle) -> some View { self }
    /// Has no effect here: a map is moved by drags, pinches and double presses.
    public func mapControls(@ViewBuilder _ content: () -> some View) -> some View { self }
    /// Has no effect here: a map shows its controls nowhere.
    public func mapControlVisibility(_ visibility: Visibility) -> some View { self }

    /// Runs a closure when somebody has moved a map.
    public func onMapCameraChange(
        frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping (MapCameraUpdateContext) -> Void
    ) -> some View { environment(\.mapCameraChange, MapCameraChange(frequency: frequency, action: action)) }

    /// Runs a closure when somebody has moved a map.
    public func onMapCameraChange(
        frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping () -> Void
    ) -> some View { onMapCameraChange(frequency: frequency) { _ in action() } }
}

/// A control that shows the visitor's place. Nothing is shown here: it isn't known.
public struct MapUserLocationButton: View {
    /// The control.
    public init() {}
    /// Nothing.
    public var body: some View { EmptyView() }
}

/// A control that shows north. Nothing is shown here: north is at the top.
public struct MapCompass: View {
    /// The control.
    public init() {}
    /// Nothing.
    public var body: some View { EmptyView() }
}

/// A control that shows how large the map is. Nothing is shown here.
public struct MapScaleView: View {
    /// The control.
    public init() {}
    /// Nothing.
    public var body: some View { EmptyView() }
}

/// A control that slants the map. Nothing is shown here: it is seen from above.
public struct MapPitchToggle: View {
    /// The control.
    public init() {}
    /// Nothing.
    public var body: some View { EmptyView() }
}
