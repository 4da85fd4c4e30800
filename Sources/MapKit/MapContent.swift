import CoreLocation
import SwiftUI

/// Content of a map.
///
/// See [MapContent](https://developer.apple.com/documentation/mapkit/mapcontent).
@MainActor @preconcurrency
public protocol MapContent {
    /// The features that it consists of. For internal use.
    var _features: [_MapFeature] { get }
}

/// A feature of a map's content, as it is drawn. For internal use.
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

    /// All coordinates that must be visible for the feature to be visible.
    var places: [CLLocationCoordinate2D] {
        if case .line(let places, _) = kind { places } else { [coordinate] }
    }
}

/// The appearance of a marker.
struct MarkerLook {
    var title: Text
    var symbol: String?
    var image: String?
    var monogram: Text?
    /// A label of the app's instead of the title.
    var label: AnyView?
    /// The icon of that label.
    var icon: AnyView?

    /// What is shown below the balloon.
    var name: AnyView { label ?? AnyView(title) }
}

/// A list of map content, made by a result builder.
public struct _MapContents: MapContent {
    /// The features.
    public let _features: [_MapFeature]
}

/// The result builder for map content.
@resultBuilder @MainActor
public enum MapContentBuilder {
    /// A single element.
    public static func buildExpression(_ content: some MapContent) -> _MapContents {
        _MapContents(_features: content._features)
    }
    /// A sequence of elements.
    public static func buildBlock(_ contents: _MapContents...) -> _MapContents {
        _MapContents(_features: contents.flatMap(\._features))
    }
    /// Optional content.
    public static func buildOptional(_ content: _MapContents?) -> _MapContents {
        content ?? _MapContents(_features: [])
    }
    /// The first branch of a condition.
    public static func buildEither(first: _MapContents) -> _MapContents { first }
    /// The second branch of a condition.
    public static func buildEither(second: _MapContents) -> _MapContents { second }
    /// The content of a loop.
    public static func buildArray(_ contents: [_MapContents]) -> _MapContents {
        _MapContents(_features: contents.flatMap(\._features))
    }
    /// Content with limited availability.
    public static func buildLimitedAvailability(_ content: _MapContents) -> _MapContents { content }
}

extension ForEach: MapContent where Content: MapContent {
    /// The features of all elements.
    public var _features: [_MapFeature] { data.flatMap { content($0)._features } }
}

extension ForEach where Content: MapContent {
    /// Creates content for each element, identified by a key path.
    public nonisolated init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @MapContentBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(data: data, content: content) { $0[keyPath: id] }
    }
}

extension ForEach where ID == Data.Element.ID, Content: MapContent, Data.Element: Identifiable {
    /// Creates content for each element.
    public nonisolated init(_ data: Data, @MapContentBuilder content: @escaping (Data.Element) -> Content) {
        self.init(data: data, content: content) { $0.id }
    }
}
