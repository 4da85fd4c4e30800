import DisplayList
import Foundation
import Testing

@testable import SwiftUICore

@MainActor
@Suite("Gestures")
struct GestureTests {
    /// Records a gesture's callbacks in order.
    private final class Record {
        var lines: [String] = []
        func add(_ line: String) { lines.append(line) }
    }

    private func target(in window: TestWindow) throws -> DisplayElement {
        try #require(window.elements.first { !$0.input.gestures.isEmpty })
    }

    private func send(
        _ window: TestWindow, _ index: Int, _ phase: ElementEvent.Phase, from start: CGPoint = .zero,
        to location: CGPoint = .zero, velocity: Double = 0, magnification: Double = 1, rotation: Double = 0
    ) throws {
        let value = ElementEvent.GestureValue(
            start: start, location: location, velocity: .init(dx: velocity, dy: 0), magnification: magnification,
            rotation: rotation)
        let action = ElementEvent.Action.gesture(index: index, phase: phase, value: value)
        window.graph.handle(ElementEvent(element: try target(in: window).id, frameSeen: 0, action: action))
        window.render()
    }

    @Test func `a drag tells how far it went, how fast, and where it would end`() throws {
        let record = Record()
        let drag = DragGesture(minimumDistance: 5)
            .onChanged { record.add("changed \($0.translation.width)") }
            .onEnded { record.add("ended \($0.location.x) \($0.velocity.width) \($0.predictedEndTranslation.width)") }
        let window = TestWindow(Color.red.gesture(drag))
        #expect(try target(in: window).input.gestures == [.drag(minimumPoints: 5)])
        try send(window, 0, .began, from: CGPoint(x: 10, y: 0), to: CGPoint(x: 15, y: 0))
        try send(window, 0, .changed, from: CGPoint(x: 10, y: 0), to: CGPoint(x: 30, y: 0))
        try send(window, 0, .ended, from: CGPoint(x: 10, y: 0), to: CGPoint(x: 30, y: 0), velocity: 100)
        #expect(record.lines == ["changed 5.0", "changed 20.0", "ended 30.0 100.0 45.0"])
    }

    @Test func `a drag's place is given in the space that is asked for`() throws {
        let record = Record()
        func drag(_ space: some CoordinateSpaceProtocol) -> some View {
            VStack(spacing: 0) {
                Color.blue.frame(width: 100, height: 40)
                Color.red.frame(width: 100, height: 40)
                    .gesture(DragGesture(coordinateSpace: space).onEnded { record.add("\($0.startLocation.y)") })
            }
            .coordinateSpace(.named("stack"))
        }
        try send(TestWindow(drag(.local)), 0, .ended, from: CGPoint(x: 1, y: 2))
        try send(TestWindow(drag(.named("stack"))), 0, .ended, from: CGPoint(x: 1, y: 2))
        try send(TestWindow(drag(.global)), 0, .ended, from: CGPoint(x: 1, y: 2))
        #expect(record.lines == ["2.0", "42.0", "152.0"])
    }

    private struct Held: View {
        @GestureState(reset: { value, transaction in transaction.animation = .default }) private var offset = 0.0
        @State private var total = 0.0

        var body: some View {
            Text(verbatim: "\(offset) \(total)")
                .gesture(
                    DragGesture()
                        .updating($offset) { value, state, _ in state = value.translation.width }
                        .onEnded { total += $0.translation.width })
        }
    }

    @Test func `a gesture's state lasts as long as the gesture`() throws {
        let window = TestWindow(Held())
        try send(window, 0, .began, to: CGPoint(x: 12, y: 0))
        #expect(window.texts == ["12.0 0.0"])
        try send(window, 0, .changed, to: CGPoint(x: 20, y: 0))
        #expect(window.texts == ["20.0 0.0"])
        try send(window, 0, .ended, to: CGPoint(x: 20, y: 0))
        #expect(window.texts == ["0.0 20.0"])
        try send(window, 0, .began, to: CGPoint(x: 5, y: 0))
        try send(window, 0, .cancelled, to: CGPoint(x: 5, y: 0))
        #expect(window.texts == ["0.0 20.0"])
    }

    @Test func `one gesture after another, and anew where the second never comes`() throws {
        let record = Record()
        let gesture = LongPressGesture().sequenced(before: DragGesture())
            .onChanged { record.add(Self.drawn($0)) }
            .onEnded { record.add("ended " + Self.drawn($0)) }
        let window = TestWindow(Color.red.gesture(gesture))
        // A drag without the long press isn't recognized.
        try send(window, 1, .began, to: CGPoint(x: 20, y: 0))
        try send(window, 1, .ended, to: CGPoint(x: 20, y: 0))
        #expect(record.lines.isEmpty)
        try send(window, 0, .began)
        try send(window, 0, .ended)
        try send(window, 1, .cancelled)
        try send(window, 0, .began)
        try send(window, 0, .ended)
        try send(window, 1, .began, to: CGPoint(x: 20, y: 0))
        try send(window, 1, .ended, to: CGPoint(x: 30, y: 0))
        #expect(
            record.lines == [
                "first", "second nil", "first", "second nil", "second 20.0", "ended second 30.0",
            ])
    }

    private static func drawn(_ value: SequenceGesture<LongPressGesture, DragGesture>.Value) -> String {
        switch value {
        case .first: "first"
        case .second(_, let drag): "second \(drag.map { "\($0.translation.width)" } ?? "nil")"
        }
    }

    @Test func `two at the same time end with the last of them`() throws {
        let record = Record()
        let gesture = MagnifyGesture().simultaneously(with: RotateGesture())
            .onChanged { record.add("\($0.first?.magnification ?? 0) \($0.second?.rotation.degrees ?? 0)") }
            .onEnded { _ in record.add("ended") }
        let window = TestWindow(Color.red.gesture(gesture))
        try send(window, 0, .began, magnification: 2)
        try send(window, 1, .began, rotation: 90)
        try send(window, 0, .ended, magnification: 2)
        try send(window, 1, .ended, rotation: 90)
        #expect(record.lines == ["2.0 0.0", "2.0 90.0", "2.0 90.0", "ended"])
    }

    @Test func `the first of two that exclude each other has precedence while it goes on`() throws {
        let record = Record()
        let gesture = DragGesture().exclusively(before: TapGesture())
            .onEnded { value in
                if case .first = value { record.add("drag") } else { record.add("tap") }
            }
        let window = TestWindow(Color.red.gesture(gesture))
        try send(window, 1, .ended)
        try send(window, 0, .began)
        try send(window, 1, .ended)
        try send(window, 0, .ended)
        #expect(record.lines == ["tap", "drag"])
    }

    @Test func `a long press is told of while it is held and when it is done`() throws {
        let record = Record()
        let view = Color.red.onLongPressGesture {
            record.add("done")
        } onPressingChanged: {
            record.add("\($0)")
        }
        let window = TestWindow(view)
        for phase in [ElementEvent.Phase.began, .cancelled, .began, .ended] { try send(window, 0, phase) }
        #expect(record.lines == ["true", "false", "true", "done", "false"])
    }

    @Test func `several gestures on one view are told apart`() throws {
        let record = Record()
        let view = Color.red
            .onTapGesture { record.add("one") }
            .onTapGesture(count: 2) { record.add("two") }
            .onHover { record.add("hover \($0)") }
        let window = TestWindow(view)
        #expect(try target(in: window).input.gestures.count == 3)
        try send(window, 1, .ended)
        try send(window, 0, .ended)
        try send(window, 2, .began)
        try send(window, 2, .ended)
        #expect(record.lines == ["two", "one", "hover true", "hover false"])
    }

    @Test func `a mask turns off the gesture, or those inside`() throws {
        func gestures(_ mask: GestureMask) -> [GestureSpec] {
            let view = Color.red.onTapGesture {}.gesture(DragGesture().onEnded { _ in }, including: mask)
            return TestWindow(view).elements.flatMap(\.input.gestures)
        }
        #expect(gestures(.all) == [.tap(count: 1), .drag(minimumPoints: 10)])
        #expect(gestures(.gesture) == [.drag(minimumPoints: 10)])
        #expect(gestures(.subviews) == [.tap(count: 1)])
        #expect(gestures(.none) == [])
    }

    @Test func `a disabled view has no gestures`() {
        let window = TestWindow(Color.red.onTapGesture {}.disabled(true))
        #expect(window.elements.allSatisfy { $0.input.gestures.isEmpty })
    }
}
