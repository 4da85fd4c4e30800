import DisplayList
import Foundation
import SwiftUI
import Testing
import UIKit
import ViewTesting

@MainActor
private final class Log {
    var entries: [String] = []
    var places: [CGPoint] = []
    var made = 0
}

private final class OwnPan: UIPanGestureRecognizer {}

private struct Pan: UIGestureRecognizerRepresentable {
    let log: Log
    var isEnabled = true

    final class Coordinator: NSObject {
        let converter: CoordinateSpaceConverter
        init(_ converter: CoordinateSpaceConverter) { self.converter = converter }
    }

    func makeCoordinator(converter: CoordinateSpaceConverter) -> Coordinator { Coordinator(converter) }

    func makeUIGestureRecognizer(context: Context) -> OwnPan {
        log.made += 1
        return OwnPan()
    }

    func updateUIGestureRecognizer(_ recognizer: OwnPan, context: Context) { recognizer.isEnabled = isEnabled }

    func handleUIGestureRecognizerAction(_ recognizer: OwnPan, context: Context) {
        let way = context.converter.localTranslation ?? .zero
        let isSame = recognizer.translation(in: recognizer.view) == way
        log.entries.append("\(recognizer.state) \(way.x),\(way.y) \(isSame)")
        log.places = [
            context.converter.localLocation, context.converter.location(in: .global),
            context.coordinator.converter.location(in: .named("stack")),
            context.converter.convert(globalPoint: CGPoint(x: 100, y: 100)), recognizer.location(in: recognizer.view),
        ]
    }
}

private struct Tap: UIGestureRecognizerRepresentable {
    let action: () -> Void
    func makeUIGestureRecognizer(context: Context) -> UITapGestureRecognizer {
        let recognizer = UITapGestureRecognizer()
        recognizer.numberOfTapsRequired = 2
        return recognizer
    }
    func handleUIGestureRecognizerAction(_ recognizer: UITapGestureRecognizer, context: Context) { action() }
}

private struct Screen: View {
    let log: Log
    @State private var isEnabled = true

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            Button("Change") { isEnabled.toggle() }
            Color.red.frame(width: 60, height: 40).accessibilityIdentifier("box")
                .gesture(Pan(log: log, isEnabled: isEnabled))
                .padding(.leading, 20)
        }
        .coordinateSpace(.named("stack"))
    }
}

@MainActor
@Suite("UIKit's recognizers on SwiftUI's views")
struct GestureRepresentableTests {
    private let log = Log()

    private func value(_ x: Double, _ y: Double) -> ElementEvent.GestureValue {
        .init(start: CGPoint(x: 5, y: 5), location: CGPoint(x: x, y: y), time: 0)
    }

    private func box(in window: TestWindow) throws -> DisplayElement {
        try #require(window.elements.first { !$0.input.gestures.isEmpty })
    }

    @Test func `a pan is recognized, and its steps are handled`() throws {
        let window = TestWindow(portrait: Screen(log: log))
        let box = try self.box(in: window)
        for (phase, x) in [(ElementEvent.Phase.began, 15.0), (.changed, 25), (.ended, 30)] {
            window.send(.gesture(index: 0, phase: phase, value: value(x, 5)), to: box)
        }
        #expect(log.entries == ["began 10.0,0.0 true", "changed 20.0,0.0 true", "ended 25.0,0.0 true"])
        #expect(log.made == 1)
    }

    @Test func `the converter knows where the gesture is`() throws {
        let window = TestWindow(portrait: Screen(log: log))
        let box = try self.box(in: window)
        window.send(.gesture(index: 0, phase: .began, value: value(15, 7)), to: box)
        let corner = window.windowFrame(of: box.id).origin
        #expect(log.places.count == 5)
        #expect(log.places[0] == CGPoint(x: 15, y: 7) && log.places[4] == log.places[0])
        #expect(log.places[1] == CGPoint(x: corner.x + 15, y: corner.y + 7))
        #expect(log.places[2].x == 35)
        #expect(log.places[3] == CGPoint(x: 100 - corner.x, y: 100 - corner.y))
    }

    @Test func `a disabled recognizer recognizes nothing, and is updated with its view`() throws {
        let window = TestWindow(portrait: Screen(log: log))
        _ = try box(in: window)
        window.press(button: "Change")
        #expect(!window.elements.contains { !$0.input.gestures.isEmpty })
        window.press(button: "Change")
        #expect(try box(in: window).input.gestures.count == 1)
        #expect(log.made == 1)
    }

    @Test func `a recognizer without a coordinator asks for what it needs`() throws {
        var count = 0
        let window = TestWindow(portrait: Color.red.gesture(Tap { count += 1 }))
        let element = try box(in: window)
        #expect(element.input.gestures == [.tap(count: 2)])
        window.send(.gesture(index: 0, phase: .ended, value: value(5, 5)), to: element)
        #expect(count == 1)
    }
}
