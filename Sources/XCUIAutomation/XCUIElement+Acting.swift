import CoreGraphics
import Foundation
import KissaTesting
import ViewTree

extension XCUIElement {
    /// Modifier keys.
    public typealias KeyModifierFlags = EventModifiers

    private func act(_ action: String, _ body: @MainActor (TestWindow, ElementQuery) throws -> Void) {
        application.act(action, on: self, body)
    }

    // MARK: Taps

    /// Taps it, in its middle.
    ///
    /// For a picker, this opens the device's menu with the options.
    public func tap() {
        if !application.tapDevice(self) { act("tap") { window, element in try window.tap(element) } }
    }
    /// Clicks it, which is a tap here.
    public func click() { tap() }
    /// Double-clicks it, which is a double tap here.
    public func doubleClick() { doubleTap() }
    /// Opens its context menu, as a secondary click does.
    public func rightClick() { act("rightClick") { window, element in try window.openContextMenu(of: element) } }
    /// Taps it with two fingers, which is a tap here.
    public func twoFingerTap() { tap() }
    /// Taps it twice in quick succession.
    public func doubleTap() { tap(withNumberOfTaps: 2, numberOfTouches: 1) }
    /// Taps it several times. With one finger in a field, that selects all of its text.
    public func tap(withNumberOfTaps count: Int, numberOfTouches: Int) {
        if count > 1, numberOfTouches == 1, only?.role.isField == true {
            return application.edit(self, "tap", isSelected: true)
        }
        act("tap") { window, element in try window.tap(element, count: count) }
    }
    /// Presses it for some seconds. For a field, this opens the edit menu.
    public func press(forDuration seconds: TimeInterval) {
        if only?.role.isField == true { return application.edit(self, "press", isSelected: false) }
        act("press") { window, element in try window.longPress(element, for: .seconds(seconds)) }
    }
    /// Presses it, and drags it to another element.
    public func press(forDuration seconds: TimeInterval, thenDragTo other: XCUIElement) {
        guard let goal = other.current else { return other.fail("press(forDuration:thenDragTo:)") }
        act("drag") { window, element in try window.drag(element, onto: .exactly(goal)) }
    }

    // MARK: Moves

    /// Swipes up over it, so that its content scrolls down.
    public func swipeUp() { swipe(.up) }
    /// Swipes down over it.
    public func swipeDown() { swipe(.down) }
    /// Swipes left over it.
    public func swipeLeft() { swipe(.left) }
    /// Swipes right over it.
    public func swipeRight() { swipe(.right) }
    /// Swipes up over it. The velocity is ignored.
    public func swipeUp(velocity: XCUIGestureVelocity) { swipe(.up) }
    /// Swipes down over it. The velocity is ignored.
    public func swipeDown(velocity: XCUIGestureVelocity) { swipe(.down) }
    /// Swipes left over it. The velocity is ignored.
    public func swipeLeft(velocity: XCUIGestureVelocity) { swipe(.left) }
    /// Swipes right over it. The velocity is ignored.
    public func swipeRight(velocity: XCUIGestureVelocity) { swipe(.right) }
    /// Scrolls it by a distance in points, like a mouse wheel: down if `deltaY` is negative.
    public func scroll(byDeltaX deltaX: CGFloat, deltaY: CGFloat) {
        act("scroll") { window, element in try window.scroll(element, by: CGVector(dx: -deltaX, dy: -deltaY)) }
    }
    private func swipe(_ direction: SwipeDirection) {
        act("swipe") { window, element in try window.swipe(direction, on: element) }
    }
    /// Presses it, and drags it to another element. The velocity and the final hold are ignored here.
    public func press(
        forDuration seconds: TimeInterval, thenDragTo other: XCUIElement, withVelocity velocity: XCUIGestureVelocity,
        thenHoldForDuration rest: TimeInterval
    ) {
        press(forDuration: seconds, thenDragTo: other)
    }
    /// Pinches it to a factor of its size. The velocity is ignored here.
    public func pinch(withScale scale: CGFloat, velocity: CGFloat) {
        act("pinch") { window, element in try window.pinch(element, to: scale) }
    }
    /// Rotates it clockwise by radians. The velocity is ignored here.
    public func rotate(_ rotation: CGFloat, withVelocity velocity: CGFloat) {
        act("rotate") { window, element in try window.rotate(element, by: .radians(rotation)) }
    }

    // MARK: Values

    /// Types at the end of its text; it must have the focus. `XCUIKeyboardKey`s in the text are pressed as keys.
    public func typeText(_ text: String) {
        act("typeText") { window, element in
            guard try window.find(element).all.contains(where: \.isFocused) else {
                throw XCUIError("It hasn't the keyboard: tap it first.")
            }
            for character in text {
                // The return key inserts a line break in a multiline text.
                if let key = XCUIKeyboardKey(rawValue: String(character)), key != .return {
                    try key.press(in: window)
                } else {
                    try RunningApps.type(in: window) { try window.type(String(character)) }
                }
            }
        }
    }
    /// Presses a key with modifiers.
    public func typeKey(_ key: String, modifierFlags: KeyModifierFlags) {
        act("typeKey") { window, _ in
            for character in key { try window.press(KeyEquivalent(character), modifiers: modifierFlags) }
        }
    }
    /// Presses a key with modifiers.
    public func typeKey(_ key: XCUIKeyboardKey, modifierFlags: KeyModifierFlags) {
        act("typeKey") { window, _ in
            guard modifierFlags.isEmpty else {
                return try window.press(key.equivalent, modifiers: modifierFlags)
            }
            try key.press(in: window)
        }
    }
    /// A slider's position as a fraction of its range, 0 to 1.
    public var normalizedSliderPosition: CGFloat {
        assumingMainActor { current.flatMap { application.window?.fraction(of: $0) } ?? 0 }
    }
    /// Moves a slider to a fraction of its range, 0 to 1.
    public func adjust(toNormalizedSliderPosition position: CGFloat) {
        act("adjust") { window, element in try window.set(fraction: position, of: element) }
    }
    /// Chooses a picker's option.
    public func adjust(toPickerWheelValue value: String) {
        act("adjust") { window, element in try window.choose(value, from: element) }
    }

    /// A screenshot of it.
    public func screenshot() -> XCUIScreenshot {
        var picture: TestPicture?
        act("screenshot") { window, element in picture = try window.picture(of: element) }
        return XCUIScreenshot(picture)
    }
}

// Unavailable actions.
extension XCUIElement {
    @available(*, unavailable, message: "There is no pointer here: KissaTesting's windows hear of fingers and keys")
    public func hover() {}
}

extension XCUIApplication {
    @available(
        *, unavailable,
        message: "No audits are made here: look at app.debugDescription, which says how each element is called"
    )
    public func performAccessibilityAudit() throws {}
}
