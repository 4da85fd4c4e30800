import Inference
import JSONSyntax

/// Splits a reply that is kept to ``ToolCallGrammar`` into text and calls, while it grows.
struct ToolCallParser {
    /// What a piece of a reply turned out to be.
    enum Event: Equatable {
        case text(String)
        /// A whole call, with its arguments as JSON.
        case call(name: String, arguments: GeneratedContent)
    }

    private enum Place {
        case text
        /// Before a call's JSON, where only markup stands.
        case beforeCall
        /// Within a call, whose open brackets are counted.
        case call(JSONBrackets)
    }

    /// What the first call begins with: markup, or itself.
    private let sign: [UInt8]
    private let signIsMarkup: Bool
    private let markup: ToolMarkup
    private var place = Place.text
    /// What may still turn out to be something else: the beginning of the sign, or a call's JSON.
    private var pending: [UInt8] = []
    private var callCount = 0
    /// The markup before a call's JSON, which holds the name where that is no part of it.
    private var beforeCall: [UInt8] = []

    init(_ markup: ToolMarkup) {
        sign = Array(markup.sign.utf8)
        signIsMarkup = !markup.opening.isEmpty
        self.markup = markup
    }

    /// Takes more of the reply.
    ///
    /// - Throws: ``LanguageModelSession/GenerationError/decodingFailure(_:)`` if a call makes no sense.
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

    /// What is left at the end of the reply: text that began like a marker.
    ///
    /// - Throws: ``LanguageModelSession/GenerationError/decodingFailure(_:)`` if it is a call that was cut off.
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

    /// Gives out what can't become the sign any more.
    private mutating func appendText(_ text: inout [UInt8]) {
        if pending == sign { return begin() }
        while !pending.isEmpty, !sign.starts(with: pending) { text.append(pending.removeFirst()) }
    }

    private mutating func begin() {
        if signIsMarkup {
            pending.removeAll()
            place = .beforeCall
        } else {
            // The sign ends behind the name's colon.
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

    /// The name that stands between the markup before a call and that before its arguments.
    private func nameBeforeCall() throws -> String {
        let text = String(decoding: beforeCall, as: UTF8.self)
        guard let name = markup.name(in: text, isFirst: callCount == 1) else {
            throw decodingFailure("A call of a tool has no name.", from: text)
        }
        return name
    }
}
