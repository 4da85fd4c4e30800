import CoreGraphics
import Foundation
import KissaTesting
import ViewTree

/// What an element and all in it said of themselves at one moment.
///
/// See [XCUIElementSnapshot](https://developer.apple.com/documentation/xcuiautomation/xcuielementsnapshot).
public protocol XCUIElementSnapshot: XCUIElementAttributes {
    /// What was in it.
    var children: [any XCUIElementSnapshot] { get }
    /// The same as values that a property list can have, by the attributes' names.
    var dictionaryRepresentation: [XCUIElement.AttributeName: Any] { get }
}

/// What can tell how it is at this moment.
public protocol XCUIElementSnapshotProviding {
    /// The element and all in it, as they are now.
    ///
    /// - Throws: Where it isn't there.
    func snapshot() throws -> any XCUIElementSnapshot
}

extension XCUIElement: XCUIElementSnapshotProviding {
    /// The names of attributes in a snapshot's dictionary.
    public struct AttributeName: RawRepresentable, Hashable, Sendable {
        /// As it is written.
        public let rawValue: String
        /// A name as it is written.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The snapshots of what is in it.
        public static let children = AttributeName(rawValue: "children")
        /// The number of its kind.
        public static let elementType = AttributeName(rawValue: "elementType")
        /// False where it is disabled.
        public static let enabled = AttributeName(rawValue: "enabled")
        /// Where it is: `X`, `Y`, `Width`, `Height`.
        public static let frame = AttributeName(rawValue: "frame")
        /// Whether it has the keyboard.
        public static let hasFocus = AttributeName(rawValue: "hasFocus")
        /// What `accessibilityIdentifier(_:)` names it.
        public static let identifier = AttributeName(rawValue: "identifier")
        /// What it is called.
        public static let label = AttributeName(rawValue: "label")
        /// What a field says while it is empty.
        public static let placeholderValue = AttributeName(rawValue: "placeholderValue")
        /// Whether it is chosen among others.
        public static let selected = AttributeName(rawValue: "selected")
        /// What it is called.
        public static let title = AttributeName(rawValue: "title")
        /// Its value.
        public static let value = AttributeName(rawValue: "value")
    }

    /// The element and all in it, as they are now.
    ///
    /// - Throws: Where it isn't there.
    public func snapshot() throws -> any XCUIElementSnapshot {
        guard let only else { throw XCUIError(whyNotOne) }
        return ElementSnapshot(element: only)
    }
}

struct ElementSnapshot: XCUIElementSnapshot, CustomReflectable {
    let element: ScreenElement
    /// Predicates ask for it.
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
