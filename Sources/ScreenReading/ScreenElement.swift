import CoreGraphics
import DisplayList
import Foundation

/// An element of a window's screen, as seen by assistive technology: its role, name and frame.
///
/// This is a snapshot, which doesn't change when the screen does.
public struct ScreenElement: Sendable {
    /// Identifies the element as long as it is on the screen.
    package let id: ElementID
    /// The element's role.
    public internal(set) var role: ScreenRole
    /// The name; empty if it has none.
    public internal(set) var label = ""
    /// The value as text: a field's text, a slider's number, the selected item of a menu.
    public internal(set) var value: String?
    /// A field's placeholder.
    public internal(set) var placeholder: String?
    /// The accessibility hint.
    public internal(set) var hint: String?
    /// The identifier set by `accessibilityIdentifier(_:)`.
    public internal(set) var identifier: String?
    /// The frame in the window, in points.
    public internal(set) var frame = CGRect.zero
    /// False for elements that `disabled(_:)` turns off.
    public internal(set) var isEnabled = true
    /// Whether a toggle is on, a tab or row is selected, or a button is pressed in.
    public internal(set) var isSelected = false
    /// Whether it has the focus.
    public internal(set) var isFocused = false
    /// Whether a part of it is visible, rather than scrolled out of view.
    public internal(set) var isInSight = true
    /// Whether it can be used: no alert, sheet or menu covers it.
    public internal(set) var isInReach = true
    /// The level of a heading, 1 to 6.
    public internal(set) var headingLevel: Int?
    /// The items of a menu that the browser shows itself, as for a picker.
    public internal(set) var options: [String] = []
    /// The children, in reading order.
    public internal(set) var children: [ScreenElement] = []

    init(id: ElementID, role: ScreenRole) {
        self.id = id
        self.role = role
    }

    /// A group for elements without a common parent, such as those of a bar.
    package static func gathering(
        _ children: [ScreenElement], label: String, id: ElementID, role: ScreenRole = .group
    ) -> ScreenElement {
        let frame = children.reduce(CGRect.null) { $0.union($1.frame) }
        var group = unlisted(role, label: label, frame: frame, id: id)
        group.children = children
        return group
    }

    /// A part of the screen that isn't an element of the window.
    package static func unlisted(_ role: ScreenRole, label: String, frame: CGRect, id: ElementID) -> ScreenElement {
        var element = ScreenElement(id: id, role: role)
        element.label = label
        element.frame = frame
        return element
    }

    /// Whether a query by name may match this element.
    package func isCalled(_ name: String) -> Bool { label == name || identifier == name || placeholder == name }

    /// The element and its descendants, in depth-first order.
    public var all: [ScreenElement] { [self] + children.flatMap(\.all) }

    /// The texts of the element and its descendants, in reading order.
    public var texts: [String] {
        let own = role == .text || role == .heading ? [label] : []
        return own + children.flatMap(\.texts)
    }
}

/// The role of an element.
public enum ScreenRole: String, Sendable, CaseIterable {
    case window, group
    case text, heading, image, link, button
    case textField, secureField, textEditor
    case toggle, checkbox, radio, radioGroup, slider, stepper, picker, datePicker, colorPicker, fileField
    case progress, meter, status
    case list, row, scrollView, pages, toolbar
    case alert, confirmation, sheet, popover, menu, dialog
    /// The content of a client module, such as a SpriteKit scene.
    case scene

    /// Whether it is a text field.
    public var isField: Bool { [.textField, .secureField, .textEditor].contains(self) }

    /// Whether it is presented over the window.
    public var isPresented: Bool { [.alert, .confirmation, .sheet, .popover, .menu, .dialog].contains(self) }

    /// Whether its texts are its name, rather than separate elements.
    package var isNamedByWords: Bool {
        [.button, .link, .toggle, .checkbox, .radio, .fileField].contains(self)
    }

    /// The role in words: "text field".
    public var words: String {
        rawValue.reduce(into: "") { words, letter in
            words += letter.isUppercase ? " " + letter.lowercased() : String(letter)
        }
    }
}
