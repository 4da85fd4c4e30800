import CoreLocation
import SwiftUI

/// Something on a map.
///
/// See [MapContent](https://developer.apple.com/documentation/mapkit/mapcontent).
@MainActor @preconcurrency
public protocol MapContent {
    /// What it consists of. For Kissa alone.
    var _features: [_MapFeature] { get }
}

/// Something on a map as the map draws it. For Kissa alone.
public struct _MapFeature {
    enum Kind {
        case marker(MarkerLook)
        case annotation(AnyView, anchor: UnitPoint, title: Text?)
        case line([CLLocationCoordinate2D], isClosed: Bool)
        /// A radius in metres.
        case circle(radius: CLLocationDistance)
    }

    let kind: Kind
    let coordinate: CLLocationCoordinate2D
    var tint: Color?
    var fill: AnyShapeStyle?
    var stroke: AnyShapeStyle?
    var lineStyle = StrokeStyle(lineWidth: 3)
    var tag: AnyHashable?
    var showsTitle = true

    /// All places that a map has to show to show it.
    var places: [CLLocationCoordinate2D] {
        if case .line(let places, _) = kind { places } else { [coordinate] }
    }
}

/// What a marker shows.
struct MarkerLook {
    var title: Text
    var symbol: String?
    var image: String?
    var monogram: Text?
}

/// Several things, or none, on a map. What a builder makes.
public struct _MapContents: MapContent {
    /// What they consist of.
    public let _features: [_MapFeature]
}

/// Puts things on a map together.
@resultBuilder @MainActor
public enum MapContentBuilder {
    /// One thing.
    public static func buildExpression(_ content: some MapContent) -> _MapContents {
        _MapContents(_features: content._features)
    }
    /// Several things.
    public static func buildBlock(_ contents: _MapContents...) -> _MapContents {
        _MapContents(_features: contents.flatMap(\._features))
    }
    /// A thing, or none.
    public static func buildOptional(_ content: _MapContents?) -> _MapContents {
        content ?? _MapContents(_features: [])
    }
    /// The one.
    public static func buildEither(first: _MapContents) -> _MapContents { first }
    /// The other.
    public static func buildEither(second: _MapContents) -> _MapContents { second }
    /// All things of a loop.
    public static func buildArray(_ contents: [_MapContents]) -> _MapContents {
        _MapContents(_features: contents.flatMap(\._features))
    }
    /// What only a newer system has.
    public static func buildLimitedAvailability(_ content: _MapContents) -> _MapContents { content }
}

extension ForEach: MapContent where Content: MapContent {
    /// What the elements consist of.
    public var _features: [_MapFeature] { data.flatMap { content($0)._features } }
}

extension ForEach where Content: MapContent {
    /// Something on a map for each element; the key path leads to its identity.
    public nonisolated init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @MapContentBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(data: data, content: content) { $0[keyPath: id] }
    }
}

extension ForEach where ID == Data.Element.ID, Content: MapContent, Data.Element: Identifiable {
    /// Something on a map for each element.
    public nonisolated init(_ data: Data, @MapContentBuilder content: @escaping (Data.Element) -> Content) {
        self.init(data: data, content: content) { $0.id }
    }
}
