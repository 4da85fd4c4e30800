import CoreLocation
import UIKit

/// A view of UIKit's at a place of a map.
private struct ViewFace: UIViewRepresentable {
    let view: UIView

    func makeUIView(context: Context) -> UIView { view }
    func updateUIView(_ uiView: UIView, context: Context) {}
}

/// The titles of a selected annotation, with what the app puts beside them.
private struct Callout: View {
    let title: String
    let subtitle: String?
    let left, right, detail: UIView?

    var body: some View {
        HStack(spacing: 8) {
            if let left { face(left) }
            VStack(alignment: .leading, spacing: 2) {
                Text(verbatim: title).font(.subheadline.weight(.semibold))
                if let detail {
                    face(detail)
                } else if let subtitle {
                    Text(verbatim: subtitle).font(.caption).foregroundStyle(.secondary)
                }
            }
            if let right { face(right) }
        }
        .padding(10)
        .background(.background, in: RoundedRectangle(cornerRadius: 10))
        .shadow(radius: 4, y: 1)
        .fixedSize()
    }

    private func face(_ view: UIView) -> some View {
        let size = view.bounds.isEmpty ? view.sizeThatFits(CGSize(width: 200, height: 200)) : view.bounds.size
        return ViewFace(view: view).frame(width: max(size.width, 22), height: max(size.height, 22))
    }
}

/// Moves a view that would extend beyond the sides of the map back into it.
struct KeptInside: ViewModifier {
    /// Where the view's middle is, and the width of the map, in points.
    let place: CGFloat
    let width: CGFloat
    private nonisolated static let margin: CGFloat = 8

    func body(content: Content) -> some View {
        content.visualEffect { content, geometry in
            content.offset(x: distance(of: geometry.size.width))
        }
    }

    /// A view that is too wide is in the middle. Its annotation may itself be outside: the view stays with it then.
    nonisolated func distance(of length: CGFloat) -> CGFloat {
        let half = length / 2 + Self.margin
        guard place >= 0, place <= width else { return 0 }
        return 2 * half > width ? width / 2 - place : min(max(place, half), width - half) - place
    }
}

extension MKMapView {
    /// Everything on the map: overlays, annotations, the visitor, the callout of what is selected.
    func features() -> [_MapFeature] {
        let shown = annotations
        var added: [MKAnnotationView] = []
        let places = shown.compactMap { feature(of: $0, &added) }
        if !added.isEmpty { delegate?.mapView(self, didAdd: added) }
        return overlays.compactMap(feature) + places + (selectedAnnotations.first.flatMap(callout).map { [$0] } ?? [])
    }

    // MARK: Annotations

    private func feature(of annotation: any MKAnnotation, _ added: inout [MKAnnotationView]) -> _MapFeature? {
        let tag = AnyHashable(ObjectIdentifier(annotation))
        guard let view = view(of: annotation, &added) else { return dot(at: annotation, tag) }
        if let (look, tint) = view.marker {
            var feature = _MapFeature(kind: .marker(look), coordinate: annotation.coordinate)
            feature.tint = tint.map { Color(uiColor: $0) }
            feature.tag = view.isEnabled ? tag : nil
            return feature
        }
        let size = view.bounds.size
        guard size.width > 0, size.height > 0 else { return nil }
        let anchor = UnitPoint(
            x: 0.5 - view.centerOffset.x / size.width, y: 0.5 - view.centerOffset.y / size.height)
        let face = ViewFace(view: view).frame(width: size.width, height: size.height)
            .accessibilityLabel(Text(verbatim: view.accessibilityLabel ?? annotation.title ?? ""))
        var feature = _MapFeature(
            kind: .annotation(AnyView(face), anchor: anchor, title: nil), coordinate: annotation.coordinate)
        feature.tag = view.isEnabled ? tag : nil
        return feature
    }

    /// The view that the app has made, or a balloon; nil for the visitor's dot.
    private func view(of annotation: any MKAnnotation, _ added: inout [MKAnnotationView]) -> MKAnnotationView? {
        if let known = views[ObjectIdentifier(annotation)] { return known }
        let own = delegate?.mapView(self, viewFor: annotation)
        if own == nil, annotation is MKUserLocation { return nil }
        let view = own ?? standardView(for: annotation)
        view.map = self
        views[ObjectIdentifier(annotation)] = view
        view.prepareForDisplay()
        added.append(view)
        return view
    }

    private func standardView(for annotation: any MKAnnotation) -> MKAnnotationView {
        let view = dequeueReusableAnnotationView(
            withIdentifier: MKMapViewDefaultAnnotationViewReuseIdentifier, for: annotation)
        view.annotation = annotation
        return view
    }

    private func dot(at annotation: any MKAnnotation, _ tag: AnyHashable) -> _MapFeature {
        let face = Circle().fill(.blue).stroke(.white, lineWidth: 3).frame(width: 18, height: 18).shadow(radius: 2)
            .accessibilityLabel(Text(verbatim: annotation.title ?? ""))
        var feature = _MapFeature(
            kind: .annotation(AnyView(face), anchor: .center, title: nil), coordinate: annotation.coordinate)
        feature.tag = tag
        return feature
    }

    private func callout(of annotation: any MKAnnotation) -> _MapFeature? {
        guard let view = view(for: annotation), view.canShowCallout, let title = annotation.title else { return nil }
        let callout = Callout(
            title: title, subtitle: annotation.subtitle, left: view.leftCalloutAccessoryView,
            right: view.rightCalloutAccessoryView, detail: view.detailCalloutAccessoryView)
        let height = view.marker == nil ? view.bounds.height / 2 - view.centerOffset.y : 40
        let place = convert(annotation.coordinate, toPointTo: self).x
        let face = callout.modifier(KeptInside(place: place, width: bounds.width))
            .padding(.bottom, max(height - view.calloutOffset.y, 0) + 4)
        return _MapFeature(
            kind: .annotation(AnyView(face), anchor: .bottom, title: nil), coordinate: annotation.coordinate)
    }

    // MARK: Overlays

    private func feature(of overlay: any MKOverlay) -> _MapFeature? {
        guard let renderer = renderer(of: overlay) as? MKOverlayPathRenderer else { return nil }
        let kind: _MapFeature.Kind
        switch overlay {
        case let area as MKPolygon: kind = .line(area.coordinates, isClosed: true)
        case let line as MKMultiPoint: kind = .line(line.coordinates, isClosed: false)
        case let circle as MKCircle: kind = .circle(radius: circle.radius)
        default: return nil
        }
        let start = (overlay as? MKMultiPoint)?.coordinates.first ?? overlay.coordinate
        var feature = _MapFeature(kind: kind, coordinate: start)
        let isLine = overlay is MKPolyline
        feature.fill = AnyShapeStyle(isLine ? .clear : renderer.color(renderer.fillColor))
        feature.stroke = AnyShapeStyle(renderer.color(renderer.strokeColor))
        feature.lineStyle = renderer.style
        return feature
    }

    private func renderer(of overlay: any MKOverlay) -> MKOverlayRenderer? {
        if let known = renderers[ObjectIdentifier(overlay)] { return known }
        guard let renderer = delegate?.mapView(self, rendererFor: overlay) else { return nil }
        renderer.map = self
        renderers[ObjectIdentifier(overlay)] = renderer
        return renderer
    }
}

extension MKOverlayPathRenderer {
    fileprivate func color(_ color: UIColor?) -> Color {
        color.map { Color(uiColor: $0).opacity(Double(min(max(alpha, 0), 1))) } ?? .clear
    }

    fileprivate var style: StrokeStyle {
        StrokeStyle(
            lineWidth: lineWidth > 0 ? lineWidth : 2, lineCap: lineCap, lineJoin: lineJoin,
            dash: (lineDashPattern ?? []).map { CGFloat($0.doubleValue) }, dashPhase: lineDashPhase)
    }
}
