import CoreGraphics
import DisplayList
import Foundation

/// One element of a window's screen as assistive technology meets it: what it is, what it is called, and where it is.
///
/// A value, read at one moment: it doesn't change when the screen does.
public struct ScreenElement: Sendable {
    /// Names the element for as long as it is on the screen.
    package let id: ElementID
    /// What the element is.
    public internal(set) var role: ScreenRole
    /// What it is called; empty where it has no name.
    public internal(set) var label = ""
    /// Its value in words: a field's text, a slider's number, the chosen line of a menu.
    public internal(set) var value: String?
    /// What a field says while it is empty.
    public internal(set) var placeholder: String?
    /// What happens when it is used.
    public internal(set) var hint: String?
    /// What `accessibilityIdentifier(_:)` names it.
    public internal(set) var identifier: String?
    /// Where it is in the window, in points.
    public internal(set) var frame = CGRect.zero
    /// False for what `disabled(_:)` turned off.
    public internal(set) var isEnabled = true
    /// Whether it is on (a toggle), chosen among others (a tab, a row), or pressed in.
    public internal(set) var isSelected = false
    /// Whether it has the keyboard.
    public internal(set) var isFocused = false
    /// Whether some of it can be seen: it isn't scrolled out of sight.
    public internal(set) var isInSight = true
    /// Whether it can be worked: no alert, sheet or menu lies over it.
    public internal(set) var isInReach = true
    /// 1 to 6 for a heading.
    public internal(set) var headingLevel: Int?
    /// The lines that a menu of the browser's own offers, such as a picker's.
    public internal(set) var options: [String] = []
    /// What is in it, in the order in which it is read.
    public internal(set) var children: [ScreenElement] = []

    init(id: ElementID, role: ScreenRole) {
        self.id = id
        self.role = role
    }

    /// A group of elements that no single element holds, such as those of a bar.
    package static func gathering(
        _ children: [ScreenElement], label: String, id: ElementID, role: ScreenRole = .group
    ) -> ScreenElement {
        let frame = children.reduce(CGRect.null) { $0.union($1.frame) }
        var group = unlisted(role, label: label, frame: frame, id: id)
        group.children = children
        return group
    }

    /// What is on a screen without an element of the window's.
    package static func unlisted(_ role: ScreenRole, label: String, frame: CGRect, id: ElementID) -> ScreenElement {
        var element = ScreenElement(id: id, role: role)
        element.label = label
        element.frame = frame
        return element
    }

    /// Whether a query that names an element may mean this one.
    package func isCalled(_ name: String) -> Bool { label == name || identifier == name || placeholder == name }

    /// The element and all in it, each before what is in it.
    public var all: [ScreenElement] { [self] + children.flatMap(\.all) }

    /// What it and all in it say, in the order in which it is read.
    public var texts: [String] {
        let own = role == .text || role == .heading ? [label] : []
        return own + children.flatMap(\.texts)
    }
}

/// What an element of a screen is.
public enum ScreenRole: String, Sendable, CaseIterable {
    case window, group
    case text, heading, image, link, button
    case textField, secureField, textEditor
    case toggle, checkbox, radio, radioGroup, slider, stepper, picker, datePicker, colorPicker, fileField
    case progress, meter, status
    case list, row, scrollView, pages, toolbar
    case alert, confirmation, sheet, popover, menu, dialog
    /// What a client module draws, such as SpriteKit's scenes.
    case scene

    /// Whether it holds the keyboard for a text.
    public var isField: Bool { [.textField, .secureField, .textEditor].contains(self) }

    /// Whether it lies over the window.
    public var isPresented: Bool { [.alert, .confirmation, .sheet, .popover, .menu, .dialog].contains(self) }

    /// Whether its words are its name, rather than elements that are read one by one.
    package var isNamedByWords: Bool {
        [.button, .link, .toggle, .checkbox, .radio, .fileField].contains(self)
    }

    /// As a sentence says it: "text field".
    public var words: String {
        rawValue.reduce(into: "") { words, letter in
            words += letter.isUppercase ? " " + letter.lowercased() : String(letter)
        }
    }
}
