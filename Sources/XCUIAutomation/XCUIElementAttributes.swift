import CoreGraphics

/// The attributes of an element.
///
/// See [XCUIElementAttributes](https://developer.apple.com/documentation/xcuiautomation/xcuielementattributes).
public protocol XCUIElementAttributes {
    /// The identifier set by `accessibilityIdentifier(_:)`.
    var identifier: String { get }
    /// The frame in the window, in points.
    var frame: CGRect { get }
    /// Its value.
    var value: Any? { get }
    /// The name.
    var title: String { get }
    /// The name.
    var label: String { get }
    /// Its type.
    var elementType: XCUIElement.ElementType { get }
    /// Whether it is enabled.
    var isEnabled: Bool { get }
    /// A field's placeholder.
    var placeholderValue: String? { get }
    /// Whether it is selected.
    var isSelected: Bool { get }
    /// Whether it has the focus.
    var hasFocus: Bool { get }
}

extension XCUIElement: XCUIElementAttributes {}
