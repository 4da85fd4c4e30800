/// What markup's methods do otherwise than those of plain text: they escape what they insert, and return markup.
extension Methods {
    /// The methods that only markup has.
    static let markup: [String: TextMethod] = [
        "unescape": { text, arguments in
            try arguments.none()
            return .text(try text.unescaped())
        },
        "striptags": { text, arguments in
            try arguments.none()
            return .text(try text.withoutTags())
        },
        "escape": { _, arguments in
            guard let value = try arguments.positional("s")[0] else { throw Failure("nothing is escaped") }
            return .text(value.escaped)
        },
    ]

    /// The arguments, with those escaped that the method inserts into the text.
    static func escaped(_ arguments: Arguments, of name: String) throws -> Arguments {
        var arguments = arguments
        let inserted: [String: Int] = ["replace": 1, "ljust": 1, "rjust": 1, "center": 1]
        if let place = inserted[name], arguments.values.indices.contains(place) {
            arguments.values[place] = .text(arguments.values[place].escaped)
        } else if name == "join", let elements = try arguments.values.first?.elements {
            arguments.values[0] = .list(elements.map { .text($0.escaped) })
        }
        return arguments
    }
}

extension TemplateValue {
    /// The text, or the texts of a list, as markup.
    var asMarkup: TemplateValue {
        switch self {
        case .text(let text): .text(text.asMarkup)
        case .list(let values): .list(values.map(\.asMarkup))
        case .tuple(let values): .tuple(values.map(\.asMarkup))
        default: self
        }
    }
}
