import CoreGraphics
import DisplayList
import KissaTesting

// The keyboard on a device's screen. The browser's device has its own, which the app doesn't draw; tests check whether it is
// shown, and press its keys.
extension ScreenElement {
    private static let keyboard = ElementID(-2)
    private static let returnKey = ElementID(-3)

    private static let firstKey = -100

    var isKeyboard: Bool { id == Self.keyboard }
    var isReturnKey: Bool { id == Self.returnKey }

    /// Whether the device shows it over the app.
    var isOfDevice: Bool { id.rawValue < 0 }

    /// The key's name, except for the return key.
    var key: String? {
        let index = Self.firstKey - id.rawValue
        return Self.keys.indices.contains(index) ? Self.keys[index] : nil
    }

    /// The names of the keys on all planes: a letter types itself.
    private static let keys =
        "qwertyuiopasdfghjklzxcvbnmQWERTYUIOPASDFGHJKLZXCVBNM1234567890-/:;()$&@\".,?!'[]{}#%^*+=_\\|~<>€£¥•".map(
            String.init)
        + ["space", "delete", "shift", "more", "emoji"]

    /// The possible names of the return key.
    static let returnKeyNames: Set = ["return", "done", "go", "search", "send", "next", "join", "continue", "route"]

    /// The keyboard, over the lower part of a window.
    static func keyboard(of size: CGSize) -> ScreenElement {
        let frame = CGRect(x: 0, y: size.height * 0.6, width: size.width, height: size.height * 0.4)
        let keys = keys.enumerated().map { index, name in
            ScreenElement.unlisted(.button, label: name, frame: frame, id: ElementID(firstKey - index))
        }
        return .gathering(
            keys + [.unlisted(.button, label: "return", frame: frame, id: returnKey)], label: "Keyboard", id: keyboard)
    }
}

extension ScreenElement {
    /// Wraps an element that is shown over the window.
    static func over(_ element: ScreenElement) -> ScreenElement { .gathering([element], label: "", id: ElementID(-1)) }

    /// Presses a key. Keys that switch the plane or the case have no effect, since all keys are always present.
    @MainActor func pressKey(_ key: String, in window: TestWindow) throws {
        switch key {
        case "space": try RunningApps.type(in: window) { try window.type(" ") }
        case "delete": try RunningApps.delete(in: window)
        case "shift", "more", "emoji": break
        default: try RunningApps.type(in: window) { try window.type(key) }
        }
    }
}

extension XCUIApplication {
    /// The keyboard, while a field has the focus.
    @MainActor var keyboard: ScreenElement? {
        guard let window, window.focused?.role.isField == true else { return nil }
        return .keyboard(of: window.settings.size)
    }
}
