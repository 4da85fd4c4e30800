import Foundation

/// A mouse or key event by AppKit's name, for code that was written for macOS.
///
/// See [NSEvent](https://developer.apple.com/documentation/appkit/nsevent).
@preconcurrency @MainActor
public final class NSEvent: NSObject {
    /// What happened.
    public enum EventType: UInt, Sendable {
        case leftMouseDown = 1
        case leftMouseUp = 2
        case rightMouseDown = 3
        case rightMouseUp = 4
        case mouseMoved = 5
        case leftMouseDragged = 6
        case rightMouseDragged = 7
        case keyDown = 10
        case keyUp = 11
        case scrollWheel = 22
    }

    /// Keys that change what another means.
    public struct ModifierFlags: OptionSet, Hashable, Sendable {
        /// The keys as bits, with AppKit's values.
        public let rawValue: UInt
        /// Keys by their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Caps lock is on. Never set here.
        public static let capsLock = ModifierFlags(rawValue: 1 << 16)
        /// Shift.
        public static let shift = ModifierFlags(rawValue: 1 << 17)
        /// Control.
        public static let control = ModifierFlags(rawValue: 1 << 18)
        /// Option, or Alt.
        public static let option = ModifierFlags(rawValue: 1 << 19)
        /// Command, or the Windows key.
        public static let command = ModifierFlags(rawValue: 1 << 20)
        /// The key is one of the numeric pad. Never set here.
        public static let numericPad = ModifierFlags(rawValue: 1 << 21)
        /// The function key. Never set here.
        public static let function = ModifierFlags(rawValue: 1 << 23)
    }

    /// What happened.
    public let type: EventType
    /// Seconds since the system started.
    public let timestamp: TimeInterval
    /// The keys that were held.
    public let modifierFlags: ModifierFlags
    /// Where the event happened, in points from the bottom left corner of the view that shows what was clicked.
    public package(set) var locationInWindow = CGPoint.zero
    /// How often the same place was clicked in quick succession, this time included.
    public package(set) var clickCount = 0
    /// The mouse button: 0 is the main button, 1 the other.
    public package(set) var buttonNumber = 0
    /// The distance that the mouse moved since the last event, in points; y grows downwards. For a wheel, the distance
    /// that the content scrolls to the right and down.
    public package(set) var deltaX: CGFloat = 0
    /// The distance that the mouse moved downwards since the last event, in points. For a wheel, the distance that the
    /// content scrolls down.
    public package(set) var deltaY: CGFloat = 0
    /// The same as `deltaX`.
    public var scrollingDeltaX: CGFloat { deltaX }
    /// The same as `deltaY`.
    public var scrollingDeltaY: CGFloat { deltaY }
    /// Whether a wheel's deltas are in points. True for every event of a wheel.
    public var hasPreciseScrollingDeltas: Bool { type == .scrollWheel }
    /// The characters that the key types; arrows have characters of their own (U+F700 and on).
    public private(set) var characters: String?
    /// The characters that the key types without modifiers, except for Shift.
    public private(set) var charactersIgnoringModifiers: String?
    /// The key's number on macOS.
    public private(set) var keyCode: UInt16 = 0
    /// Whether the event is a repetition of a key that is held down.
    public private(set) var isARepeat = false

    /// The location in the view that was clicked, in points from its top left corner.
    package var location = CGPoint.zero
    package weak var owner: AnyObject?
    /// Whether an app's override handled the event.
    package var wasTaken = true

    package init(_ type: EventType, timestamp: TimeInterval, modifiers: UIKeyModifierFlags = []) {
        self.type = type
        self.timestamp = timestamp
        modifierFlags = ModifierFlags(rawValue: UInt(modifiers.rawValue))
        super.init()
    }

    package convenience init(_ type: EventType, _ touch: UITouch, modifiers: UIKeyModifierFlags) {
        self.init(type, timestamp: touch.timestamp, modifiers: modifiers)
        location = touch.location
        owner = touch.owner
        clickCount = touch.tapCount
        buttonNumber = touch.button
        deltaX = touch.location.x - touch.previousLocation.x
        deltaY = touch.location.y - touch.previousLocation.y
    }

    convenience init(_ press: KeyPress, isDown: Bool, timestamp: TimeInterval) {
        self.init(isDown ? .keyDown : .keyUp, timestamp: timestamp, modifiers: press.modifiers)
        keyCode = KeyCodes.all[press.code]?.virtual ?? .max
        characters = Self.functionKeys[press.code] ?? press.text
        // Shift is the only modifier that isn't ignored.
        let plain = press.modifiers.contains(.shift) ? press.text : press.text.lowercased()
        charactersIgnoringModifiers = Self.functionKeys[press.code] ?? plain
        isARepeat = press.isRepeat
    }

    /// AppKit's characters for keys that produce no text (`NSUpArrowFunctionKey` and its neighbors).
    private static let functionKeys = [
        "ArrowUp": "\u{F700}", "ArrowDown": "\u{F701}", "ArrowLeft": "\u{F702}", "ArrowRight": "\u{F703}",
        "Delete": "\u{F728}", "Home": "\u{F729}", "End": "\u{F72B}", "PageUp": "\u{F72C}", "PageDown": "\u{F72D}",
        "Enter": "\r", "NumpadEnter": "\u{3}", "Escape": "\u{1B}", "Backspace": "\u{7F}", "Tab": "\t", "Space": " ",
    ]
}

/// The character of the key with the arrow up.
public let NSUpArrowFunctionKey = 0xF700
/// The character of the key with the arrow down.
public let NSDownArrowFunctionKey = 0xF701
/// The character of the key with the arrow to the left.
public let NSLeftArrowFunctionKey = 0xF702
/// The character of the key with the arrow to the right.
public let NSRightArrowFunctionKey = 0xF703
