import CoreGraphics
import DisplayList
import Foundation
import ScreenReading
import SwiftUICore

// Touch input that all gestures share.
extension ScreenWindow {
    /// The element that a touch in the middle of an element reaches, with its ancestors.
    func touched(_ element: ScreenElement) throws(WindowError) -> Touched {
        settle()
        guard list[element.id] != nil else { throw WindowError("The \(element.name) is gone from the screen.") }
        let around = Touched(element.id, in: list, of: graph)
        guard around.refusing == nil else { throw WindowError("The \(element.name) takes no taps.") }
        let frontmost = Touched(at: try middle(of: element), in: list, of: graph)
        if let frontmost, covers(frontmost, around) {
            throw WindowError("The \(element.name) is covered by \(name(of: frontmost)).")
        }
        // An element that is empty in its middle is touched nevertheless.
        let touched = frontmost.flatMap { $0.isIn(element.id) ? $0 : nil } ?? around
        guard !touched.isDisabled else { throw WindowError("The \(element.name) is disabled.", isUnheard: true) }
        return touched
    }

    /// Whether a touch in an element's middle reaches the element.
    package func isHittable(_ element: ScreenElement) -> Bool {
        guard list[element.id] != nil, element.isInReach, element.isInSight, let middle = try? middle(of: element)
        else { return false }
        let around = Touched(element.id, in: list, of: graph)
        let frontmost = Touched(at: middle, in: list, of: graph)
        return around.refusing == nil && !(frontmost.map { covers($0, around) } ?? false)
    }

    private func covers(_ frontmost: Touched, _ element: Touched) -> Bool {
        guard let front = frontmost.chain.first, let own = element.chain.first else { return false }
        return !frontmost.isIn(own.id) && !element.isIn(front.id)
    }

    func name(of touched: Touched) -> String {
        let elements = screen.elements
        let named = touched.chain.lazy.compactMap { part in elements.first { $0.id == part.id } }.first
        return named.map { "the \($0.name)" } ?? "something that has no name"
    }

    /// The current middle of an element, in the window's coordinates.
    func middle(of element: ScreenElement) throws(WindowError) -> CGPoint { try place(.center, in: element) }

    /// The current position of a point in an element, in the window's coordinates.
    func place(_ place: UnitPoint, in element: ScreenElement) throws(WindowError) -> CGPoint {
        guard let now = screen.root.all.first(where: { $0.id == element.id }) else {
            throw WindowError("The \(element.name) is gone from the screen.")
        }
        let frame = now.frame
        return CGPoint(x: frame.minX + frame.width * place.x, y: frame.minY + frame.height * place.y)
    }

    /// Reports the state of a gesture. Points are in the window's coordinates.
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

    /// Reports a touch that begins, moves and ends, to listeners of raw touches.
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

    /// As in a browser, a tap removes the focus from a field, unless the tapped element is in the field or its toolbar.
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
