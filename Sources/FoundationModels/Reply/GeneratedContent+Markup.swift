extension GeneratedContent {
    /// Checks that no text contains chat markup.
    ///
    /// - Throws: ``LanguageModelSession/GenerationError/decodingFailure(_:)``, if one does: such a text isn't meant for
    ///   users.
    func checkFreeOfMarkup() throws {
        switch kind {
        case .string(let text):
            if ReplyMark.isFound(in: text) { throw decodingFailure("A text holds markup of a conversation.") }
        case .array(let elements): for element in elements { try element.checkFreeOfMarkup() }
        case .structure(let properties, _): for value in properties.values { try value.checkFreeOfMarkup() }
        case .null, .bool, .number: break
        }
    }
}

extension ReplyMark {
    fileprivate static func isFound(in text: String) -> Bool {
        let bytes = Array(text.utf8)
        return bytes.indices.contains { index in
            guard mayBegin(with: bytes[index]) else { return false }
            if case .whole = match(bytes[index...], readsObjects: false) { return true }
            return false
        }
    }
}
