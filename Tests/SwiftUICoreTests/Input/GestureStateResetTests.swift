import DisplayList
import Foundation
import Testing

@testable import SwiftUICore

@MainActor
@Suite("The way back of a gesture's state")
struct GestureStateResetTests {
    private struct Dragged: View {
        let reset: (CGSize?) -> Void
        @GestureState private var offset: CGSize?

        init(reset: @escaping (CGSize?) -> Void) {
            self.reset = reset
            _offset = GestureState(reset: { value, _ in reset(value) })
        }

        var body: some View {
            VStack {
                Text(verbatim: offset.map { "\($0.width)" } ?? "none")
                Color.red.gesture(DragGesture().updating($offset) { value, state, _ in state = value.translation })
            }
        }
    }

    @Test func `a state that is nothing at first hears of its last value when the gesture ends`() throws {
        var heard: [CGSize?] = []
        let window = TestWindow(Dragged { heard.append($0) })
        let target = try #require(window.elements.first { !$0.input.gestures.isEmpty }).id
        func send(_ phase: ElementEvent.Phase) {
            let value = ElementEvent.GestureValue(
                start: .zero, location: CGPoint(x: 20, y: 0), velocity: .init(dx: 0, dy: 0), magnification: 1,
                rotation: 0)
            window.send(.gesture(index: 0, phase: phase, value: value), to: target)
        }
        send(.began)
        #expect(window.texts.first == "20.0")
        send(.ended)
        #expect(window.texts.first == "none")
        #expect(heard == [CGSize(width: 20, height: 0)])
    }
}
