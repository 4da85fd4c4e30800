import CoreGraphics
import DisplayList
import Foundation
import ScreenReading
import SwiftUICore

// What fingers report, whatever they do.
extension ScreenWindow {
    /// The element and those around it, as they are now.
    func touched(_ element: ScreenElement) throws(WindowError) -> Touched {
        settle()
        guard list[element.id] != nil else { throw WindowError("The \(element.name) is gone from the screen.") }
        let point = try middle(of: element)
        let touched = Touched(at: point, in: element.id, in: list, of: graph)
        guard !touched.isDisabled else { throw WindowError("The \(element.name) is disabled.") }
        return touched
    }

    /// The middle of an element as it lies now, in the window.
    func middle(of element: ScreenElement) throws(WindowError) -> CGPoint { try place(.center, in: element) }

    /// A place in an element as it lies now, in the window.
    func place(_ place: UnitPoint, in element: ScreenElement) throws(WindowError) -> CGPoint {
        guard let now = screen.root.all.first(where: { $0.id == element.id }) else {
            throw WindowError("The \(element.name) is gone from the screen.")
        }
        let frame = now.frame
        return CGPoint(x: frame.minX + frame.width * place.x, y: frame.minY + frame.height * place.y)
    }

    /// Reports how far a gesture is. Places are the window's.
    func report(
        _ gesture: Touched.Gesture, _ phase: ElementEvent.Phase, _ touched: Touched, from start: CGPoint,
        to location: CGPoint, magnification: Double = 1, degrees: Double = 0, velocity: CGVector = .zero
    ) {
        let value = ElementEvent.GestureValue(
            start: touched.point(start, in: gesture.element), location: touched.point(location, in: gesture.element),
            velocity: .init(dx: velocity.dx, dy: velocity.dy), magnification: magnification, rotation: degrees,
            time: seconds)
        send(.gesture(index: gesture.index, phase: phase, value: value), to: gesture.element.id)
    }

    /// A finger comes down, moves and is lifted, for those who want to hear of fingers themselves.
    func touch(_ touched: Touched, at points: [CGPoint]) {
        let listeners = touched.gestures { $0.isTouch }
        guard let first = points.first, let last = points.last else { return }
        for listener in listeners {
            tell(listener, .began, touched, from: first, to: first)
            for point in points.dropFirst() { tell(listener, .changed, touched, from: first, to: point) }
            tell(listener, .ended, touched, from: first, to: last)
        }
    }

    private func tell(
        _ listener: Touched.Gesture, _ phase: ElementEvent.Phase, _ touched: Touched, from start: CGPoint, to: CGPoint
    ) {
        let place = touched.point(to, in: listener.element)
        let value = ElementEvent.GestureValue(
            start: touched.point(start, in: listener.element), location: place, time: seconds,
            fingers: [.init(id: 1, location: place)])
        send(.gesture(index: listener.index, phase: phase, value: value), to: listener.element.id)
    }

    // MARK: The keyboard's place

    /// As in a browser: what is tapped takes the keyboard, or takes it away from a field, unless it serves the field.
    func moveFocus(_ touched: Touched) {
        let servesField = touched.chain.contains { $0.accessibility.role == .toolbar }
        guard let old = list.focus, !servesField, !touched.chain.contains(where: { $0.id == old }) else { return }
        loseFocus(old)
    }

    func focus(_ id: ElementID) {
        guard list.focus != id else { return }
        if let old = list.focus { loseFocus(old) }
        send(.focus(true), to: id)
    }

    private func loseFocus(_ id: ElementID) {
        guard list[id] != nil else { return }
        send(.focus(false), to: id)
    }
}
