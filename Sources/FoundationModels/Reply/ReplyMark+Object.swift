extension ReplyMark {
    /// Matches `{"name": …`, optionally after a code fence. The first key decides whether the JSON is a call; the match
    /// ends before the JSON.
    static func object(_ text: ArraySlice<UInt8>) -> Match {
        var rest = text
        if rest.first == UInt8(ascii: "`") {
            guard rest.count >= 3 else { return rest.allSatisfy { $0 == UInt8(ascii: "`") } ? .unfinished : .none }
            guard rest.starts(with: "```".utf8) else { return .none }
            rest = rest.dropFirst(3).drop { isLetter($0) || $0 == UInt8(ascii: "_") }
            rest = rest.drop(while: isSpace)
        }
        guard text.count - rest.count <= fenceLengthMax else { return .none }
        guard let first = rest.first else { return .unfinished }
        guard first == UInt8(ascii: "{") else { return .none }
        return switch key(behind: rest.dropFirst()) {
        case .none: .none
        case .unfinished: .unfinished
        case .found: .whole(.object, byteCount: text.count - rest.count)
        }
    }

    private enum Key { case none, unfinished, found }

    private static func key(behind text: ArraySlice<UInt8>) -> Key {
        let quoted = text.drop(while: isSpace)
        guard text.count - quoted.count <= fenceLengthMax else { return .none }
        guard let quote = quoted.first else { return .unfinished }
        guard quote == UInt8(ascii: "\"") else { return .none }
        let name = quoted.dropFirst().prefix(while: isLetter)
        guard let end = quoted.dropFirst(name.count + 1).first else {
            return keys.contains { $0.utf8.starts(with: name) } ? .unfinished : .none
        }
        return end == UInt8(ascii: "\"") && keys.contains(String(decoding: name, as: UTF8.self)) ? .found : .none
    }

    private static let keys: Set = ["name", "type", "function", "arguments", "parameters"]
    /// The maximum length of white space or of a fence that is skipped.
    private static let fenceLengthMax = 48

    private static func isSpace(_ byte: UInt8) -> Bool { " \n\r\t".utf8.contains(byte) }
    private static func isLetter(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }
}
