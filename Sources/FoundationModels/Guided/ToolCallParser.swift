import Inference
import JSONSyntax

/// Splits a growing reply that matches ``ToolCallGrammar`` into text and calls.
struct ToolCallParser {
    /// The result of parsing a piece.
    enum Event: Equatable {
        case text(String)
        /// A complete call, with its arguments as JSON.
        case call(name: String, arguments: GeneratedContent)
    }

    private enum Place {
        case text
        /// Before a call's JSON: only markup is expected.
        case beforeCall
        /// Within a call, with the count of its open brackets.
        case call(JSONBrackets)
    }

    /// The marker with which the first call begins: markup, or the beginning of its JSON.
    private let sign: [UInt8]
    private let signIsMarkup: Bool
    private let markup: ToolMarkup
    private var place = Place.text
    /// Bytes that aren't decided yet: a prefix of the marker, or a call's JSON.
    private var pending: [UInt8] = []
    private var callCount = 0
    /// The markup before a call's JSON. It contains the name if the JSON doesn't.
    private var beforeCall: [UInt8] = []

    init(_ markup: ToolMarkup) {
        sign = Array(markup.sign.utf8)
        signIsMarkup = !markup.opening.isEmpty
        self.markup = markup
    }

    /// Parses more of the reply.
    ///
    /// - Throws: ``LanguageModelSession/GenerationError/decodingFailure(_:)`` if a call is malformed.
    mutating func append(_ piece: String) throws -> [Event] {
        var events: [Event] = []
        var text: [UInt8] = []
        for byte in piece.utf8 {
            switch place {
            case .text:
                pending.append(byte)
                appendText(&text)
            case .beforeCall:
                guard byte == UInt8(ascii: "{") else {
                    beforeCall.append(byte)
                    continue
                }
                pending = [byte]
                place = .call(JSONBrackets(depth: 1))
            case .call(var brackets):
                pending.append(byte)
                let isEnd = brackets.close(with: byte)
                place = .call(brackets)
                if isEnd { events.append(try finishCall()) }
            }
        }
        // Text comes before all calls.
        return (text.isEmpty ? [] : [.text(String(decoding: text, as: UTF8.self))]) + events
    }

    /// Returns the rest at the end of the reply: text that is a prefix of the marker.
    ///
    /// - Throws: ``LanguageModelSession/GenerationError/decodingFailure(_:)`` for a truncated call.
    mutating func finish() throws -> [Event] {
        defer { pending.removeAll() }
        switch place {
        case .text: break
        case .beforeCall where callCount > 0: return []
        case .beforeCall, .call: throw decodingFailure("A call of a tool was cut off.")
        }
        guard !pending.isEmpty else { return [] }
        return [.text(String(decoding: pending, as: UTF8.self))]
    }

    /// Outputs the bytes that can no longer be part of the marker.
    private mutating func appendText(_ text: inout [UInt8]) {
        if pending == sign { return begin() }
        while !pending.isEmpty, !sign.starts(with: pending) { text.append(pending.removeFirst()) }
    }

    private mutating func begin() {
        if signIsMarkup {
            pending.removeAll()
            place = .beforeCall
        } else {
            // The marker ends after the colon of the name.
            place = .call(JSONBrackets(depth: 1))
        }
    }

    private mutating func finishCall() throws -> Event {
        defer { pending.removeAll() }
        place = .beforeCall
        callCount += 1
        defer { beforeCall.removeAll() }
        let call = try GeneratedContent(parsing: String(decoding: pending, as: UTF8.self))
        guard let key = markup.call.argumentsKey else { return .call(name: try nameBeforeCall(), arguments: call) }
        return .call(
            name: try call.value(String.self, forProperty: "name"),
            arguments: try call.value(GeneratedContent.self, forProperty: key))
    }

    /// The name between the markup before a call and that before its arguments.
    private func nameBeforeCall() throws -> String {
        let text = String(decoding: beforeCall, as: UTF8.self)
        guard let name = markup.name(in: text, isFirst: callCount == 1) else {
            throw decodingFailure("A call of a tool has no name.", from: text)
        }
        return name
    }
}
