import JSONSyntax

/// Reads the JSON of one tool call: it counts brackets up to the end, then extracts the name and the arguments.
struct CallReader {
    enum Result: Equatable {
        /// The arguments are JSON.
        case call(name: String, arguments: String)
        /// Not a call, but data that looked like one at first.
        case data
    }

    /// The name, if it was before the JSON.
    let name: String?
    /// Whether the JSON has no markup around it that marks it as a call.
    let isBare: Bool
    private(set) var json: [UInt8] = []
    private var brackets = JSONBrackets()

    init(name: String? = nil, isBare: Bool = false) {
        (self.name, self.isBare) = (name, isBare)
    }

    var hasBegun: Bool { !json.isEmpty }

    /// Adds a byte of the JSON, which begins with a brace. Returns whether the JSON is complete.
    mutating func append(_ byte: UInt8) -> Bool {
        json.append(byte)
        return brackets.close(with: byte)
    }

    /// - Throws: ``LanguageModelSession/GenerationError/decodingFailure(_:)`` if the call is malformed.
    func result() throws -> Result {
        let text = String(decoding: json, as: UTF8.self)
        let whole = try GeneratedContent(wholeJSON: text)
        guard case .structure(let outer, _) = whole.kind else { throw Self.senseless(text) }
        var fields = outer
        if case .structure(let function, _)? = outer["function"]?.kind { fields = function }
        let isFunction = outer["type"]?.kind == .string("function")
        if isFunction && fields["arguments"] == nil || fields["description"] != nil && fields["parameters"] != nil {
            throw decodingFailure("The reply repeats the definition of a tool.", from: text)
        }
        let arguments = fields["arguments"] ?? fields["parameters"]
        guard case .string(let said)? = fields["name"]?.kind, let arguments else {
            if isBare, fields["arguments"] == nil { return .data }
            guard let name, fields["name"] == nil else { throw Self.senseless(text) }
            return .call(name: name, arguments: text)
        }
        // Some models write the arguments as a string that contains JSON.
        if case .string(let json) = arguments.kind { return .call(name: said, arguments: json) }
        return .call(name: said, arguments: arguments.jsonString)
    }

    private static func senseless(_ text: String) -> LanguageModelSession.GenerationError {
        decodingFailure("A call of a tool has no name, or no arguments.", from: text)
    }
}
