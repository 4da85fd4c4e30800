import KissaTesting

/// Keys that can be typed.
///
/// See [XCUIKeyboardKey](https://developer.apple.com/documentation/xcuiautomation/xcuikeyboardkey).
public enum XCUIKeyboardKey: String, Sendable {
    case delete = "\u{8}"
    case `return` = "\r"
    case enter = "\u{3}"
    case tab = "\t"
    case escape = "\u{1B}"
    case upArrow = "\u{F700}", downArrow = "\u{F701}", leftArrow = "\u{F702}", rightArrow = "\u{F703}"

    case space = " "
    case home = "\u{F729}", end = "\u{F72B}", pageUp = "\u{F72C}", pageDown = "\u{F72D}", forwardDelete = "\u{F728}"

    var equivalent: KeyEquivalent {
        switch self {
        case .delete: .delete
        case .return, .enter: .return
        case .tab: .tab
        case .escape: .escape
        case .upArrow: .upArrow
        case .downArrow: .downArrow
        case .leftArrow: .leftArrow
        case .rightArrow: .rightArrow
        case .space: .space
        case .home: .home
        case .end: .end
        case .pageUp: .pageUp
        case .pageDown: .pageDown
        case .forwardDelete: .deleteForward
        }
    }

    @MainActor func press(in window: TestWindow) throws {
        switch self {
        case .delete: try RunningApps.delete(in: window)
        case .return, .enter: try window.submit()
        case .space: try RunningApps.type(in: window) { try window.type(" ") }
        default: try window.press(equivalent)
        }
    }
}
