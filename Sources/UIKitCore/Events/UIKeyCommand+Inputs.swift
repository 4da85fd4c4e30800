// Keys without a character.
extension UIKeyCommand {
    /// The up arrow.
    public nonisolated static let inputUpArrow = "UIKeyInputUpArrow"
    /// The down arrow.
    public nonisolated static let inputDownArrow = "UIKeyInputDownArrow"
    /// The left arrow.
    public nonisolated static let inputLeftArrow = "UIKeyInputLeftArrow"
    /// The right arrow.
    public nonisolated static let inputRightArrow = "UIKeyInputRightArrow"
    /// Escape.
    public nonisolated static let inputEscape = "UIKeyInputEscape"
    /// Page Up.
    public nonisolated static let inputPageUp = "UIKeyInputPageUp"
    /// Page Down.
    public nonisolated static let inputPageDown = "UIKeyInputPageDown"
    /// Home.
    public nonisolated static let inputHome = "UIKeyInputHome"
    /// End.
    public nonisolated static let inputEnd = "UIKeyInputEnd"
    /// Delete, which deletes forwards. "\u{8}" is the backspace key.
    public nonisolated static let inputDelete = "UIKeyInputDelete"
    /// F1.
    public nonisolated static let f1 = "UIKeyInputF1"
    /// F2.
    public nonisolated static let f2 = "UIKeyInputF2"
    /// F3.
    public nonisolated static let f3 = "UIKeyInputF3"
    /// F4.
    public nonisolated static let f4 = "UIKeyInputF4"
    /// F5.
    public nonisolated static let f5 = "UIKeyInputF5"
    /// F6.
    public nonisolated static let f6 = "UIKeyInputF6"
    /// F7.
    public nonisolated static let f7 = "UIKeyInputF7"
    /// F8.
    public nonisolated static let f8 = "UIKeyInputF8"
    /// F9.
    public nonisolated static let f9 = "UIKeyInputF9"
    /// F10.
    public nonisolated static let f10 = "UIKeyInputF10"
    /// F11.
    public nonisolated static let f11 = "UIKeyInputF11"
    /// F12.
    public nonisolated static let f12 = "UIKeyInputF12"

    /// The constants, by the browser's names of the keys: `KeyboardEvent.key`, and `code` as well.
    nonisolated static let inputs = [
        "ArrowUp": inputUpArrow, "ArrowDown": inputDownArrow, "ArrowLeft": inputLeftArrow,
        "ArrowRight": inputRightArrow, "Escape": inputEscape, "PageUp": inputPageUp, "PageDown": inputPageDown,
        "Home": inputHome, "End": inputEnd, "Delete": inputDelete, "F1": f1, "F2": f2, "F3": f3, "F4": f4, "F5": f5,
        "F6": f6, "F7": f7, "F8": f8, "F9": f9, "F10": f10, "F11": f11, "F12": f12,
    ]
    private nonisolated static let names = Dictionary(uniqueKeysWithValues: inputs.map { ($1, $0) })
        .merging(["\r": "Enter", "\n": "Enter", "\t": "Tab", "\u{8}": "Backspace", "\u{1B}": "Escape"]) { $1 }

    /// The browser's name of a key, `KeyboardEvent.key`; nil if the input isn't one key.
    private nonisolated static func name(_ input: String) -> String? {
        names[input] ?? (input.count == 1 ? input.lowercased() : nil)
    }

    /// The keys of the command and of its alternates, each with its method: `KeyboardEvent.key`, then the names of modifiers
    /// in a display list.
    package var shortcuts: [(keys: [String], action: Selector)] {
        guard let name = input.flatMap(Self.name) else { return [] }
        return [([name] + modifierFlags.words, action)]
            + alternates.map { ([name] + modifierFlags.union($0.modifierFlags).words, $0.action) }
    }
}

extension UIKeyModifierFlags {
    /// The keys' names in a display list.
    fileprivate var words: [String] {
        let all: [(UIKeyModifierFlags, String)] = [
            (.shift, "shift"), (.control, "control"), (.alternate, "option"), (.command, "command"),
        ]
        return all.filter { contains($0.0) }.map(\.1)
    }
}
