import CoreGraphics

/// What an element says of itself.
///
/// See [XCUIElementAttributes](https://developer.apple.com/documentation/xcuiautomation/xcuielementattributes).
public protocol XCUIElementAttributes {
    /// What `accessibilityIdentifier(_:)` names it.
    var identifier: String { get }
    /// Where it is in the window, in points.
    var frame: CGRect { get }
    /// Its value.
    var value: Any? { get }
    /// What it is called.
    var title: String { get }
    /// What it is called.
    var label: String { get }
    /// Its kind.
    var elementType: XCUIElement.ElementType { get }
    /// False where it is disabled.
    var isEnabled: Bool { get }
    /// What a field says while it is empty.
    var placeholderValue: String? { get }
    /// Whether it is chosen among others.
    var isSelected: Bool { get }
    /// Whether it has the keyboard.
    var hasFocus: Bool { get }
}

extension XCUIElement: XCUIElementAttributes {}
