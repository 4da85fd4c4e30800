import CoreLocation
import SwiftUI

/// A balloon at a coordinate, with a symbol or letters in it and its title below.
///
/// See [Marker](https://developer.apple.com/documentation/mapkit/marker).
public struct Marker: MapContent {
    /// The features that it consists of.
    public let _features: [_MapFeature]

    init(_ look: MarkerLook, _ coordinate: CLLocationCoordinate2D) {
        _features = [_MapFeature(kind: .marker(look), coordinate: coordinate)]
    }

    /// Creates a balloon with a pin.
    public init(_ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D) {
        self.init(MarkerLook(title: Text(titleKey)), coordinate)
    }
    /// Creates a balloon with a pin.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, coordinate: CLLocationCoordinate2D) {
        self.init(MarkerLook(title: Text(verbatim: String(title))), coordinate)
    }
    /// Creates a balloon with a symbol.
    public init(_ titleKey: LocalizedStringKey, systemImage: String, coordinate: CLLocationCoordinate2D) {
        self.init(MarkerLook(title: Text(titleKey), symbol: systemImage), coordinate)
    }
    /// Creates a balloon with a symbol.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, coordinate: CLLocationCoordinate2D) {
        self.init(MarkerLook(title: Text(verbatim: String(title)), symbol: systemImage), coordinate)
    }
    /// Creates a balloon with an image from the app.
    public init(_ titleKey: LocalizedStringKey, image: String, coordinate: CLLocationCoordinate2D) {
        self.init(MarkerLook(title: Text(titleKey), image: image), coordinate)
    }
    /// Creates a balloon with letters.
    public init(_ titleKey: LocalizedStringKey, monogram: Text, coordinate: CLLocationCoordinate2D) {
        self.init(MarkerLook(title: Text(titleKey), monogram: monogram), coordinate)
    }
    /// Creates a balloon with letters.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, monogram: Text, coordinate: CLLocationCoordinate2D) {
        self.init(MarkerLook(title: Text(verbatim: String(title)), monogram: monogram), coordinate)
    }
}

/// A view of the app's at a coordinate.
///
/// See [Annotation](https://developer.apple.com/documentation/mapkit/annotation).
public struct Annotation<Content: View>: MapContent {
    /// The features that it consists of.
    public let _features: [_MapFeature]

    /// Creates an annotation with a title below the view.
    public init(
        _ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
        @ViewBuilder content: () -> Content
    ) { self.init(Text(titleKey), coordinate, anchor, content()) }
    /// Creates an annotation with a title below the view.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
        @ViewBuilder content: () -> Content
    ) { self.init(Text(verbatim: String(title)), coordinate, anchor, content()) }
    /// Creates an annotation with a title below the view.
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

extension MapContent {
    private func changed(_ change: (inout _MapFeature) -> Void) -> some MapContent {
        _MapContents(
            _features: _features.map { feature in
                var feature = feature
                change(&feature)
                return feature
            })
    }

    /// Sets the color of markers.
    public func tint(_ color: Color?) -> some MapContent { changed { $0.tint = color } }
    /// Sets the fill of areas.
    public func foregroundStyle(_ style: some ShapeStyle) -> some MapContent {
        changed { $0.fill = AnyShapeStyle(style) }
    }
    /// Sets the paint and width of lines.
    public func stroke(_ style: some ShapeStyle, lineWidth: CGFloat = 1) -> some MapContent {
        stroke(style, style: StrokeStyle(lineWidth: lineWidth))
    }
    /// Sets the paint and style of lines.
    public func stroke(_ style: some ShapeStyle, style strokeStyle: StrokeStyle) -> some MapContent {
        changed {
            $0.stroke = AnyShapeStyle(style)
            $0.lineStyle = strokeStyle
        }
    }
    /// Sets the tag by which it can be selected.
    public func tag(_ tag: some Hashable) -> some MapContent { changed { $0.tag = AnyHashable(tag) } }
    /// Sets whether the titles of annotations are shown.
    public func annotationTitles(_ visibility: Visibility = .automatic) -> some MapContent {
        changed { $0.showsTitle = visibility != .hidden }
    }
    /// Accepted without effect: there is only one level.
    public func mapOverlayLevel(level: MKOverlayLevel) -> some MapContent { changed { _ in } }
}

/// The level of an overlay.
public enum MKOverlayLevel: Int, Sendable { case aboveRoads, aboveLabels }
