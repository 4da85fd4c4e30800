import DisplayList
import Foundation
import Testing

@testable import SwiftUICore

/// Sends gestures to the only element of a window that handles them.
@MainActor
private struct Touched {
    let window: TestWindow

    init(_ view: some View) { window = TestWindow(view) }

    func send(
        _ index: Int = 0, _ phase: ElementEvent.Phase = .ended, from start: CGPoint? = nil, to location: CGPoint,
        velocity: Double = 0
    ) throws {
        let element = try #require(window.elements.first { !$0.input.gestures.isEmpty })
        let value = ElementEvent.GestureValue(
            start: start ?? location, location: location, velocity: .init(dx: velocity, dy: 0))
        let action = ElementEvent.Action.gesture(index: index, phase: phase, value: value)
        window.graph.handle(ElementEvent(element: element.id, frameSeen: 0, action: action))
        window.render()
    }
}

@MainActor
private final class Places {
    var all: [CGPoint] = []
    func add(_ place: CGPoint) { all.append(CGPoint(x: place.x.rounded(), y: place.y.rounded())) }
}

/// A ball that follows the finger.
private struct Ball: View {
    let places: Places
    @State private var location = CGPoint(x: 150, y: 100)

    var body: some View {
        Circle()
            .frame(width: 50, height: 50)
            .position(location)
            .gesture(
                DragGesture().onChanged {
                    places.add($0.location)
                    location = $0.location
                })
    }
}

/// A square that shrinks while it is dragged.
private struct Shrinking: View {
    let places: Places
    @State private var isDragged = false

    var body: some View {
        Color.red
            .frame(width: 100, height: 100)
            .scaleEffect(isDragged ? 1 : 2)
            .gesture(
                DragGesture().onChanged {
                    places.add(CGPoint(x: $0.translation.width, y: $0.translation.height))
                    isDragged = true
                })
    }
}

@MainActor
@Suite("Places of gestures")
struct GesturePlaceTests {
    private let places = Places()
    private var square: some View { Color.red.frame(width: 100, height: 100) }

    /// The element moves with each event. The browser measures from its position when the finger touched it.
    @Test func `a ball is where the finger is`() throws {
        let touched = Touched(Ball(places: places))
        let start = CGPoint(x: 25, y: 25)
        try touched.send(0, .began, from: start, to: CGPoint(x: 35, y: 25))
        try touched.send(0, .changed, from: start, to: CGPoint(x: 75, y: 65))
        try touched.send(0, .changed, from: start, to: start)
        try touched.send(0, .changed, from: start, to: CGPoint(x: 26, y: 25))
        #expect(
            places.all == [
                CGPoint(x: 160, y: 100), CGPoint(x: 200, y: 140), CGPoint(x: 150, y: 100), CGPoint(x: 151, y: 100),
            ])
        try touched.send(0, .ended, from: start, to: CGPoint(x: 26, y: 25))
        try touched.send(0, .began, from: start, to: start)
        #expect(places.all.last == CGPoint(x: 151, y: 100))
    }

    @Test func `a tap is in the view that has the gesture`() throws {
        try Touched(Text(verbatim: "x").padding(40).onTapGesture { places.add($0) }).send(to: CGPoint(x: 1, y: 2))
        let circle = Circle().frame(width: 100, height: 50)
        try Touched(circle.gesture(SpatialTapGesture().onEnded { places.add($0.location) }))
            .send(to: CGPoint(x: 1, y: 2))
        #expect(places.all == [CGPoint(x: 41, y: 42), CGPoint(x: 26, y: 2)])
    }

    @Test func `an offset counts in the window too`() throws {
        let drag = DragGesture(coordinateSpace: .global).onEnded { places.add($0.location) }
        try Touched(square.offset(x: 30, y: 20).gesture(drag)).send(to: CGPoint(x: 1, y: 2))
        #expect(places.all == [CGPoint(x: 131, y: 122)])
    }

    @Test func `views in each other have their own places`() throws {
        let touched = Touched(
            square
                .onTapGesture { places.add($0) }
                .padding(10)
                .onTapGesture(count: 2) { places.add($0) }
                .padding(5)
                .onTapGesture(count: 3) { places.add($0) })
        for index in 0..<3 { try touched.send(index, to: CGPoint(x: 1, y: 2)) }
        #expect(places.all == [CGPoint(x: 1, y: 2), CGPoint(x: 11, y: 12), CGPoint(x: 16, y: 17)])
    }

    @Test func `a pointer hovers in the view that asks`() throws {
        let touched = Touched(
            square.padding(40).onContinuousHover {
                if case .active(let place) = $0 { places.add(place) }
            })
        try touched.send(0, .began, to: CGPoint(x: 1, y: 2))
        try touched.send(0, .changed, to: CGPoint(x: 3, y: 4))
        #expect(places.all == [CGPoint(x: 41, y: 42), CGPoint(x: 43, y: 44)])
    }

    @Test func `an anchor is in units of the view`() throws {
        let magnify = MagnifyGesture().onEnded {
            places.add(CGPoint(x: $0.startAnchor.x * 100, y: $0.startAnchor.y * 100))
        }
        try Touched(Color.red.frame(width: 20, height: 20).padding(40).gesture(magnify)).send(to: CGPoint(x: 10, y: 10))
        #expect(places.all == [CGPoint(x: 50, y: 50)])
    }

    @Test func `a gesture outside of an effect is not scaled by it`() throws {
        let drag = DragGesture().onEnded {
            places.add($0.startLocation)
            places.add($0.location)
            places.add(CGPoint(x: $0.velocity.width, y: $0.velocity.height))
        }
        let (start, end) = (CGPoint(x: 50, y: 50), CGPoint(x: 60, y: 50))
        try Touched(square.scaleEffect(2).gesture(drag)).send(from: start, to: end, velocity: 10)
        #expect(places.all == [start, CGPoint(x: 70, y: 50), CGPoint(x: 20, y: 0)])
        places.all = []
        try Touched(square.rotationEffect(.degrees(90)).gesture(drag)).send(from: start, to: end, velocity: 10)
        #expect(places.all == [start, CGPoint(x: 50, y: 60), CGPoint(x: 0, y: 10)])
        places.all = []
        try Touched(square.gesture(drag).scaleEffect(2)).send(from: start, to: end, velocity: 10)
        #expect(places.all == [start, end, CGPoint(x: 10, y: 0)])
    }

    @Test func `an effect that changes under the finger counts as it was`() throws {
        let touched = Touched(Shrinking(places: places))
        let start = CGPoint(x: 50, y: 50)
        try touched.send(0, .began, from: start, to: CGPoint(x: 60, y: 50))
        try touched.send(0, .changed, from: start, to: CGPoint(x: 70, y: 50))
        #expect(places.all == [CGPoint(x: 20, y: 0), CGPoint(x: 40, y: 0)])
    }
}
