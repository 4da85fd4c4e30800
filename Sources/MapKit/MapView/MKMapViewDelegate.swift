import CoreLocation
import UIKit

/// Decides how a map's annotations and overlays look, and is notified of what happens on the map.
///
/// See [MKMapViewDelegate](https://developer.apple.com/documentation/mapkit/mkmapviewdelegate).
@preconcurrency @MainActor
public protocol MKMapViewDelegate: AnyObject {
    /// The view for an annotation; nil is a balloon, or for the visitor's position a dot.
    func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView?
    /// How an overlay is drawn.
    func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer
    /// The visible region will change.
    func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool)
    /// The visible region changed.
    func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool)
    /// The visible region is changing.
    func mapViewDidChangeVisibleRegion(_ mapView: MKMapView)
    /// Views of annotations were added.
    func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView])
    /// An annotation was selected.
    func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView)
    /// An annotation was deselected.
    func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView)
    /// An annotation was selected.
    func mapView(_ mapView: MKMapView, didSelect annotation: any MKAnnotation)
    /// An annotation was deselected.
    func mapView(_ mapView: MKMapView, didDeselect annotation: any MKAnnotation)
    /// A control in a callout was pressed.
    func mapView(
        _ mapView: MKMapView, annotationView view: MKAnnotationView, calloutAccessoryControlTapped control: UIControl)
    /// The visitor's position changed.
    func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation)
    /// The visitor's position can't be measured.
    func mapView(_ mapView: MKMapView, didFailToLocateUserWithError error: any Error)
    /// The map is about to load. Called when it is first shown.
    func mapViewWillStartLoadingMap(_ mapView: MKMapView)
    /// The map has loaded. Called when it is first shown: tiles may still be on their way.
    func mapViewDidFinishLoadingMap(_ mapView: MKMapView)
}

extension MKMapViewDelegate {
    /// Nil.
    public func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? { nil }
    /// Draws nothing, as on Apple's systems.
    public func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
        MKOverlayRenderer(overlay: overlay)
    }
    /// Does nothing.
    public func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool) {}
    /// Does nothing.
    public func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {}
    /// Does nothing.
    public func mapViewDidChangeVisibleRegion(_ mapView: MKMapView) {}
    /// Does nothing.
    public func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView]) {}
    /// Does nothing.
    public func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {}
    /// Does nothing.
    public func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) {}
    /// Does nothing.
    public func mapView(_ mapView: MKMapView, didSelect annotation: any MKAnnotation) {}
    /// Does nothing.
    public func mapView(_ mapView: MKMapView, didDeselect annotation: any MKAnnotation) {}
    /// Does nothing.
    public func mapView(
        _ mapView: MKMapView, annotationView view: MKAnnotationView, calloutAccessoryControlTapped control: UIControl
    ) {}
    /// Does nothing.
    public func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation) {}
    /// Does nothing.
    public func mapView(_ mapView: MKMapView, didFailToLocateUserWithError error: any Error) {}
    /// Does nothing.
    public func mapViewWillStartLoadingMap(_ mapView: MKMapView) {}
    /// Does nothing.
    public func mapViewDidFinishLoadingMap(_ mapView: MKMapView) {}
}
