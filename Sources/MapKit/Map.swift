import CoreLocation
import SwiftUI

/// A map that people move and magnify, with markers, views, lines and areas.
///
/// It is drawn by Kissa, from above and with north at the top. Pictures of streets come from a server of tiles that the
/// operator names in `KISSA_MAP_TILES`; without one the ground is plain, with lines of latitude and longitude. See
/// [Map](https://developer.apple.com/documentation/mapkit/map).
public struct Map: View {
    private let features: [_MapFeature]
    private let initial: MapCameraPosition
    private let position: Binding<MapCameraPosition>?
    private let region: Binding<MKCoordinateRegion>?
    private let selection: Binding<AnyHashable?>?

    private init(
        _ features: [_MapFeature], initial: MapCameraPosition = .automatic, position: Binding<MapCameraPosition>? = nil,
        region: Binding<MKCoordinateRegion>? = nil, selection: Binding<AnyHashable?>? = nil
    ) {
        (self.features, self.initial, self.position) = (features, initial, position)
        (self.region, self.selection) = (region, selection)
    }

    /// A map of its content, or of a position at first.
    public init(
        initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, @MapContentBuilder content: () -> some MapContent
    ) { self.init(content()._features, initial: initialPosition) }

    /// A map of a position at first.
    public init(
        initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all
    ) { self.init([], initial: initialPosition) }

    /// A map of a position that is told when somebody moves it.
    public init(
        position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, @MapContentBuilder content: () -> some MapContent
    ) { self.init(content()._features, position: position) }

    /// A map of a position that is told when somebody moves it.
    public init(
        position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all
    ) { self.init([], position: position) }

    /// A map whose markers and annotations can be chosen by their tags.
    public init<Value: Hashable>(
        initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, selection: Binding<Value?>,
        @MapContentBuilder content: () -> some MapContent
    ) { self.init(content()._features, initial: initialPosition, selection: selection.erased) }

    /// A map whose markers and annotations can be chosen by their tags.
    public init<Value: Hashable>(
        position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, selection: Binding<Value?>,
        @MapContentBuilder content: () -> some MapContent
    ) { self.init(content()._features, position: position, selection: selection.erased) }

    // MARK: As before OS 17

    /// A map of a region that is told when somebody moves it.
    public init(
        coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
        showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil
    ) { self.init([], region: coordinateRegion) }

    /// A map of a region, with something for each item.
    public init<Items: RandomAccessCollection>(
        coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
        showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil,
        annotationItems: Items, annotationContent: @escaping (Items.Element) -> some MapAnnotationProtocol
    ) where Items.Element: Identifiable {
        self.init(annotationItems.map { annotationContent($0)._feature }, region: coordinateRegion)
    }

    /// The map.
    public var body: some View {
        GeometryReader { geometry in
            MapGround(
                features: features, size: geometry.size, position: shownPosition, move: move, selection: selection)
        }
        .clipped()
    }

    private var shownPosition: MapCameraPosition {
        region.map { .region($0.wrappedValue) } ?? position?.wrappedValue ?? initial
    }

    /// Returns what was told, and what the app keeps then: of a constant that is what it was.
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

/// How a map can be moved. All ways work, whatever is set.
public struct MapInteractionModes: OptionSet, Sendable {
    /// The modes as bits.
    public let rawValue: Int
    /// Modes by their bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// By a drag.
    public static let pan = MapInteractionModes(rawValue: 1)
    /// By a pinch, or a double press.
    public static let zoom = MapInteractionModes(rawValue: 2)
    /// By a turn of two fingers.
    public static let rotate = MapInteractionModes(rawValue: 4)
    /// By a drag of two fingers.
    public static let pitch = MapInteractionModes(rawValue: 8)
    /// All ways.
    public static let all: MapInteractionModes = [.pan, .zoom, .rotate, .pitch]
}

/// How far a map can be moved. Kept, and has no effect here.
public struct MapCameraBounds: Sendable {
    /// Limits.
    public init(
        centerCoordinateBounds: MKCoordinateRegion, minimumDistance: Double? = nil, maximumDistance: Double? = nil
    ) {}
    /// Limits.
    public init(minimumDistance: Double? = nil, maximumDistance: Double? = nil) {}
}

/// Whether a map follows the visitor, whose position isn't known here.
public enum MapUserTrackingMode: Sendable { case none, follow }

extension Optional where Wrapped: Hashable {
    /// A tag whose type isn't known. Others choose nothing.
    fileprivate var erased: AnyHashable? {
        get { if let self { AnyHashable(self) } else { nil } }
        set { self = newValue.flatMap { $0.base as? Wrapped } }
    }
}
