/// Separates the text of a growing reply from chat markup, of any model family and at any position. It returns text and
/// tool calls; a truncated or malformed call is an error.
///
/// A message boundary ends the reply: what follows would be another participant's message.
struct ReplyParser {
    enum Event: Equatable {
        case text(String)
        /// The arguments are JSON.
        case call(name: String, arguments: String)
    }

    private enum Place {
        case text
        /// After a message boundary at the beginning, where the role is.
        case header
        case thought
        case call(CallReader)
        case ended
    }

    /// Whether JSON without markup can be a call.
    private let readsObjects: Bool
    private var place = Place.text
    /// Bytes that aren't decided yet.
    private var held: [UInt8] = []
    private var hasSpoken = false
    private var hasCalled = false
    private var events: [Event] = []

    /// - Parameter hasTools: Whether tools were described to the model.
    init(hasTools: Bool) {
        readsObjects = hasTools
    }

    /// Parses more of the reply.
    ///
    /// - Throws: ``LanguageModelSession/GenerationError/decodingFailure(_:)``.
    mutating func append(_ piece: String) throws -> [Event] {
        held += piece.utf8
        return try advance(isEnd: false)
    }

    /// Returns the rest at the end of the reply.
    ///
    /// - Throws: ``LanguageModelSession/GenerationError/decodingFailure(_:)`` for a truncated call.
    mutating func finish() throws -> [Event] {
        try advance(isEnd: true)
    }

    /// Whether a piece would pass through unchanged.
    func isPlain(_ piece: String) -> Bool {
        guard case .text = place, held.isEmpty, !hasCalled else { return false }
        return !piece.utf8.contains(where: ReplyMark.mayBegin)
    }

    private var isThinking: Bool { if case .thought = place { true } else { false } }

    private mutating func advance(isEnd: Bool) throws -> [Event] {
        var rest = held[...]
        var goesOn = true
        while goesOn, !rest.isEmpty {
            switch place {
            case .text, .thought: goesOn = try takeText(&rest, isEnd: isEnd)
            case .header: goesOn = takeHeader(&rest, isEnd: isEnd)
            case .call(let reader): goesOn = try takeCall(reader, &rest)
            case .ended: rest = []
            }
        }
        held = Array(rest)
        if isEnd, case .call = place { throw Self.cutOff }
        defer { events = [] }
        return events
    }

    // MARK: Text

    /// - Returns: Whether parsing can continue; if not, more text is needed.
    private mutating func takeText(_ rest: inout ArraySlice<UInt8>, isEnd: Bool) throws -> Bool {
        let plain = rest.prefix { !ReplyMark.mayBegin(with: $0) }
        say(plain)
        rest = rest.dropFirst(plain.count)
        guard !rest.isEmpty else { return false }
        switch ReplyMark.match(rest, readsObjects: readsObjects && !isThinking) {
        case .none:
            say(rest.prefix(1))
            rest = rest.dropFirst()
        case .unfinished:
            guard isEnd else { return false }
            try sayUnfinished(rest)
            rest = []
        case .whole(let mark, let byteCount):
            try take(mark, rest.prefix(byteCount))
            rest = rest.dropFirst(byteCount)
        }
        return true
    }

    private mutating func take(_ mark: ReplyMark, _ text: ArraySlice<UInt8>) throws {
        if isThinking {
            if mark == .thoughtEnd || mark == .turn { place = .text }
            return
        }
        switch mark {
        case .call(let name): place = .call(CallReader(name: name))
        case .object:
            // The code fence is dropped with the call, or output if the JSON turns out to be data.
            fence = Array(text)
            place = .call(CallReader(isBare: true))
        case .thought: place = .thought
        case .callEnd, .thoughtEnd: break
        case .turn: place = hasSpoken || hasCalled ? .ended : .header
        case .prompt: throw decodingFailure("The reply repeats what its prompt says of tools.")
        }
    }

    /// Whether an unfinished mark at the end of the reply is a truncated call.
    private func isCall(_ text: ArraySlice<UInt8>) -> Bool {
        ["<tool", "</tool", "<func", "</func", "[TOOL", "{"].contains { text.starts(with: $0.utf8) }
            || text.first == UInt8(ascii: "`") && text.contains(UInt8(ascii: "{"))
    }

    private mutating func sayUnfinished(_ text: ArraySlice<UInt8>) throws {
        if isThinking { return }
        if isCall(text) { throw Self.cutOff }
        // The prefix of a special token is dropped: it is never part of an answer.
        if !text.starts(with: "<|".utf8) { say(text) }
    }

    private mutating func say(_ bytes: ArraySlice<UInt8>) {
        guard case .text = place, !bytes.isEmpty, !hasCalled else { return }
        let text = String(decoding: bytes, as: UTF8.self)
        hasSpoken = hasSpoken || !text.allSatisfy(\.isWhitespace)
        if case .text(let before)? = events.last {
            events[events.count - 1] = .text(before + text)
        } else {
            events.append(.text(text))
        }
    }

    // MARK: Headers

    private static let ownRoles: Set = ["assistant", "model"]
    private static let roles: Set = ["user", "system", "tool", "human", "ipython", "developer"]

    private mutating func takeHeader(_ rest: inout ArraySlice<UInt8>, isEnd: Bool) -> Bool {
        let line = rest.drop { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: " ") }
        let word = line.prefix { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0 | 0x20) }
        guard word.count < line.count || word.count > 12 || isEnd else { return false }
        let role = String(decoding: word, as: UTF8.self).lowercased()
        let next = line.dropFirst(word.count).first
        let isRole = next.map { "\n:<|".utf8.contains($0) } ?? true
        place = .text
        if isRole, Self.roles.contains(role) {
            place = .ended
        } else if isRole, Self.ownRoles.contains(role) {
            rest = line.dropFirst(word.count).drop { "\n: ".utf8.contains($0) }
        } else {
            rest = line
        }
        return true
    }

    // MARK: Calls

    private var fence: [UInt8] = []

    private mutating func takeCall(_ reader: CallReader, _ rest: inout ArraySlice<UInt8>) throws -> Bool {
        var reader = reader
        guard reader.hasBegun || rest.first == UInt8(ascii: "{") else { return try skipToCall(reader, &rest) }
        while let byte = rest.popFirst() {
            if reader.append(byte) {
                try finish(reader)
                return true
            }
        }
        place = .call(reader)
        return false
    }

    /// Skips to the brace with which a call's JSON begins.
    private mutating func skipToCall(_ reader: CallReader, _ rest: inout ArraySlice<UInt8>) throws -> Bool {
        switch ReplyMark.match(rest, readsObjects: true) {
        case .unfinished: return false
        case .whole(.call(let name), let byteCount):
            place = .call(CallReader(name: name ?? reader.name))
            rest = rest.dropFirst(byteCount)
        case .whole(.object, let byteCount) where byteCount > 0: rest = rest.dropFirst(byteCount)
        case .none where " \n\r\t[".utf8.contains(rest[rest.startIndex]): rest = rest.dropFirst()
        default: throw decodingFailure("A call of a tool holds no JSON.", from: String(decoding: rest, as: UTF8.self))
        }
        return true
    }

    private mutating func finish(_ reader: CallReader) throws {
        place = .text
        switch try reader.result() {
        case .call(let name, let arguments):
            hasCalled = true
            events.append(.call(name: name, arguments: arguments))
        case .data: say((fence + reader.json)[...])
        }
        fence = []
    }

    private static let cutOff = decodingFailure("A call of a tool was cut off.")
}
