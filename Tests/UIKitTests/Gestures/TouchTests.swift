import DisplayList
import Foundation
import SwiftUI
import Testing
import UIKit
import ViewTesting

/// A view that logs its touches.
private final class TouchedView: UIView {
    var log: [String] = []

    private func note(_ name: String, _ touches: Set<UITouch>) {
        guard let touch = touches.first else { return }
        let place = touch.location(in: self)
        log.append("\(name) \(Int(place.x)),\(Int(place.y)) ×\(touch.tapCount)")
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note("began", touches) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note("moved", touches) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note("ended", touches) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { note("cancelled", touches) }
}

private struct Shown: UIViewRepresentable {
    let view: UIView
    func makeUIView(context: Context) -> UIView { view }
    func updateUIView(_ uiView: UIView, context: Context) {}
}

@MainActor
@Suite("Touches on views, and swipes")
struct TouchTests {
    private let view = TouchedView()
    private let box = UIView(frame: CGRect(x: 50, y: 60, width: 100, height: 40))

    private func value(_ x: Double, _ y: Double, at time: Double = 0, from start: CGPoint? = nil)
        -> ElementEvent.GestureValue
    {
        let place = CGPoint(x: x, y: y)
        return .init(start: start ?? place, location: place, time: time, fingers: [.init(id: 7, location: place)])
    }

    private func shown() -> (window: TestWindow, element: DisplayElement) {
        view.accessibilityIdentifier = "touched"
        box.accessibilityIdentifier = "box"
        view.addSubview(box)
        let window = TestWindow(portrait: Shown(view: view))
        return (window, window.element(identifier: "touched")!)
    }

    @Test func `only views of an app's own kind, which may override the methods, ask for touches`() {
        let (window, element) = shown()
        #expect(element.input.gestures == [.touch])
        #expect(window.element(identifier: "box")!.input.gestures.isEmpty)
        view.isUserInteractionEnabled = false
        window.render()
        #expect(window.element(identifier: "touched")!.input.gestures.isEmpty)
    }

    @Test func `a finger is followed from when it comes down until it is lifted`() {
        let (window, element) = shown()
        window.send(.gesture(index: 0, phase: .began, value: value(10, 20)), to: element)
        window.send(.gesture(index: 0, phase: .changed, value: value(15, 25)), to: element)
        window.send(.gesture(index: 0, phase: .ended, value: value(400, -5)), to: element)
        #expect(view.log == ["began 10,20 ×1", "moved 15,25 ×1", "ended 400,-5 ×1"])
    }

    @Test func `scrolling takes a touch away`() {
        let (window, element) = shown()
        window.send(.gesture(index: 0, phase: .began, value: value(10, 20)), to: element)
        window.send(.gesture(index: 0, phase: .cancelled, value: value(10, 40)), to: element)
        window.send(.gesture(index: 0, phase: .changed, value: value(10, 50)), to: element)
        #expect(view.log == ["began 10,20 ×1", "cancelled 10,40 ×1"])
    }

    @Test func `touches that follow each other quickly in one place are counted`() {
        let (window, element) = shown()
        for (x, time) in [(10.0, 1.0), (12, 1.2), (200, 1.3), (200, 9)] {
            window.send(.gesture(index: 0, phase: .began, value: value(x, 20, at: time)), to: element)
            window.send(.gesture(index: 0, phase: .ended, value: value(x, 20, at: time)), to: element)
        }
        let began = view.log.filter { $0.hasPrefix("began") }
        #expect(began == ["began 10,20 ×1", "began 12,20 ×2", "began 200,20 ×1", "began 200,20 ×1"])
    }

    @Test func `what a view inside doesn't take, the one around hears in its own coordinates`() {
        let (window, element) = shown()
        window.send(.gesture(index: 0, phase: .began, value: value(70, 80)), to: element)
        #expect(view.log == ["began 70,80 ×1"])
    }

    @Test func `recognisers come before touches`() {
        view.addGestureRecognizer(UITapGestureRecognizer())
        let (_, element) = shown()
        #expect(element.input.gestures == [.tap(count: 1), .touch])
    }

    // MARK: Swipes

    private func swipe(_ direction: UISwipeGestureRecognizer.Direction, to x: Double, _ y: Double, seconds: Double)
        -> Int
    {
        let view = UIView()
        view.accessibilityIdentifier = "swiped"
        let recognizer = UISwipeGestureRecognizer()
        recognizer.direction = direction
        var count = 0
        recognizer.addAction { _ in count += 1 }
        view.addGestureRecognizer(recognizer)
        let window = TestWindow(portrait: Shown(view: view))
        let element = window.element(identifier: "swiped")!
        let start = CGPoint(x: 100, y: 100)
        window.send(.gesture(index: 0, phase: .began, value: value(100, 100, at: 5, from: start)), to: element)
        let end = value(100 + x, 100 + y, at: 5 + seconds, from: start)
        window.send(.gesture(index: 0, phase: .changed, value: end), to: element)
        window.send(.gesture(index: 0, phase: .ended, value: end), to: element)
        return count
    }

    @Test func `a swipe in its direction is recognised once`() {
        #expect(swipe(.right, to: 80, 10, seconds: 0.2) == 1)
        #expect(swipe(.left, to: -80, 10, seconds: 0.2) == 1)
        #expect(swipe(.up, to: 0, -80, seconds: 0.2) == 1)
        #expect(swipe([.up, .down], to: 0, 80, seconds: 0.2) == 1)
    }

    @Test func `no swipe is one that is short, slow, slanted or the other way`() {
        #expect(swipe(.right, to: 20, 0, seconds: 0.2) == 0)
        #expect(swipe(.right, to: 80, 0, seconds: 2) == 0)
        #expect(swipe(.right, to: 80, 70, seconds: 0.2) == 0)
        #expect(swipe(.right, to: -80, 0, seconds: 0.2) == 0)
    }
}
