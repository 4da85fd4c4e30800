import CoreGraphics
import MapKit
import Testing
import ViewTesting

@testable import MapKit

private let shop = CLLocationCoordinate2D(latitude: 35.6812, longitude: 139.7671)
private let school = CLLocationCoordinate2D(latitude: 35.0116, longitude: 135.7681)

private struct ScopedMap: View {
    @Namespace private var scope

    var body: some View {
        VStack {
            Map(initialPosition: .automatic, scope: scope) {
                Marker("Shop", coordinate: shop)
                UserAnnotation(anchor: .bottom) { Text("me") }
                UserAnnotation { location in Text("\(location.location?.altitude ?? 0)") }
            }
            .mapStyle(.standard(pointsOfInterest: .including([.cafe, .bakery]), showsTraffic: true))
            MapCompass(scope: scope)
            MapScaleView(anchorEdge: .trailing, scope: scope)
            MapUserLocationButton(scope: scope)
            MapPitchToggle(scope: scope)
        }
        .mapScope(scope)
    }
}

@MainActor @Suite("Places of maps") struct MapItemTests {
    private let size = CGSize(width: 300, height: 400)

    private var item: MKMapItem {
        let item = MKMapItem(placemark: MKPlacemark(coordinate: shop))
        item.name = "Tea house"
        return item
    }

    private func center(of position: MapCameraPosition) -> CLLocationCoordinate2D {
        MapGround.sight(of: position, [], in: size).region(in: size).center
    }

    private func isNear(_ one: CLLocationCoordinate2D, _ other: CLLocationCoordinate2D) -> Bool {
        abs(one.latitude - other.latitude) < 1e-6 && abs(one.longitude - other.longitude) < 1e-6
    }

    // MARK: Positions

    @Test func `a rectangle is shown whole`() {
        let middle = MKMapPoint(shop)
        let rect = MKMapRect(x: middle.x - 1000, y: middle.y - 500, width: 2000, height: 1000)
        let position = MapCameraPosition.rect(rect)
        #expect(isNear(center(of: position), shop))
        #expect(position.rect == rect && position.region == nil && position == .rect(rect) && position != .automatic)
        let shown = MapGround.sight(of: position, [], in: size).region(in: size)
        #expect(shown.span.longitudeDelta >= MKCoordinateRegion(rect).span.longitudeDelta * 0.999)
    }

    @Test func `a place is in the middle`() {
        let item = item
        let position = MapCameraPosition.item(item, allowsAutomatic: false)
        #expect(isNear(center(of: position), shop))
        #expect(position.item === item && !position.allowsAutomatic)
        #expect(position == .item(item, allowsAutomatic: false) && position != .item(item))
    }

    @Test func `a place that nobody knows is no position`() {
        let automatic = MapGround.sight(of: .automatic, [], in: size)
        #expect(MapGround.sight(of: .item(.forCurrentLocation()), [], in: size) == automatic)
    }

    // MARK: Content

    @Test func `a marker has the name of its place, or a label of the app's`() {
        let window = TestWindow(
            portrait: Map {
                Marker(item: item)
                Marker(coordinate: school) { Label("School", systemImage: "book") }
                Annotation(item: item) { Text("here") }
            })
        #expect(window.texts.filter { $0 == "Tea house" }.count == 2)
        #expect(window.texts.contains("School") && window.texts.contains("here"))
        let looks = Marker(coordinate: school) { Label("School", systemImage: "book") }._features.map(\.kind)
        #expect(looks.contains { if case .marker(let look) = $0 { look.icon != nil } else { false } })
    }

    @Test func `lines and areas of UIKit's map are content, too`() {
        let places = [shop, school]
        let line = MKPolyline(coordinates: places, count: 2)
        let points = places.map { MKMapPoint($0) }
        let lines = [
            MapPolyline(line)._features, MapPolyline(points: points, contourStyle: .geodesic)._features,
            MapPolyline(coordinates: places, contourStyle: .straight)._features, MapPolygon(points: points)._features,
            MapPolygon(MKPolygon(coordinates: places, count: 2))._features,
        ]
        for features in lines {
            let found = features.flatMap(\.places)
            #expect(found.count == 2 && isNear(found[0], shop) && isNear(found[1], school))
        }
        #expect(isNear(MapCircle(MKCircle(center: shop, radius: 100))._features[0].coordinate, shop))
    }

    @Test func `a map and its controls share a scope`() {
        let window = TestWindow(portrait: ScopedMap())
        #expect(window.texts.contains("Shop") && !window.texts.contains("me"))
    }

    // MARK: Services

    @Test func `no service finds routes or pictures of streets`() async throws {
        let request = MKDirections.Request()
        (request.source, request.destination) = (item, MKMapItem.forCurrentLocation())
        let directions = MKDirections(request: request)
        await #expect(throws: MKError(.serverFailure)) { _ = try await directions.calculate() }
        await #expect(throws: MKError(.serverFailure)) { _ = try await directions.calculateETA() }
        let error = await withCheckedContinuation { next in
            directions.calculate { _, error in next.resume(returning: error as? MKError) }
        }
        #expect(error == MKError(.serverFailure) && !directions.isCalculating)
        #expect(try await MKLookAroundSceneRequest(coordinate: shop).scene == nil)
        #expect(TestWindow(portrait: LookAroundPreview(initialScene: nil)).renderCount > 0)
    }

    @Test func `a filter knows the kinds that it includes`() {
        let filter = MKPointOfInterestFilter(including: [.cafe])
        #expect(filter.includes(.cafe) && filter.excludes(.bakery))
        let other = MKPointOfInterestFilter(excluding: [.cafe])
        #expect(other.excludes(.cafe) && other.includes(.bakery))
        #expect(MKPointOfInterestFilter.includingAll.includes(.zoo))
        #expect(MKPointOfInterestFilter.excludingAll.excludes(.zoo))
    }
}
