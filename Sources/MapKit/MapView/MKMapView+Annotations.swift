import CoreLocation
import UIKit

extension MKMapView {
    /// The annotations, with the visitor's position while it is shown.
    public var annotations: [any MKAnnotation] {
        model.annotations + (isUserShown ? [userLocation] : [])
    }

    var isUserShown: Bool { showsUserLocation && userLocation.location != nil }

    /// Adds an annotation. Its view is asked for when the map is laid out.
    public func addAnnotation(_ annotation: any MKAnnotation) { addAnnotations([annotation]) }

    /// Adds annotations. Those that the map already has are left out.
    public func addAnnotations(_ annotations: [any MKAnnotation]) {
        var known = Set(model.annotations.map { ObjectIdentifier($0) })
        for annotation in annotations where known.insert(ObjectIdentifier(annotation)).inserted {
            (annotation as? MKShape)?.map = self
            model.annotations.append(annotation)
        }
        setNeedsLayout()
    }

    /// Removes an annotation.
    public func removeAnnotation(_ annotation: any MKAnnotation) { removeAnnotations([annotation]) }

    /// Removes annotations. Their views are kept for others.
    public func removeAnnotations(_ annotations: [any MKAnnotation]) {
        let gone = Set(annotations.map { ObjectIdentifier($0) })
        model.annotations.removeAll { gone.contains(ObjectIdentifier($0)) }
        if let tag = model.selected?.base as? ObjectIdentifier, gone.contains(tag) { model.selected = nil }
        for identifier in gone { putAway(views.removeValue(forKey: identifier)) }
        setNeedsLayout()
    }

    private func putAway(_ view: MKAnnotationView?) {
        guard let view else { return }
        view.map = nil
        if let name = view.reuseIdentifier { unused[name, default: []].append(view) }
    }

    /// Shows annotations with space around them, and adds those that the map lacks.
    public func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) {
        addAnnotations(annotations.filter { !($0 is MKUserLocation) })
        guard let region = CLLocationCoordinate2D.region(around: annotations.map(\.coordinate)) else { return }
        setRegion(region, animated: animated)
    }

    /// The view of an annotation; nil before the map was laid out with it.
    public func view(for annotation: any MKAnnotation) -> MKAnnotationView? { views[ObjectIdentifier(annotation)] }

    // MARK: Views for reuse

    /// Makes views of a class for a name.
    public func register(_ viewClass: AnyClass?, forAnnotationViewWithReuseIdentifier identifier: String) {
        registered[identifier] = viewClass as? MKAnnotationView.Type
    }

    /// A view that isn't used anymore; nil if there is none.
    public func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView? {
        let view = unused[identifier]?.popLast()
        view?.prepareForReuse()
        return view
    }

    /// A view that isn't used anymore, or a new one of the registered class. Traps if none is registered.
    public func dequeueReusableAnnotationView(
        withIdentifier identifier: String, for annotation: any MKAnnotation
    ) -> MKAnnotationView {
        if let view = dequeueReusableAnnotationView(withIdentifier: identifier) {
            view.annotation = annotation
            return view
        }
        let known = registered[identifier] ?? Self.standard[identifier]
        guard let type = known else { preconditionFailure("no class is registered for \(identifier)") }
        return AnnotationViewMaking.view(type, annotation, identifier)
    }

    private static let standard: [String: MKAnnotationView.Type] = [
        MKMapViewDefaultAnnotationViewReuseIdentifier: MKMarkerAnnotationView.self
    ]

    // MARK: Selection

    /// The selected annotation, or none.
    public var selectedAnnotations: [any MKAnnotation] {
        get { annotations.filter { AnyHashable(ObjectIdentifier($0)) == model.selected } }
        set { select(newValue.first) }
    }

    /// Selects an annotation.
    public func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) { select(annotation) }

    /// Deselects an annotation; nil is the selected one.
    public func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) {
        guard let annotation else { return select(nil) }
        if selectedAnnotations.contains(where: { $0 === annotation }) { select(nil) }
    }

    /// A person pressed an annotation, or the ground.
    func didSelect(_ tag: AnyHashable?) {
        select(annotations.first { AnyHashable(ObjectIdentifier($0)) == tag })
    }

    private func select(_ annotation: (any MKAnnotation)?) {
        let old = selectedAnnotations.first
        guard old !== annotation else { return }
        model.selected = annotation.map { AnyHashable(ObjectIdentifier($0)) }
        if let old { tell(old, false) }
        if let annotation { tell(annotation, true) }
        setNeedsLayout()
    }

    private func tell(_ annotation: any MKAnnotation, _ isSelected: Bool) {
        let view = view(for: annotation)
        view?.setSelected(isSelected, animated: false)
        if isSelected {
            if let view { delegate?.mapView(self, didSelect: view) }
            delegate?.mapView(self, didSelect: annotation)
        } else {
            if let view { delegate?.mapView(self, didDeselect: view) }
            delegate?.mapView(self, didDeselect: annotation)
        }
    }

    // MARK: Overlays

    /// The lines and areas, from back to front.
    public var overlays: [any MKOverlay] { model.overlays }
    /// Adds an overlay in front of the others.
    public func addOverlay(_ overlay: any MKOverlay) { addOverlays([overlay]) }
    /// Adds an overlay in front of the others. There is only one level here.
    public func addOverlay(_ overlay: any MKOverlay, level: MKOverlayLevel) { addOverlays([overlay]) }
    /// Adds overlays in front of the others. There is only one level here.
    public func addOverlays(_ overlays: [any MKOverlay], level: MKOverlayLevel) { addOverlays(overlays) }

    /// Adds overlays in front of the others.
    public func addOverlays(_ overlays: [any MKOverlay]) {
        model.overlays += overlays
        setNeedsLayout()
    }

    /// Inserts an overlay at an index, where 0 is behind all others. An index beyond either end is clamped.
    public func insertOverlay(_ overlay: any MKOverlay, at index: Int) {
        model.overlays.insert(overlay, at: min(max(index, 0), model.overlays.count))
        setNeedsLayout()
    }

    /// Removes an overlay.
    public func removeOverlay(_ overlay: any MKOverlay) { removeOverlays([overlay]) }

    /// Removes overlays.
    public func removeOverlays(_ overlays: [any MKOverlay]) {
        let gone = Set(overlays.map { ObjectIdentifier($0) })
        model.overlays.removeAll { gone.contains(ObjectIdentifier($0)) }
        for identifier in gone { renderers[identifier] = nil }
        setNeedsLayout()
    }

    /// How an overlay is drawn; nil before the map was laid out with it.
    public func renderer(for overlay: any MKOverlay) -> MKOverlayRenderer? { renderers[ObjectIdentifier(overlay)] }
}

/// The name of the view that an annotation has if the delegate doesn't say otherwise.
public let MKMapViewDefaultAnnotationViewReuseIdentifier = "MKMapViewDefaultAnnotationView"
