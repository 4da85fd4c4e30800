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

    @MainActor func press(in window: TestWindow) throws {
        switch self {
        case .delete: try window.delete()
        case .return, .enter: try window.submit()
        case .tab: try window.press(.tab)
        case .escape: try window.press(.escape)
        case .upArrow: try window.press(.upArrow)
        case .downArrow: try window.press(.downArrow)
        case .leftArrow: try window.press(.leftArrow)
        case .rightArrow: try window.press(.rightArrow)
        }
    }
}
