import Testing

@testable import DisplayList

/// What is read out of an element's style is whole, however the compiler hands it over. A transform that was larger, with
/// its turn in place, was copied out of a style that was gone already; the address sanitizer sees that.
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
