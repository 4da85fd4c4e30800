/// Splits a reply that is kept to ``ToolCallMarkup`` into text and calls, while it grows.
struct ToolCallParser {
    /// What a piece of a reply turned out to be.
    enum Event: Equatable {
        case text(String)
        /// A whole call, with its arguments as JSON.
        case call(name: String, arguments: GeneratedContent)
    }

    private enum Place {
        case text
        /// Within a call: how many brackets are open, and whether they are in a string, behind a backslash.
        case call(depth: Int, isInString: Bool, isEscaped: Bool)
        /// Behind a call's JSON, until its closing marker.
        case afterCall
        /// Behind a call, where only line breaks and further calls can follow.
        case betweenCalls
    }

    private static let open = Array(ToolCallMarkup.open.utf8)
    private static let close = Array(ToolCallMarkup.close.utf8)

    private var place = Place.text
    /// What may still turn out to be something else: the beginning of a marker, or a call's JSON.
    private var pending: [UInt8] = []

    /// Takes more of the reply.
    ///
    /// - Throws: ``LanguageModelSession/GenerationError/decodingFailure(_:)`` if a call makes no sense.
    mutating func append(_ piece: String) throws -> [Event] {
        var events: [Event] = []
        var text: [UInt8] = []
        for byte in piece.utf8 {
            pending.append(byte)
            switch place {
            case .text: appendText(&text)
            case .betweenCalls: if hasMarker(Self.open) { begin() }
            case .afterCall: if hasMarker(Self.close) { place = .betweenCalls }
            case .call(let depth, let isInString, let isEscaped):
                if try appendCall(byte, depth, isInString, isEscaped) { events.append(try finishCall()) }
            }
        }
        // Text comes before all calls.
        return (text.isEmpty ? [] : [.text(String(decoding: text, as: UTF8.self))]) + events
    }

    /// What is left at the end of the reply: text that began like a marker.
    mutating func finish() -> [Event] {
        defer { pending.removeAll() }
        guard case .text = place, !pending.isEmpty else { return [] }
        return [.text(String(decoding: pending, as: UTF8.self))]
    }

    /// Gives out what can't become a marker any more.
    private mutating func appendText(_ text: inout [UInt8]) {
        if pending == Self.open { return begin() }
        while !pending.isEmpty, !Self.open.starts(with: pending) { text.append(pending.removeFirst()) }
    }

    /// Drops what can't become a marker, and says whether the marker is there.
    private mutating func hasMarker(_ marker: [UInt8]) -> Bool {
        while !pending.isEmpty, !marker.starts(with: pending) { pending.removeFirst() }
        guard pending == marker else { return false }
        pending.removeAll()
        return true
    }

    private mutating func begin() {
        pending.removeAll()
        place = .call(depth: 0, isInString: false, isEscaped: false)
    }

    /// Follows a call's JSON by a byte, and says whether it ends there.
    private mutating func appendCall(
        _ byte: UInt8, _ depth: Int, _ isInString: Bool, _ isEscaped: Bool
    ) throws -> Bool {
        var depth = depth, isInside = isInString
        switch byte {
        case _ where isEscaped: break
        case UInt8(ascii: "\""): isInside.toggle()
        case UInt8(ascii: "{") where !isInside, UInt8(ascii: "[") where !isInside: depth += 1
        case UInt8(ascii: "}") where !isInside, UInt8(ascii: "]") where !isInside: depth -= 1
        default: break
        }
        let isBackslash = isInString && !isEscaped && byte == UInt8(ascii: "\\")
        place = .call(depth: depth, isInString: isInside, isEscaped: isBackslash)
        return depth == 0 && byte == UInt8(ascii: "}") && !isInside
    }

    private mutating func finishCall() throws -> Event {
        defer { pending.removeAll() }
        place = .afterCall
        let call = try GeneratedContent(json: String(decoding: pending, as: UTF8.self))
        return .call(
            name: try call.value(String.self, forProperty: "name"),
            arguments: try call.value(GeneratedContent.self, forProperty: "arguments"))
    }
}
