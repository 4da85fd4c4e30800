import CoreGraphics
import MapKit
import Testing
import ViewTesting

@testable import MapKit

private struct Shown: UIViewRepresentable {
    let view: MKMapView
    func makeUIView(context: Context) -> MKMapView { view }
    func updateUIView(_ uiView: MKMapView, context: Context) {}
}

private final class Cafe: NSObject, MKAnnotation {
    let coordinate = CLLocationCoordinate2D(latitude: 35.68, longitude: 139.77)
    let title: String? = "Café"
}

private final class CupView: MKAnnotationView {
    override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
        super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
        bounds.size = CGSize(width: 20, height: 20)
        accessibilityLabel = "cup"
        canShowCallout = true
        rightCalloutAccessoryView = UIButton(type: .detailDisclosure)
    }
    required init?(coder: NSCoder) { nil }
}

@MainActor
private final class Listener: NSObject, MKMapViewDelegate {
    var log: [String] = []
    func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? {
        log.append("view")
        guard annotation is Cafe else { return nil }
        return mapView.dequeueReusableAnnotationView(withIdentifier: "cup", for: annotation)
    }
    func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
        let renderer = MKPolylineRenderer(overlay: overlay)
        renderer.strokeColor = .systemPink
        renderer.lineWidth = 5
        return renderer
    }
    func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) { log.append("selected") }
    func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) { log.append("deselected") }
    func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) { log.append("moved") }
}

@MainActor
@Suite("UIKit's map")
struct MapViewTests {
    private let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    private let listener = Listener()
    private let tokyo = CLLocationCoordinate2D(latitude: 35.68, longitude: 139.77)

    private func show() -> ViewTesting.TestWindow {
        map.delegate = listener
        map.register(CupView.self, forAnnotationViewWithReuseIdentifier: "cup")
        map.setRegion(
            MKCoordinateRegion(center: tokyo, latitudinalMeters: 1000, longitudinalMeters: 1000), animated: false)
        return ViewTesting.TestWindow(Shown(view: map))
    }

    @Test func `an annotation's view is asked for once, and is at its coordinate`() throws {
        let cafe = Cafe()
        map.addAnnotation(cafe)
        map.addAnnotations([cafe])
        let window = show()
        for _ in 0..<3 { window.render() }
        #expect(map.annotations.count == 1)
        #expect(listener.log.filter { $0 == "view" }.count == 1)
        #expect(map.view(for: cafe) is CupView)
        let cup = try #require(window.elements.last { $0.accessibility.label == "cup" })
        let frame = window.windowFrame(of: cup.id)
        #expect(abs(frame.midX - 150) < 1 && abs(frame.midY - 150) < 1)
    }

    @Test func `a selected annotation has a callout, and the delegate is told`() throws {
        let cafe = Cafe()
        map.addAnnotation(cafe)
        let window = show()
        #expect(window.element(text: "Café") == nil)
        map.selectAnnotation(cafe, animated: false)
        window.render()
        #expect(window.element(text: "Café") != nil)
        #expect(map.selectedAnnotations.count == 1)
        map.deselectAnnotation(nil, animated: false)
        window.render()
        #expect(window.element(text: "Café") == nil)
        #expect(listener.log.suffix(2) == ["selected", "deselected"])
    }

    @Test func `a callout is moved into the map, unless its annotation is outside`() {
        #expect(KeptInside(place: 150, width: 300).distance(of: 100) == 0)
        #expect(KeptInside(place: 20, width: 300).distance(of: 100) == 38)
        #expect(KeptInside(place: 290, width: 300).distance(of: 100) == -48)
        #expect(KeptInside(place: 20, width: 300).distance(of: 400) == 130)
        #expect(KeptInside(place: -30, width: 300).distance(of: 100) == 0)
    }

    @Test func `a view is used again for another annotation`() {
        let (first, second) = (Cafe(), Cafe())
        map.addAnnotation(first)
        let window = show()
        let view = map.view(for: first)
        map.removeAnnotation(first)
        map.addAnnotation(second)
        window.render()
        #expect(view != nil && map.view(for: second) === view)
        #expect(view?.annotation === second && map.view(for: first) == nil)
    }

    @Test func `a point annotation without a view of the app's is a balloon that moves with it`() throws {
        let pin = MKPointAnnotation()
        pin.title = "Here"
        pin.coordinate = tokyo
        map.addAnnotation(pin)
        let window = show()
        let before = try #require(window.elements.first { $0.accessibility.label == "Here" })
        let place = window.windowFrame(of: before.id)
        pin.coordinate.longitude += 0.002
        window.render()
        let after = try #require(window.elements.first { $0.accessibility.label == "Here" })
        #expect(window.windowFrame(of: after.id).midX > place.midX + 20)
    }

    @Test func `a line is drawn as its renderer says`() {
        var places = [tokyo, tokyo]
        places[1].latitude += 0.002
        map.addOverlay(MKPolyline(coordinates: places, count: places.count))
        let window = show()
        let strokes = window.elements.compactMap { element -> Double? in
            guard case .path(let path) = element.content else { return nil }
            return path.stroke.map { Double($0.width) }
        }
        #expect(strokes.contains(5))
        map.removeOverlays(map.overlays)
        #expect(map.overlays.isEmpty)
    }

    @Test func `what is visible is converted to and fro`() {
        let window = show()
        #expect(abs(map.centerCoordinate.latitude - tokyo.latitude) < 1e-6)
        let point = map.convert(tokyo, toPointTo: map)
        #expect(abs(point.x - 150) < 0.5 && abs(point.y - 150) < 0.5)
        let back = map.convert(CGPoint(x: 10, y: 20), toCoordinateFrom: map)
        let again = map.convert(back, toPointTo: map)
        #expect(abs(again.x - 10) < 0.01 && abs(again.y - 20) < 0.01)
        let moves = listener.log.filter { $0 == "moved" }.count
        map.setCenter(CLLocationCoordinate2D(latitude: 0, longitude: 0), animated: true)
        #expect(listener.log.filter { $0 == "moved" }.count == moves + 1)
        #expect(abs(map.region.center.longitude) < 1e-6)
        withExtendedLifetime(window) {}
    }

    @Test func `rectangles of the map have unions and intersections`() {
        let one = MKMapRect(x: 0, y: 0, width: 10, height: 10), other = MKMapRect(x: 5, y: 5, width: 10, height: 20)
        #expect(one.union(other) == MKMapRect(x: 0, y: 0, width: 15, height: 25))
        #expect(one.intersection(other) == MKMapRect(x: 5, y: 5, width: 5, height: 5))
        #expect(MKMapRect.null.union(one) == one && one.union(.null) == one)
        #expect(one.intersection(MKMapRect(x: 20, y: 0, width: 1, height: 1)).isNull)
        let point = MKMapPoint(tokyo)
        #expect(abs(point.coordinate.latitude - tokyo.latitude) < 1e-9)
        #expect(MKMapRect.world.contains(point))
    }

    @Test func `a search says that no service can be asked`() async {
        let search = MKLocalSearch(request: MKLocalSearch.Request(naturalLanguageQuery: "tea"))
        await #expect(throws: MKError(.serverFailure)) { try await search.start() }
        let error: any Error = MKError(.serverFailure)
        #expect(error.localizedDescription == "There is no map service that could be asked.")
    }

    @Test func `a place is opened at its coordinate`() {
        let item = MKMapItem(placemark: MKPlacemark(coordinate: tokyo))
        item.name = "Café & bar"
        #expect(item.address?.absoluteString == "https://maps.apple.com/?ll=35.68,139.77&q=Caf%C3%A9%20%26%20bar")
        #expect(!MKMapItem.forCurrentLocation().openInMaps())
    }
}
