/// The tokens that are matched in a text by their name before any merging: control tokens, and texts that are always one token.
struct SpecialTokens: Sendable {
    /// The special tokens that a fragment of text may contain.
    enum Allowed: Sendable {
        /// All, including control tokens: for text of the program's own, never for a user's.
        case all
        /// Only texts that are always one token.
        case userDefined
        /// Only texts that are always one token, except these, which structure the conversation.
        case userDefinedExcept(Set<Token>)
    }

    enum Part {
        case text(ArraySlice<UInt8>)
        case special(Token)
    }

    /// Sorted by length, the longest first, so that none is mistaken for a shorter one that it contains.
    private let tokens: [(token: Token, name: ArraySlice<UInt8>, isUserDefined: Bool)]
    private let byName: [ArraySlice<UInt8>: Token]

    init(_ vocabulary: Vocabulary) {
        let kinds: Set<TokenKind> = [.control, .userDefined, .unknown]
        tokens = (0..<Token(vocabulary.count))
            .filter { kinds.contains(vocabulary.kind(of: $0)) && !vocabulary.bytes(of: $0).isEmpty }
            .map { ($0, vocabulary.bytes(of: $0), vocabulary.kind(of: $0) == .userDefined) }
            .sorted { ($1.name.count, $0.token) < ($0.name.count, $1.token) }
        byName = Dictionary(tokens.map { ($0.name, $0.token) }, uniquingKeysWith: { first, _ in first })
    }

    func token(named name: [UInt8]) -> Token? { byName[name[...]] }

    /// All tokens whose name occurs in a text.
    func tokens(namedIn text: [UInt8]) -> Set<Token> {
        Set(tokens.filter { text[...].firstRange(of: $0.name) != nil }.map(\.token))
    }

    func parts(of fragment: TextFragment) -> [Part] {
        var parts = [Part.text(fragment.bytes[...])]
        for (token, name, isUserDefined) in tokens where allows(token, isUserDefined, in: fragment) {
            // Most texts contain none, and one search of the whole is faster than one of each part.
            guard fragment.bytes[...].firstRange(of: name) != nil else { continue }
            parts = parts.flatMap { Self.split($0, at: name, token) }
        }
        return parts
    }

    private func allows(_ token: Token, _ isUserDefined: Bool, in fragment: TextFragment) -> Bool {
        switch fragment.allowed {
        case .all: true
        case .userDefined: isUserDefined
        case .userDefinedExcept(let exceptions): isUserDefined && !exceptions.contains(token)
        }
    }

    private static func split(_ part: Part, at name: ArraySlice<UInt8>, _ token: Token) -> [Part] {
        guard case .text(var text) = part else { return [part] }
        var parts: [Part] = []
        while let range = text.firstRange(of: name) {
            if range.lowerBound > text.startIndex { parts.append(.text(text[..<range.lowerBound])) }
            parts.append(.special(token))
            text = text[range.upperBound...]
        }
        return text.isEmpty ? parts : parts + [.text(text)]
    }
}

/// A part of a text, and the special tokens that it may contain.
struct TextFragment: Sendable {
    let bytes: [UInt8]
    let allowed: SpecialTokens.Allowed
}

extension ArraySlice<UInt8> {
    /// The first occurrence of another sequence of bytes.
    fileprivate func firstRange(of other: ArraySlice<UInt8>) -> Range<Int>? {
        guard let first = other.first, count >= other.count else { return nil }
        var start = startIndex
        while start <= endIndex - other.count, let found = self[start...(endIndex - other.count)].firstIndex(of: first)
        {
            if self[found..<found + other.count] == other { return found..<found + other.count }
            start = found + 1
        }
        return nil
    }
}
