import CoreGraphics
import MapKit
import Testing
import ViewTesting

@testable import MapKit

private let tower = CLLocationCoordinate2D(latitude: 35.6586, longitude: 139.7454)

@MainActor
private final class Listener: NSObject, MKMapViewDelegate {
    var moves = 0
    func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) { moves += 1 }
}

@MainActor
@Suite("Cameras of maps")
struct MapCameraTests {
    private let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    private let listener = Listener()

    private func isNear(_ one: Double, _ other: Double, _ reach: Double = 1e-6) -> Bool { abs(one - other) < reach }

    @Test func `a camera moves the map, and the map keeps its heading and pitch`() {
        map.delegate = listener
        map.camera = MKMapCamera(lookingAtCenter: tower, fromDistance: 1000, pitch: 30, heading: 45)
        #expect(isNear(map.centerCoordinate.latitude, tower.latitude))
        #expect(isNear(map.centerCoordinate.longitude, tower.longitude))
        // A camera sees about half its distance.
        #expect(isNear(map.region.span.latitudeDelta * 111_320, 536, 5))
        let camera = map.camera
        #expect(camera.centerCoordinateDistance == 1000 && camera.pitch == 30 && camera.heading == 45)
        #expect(listener.moves == 1)
        map.setCamera(camera, animated: true)
        #expect(listener.moves == 1)
    }

    @Test func `a map's own camera moves it, and a copy doesn't`() throws {
        map.setCenter(tower, animated: false)
        let wide = map.region.span.longitudeDelta
        map.camera.centerCoordinateDistance /= 2
        #expect(isNear(map.region.span.longitudeDelta / wide, 0.5, 1e-3))
        map.camera.heading = 90
        #expect(map.camera.heading == 90)
        let copy = try #require(map.camera.copy() as? MKMapCamera)
        copy.centerCoordinate.latitude = 0
        copy.centerCoordinateDistance = -5
        #expect(isNear(map.centerCoordinate.latitude, tower.latitude) && copy.centerCoordinateDistance == 0)
    }

    @Test func `a region is seen from north, and a movement keeps the direction`() {
        map.camera = MKMapCamera(lookingAtCenter: tower, fromDistance: 1000, pitch: 30, heading: 45)
        map.setCenter(CLLocationCoordinate2D(latitude: 0, longitude: 0), animated: false)
        #expect(map.camera.heading == 45 && map.camera.pitch == 30)
        map.region = MKCoordinateRegion(center: tower, latitudinalMeters: 500, longitudinalMeters: 500)
        #expect(map.camera.heading == 0 && map.camera.pitch == 0)
        #expect(isNear(map.camera.centerCoordinate.latitude, tower.latitude))
    }

    @Test func `what a map's camera says shows the same again`() {
        for latitude in [-60.0, 0, 35, 80] {
            let place = CLLocationCoordinate2D(latitude: latitude, longitude: 10)
            let sight = MapSight(middle: MapSight.place(of: place), worldSize: 80_000)
            let again = MapSight(sight.camera)
            #expect(isNear(again.worldSize / sight.worldSize, 1) && isNear(again.middle.y, sight.middle.y))
        }
    }

    @Test func `a change is reported with the camera that shows it`() {
        var told: [MapCameraUpdateContext] = []
        let change = MapCameraChange(frequency: .onEnd) { told.append($0) }
        let sight = MapSight(MapCamera(centerCoordinate: tower, distance: 700))
        change.hear(sight, in: CGSize(width: 300, height: 900), isDone: true)
        #expect(told.count == 1)
        #expect(told.allSatisfy { isNear($0.camera.distance, 700) })
        #expect(told.allSatisfy { isNear($0.region.center.latitude, tower.latitude) })
    }

    @Test func `an eye's place gives distance, pitch and heading`() {
        let south = CLLocationCoordinate2D(latitude: tower.latitude - 0.01, longitude: tower.longitude)
        let camera = MKMapCamera(lookingAtCenter: tower, fromEyeCoordinate: south, eyeAltitude: 1112)
        #expect(isNear(camera.heading, 0, 0.01) || isNear(camera.heading, 360, 0.01))
        #expect(isNear(Double(camera.pitch), 45, 0.5) && isNear(camera.centerCoordinateDistance, 1572, 10))
        #expect(isNear(camera.altitude, 1112, 1))
        camera.altitude = 2224
        #expect(isNear(camera.centerCoordinateDistance, 3144, 20))
        let east = CLLocationCoordinate2D(latitude: tower.latitude, longitude: tower.longitude + 0.01)
        let west = MKMapCamera(lookingAtCenter: tower, fromEyeCoordinate: east, eyeAltitude: 0)
        #expect(isNear(west.heading, 270, 0.1) && isNear(Double(west.pitch), 90))
        let above = MKMapCamera(lookingAtCenter: tower, fromEyeCoordinate: tower, eyeAltitude: 300)
        #expect(above.pitch == 0 && above.heading == 0 && above.centerCoordinateDistance == 300)
    }

    @Test func `a place is seen with its surroundings`() {
        let item = MKMapItem(placemark: MKPlacemark(coordinate: tower))
        map.camera = MKMapCamera(lookingAt: item, forViewSize: map.bounds.size, allowPitch: true)
        #expect(isNear(map.centerCoordinate.longitude, tower.longitude))
        #expect(map.region.span.latitudeDelta * 111_320 > 990 && map.region.span.latitudeDelta * 111_320 < 1300)
        let nowhere = MKMapCamera(lookingAt: item, forViewSize: .zero, allowPitch: false)
        #expect(nowhere.centerCoordinateDistance > 0 && nowhere.centerCoordinateDistance.isFinite)
    }
}
