import Foundation

/// A key of a keyboard, or a button of a remote control, that is held down.
///
/// See [UIPress](https://developer.apple.com/documentation/uikit/uipress).
@preconcurrency @MainActor
public final class UIPress: NSObject {
    /// The phase of a press. Only `began`, `ended` and `cancelled` happen here.
    public enum Phase: Int, Sendable { case began, changed, stationary, ended, cancelled }

    /// The buttons of a remote control. Some keys of a keyboard are mapped to them.
    public enum PressType: Int, Sendable {
        case upArrow, downArrow, leftArrow, rightArrow, select, menu, playPause
        case pageUp = 30
        case pageDown = 31
    }

    /// Whether the key was pressed or let go of: `began` or `ended`. A canceled press is `ended` too.
    public let phase: Phase
    /// Seconds since the system started.
    public let timestamp: TimeInterval
    /// The button of a remote control to which the key is mapped; nil if there is none.
    public let type: PressType?
    /// The key of a keyboard.
    public let key: UIKey?
    /// Always 1.
    public let force: CGFloat = 1
    /// The equivalent AppKit key event.
    let keyEvent: NSEvent?

    package init(_ press: KeyPress, isDown: Bool, timestamp: TimeInterval) {
        phase = isDown ? .began : .ended
        self.timestamp = timestamp
        key = UIKey(press)
        type = Self.types[press.code]
        keyEvent = NSEvent(press, isDown: isDown, timestamp: timestamp)
        super.init()
    }

    private static let types: [String: PressType] = [
        "ArrowUp": .upArrow, "ArrowDown": .downArrow, "ArrowLeft": .leftArrow, "ArrowRight": .rightArrow,
        "Enter": .select, "Escape": .menu, "MediaPlayPause": .playPause, "PageUp": .pageUp, "PageDown": .pageDown,
    ]
}

/// An event with the presses that it is about.
@preconcurrency @MainActor
public final class UIPressesEvent: UIEvent {
    /// The presses that the event is about.
    public let allPresses: Set<UIPress>

    package init(_ presses: Set<UIPress>, timestamp: TimeInterval) {
        allPresses = presses
        super.init(type: .presses, timestamp: timestamp)
    }
}

/// A key of a keyboard and its characters. See [UIKey](https://developer.apple.com/documentation/uikit/uikey).
@preconcurrency @MainActor
public final class UIKey: NSObject {
    /// The characters of the key with the modifiers. An arrow or another key without characters has a constant, such as
    /// "UIKeyInputUpArrow".
    public let characters: String
    /// The characters of the key in lower case, whether Shift is held or not; an arrow or another key without
    /// characters has its constant.
    public let charactersIgnoringModifiers: String
    /// The keys that were held with it.
    public let modifierFlags: UIKeyModifierFlags
    /// The physical key, independent of the keyboard layout.
    public let keyCode: UIKeyboardHIDUsage

    init(_ press: KeyPress) {
        characters = UIKeyCommand.inputs[press.code] ?? press.text
        charactersIgnoringModifiers = UIKeyCommand.inputs[press.code] ?? press.text.lowercased()
        modifierFlags = press.modifiers
        keyCode = UIKeyboardHIDUsage(rawValue: KeyCodes.all[press.code]?.usage ?? 0) ?? .keyboardErrorRollOver
        super.init()
    }
}

/// A key as a browser names it.
package struct KeyPress: Equatable, Sendable {
    /// The physical key: `KeyboardEvent.code` (UI Events KeyboardEvent code Values, W3C).
    package var code: String
    /// Its text, with the modifiers: `KeyboardEvent.key`, empty for keys without a character.
    package var text: String
    package var modifiers: UIKeyModifierFlags
    package var isRepeat: Bool

    package init(code: String, text: String, modifiers: UIKeyModifierFlags = [], isRepeat: Bool = false) {
        self.code = code
        self.text = text
        self.modifiers = modifiers
        self.isRepeat = isRepeat
    }
}
