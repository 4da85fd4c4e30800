extension Page {
    /// Types each character as a key press; characters without a key are inserted as by a paste.
    public func type(_ text: String) async throws {
        for character in text {
            if let key = Key(named: String(character)), character.isASCII {
                try await press(key, modifiers: [])
            } else {
                try await send("Input.insertText", ["text": .string(String(character))])
            }
        }
    }

    public enum Modifier: Int, Sendable { case option = 1, control = 2, command = 4, shift = 8 }

    /// Presses and releases a key, named as in `KeyboardEvent.key`: `Enter`, `Tab`, `ArrowLeft`, `a`…
    public func press(_ key: String, modifiers: [Modifier] = []) async throws {
        guard let known = Key(named: key) else { throw BrowserError.unknownKey(key) }
        try await press(known, modifiers: modifiers)
    }

    /// Presses keys at a human pace: before the next one the page has the host's reaction to the last. Races between
    /// faster key presses are beyond what this can test.
    public func pressUnhurried(_ keys: String..., pause: Duration = .milliseconds(250)) async throws {
        for key in keys {
            try await press(key)
            try await Task.sleep(for: pause)
        }
    }

    private func press(_ key: Key, modifiers: [Modifier]) async throws {
        var event: [String: JSON] = [
            "key": .string(key.name), "code": .string(key.code), "windowsVirtualKeyCode": .number(Double(key.number)),
            "modifiers": .number(Double(modifiers.reduce(0) { $0 | $1.rawValue })),
        ]
        let isShortcut = modifiers.contains { $0 != .shift }
        event["type"] = key.text == nil || isShortcut ? "rawKeyDown" : "keyDown"
        if let text = key.text, !isShortcut { event["text"] = .string(text) }
        try await send("Input.dispatchKeyEvent", .object(event))
        event["type"] = "keyUp"
        event["text"] = nil
        try await send("Input.dispatchKeyEvent", .object(event))
    }

    // MARK: Input methods

    /// Sets an input method's composition text in the focused field, before it is committed.
    public func setComposition(_ text: String) async throws {
        let end = JSON.number(Double(text.utf16.count))
        try await send(
            "Input.imeSetComposition", ["text": .string(text), "selectionStart": end, "selectionEnd": end])
    }

    /// Commits the composition as the given text.
    public func commitComposition(_ text: String) async throws {
        try await send("Input.insertText", ["text": .string(text)])
    }

    /// Composes text character by character and commits it, optionally as another text (kana becoming kanji).
    public func compose(_ reading: String, committing text: String? = nil) async throws {
        for length in 1...max(1, reading.count) { try await setComposition(String(reading.prefix(length))) }
        try await commitComposition(text ?? reading)
    }
}

/// A key in the form of the DevTools protocol.
private struct Key {
    var name: String
    var code: String
    /// The Windows virtual key code.
    var number: Int
    var text: String?

    private static let named: [String: (code: String, number: Int, text: String?)] = [
        "Enter": ("Enter", 13, "\r"), "Tab": ("Tab", 9, nil), "Escape": ("Escape", 27, nil),
        "Backspace": ("Backspace", 8, nil), "Delete": ("Delete", 46, nil), " ": ("Space", 32, " "),
        "ArrowLeft": ("ArrowLeft", 37, nil), "ArrowUp": ("ArrowUp", 38, nil), "ArrowRight": ("ArrowRight", 39, nil),
        "ArrowDown": ("ArrowDown", 40, nil), "Home": ("Home", 36, nil), "End": ("End", 35, nil),
        "PageUp": ("PageUp", 33, nil), "PageDown": ("PageDown", 34, nil),
    ]

    init?(named name: String) {
        self.name = name
        if let key = Self.named[name] {
            (code, number, text) = key
        } else if name.count == 1, let character = name.first, let ascii = character.asciiValue, ascii > 32 {
            let upper = character.uppercased()
            code = character.isLetter ? "Key\(upper)" : character.isNumber ? "Digit\(character)" : ""
            // Key codes of punctuation overlap with those of letters and arrows; no code is better than a wrong one.
            number = character.isLetter || character.isNumber ? Int(upper.unicodeScalars.first?.value ?? 0) : 0
            text = name
        } else {
            return nil
        }
    }
}
