import MapKit
import Testing

private final class Pin: MKPointAnnotation {}

@MainActor
@Suite("Classes of annotations")
struct AnnotationClassTests {
    @Test func `an annotation says of which class it is`() {
        let pin: any MKAnnotation = Pin()
        let me: any MKAnnotation = MKUserLocation()
        #expect(me.isKind(of: MKUserLocation.self) && !pin.isKind(of: MKUserLocation.self))
        #expect(pin.isKind(of: MKPointAnnotation.self) && pin.isKind(of: Pin.self))
        #expect(!pin.isMember(of: MKPointAnnotation.self) && pin.isMember(of: Pin.self))
        #expect(pin.isEqual(pin) && !pin.isEqual(me))
    }
}
