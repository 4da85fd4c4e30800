import CoreGraphics
import DisplayList
import KissaTesting

// The keyboard on a device's screen. A browser's device has its own, which the app doesn't draw; tests look whether it is there,
// and press its return key.
extension ScreenElement {
    private static let keyboard = ElementID(-2)
    private static let returnKey = ElementID(-3)

    var isKeyboard: Bool { id == Self.keyboard }
    var isReturnKey: Bool { id == Self.returnKey }

    /// What the return key may be called, whatever it does.
    static let returnKeyNames: Set = ["return", "done", "go", "search", "send", "next", "join", "continue", "route"]

    /// The keyboard, over the lower part of a window.
    static func keyboard(of size: CGSize) -> ScreenElement {
        let frame = CGRect(x: 0, y: size.height * 0.6, width: size.width, height: size.height * 0.4)
        return .gathering(
            [.unlisted(.button, label: "return", frame: frame, id: returnKey)], label: "Keyboard", id: keyboard)
    }
}

extension XCUIApplication {
    /// The keyboard, while a field has it.
    @MainActor var keyboard: ScreenElement? {
        guard let window, window.focused?.role.isField == true else { return nil }
        return .keyboard(of: window.settings.size)
    }
}
