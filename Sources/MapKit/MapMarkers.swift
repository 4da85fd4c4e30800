import CoreLocation
import SwiftUI

/// A balloon at a place, with a symbol or letters in it and its title below.
///
/// See [Marker](https://developer.apple.com/documentation/mapkit/marker).
public struct Marker: MapContent {
    /// What it consists of.
    public let _features: [_MapFeature]

    private init(_ look: MarkerLook, _ coordinate: CLLocationCoordinate2D) {
        _features = [_MapFeature(kind: .marker(look), coordinate: coordinate)]
    }

    /// A balloon with a pin.
    public init(_ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D) {
        self.init(MarkerLook(title: Text(titleKey)), coordinate)
    }
    /// A balloon with a pin.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, coordinate: CLLocationCoordinate2D) {
        self.init(MarkerLook(title: Text(verbatim: String(title))), coordinate)
    }
    /// A balloon with a symbol.
    public init(_ titleKey: LocalizedStringKey, systemImage: String, coordinate: CLLocationCoordinate2D) {
        self.init(MarkerLook(title: Text(titleKey), symbol: systemImage), coordinate)
    }
    /// A balloon with a symbol.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, coordinate: CLLocationCoordinate2D) {
        self.init(MarkerLook(title: Text(verbatim: String(title)), symbol: systemImage), coordinate)
    }
    /// A balloon with an image of the app's.
    public init(_ titleKey: LocalizedStringKey, image: String, coordinate: CLLocationCoordinate2D) {
        self.init(MarkerLook(title: Text(titleKey), image: image), coordinate)
    }
    /// A balloon with letters.
    public init(_ titleKey: LocalizedStringKey, monogram: Text, coordinate: CLLocationCoordinate2D) {
        self.init(MarkerLook(title: Text(titleKey), monogram: monogram), coordinate)
    }
    /// A balloon with letters.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, monogram: Text, coordinate: CLLocationCoordinate2D) {
        self.init(MarkerLook(title: Text(verbatim: String(title)), monogram: monogram), coordinate)
    }
}

/// A view of the app's at a place.
///
/// See [Annotation](https://developer.apple.com/documentation/mapkit/annotation).
public struct Annotation<Content: View>: MapContent {
    /// What it consists of.
    public let _features: [_MapFeature]

    /// A view with a title below it.
    public init(
        _ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
        @ViewBuilder content: () -> Content
    ) { self.init(Text(titleKey), coordinate, anchor, content()) }
    /// A view with a title below it.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
        @ViewBuilder content: () -> Content
    ) { self.init(Text(verbatim: String(title)), coordinate, anchor, content()) }
    /// A view with a title below it.
    public init(
        coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center, @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Text
    ) { self.init(label(), coordinate, anchor, content()) }

    private init(_ title: Text, _ coordinate: CLLocationCoordinate2D, _ anchor: UnitPoint, _ content: Content) {
        _features = [
            _MapFeature(kind: .annotation(AnyView(content), anchor: anchor, title: title), coordinate: coordinate)
        ]
    }
}

/// The visitor's place. Nothing is shown here: pages aren't asked for their position.
///
/// See [UserAnnotation](https://developer.apple.com/documentation/mapkit/userannotation).
public struct UserAnnotation: MapContent {
    /// Nothing.
    public var _features: [_MapFeature] { [] }
    /// The visitor's place.
    public init() {}
}

/// A line through places.
///
/// See [MapPolyline](https://developer.apple.com/documentation/mapkit/mappolyline).
public struct MapPolyline: MapContent {
    /// What it consists of.
    public let _features: [_MapFeature]

    /// A line through places, straight on the map.
    public init(coordinates: [CLLocationCoordinate2D]) {
        _features = [
            _MapFeature(kind: .line(coordinates, isClosed: false), coordinate: coordinates.first ?? .init())
        ]
    }
}

/// An area between places.
///
/// See [MapPolygon](https://developer.apple.com/documentation/mapkit/mappolygon).
public struct MapPolygon: MapContent {
    /// What it consists of.
    public let _features: [_MapFeature]

    /// An area between places.
    public init(coordinates: [CLLocationCoordinate2D]) {
        _features = [_MapFeature(kind: .line(coordinates, isClosed: true), coordinate: coordinates.first ?? .init())]
    }
}

/// The area around a place.
///
/// See [MapCircle](https://developer.apple.com/documentation/mapkit/mapcircle).
public struct MapCircle: MapContent {
    /// What it consists of.
    public let _features: [_MapFeature]

    /// The area within a distance in metres.
    public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {
        _features = [_MapFeature(kind: .circle(radius: radius), coordinate: center)]
    }
}

extension MapContent {
    private func changed(_ change: (inout _MapFeature) -> Void) -> some MapContent {
        _MapContents(
            _features: _features.map { feature in
                var feature = feature
                change(&feature)
                return feature
            })
    }

    /// The colour of markers.
    public func tint(_ color: Color?) -> some MapContent { changed { $0.tint = color } }
    /// What areas are painted with.
    public func foregroundStyle(_ style: some ShapeStyle) -> some MapContent {
        changed { $0.fill = AnyShapeStyle(style) }
    }
    /// What lines are painted with, and how wide they are.
    public func stroke(_ style: some ShapeStyle, lineWidth: CGFloat = 1) -> some MapContent {
        stroke(style, style: StrokeStyle(lineWidth: lineWidth))
    }
    /// What lines are painted with, and how.
    public func stroke(_ style: some ShapeStyle, style strokeStyle: StrokeStyle) -> some MapContent {
        changed {
            $0.stroke = AnyShapeStyle(style)
            $0.lineStyle = strokeStyle
        }
    }
    /// The value of a selection that chooses it.
    public func tag(_ tag: some Hashable) -> some MapContent { changed { $0.tag = AnyHashable(tag) } }
    /// Whether the titles of annotations are shown.
    public func annotationTitles(_ visibility: Visibility = .automatic) -> some MapContent {
        changed { $0.showsTitle = visibility != .hidden }
    }
    /// Kept, and has no effect here: there is one height.
    public func mapOverlayLevel(level: MKOverlayLevel) -> some MapContent { changed { _ in } }
}

/// How high an area lies over a map.
public enum MKOverlayLevel: Int, Sendable { case aboveRoads, aboveLabels }
