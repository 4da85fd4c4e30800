import Testing

@testable import DisplayList

/// Values read from an element's style are intact, however the compiler copies them. A larger transform with an inline rotation
/// was copied from a style that had already been released; the address sanitizer detects that.
@Suite("Reading styles") struct StyleReadingTests {
    @Test func `a transform outlives the style that it was read from`() {
        let turn = Transform.Turn(degrees: 90, x: 0, y: 1, z: 0, eyeDistance: 100)
        var element = DisplayElement(id: ElementID(1))
        element.style.opacity = 0.5
        element.style.transform.turn = turn
        for _ in 0..<1000 {
            var other = DisplayElement(id: ElementID(2))
            other.style.transform = element.style.transform
            #expect(other.style.transform.turn == turn)
            for field in ElementField.all { field.copy(element, &other) }
            #expect(other.style.transform == element.style.transform)
        }
        #expect(Transform.identity.turn == nil)
    }
}
