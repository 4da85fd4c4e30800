import CoreLocation
import SwiftUI
import ViewTree

/// A map that users can pan and zoom, with markers, views, lines and areas.
///
/// It is drawn by Kissa, from above and with north at the top. Street maps are loaded from a tile server that the operator
/// configures in `KISSA_MAP_TILES`; without one the ground is plain, with lines of latitude and longitude. See
/// [Map](https://developer.apple.com/documentation/mapkit/map).
public struct Map: View {
    private let features: [_MapFeature]
    private let initial: MapCameraPosition
    private let position: Binding<MapCameraPosition>?
    private let region: Binding<MKCoordinateRegion>?
    private let selection: Binding<AnyHashable?>?
    private let modes: MapInteractionModes

    init(
        _ features: [_MapFeature], initial: MapCameraPosition = .automatic, position: Binding<MapCameraPosition>? = nil,
        region: Binding<MKCoordinateRegion>? = nil, selection: Binding<AnyHashable?>? = nil, modes: MapInteractionModes
    ) {
        (self.features, self.initial, self.position) = (features, initial, position)
        (self.region, self.selection, self.modes) = (region, selection, modes)
    }

    /// Creates a map that initially shows its content, or a position.
    public init(
        initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil,
        @MapContentBuilder content: () -> some MapContent
    ) { self.init(content()._features, initial: initialPosition, modes: interactionModes) }

    /// Creates a map with an initial position.
    public init(
        initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil
    ) { self.init([], initial: initialPosition, modes: interactionModes) }

    /// Creates a map whose position is bound: it is updated when the user moves the map.
    public init(
        position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil,
        @MapContentBuilder content: () -> some MapContent
    ) { self.init(content()._features, position: position, modes: interactionModes) }

    /// Creates a map whose position is bound: it is updated when the user moves the map.
    public init(
        position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil
    ) { self.init([], position: position, modes: interactionModes) }

    /// Creates a map whose markers and annotations can be selected by their tags.
    public init<Value: Hashable>(
        initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, selection: Binding<Value?>,
        scope: Namespace.ID? = nil, @MapContentBuilder content: () -> some MapContent
    ) { self.init(content()._features, initial: initialPosition, selection: selection.erased, modes: interactionModes) }

    /// Creates a map whose markers and annotations can be selected by their tags.
    public init<Value: Hashable>(
        position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, selection: Binding<Value?>,
        scope: Namespace.ID? = nil, @MapContentBuilder content: () -> some MapContent
    ) { self.init(content()._features, position: position, selection: selection.erased, modes: interactionModes) }

    // MARK: As before OS 17

    /// Creates a map whose region is bound: it is updated when the user moves the map.
    public init(
        coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
        showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil
    ) { self.init([], region: coordinateRegion, modes: interactionModes) }

    /// Creates a map of a region, with an annotation for each item.
    public init<Items: RandomAccessCollection>(
        coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
        showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil,
        annotationItems: Items, annotationContent: @escaping (Items.Element) -> some MapAnnotationProtocol
    ) where Items.Element: Identifiable {
        let features = annotationItems.map { annotationContent($0)._feature }
        self.init(features, region: coordinateRegion, modes: interactionModes)
    }

    /// The map.
    public var body: some View {
        GeometryReader { geometry in
            MapGround(
                features: features, size: geometry.size, geometry: WeakGeometry(geometry), position: shownPosition,
                move: move, selection: selection, modes: modes)
        }
        .clipped()
        // A place on the map is at the same side in both directions.
        .environment(\.layoutDirection, .leftToRight)
    }

    private var shownPosition: MapCameraPosition {
        region.map { .region($0.wrappedValue) } ?? position?.wrappedValue ?? initial
    }

    /// Updates the binding. Returns the position that was set and the one read back, which differ for a constant binding.
    private func move(to sight: MapSight, in size: CGSize) -> [MapCameraPosition]? {
        if let region {
            let told = sight.region(in: size)
            region.wrappedValue = told
            return [.region(told), .region(region.wrappedValue)]
        }
        guard let position else { return nil }
        let told = MapCameraPosition(kind: .moved(sight))
        position.wrappedValue = told
        return [told, position.wrappedValue]
    }
}

/// The gestures that move a map. Maps can be panned and zoomed, and never rotated or pitched.
public struct MapInteractionModes: OptionSet, Sendable {
    /// The modes as bits.
    public let rawValue: Int
    /// Creates modes from their bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Dragging.
    public static let pan = MapInteractionModes(rawValue: 1)
    /// Pinching, or a double tap.
    public static let zoom = MapInteractionModes(rawValue: 2)
    /// Rotating with two fingers.
    public static let rotate = MapInteractionModes(rawValue: 4)
    /// Dragging with two fingers.
    public static let pitch = MapInteractionModes(rawValue: 8)
    /// All gestures.
    public static let all: MapInteractionModes = [.pan, .zoom, .rotate, .pitch]
}

/// Limits for the camera. Accepted without effect.
public struct MapCameraBounds: Sendable {
    /// Creates limits.
    public init(
        centerCoordinateBounds: MKCoordinateRegion, minimumDistance: Double? = nil, maximumDistance: Double? = nil
    ) {}
    /// Creates limits.
    public init(minimumDistance: Double? = nil, maximumDistance: Double? = nil) {}
}

/// Whether a map follows the visitor's location, which isn't known here.
public enum MapUserTrackingMode: Sendable { case none, follow }

extension Optional where Wrapped: Hashable {
    /// The tag as `AnyHashable`; other types can't be selected.
    fileprivate var erased: AnyHashable? {
        get { if let self { AnyHashable(self) } else { nil } }
        set { self = newValue.flatMap { $0.base as? Wrapped } }
    }
}
