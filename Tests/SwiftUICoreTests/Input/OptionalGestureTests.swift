import DisplayList
import Testing

@testable import SwiftUICore

@MainActor
private final class Taps {
    var count = 0
}

@MainActor
@Suite struct OptionalGestureTests {
    private func window(_ gesture: (some Gesture)?) -> TestWindow { TestWindow(Color.red.gesture(gesture)) }

    private func target(in window: TestWindow) -> DisplayElement? {
        window.elements.first { !$0.input.gestures.isEmpty }
    }

    @Test func `a gesture that is not there is not recognised`() {
        #expect(target(in: window(Optional<TapGesture>.none)) == nil)
    }

    @Test func `a gesture that is there is recognised`() throws {
        let taps = Taps()
        let tap = TapGesture().onEnded { taps.count += 1 }
        let window = window(Optional(tap))
        let id = try #require(target(in: window)).id
        let value = ElementEvent.GestureValue(
            start: .zero, location: .zero, velocity: .init(dx: 0, dy: 0), magnification: 1, rotation: 0)
        let action = ElementEvent.Action.gesture(index: 0, phase: .ended, value: value)
        window.graph.handle(ElementEvent(element: id, frameSeen: 0, action: action))
        #expect(taps.count == 1)
    }

    @Test func `named gestures are recognised unless they are disabled`() {
        let named = TestWindow(
            VStack {
                Color.red.gesture(TapGesture(), name: "a")
                Color.red.simultaneousGesture(TapGesture(), name: "b")
                Color.red.highPriorityGesture(TapGesture(), name: "c")
                Color.red.gesture(TapGesture(), name: "d", isEnabled: false)
                Color.red.highPriorityGesture(TapGesture(), name: "e", isEnabled: false)
            })
        #expect(named.elements.filter { !$0.input.gestures.isEmpty }.count == 3)
    }
}
