import CoreLocation
import SwiftUI

extension Marker {
    /// Creates a balloon for a place, with its name.
    public init(item: MKMapItem) {
        self.init(MarkerLook(title: Text(verbatim: item.name ?? "")), item.placemark.coordinate)
    }

    /// Creates a balloon with a label below it. The icon of a `Label` is in the balloon.
    public init(coordinate: CLLocationCoordinate2D, @ViewBuilder label: () -> some View) {
        let label = label()
        var look = MarkerLook(title: Text(verbatim: ""))
        look.label = AnyView(label.labelStyle(.titleOnly))
        look.icon = (label as? any MarkerLabel)?.iconAlone
        self.init(look, coordinate)
    }
}

extension Annotation {
    /// Creates an annotation for a place, with its name below the view.
    public init(item: MKMapItem, anchor: UnitPoint = .center, @ViewBuilder content: () -> Content) {
        let name = item.name ?? ""
        self.init(
            coordinate: item.placemark.coordinate, anchor: anchor, content: content, label: { Text(verbatim: name) })
    }
}

/// A label with an icon.
@MainActor
private protocol MarkerLabel {
    var iconAlone: AnyView { get }
}

extension Label: MarkerLabel {
    fileprivate var iconAlone: AnyView { AnyView(labelStyle(.iconOnly)) }
}
