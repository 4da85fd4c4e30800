extension Page {
    /// Types each character as a key press; characters without a key are pasted.
    public func type(_ text: String) async throws {
        for character in text {
            if let key = Key(named: String(character)), character.isASCII {
                try await driver.press(key, modifiers: [])
            } else {
                try await driver.insert(String(character))
            }
        }
    }

    public enum Modifier: Int, Sendable { case option = 1, control = 2, command = 4, shift = 8 }

    /// Presses and releases a key, named as in `KeyboardEvent.key`: `Enter`, `Tab`, `ArrowLeft`, `a`…
    public func press(_ key: String, modifiers: [Modifier] = []) async throws {
        guard let known = Key(named: key) else { throw BrowserError.unknownKey(key) }
        try await driver.press(known, modifiers: modifiers)
    }

    /// Presses keys at a human pace: before each key, the page has received the host's reaction to the previous one. Races
    /// between faster key presses aren't tested by this.
    public func pressUnhurried(_ keys: String..., pause: Duration = .milliseconds(250)) async throws {
        for key in keys {
            try await press(key)
            try await Task.sleep(for: pause)
        }
    }

    // MARK: Input methods

    /// Sets an input method's composition text in the focused field, before it is committed.
    public func setComposition(_ text: String) async throws { try await driver.setComposition(text) }

    /// Commits the composition as the given text.
    public func commitComposition(_ text: String) async throws { try await driver.commitComposition(text) }

    /// Composes text character by character and commits it, optionally as another text (kana becoming kanji).
    public func compose(_ reading: String, committing text: String? = nil) async throws {
        for length in 1...max(1, reading.count) { try await setComposition(String(reading.prefix(length))) }
        try await commitComposition(text ?? reading)
    }
}
