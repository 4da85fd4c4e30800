import CoreGraphics
import Foundation
import KissaTesting
import ViewTree

/// The attributes of an element and its descendants at one moment.
///
/// See [XCUIElementSnapshot](https://developer.apple.com/documentation/xcuiautomation/xcuielementsnapshot).
public protocol XCUIElementSnapshot: XCUIElementAttributes {
    /// The children.
    var children: [any XCUIElementSnapshot] { get }
    /// The attributes as property list values, by their names.
    var dictionaryRepresentation: [XCUIElement.AttributeName: Any] { get }
}

/// A provider of snapshots.
public protocol XCUIElementSnapshotProviding {
    /// The current element with its descendants.
    ///
    /// - Throws: An error if it doesn't exist.
    func snapshot() throws -> any XCUIElementSnapshot
}

extension XCUIElement: XCUIElementSnapshotProviding {
    /// The names of attributes in a snapshot's dictionary.
    public struct AttributeName: RawRepresentable, Hashable, Sendable {
        /// The raw name.
        public let rawValue: String
        /// Creates a name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The snapshots of the children.
        public static let children = AttributeName(rawValue: "children")
        /// The number of its type.
        public static let elementType = AttributeName(rawValue: "elementType")
        /// Whether it is enabled.
        public static let enabled = AttributeName(rawValue: "enabled")
        /// The frame, with the keys `X`, `Y`, `Width` and `Height`.
        public static let frame = AttributeName(rawValue: "frame")
        /// Whether it has the focus.
        public static let hasFocus = AttributeName(rawValue: "hasFocus")
        /// The identifier set by `accessibilityIdentifier(_:)`.
        public static let identifier = AttributeName(rawValue: "identifier")
        /// The name.
        public static let label = AttributeName(rawValue: "label")
        /// A field's placeholder.
        public static let placeholderValue = AttributeName(rawValue: "placeholderValue")
        /// Whether it is selected.
        public static let selected = AttributeName(rawValue: "selected")
        /// The name.
        public static let title = AttributeName(rawValue: "title")
        /// Its value.
        public static let value = AttributeName(rawValue: "value")
    }

    /// The current element with its descendants.
    ///
    /// - Throws: An error if it doesn't exist.
    public func snapshot() throws -> any XCUIElementSnapshot {
        guard let only else { throw XCUIError(whyNotOne) }
        return ElementSnapshot(element: only)
    }
}

/// A snapshot over an element of the screen.
struct ElementSnapshot: XCUIElementSnapshot, CustomReflectable {
    let element: ScreenElement
    /// For predicates.
    var isHittable = false

    var identifier: String { element.identifier ?? "" }
    var frame: CGRect { element.frame }
    var value: Any? { element.testedValue }
    var title: String { element.label }
    var label: String { element.label }
    var elementType: XCUIElement.ElementType { element.type }
    var isEnabled: Bool { element.isEnabled }
    var placeholderValue: String? { element.placeholder }
    var isSelected: Bool { element.isSelected }
    var hasFocus: Bool { element.isFocused }
    var children: [any XCUIElementSnapshot] { element.children.map { ElementSnapshot(element: $0) } }

    var customMirror: Mirror {
        let attributes = element.attributes(isHittable: isHittable)
        return Mirror(self, children: attributes.map { (label: Optional($0), value: $1) })
    }

    var dictionaryRepresentation: [XCUIElement.AttributeName: Any] {
        let place = ["X": frame.minX, "Y": frame.minY, "Width": frame.width, "Height": frame.height]
        var values: [XCUIElement.AttributeName: Any] = [
            .identifier: identifier, .frame: place, .title: title, .label: label, .enabled: isEnabled,
            .elementType: elementType.rawValue, .selected: isSelected, .hasFocus: hasFocus,
            .children: children.map(\.dictionaryRepresentation),
        ]
        values[.value] = value
        values[.placeholderValue] = placeholderValue
        return values
    }
}
