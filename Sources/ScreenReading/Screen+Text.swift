import Foundation

extension Screen {
    /// The screen as text, with an indented line for each element: for people, snapshots and programs.
    ///
    ///     window "Notes" 390 × 844
    ///       heading "Groceries"
    ///       text field "New item" = "Milk" (focused)
    ///       button "Add" (disabled)
    public var text: String {
        let size = "\(Int(root.frame.width)) × \(Int(root.frame.height))"
        return (["window \"\(root.label)\" \(size)"] + root.children.flatMap { $0.lines(depth: 1) }).joined(
            separator: "\n")
            + "\n"
    }
}

extension ScreenElement {
    /// The element and its descendants, in the format of `Screen.text`.
    public var text: String { lines(depth: 0).joined(separator: "\n") + "\n" }

    /// The role and name: `text field "New item"`; the identifier if it has no name.
    public var name: String {
        let name = label.isEmpty ? identifier.map { "#" + $0 } : quoted(label)
        return [role.words, name].compactMap(\.self).joined(separator: " ")
    }

    /// The element alone, in one line: `text field "New item" = "Milk" (focused)`.
    public var summary: String {
        var words = [role.words]
        if !label.isEmpty { words.append(quoted(label)) }
        if let value, !value.isEmpty { words.append("= " + quoted(value)) }
        if let identifier { words.append("#" + identifier) }
        let states = states
        if !states.isEmpty { words.append("(" + states.joined(separator: ", ") + ")") }
        return words.joined(separator: " ")
    }

    private var states: [String] {
        var states: [String] = []
        switch role {
        case .toggle, .checkbox: states.append(isSelected ? "on" : "off")
        default: if isSelected { states.append("selected") }
        }
        if !isEnabled { states.append("disabled") }
        if isFocused { states.append("focused") }
        if !isInSight { states.append("out of sight") }
        return states
    }

    fileprivate func lines(depth: Int) -> [String] {
        let line = String(repeating: "  ", count: depth) + summary + (isInReach ? "" : " (behind)")
        return [line] + childrenToTell.flatMap { $0.lines(depth: depth + 1) }
    }

    /// The children, without those whose words are already the element's name.
    private var childrenToTell: [ScreenElement] {
        guard role.isNamedByWords else { return children }
        return children.filter { ![.text, .image].contains($0.role) || $0.identifier != nil }
    }

    private func quoted(_ text: String) -> String {
        "\"" + text.replacingOccurrences(of: "\n", with: "\\n") + "\""
    }
}
