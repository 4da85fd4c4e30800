import CoreLocation
import SwiftUI
import ViewTree

/// Gives its content a proxy of the map inside, which converts between points and coordinates.
///
/// See [MapReader](https://developer.apple.com/documentation/mapkit/mapreader).
public struct MapReader<Content: View>: View {
    private let content: (MapProxy) -> Content
    @State private var shown = ShownMap()

    /// A reader for the map in its content.
    public init(@ViewBuilder content: @escaping (MapProxy) -> Content) { self.content = content }

    /// The content.
    public var body: some View {
        content(MapProxy(shown: shown))
            .environment(\.shownMap, shown)
            .onGeometryChange(for: CGRect.self, of: { $0.frame(in: .global) }) { shown.readerFrame = $0 }
    }
}

/// Converts between points of a page and coordinates of a map.
///
/// See [MapProxy](https://developer.apple.com/documentation/mapkit/mapproxy).
@MainActor
public struct MapProxy {
    let shown: ShownMap

    /// The coordinate at a point; nil if no map is shown, or the point isn't on it.
    /// - Parameters:
    ///   - point: The point.
    ///   - space: The point's coordinate space; `local` is that of the `MapReader`'s content.
    public func convert(_ point: CGPoint, from space: some CoordinateSpaceProtocol) -> CLLocationCoordinate2D? {
        guard let sight = shown.sight, let origin = shown.origin(in: space.coordinateSpace) else { return nil }
        let place = CGPoint(x: point.x - origin.x, y: point.y - origin.y)
        guard CGRect(origin: .zero, size: shown.size).contains(place) else { return nil }
        return sight.coordinate(at: place, in: shown.size)
    }

    /// The point of a coordinate; nil if no map is shown, or the coordinate isn't on what is visible of it.
    /// - Parameters:
    ///   - coordinate: The coordinate.
    ///   - space: The coordinate space of the result; `local` is that of the `MapReader`'s content.
    public func convert(_ coordinate: CLLocationCoordinate2D, to space: some CoordinateSpaceProtocol) -> CGPoint? {
        guard let sight = shown.sight, let origin = shown.origin(in: space.coordinateSpace) else { return nil }
        let place = sight.point(of: coordinate, in: shown.size)
        guard CGRect(origin: .zero, size: shown.size).contains(place) else { return nil }
        return CGPoint(x: place.x + origin.x, y: place.y + origin.y)
    }
}

/// What a `MapReader` knows about the map inside of it. It isn't observed: an app asks when something happens.
@MainActor
final class ShownMap {
    var sight: MapSight?
    var size = CGSize.zero
    var readerFrame = CGRect.zero
    var geometry: WeakGeometry?

    /// The map's upper left corner in a coordinate space.
    func origin(in space: CoordinateSpace) -> CGPoint? {
        guard let geometry = geometry?.proxy else { return nil }
        guard space == .local else { return geometry.frame(in: space).origin }
        let own = geometry.frame(in: .global).origin
        return CGPoint(x: own.x - readerFrame.minX, y: own.y - readerFrame.minY)
    }
}

private struct ShownMapKey: EnvironmentKey { static var defaultValue: ShownMap? { nil } }

extension EnvironmentValues {
    /// The reader around a map.
    var shownMap: ShownMap? {
        get { self[ShownMapKey.self] }
        set { self[ShownMapKey.self] = newValue }
    }
}
