import CoreLocation
import Testing

@Suite("Placemarks") struct PlacemarkTests {
    @Test func `a copy of a place knows as much of water and sights as the place`() {
        let place = CLPlacemark(location: CLLocation(latitude: 54, longitude: 8))
        let copy = CLPlacemark(placemark: place)
        #expect(copy.location == place.location)
        #expect(copy.inlandWater == place.inlandWater && copy.ocean == place.ocean)
        #expect(copy.areasOfInterest == place.areasOfInterest)
    }
}
