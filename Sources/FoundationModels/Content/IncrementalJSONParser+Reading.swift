import JSONSyntax

// The loop over the bytes of a piece.

extension IncrementalJSONParser {
    mutating func read(_ bytes: UnsafeBufferPointer<UInt8>) throws {
        var position = 0
        while position < bytes.count {
            switch state {
            case .text: position = try readText(bytes, from: position)
            case .escape:
                try readEscape(bytes[position], bytes, at: position)
                position += 1
            case .number: position = try readNumber(bytes, from: position)
            case .word: position = try readWord(bytes, from: position)
            default:
                switch bytes[position] {
                case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\t"): position += 1
                default: position = try readToken(bytes, at: position)
                }
            }
        }
    }

    /// Reads punctuation or the first byte of a value; returns the position after it.
    private mutating func readToken(_ bytes: UnsafeBufferPointer<UInt8>, at position: Int) throws -> Int {
        let byte = bytes[position]
        switch state {
        case .value: return try beginValue(byte, bytes, at: position)
        case .valueOrClose:
            guard byte == UInt8(ascii: "]") else { return try beginValue(byte, bytes, at: position) }
            close()
            return position + 1
        case .nameOrClose where byte == UInt8(ascii: "}"):
            close()
            return position + 1
        case .name, .nameOrClose:
            guard byte == UInt8(ascii: "\"") else { throw unexpected(bytes, position, "Expected a key, found") }
            if let end = readExpectedName(bytes, at: position) { return end }
            text.begin(isName: true, id: 0)
            state = .text
            return position + 1
        case .colon:
            guard byte == UInt8(ascii: ":") else { throw unexpected(bytes, position, "Expected a colon, found") }
            state = .value
            return position + 1
        case .commaOrClose: return try readCommaOrClose(byte, bytes, at: position)
        default: throw unexpected(bytes, position, "After the value, there is")
        }
    }

    private mutating func readCommaOrClose(
        _ byte: UInt8, _ bytes: UnsafeBufferPointer<UInt8>, at position: Int
    ) throws -> Int {
        let isStructure = frames[frames.count - 1].isStructure
        if byte == UInt8(ascii: ",") {
            state = isStructure ? .name : .value
        } else if byte == (isStructure ? UInt8(ascii: "}") : UInt8(ascii: "]")) {
            close()
        } else {
            throw unexpected(bytes, position, "Expected a comma, found")
        }
        return position + 1
    }

    private mutating func beginValue(
        _ byte: UInt8, _ bytes: UnsafeBufferPointer<UInt8>, at position: Int
    ) throws -> Int {
        switch byte {
        case UInt8(ascii: "\""):
            text.begin(isName: false, id: nextID())
            state = .text
            hasChanged = true
            return position + 1
        case UInt8(ascii: "{"): try open(isStructure: true, at: position)
        case UInt8(ascii: "["): try open(isStructure: false, at: position)
        case UInt8(ascii: "t"): begin(.true)
        case UInt8(ascii: "f"): begin(.false)
        case UInt8(ascii: "n"): begin(.null)
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
            number.begin()
            state = .number
            return position
        default: throw unexpected(bytes, position, "Where a value should be, there is")
        }
        return position + 1
    }

    func unexpected(_ bytes: UnsafeBufferPointer<UInt8>, _ position: Int, _ description: String) -> any Error {
        let rest = String(decoding: bytes[position..<min(position + 4, bytes.count)], as: UTF8.self)
        return failure("\(description) \"\(rest.first ?? "?")\"", at: position)
    }
}

// MARK: - Words and numbers

extension IncrementalJSONParser {
    enum Word {
        case `true`, `false`, null

        var bytes: StaticString {
            switch self {
            case .true: "true"
            case .false: "false"
            case .null: "null"
            }
        }

        var value: GeneratedValue {
            switch self {
            case .true: .bool(true)
            case .false: .bool(false)
            case .null: .null
            }
        }
    }

    private mutating func begin(_ word: Word) {
        self.word = word
        wordCount = 1
        state = .word
    }

    private mutating func readWord(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) throws -> Int {
        let letters = word.bytes
        var position = start
        while position < bytes.count, wordCount < letters.utf8CodeUnitCount {
            guard bytes[position] == letters.utf8Start[wordCount] else {
                throw failure("Expected \(letters)", at: position)
            }
            position += 1
            wordCount += 1
        }
        if wordCount == letters.utf8CodeUnitCount { complete(word.value, id: nextID()) }
        return position
    }

    private mutating func readNumber(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) throws -> Int {
        let end = number.read(bytes, from: start)
        guard end < bytes.count else {
            number.keep(bytes[start..<end])
            return end
        }
        guard number.mayEnd else { throw unexpected(bytes, end, "Expected a digit, found") }
        complete(.number(number.take(bytes[start..<end])), id: nextID())
        return end
    }
}

// MARK: - Strings

extension IncrementalJSONParser {
    private mutating func readText(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) throws -> Int {
        let end = bytes.endOfPlainJSON(from: start)
        if end > start, !text.isName { hasChanged = true }
        guard end < bytes.count else {
            text.append(bytes[start..<end])
            return end
        }
        switch bytes[end] {
        case UInt8(ascii: "\""):
            let string = text.take(bytes[start..<end])
            if text.isName { completeName(string) } else { complete(.string(string), id: text.id) }
        case UInt8(ascii: "\\"):
            text.append(bytes[start..<end])
            state = .escape
        default: throw failure("A control character stands in a string unescaped", at: end)
        }
        return end + 1
    }

    private mutating func readEscape(
        _ byte: UInt8, _ bytes: UnsafeBufferPointer<UInt8>, at position: Int
    ) throws {
        switch text.readEscape(byte) {
        case .unfinished: break
        case .finished:
            state = .text
            if !text.isName { hasChanged = true }
        case .unknown: throw failure("There is no such escape sequence", at: position)
        case .noDigit: throw failure("Expected four hexadecimal digits", at: position)
        }
    }
}
