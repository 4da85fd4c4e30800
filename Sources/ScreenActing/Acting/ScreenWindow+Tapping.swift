import CoreGraphics
import DisplayList
import Foundation
import ScreenReading
import SwiftUICore

extension ScreenWindow {
    /// Taps an element in its middle. It is scrolled into view first if necessary.
    /// - Throws: ``WindowError`` if it is out of reach, disabled, or doesn't handle taps.
    public func tap(_ query: ElementQuery) throws(WindowError) { try tap(find(query)) }

    /// Taps an element.
    ///
    /// - Throws: ``WindowError`` if the element is out of reach, is disabled, or has no gesture or action for a tap.
    public func tap(_ element: ScreenElement) throws(WindowError) {
        try reveal(element)
        try tap(touched(element), at: middle(of: element), called: element.name)
    }

    func tap(_ touched: Touched, at place: CGPoint, called name: String) throws(WindowError) {
        if let field = touched.first(where: { $0.content.isField }) { return focus(field.id) }
        moveFocus(touched)
        touch(touched, at: [place])
        let taps = touched.gestures { $0.isTap(count: 1) }
        if press(touched, unlessBefore: taps) { return }
        guard !taps.isEmpty || touched.chain.contains(where: { $0.input.gestures.contains(where: \.isTouch) }) else {
            throw untappable(name, touched)
        }
        for tap in taps { report(tap, .ended, touched, from: place, to: place) }
    }

    /// Taps an element several times in quick succession.
    ///
    /// - Throws: ``WindowError`` if the element is out of reach, or the query is ambiguous; if it is disabled, or has no gesture
    ///   or action for taps.
    public func tap(_ query: ElementQuery, count: Int) throws(WindowError) {
        guard count > 1 else { return try tap(query) }
        let element = try find(query)
        try reveal(element)
        guard try !tap(touched(element), at: middle(of: element), count: count) else { return }
        for _ in 0..<count { try tap(query) }
    }

    /// Performs a multiple tap; false if nothing handles it.
    func tap(_ touched: Touched, at place: CGPoint, count: Int) throws(WindowError) -> Bool {
        let taps = touched.gestures { $0.isTap(count: count) }
        for tap in taps { report(tap, .ended, touched, from: place, to: place) }
        return !taps.isEmpty
    }

    /// Long-presses an element: its gestures for that are recognized, or its context menu opens.
    ///
    /// - Throws: ``WindowError`` if the element is out of reach, or the query is ambiguous; if it is disabled, or has no gesture
    ///   for a long press.
    public func longPress(_ query: ElementQuery, for duration: Duration = .seconds(1)) throws(WindowError) {
        let element = try find(query)
        try reveal(element)
        try longPress(touched(element), at: middle(of: element), called: element.name, for: duration)
    }

    func longPress(
        _ touched: Touched, at place: CGPoint, called name: String, for duration: Duration
    ) throws(WindowError) {
        let seconds = duration / .seconds(1)
        let presses = touched.gestures { $0.isLongPress }
        for press in presses { report(press, .began, touched, from: place, to: place) }
        if presses.isEmpty, let asked = touched.first(where: { $0.input.events.contains(.contextMenu) }) {
            return send(.contextMenu(touched.point(place, in: asked)), to: asked.id)
        }
        advance(by: duration)
        for press in presses {
            let isLong = if case .longPress(let least, _) = press.spec.plain { seconds >= least } else { false }
            report(press, isLong ? .ended : .cancelled, touched, from: place, to: place)
        }
        if presses.isEmpty { throw WindowError("Nothing hears of a long press on \(name).", isUnheard: true) }
    }

    /// Opens the context menu of an element, as a secondary click does.
    ///
    /// - Throws: ``WindowError`` if the element is out of reach, or the query is ambiguous; if it has no context menu.
    public func openContextMenu(of query: ElementQuery) throws(WindowError) {
        let element = try find(query)
        let touched = try touched(element)
        guard let asked = touched.first(where: { $0.input.events.contains(.contextMenu) }) else {
            throw WindowError("The \(element.name) has no context menu.")
        }
        send(.contextMenu(touched.point(try middle(of: element), in: asked)), to: asked.id)
    }

    /// Turns a toggle on or off, unless it is already in that state.
    ///
    /// - Throws: ``WindowError`` if the element is out of reach, or the query is ambiguous; if it isn't a toggle, or is disabled.
    public func set(_ isOn: Bool, of query: ElementQuery) throws(WindowError) {
        let element = try find(query)
        if element.isSelected != isOn { try tap(element) }
    }

    // MARK: What a tap is

    /// Presses the innermost control, unless a tap gesture takes precedence: one further inside, or one with high priority.
    /// Returns whether a control was pressed.
    private func press(_ touched: Touched, unlessBefore taps: [Touched.Gesture]) -> Bool {
        guard let pressed = touched.first(where: \.isPressable) else { return false }
        if taps.contains(where: { $0.spec.priority == .high }) { return false }
        let place = touched.chain.firstIndex { $0.id == pressed.id } ?? 0
        let inner = taps.compactMap { tap in touched.chain.firstIndex { $0.id == tap.element.id } }.min() ?? .max
        guard place <= inner else { return false }
        if case .link(let address) = pressed.content, address != "#", !pressed.input.events.contains(.press) {
            note(opened: address)
            return true
        }
        let holds = pressed.input.events.contains(.hold)
        if holds { send(.hold(true), to: pressed.id) }
        if holds { send(.hold(false), to: pressed.id) }
        send(pressed.input.events.contains(.press) ? .press : .activate, to: pressed.id)
        return true
    }

    private func untappable(_ name: String, _ touched: Touched) -> WindowError {
        if touched.chain.contains(where: { if case .control = $0.content { true } else { false } }) {
            return WindowError("The \(name) is set by choose(_:from:) or set(_:of:).")
        }
        return WindowError("Nothing hears of a tap on \(name).", isUnheard: true)
    }
}

extension DisplayElement {
    fileprivate var isPressable: Bool {
        if case .link = content { return true }
        return input.events.contains(.press) || input.events.contains(.activate)
    }
}

extension ElementContent {
    var isField: Bool { if case .textField = self { true } else { false } }
}
