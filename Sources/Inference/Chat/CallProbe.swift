import ChatTemplates

/// Finds out how a template writes tool calls, by comparing three conversations: one with an answer, one with a call in its
/// place, and one with two calls.
struct CallProbe {
    static let answer = "§"
    static let names = ["kissa_first", "kissa_second"]
    static let arguments = #"{"kissa_key": "kissa-value"}"#

    private typealias Text = ArraySlice<Unicode.Scalar>

    private let answered: Text
    private let called: Text
    private let calledTwice: Text?

    init(answered: String, called: String, calledTwice: String?) {
        self.answered = Array(answered.unicodeScalars)[...]
        self.called = Array(called.unicodeScalars)[...]
        self.calledTwice = calledTwice.map { Array($0.unicodeScalars)[...] }
    }

    /// The range of a call, and its markup.
    private struct Found {
        /// The whole call: the object, or the name and the arguments after it.
        let range: Range<Int>
        let call: ToolMarkup.Call
    }

    /// Nil if calls aren't JSON.
    var markup: ToolMarkup? {
        guard let found = Self.find(Self.names[0], in: called) else { return nil }
        // The texts are equal before the answer, and after it.
        let start = zip(called, answered).prefix { $0 == $1 }.count
        let end = zip(called.reversed(), answered.reversed()).prefix { $0 == $1 }.count
        guard start <= found.range.lowerBound, found.range.upperBound <= called.count - end else { return nil }
        let opening = called[start..<found.range.lowerBound].drop { $0.properties.isWhitespace }
        let closing = called[found.range.upperBound..<(called.count - end)]
        guard found.call.argumentsKey != nil || !opening.isEmpty else { return nil }
        let separator = separator
        return ToolMarkup(
            opening: ToolMarkup.Piece.pieces(of: Self.string(opening)),
            separator: ToolMarkup.Piece.pieces(of: separator ?? ""),
            closing: ToolMarkup.Piece.pieces(of: Self.string(closing)), call: found.call,
            callCountMax: separator == nil ? 1 : 16, describesTools: true)
    }

    private var separator: String? {
        guard let text = calledTwice, let first = Self.find(Self.names[0], in: text),
            let second = Self.find(Self.names[1], in: text), first.range.upperBound < second.range.lowerBound
        else { return nil }
        return Self.string(text[first.range.upperBound..<second.range.lowerBound])
    }

    private static func string(_ text: Text) -> String { String(String.UnicodeScalarView(text)) }

    // MARK: Finding

    private static func find(_ name: String, in text: Text) -> Found? {
        guard let named = range(of: name, in: text),
            let key = range(of: "kissa_key", in: text[named.upperBound...]),
            let opening = text[named.upperBound..<key.lowerBound].lastIndex(of: "{"),
            let closing = text[key.upperBound...].firstIndex(of: "}"),
            // A call that isn't JSON has a format of its own.
            TemplateValue(json: string(text[opening...closing])) == TemplateValue(json: arguments)
        else { return nil }
        return object(text, name, named, opening...closing) ?? nameAndArguments(text, named, opening...closing)
    }

    private static func range(of part: String, in text: Text) -> Range<Int>? {
        let part = Array(part.unicodeScalars)
        guard part.count <= text.count else { return nil }
        return (text.startIndex...(text.endIndex - part.count)).first { text[$0...].starts(with: part) }
            .map { $0..<($0 + part.count) }
    }

    /// A call that is an object with name and arguments.
    private static func object(
        _ text: Text, _ name: String, _ named: Range<Int>, _ arguments: ClosedRange<Int>
    ) -> Found? {
        guard text[..<named.lowerBound].last == "\"",
            let start = text[..<named.lowerBound].lastIndex(of: "{"),
            let end = text[(arguments.upperBound + 1)...].firstIndex(of: "}"),
            case .dictionary(let object)? = TemplateValue(json: string(text[start...end])),
            object["name"] == TemplateValue.text(TemplateText(name)),
            let key = object.keys.first(where: { object[$0] == TemplateValue(json: Self.arguments) })
        else { return nil }
        let call = ToolMarkup.Call(
            beforeName: string(text[start..<(named.lowerBound - 1)]),
            beforeArguments: [
                .init(text: string(text[(named.upperBound + 1)..<arguments.lowerBound]), isMarker: false)
            ],
            behindArguments: "}", argumentsKey: key.string)
        return Found(range: start..<(end + 1), call: call)
    }

    /// A call that is a name followed by the arguments.
    private static func nameAndArguments(_ text: Text, _ named: Range<Int>, _ arguments: ClosedRange<Int>) -> Found? {
        let between = string(text[named.upperBound..<arguments.lowerBound])
        guard !between.isEmpty else { return nil }
        let call = ToolMarkup.Call(
            beforeName: "", beforeArguments: ToolMarkup.Piece.pieces(of: between), behindArguments: "",
            argumentsKey: nil)
        return Found(range: named.lowerBound..<(arguments.upperBound + 1), call: call)
    }
}
