import DisplayList
import Foundation
import SwiftUI
import Testing
import UIKit
import ViewTesting

/// A view that records its touch events.
private final class Pad: UIView {
    var calls: [(name: String, touches: Set<UITouch>, event: UIEvent)] = []

    /// The locations at the time of each event.
    private(set) var log: [String] = []

    private func note(_ name: String, _ touches: Set<UITouch>, _ event: UIEvent?) {
        calls.append((name, touches, event!))
        let places = touches.map { $0.location(in: self) }.sorted { $0.x < $1.x }
        log.append("\(name) " + places.map { "\(Int($0.x)),\(Int($0.y))" }.joined(separator: " "))
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note("began", touches, event) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note("moved", touches, event) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note("ended", touches, event) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { note("cancelled", touches, event) }
}

private struct Shown: UIViewRepresentable {
    let view: UIView
    func makeUIView(context: Context) -> UIView { view }
    func updateUIView(_ uiView: UIView, context: Context) {}
}

@MainActor
@Suite("Several fingers in a view")
struct SeveralTouchesTests {
    private let pad = Pad()

    private func shown(_ view: UIView? = nil) -> (TestWindow, DisplayElement) {
        let view = view ?? pad
        view.accessibilityIdentifier = "pad"
        let window = TestWindow(portrait: Shown(view: view))
        return (window, window.element(identifier: "pad")!)
    }

    private func send(
        _ phase: ElementEvent.Phase, _ fingers: [(id: Int, x: Double, y: Double)],
        to shown: (TestWindow, DisplayElement)
    ) {
        let fingers = fingers.map { ElementEvent.Finger(id: $0.id, location: CGPoint(x: $0.x, y: $0.y)) }
        let place = fingers[0].location
        let value = ElementEvent.GestureValue(start: place, location: place, fingers: fingers)
        shown.0.send(.gesture(index: 0, phase: phase, value: value), to: shown.1)
    }

    @Test func `fingers that come down together are told together`() {
        pad.isMultipleTouchEnabled = true
        let shown = shown()
        send(.began, [(1, 10, 10), (2, 50, 60)], to: shown)
        send(.ended, [(1, 10, 10), (2, 50, 60)], to: shown)
        #expect(pad.log == ["began 10,10 50,60", "ended 10,10 50,60"])
    }

    @Test func `those that didn't move are in the event, and not in the set`() throws {
        pad.isMultipleTouchEnabled = true
        let shown = shown()
        send(.began, [(1, 10, 10)], to: shown)
        send(.began, [(2, 50, 60)], to: shown)
        send(.changed, [(1, 10, 10), (2, 55, 60)], to: shown)
        #expect(pad.log == ["began 10,10", "began 50,60", "moved 55,60"])
        let event = try #require(pad.calls.last?.event)
        #expect(event.allTouches?.count == 2)
        #expect(event.touches(for: pad) == event.allTouches)
        #expect(event.touches(for: UIView()) == nil)
        #expect(event.allTouches?.contains { $0.phase == .stationary } == true)
        send(.ended, [(1, 10, 10)], to: shown)
        send(.changed, [(2, 70, 60)], to: shown)
        #expect(pad.calls.last?.event.allTouches?.count == 1)
    }

    @Test func `a finger is the same object until it is lifted`() {
        pad.isMultipleTouchEnabled = true
        let shown = shown()
        send(.began, [(1, 10, 10), (2, 50, 60)], to: shown)
        send(.changed, [(1, 12, 10), (2, 50, 66)], to: shown)
        #expect(pad.calls[0].touches == pad.calls[1].touches)
        send(.cancelled, [(1, 12, 10), (2, 50, 66)], to: shown)
        send(.began, [(3, 10, 10)], to: shown)
        #expect(pad.calls[3].touches.isDisjoint(with: pad.calls[0].touches))
        #expect(pad.calls[3].event.allTouches?.count == 1)
    }

    @Test func `a view that doesn't ask for several hears of the first alone`() {
        let shown = shown()
        send(.began, [(1, 10, 10), (2, 50, 60)], to: shown)
        send(.changed, [(1, 10, 10), (2, 90, 90)], to: shown)
        send(.ended, [(2, 90, 90)], to: shown)
        send(.ended, [(1, 10, 10)], to: shown)
        send(.began, [(3, 20, 20)], to: shown)
        #expect(pad.log == ["began 10,10", "ended 10,10", "began 20,20"])
    }

    @Test func `each view hears of its own fingers, and of all in the event`() {
        let (left, right) = (Pad(), Pad())
        left.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        right.frame = CGRect(x: 100, y: 0, width: 100, height: 100)
        let around = UIView()
        around.addSubview(left)
        around.addSubview(right)
        left.accessibilityIdentifier = "left"
        right.accessibilityIdentifier = "right"
        let (window, _) = shown(around)
        send(.began, [(1, 10, 10)], to: (window, window.element(identifier: "left")!))
        send(.began, [(2, 20, 20)], to: (window, window.element(identifier: "right")!))
        #expect(left.log == ["began 10,10"] && right.log == ["began 20,20"])
        #expect(right.calls[0].event.allTouches?.count == 2)
        #expect(right.calls[0].event.touches(for: left)?.count == 1)
    }

    @Test func `a view that is taken away leaves no finger behind`() {
        let shown = shown(pad)
        send(.began, [(1, 10, 10)], to: shown)
        let other = Pad()
        other.accessibilityIdentifier = "other"
        pad.leaveWindow()
        let (window, _) = self.shown(other)
        send(.began, [(1, 10, 10)], to: (window, window.element(identifier: "pad")!))
        #expect(other.calls[0].event.allTouches?.count == 1)
    }
}
