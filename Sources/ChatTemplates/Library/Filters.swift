/// The filters, applied with `|`.
enum Filters {
    typealias Filter = @Sendable (TemplateValue, Arguments, Evaluation) throws -> TemplateValue

    static let all: [String: Filter] = [
        textFilters, textsAlone.mapValues(alone), listFilters, selections, valueFilters,
    ].reduce(into: [:]) { all, filters in all.merge(filters) { first, _ in first } }

    /// Whether a template may name the filter. Some that Jinja has are not here, but a template may be able to do without them.
    static func isKnown(_ name: String) -> Bool { all[name] != nil || others.contains(name) }

    private static let others: Set = ["filesizeformat", "pprint", "random", "urlize", "wordwrap", "xmlattr"]

    /// Whether the filter runs others or tests, so that it is never constant in jinja2.
    static func needsVariables(_ name: String) -> Bool { selections[name] != nil || name == "random" }

    /// A filter that makes a text from a text, and takes no arguments.
    private static func alone(_ filter: @escaping @Sendable (TemplateText) throws -> TemplateText) -> Filter {
        { value, arguments, _ in
            try arguments.none()
            return .text(try filter(value.written))
        }
    }

    // MARK: Values

    private static let valueFilters: [String: Filter] = [
        "default": orDefault, "d": orDefault,
        "int": { value, arguments, _ in
            let given = try arguments.bound(to: "default", "base")
            let base = try given[1].integer("base", or: 10)
            try check(value)
            return try integer(value, base: base) ?? given[0] ?? .integer(0)
        },
        "float": { value, arguments, _ in
            let standard = try arguments.bound(to: "default")[0]
            try check(value)
            return number(value).map { .number($0) } ?? standard ?? .number(0)
        },
        "abs": { value, arguments, _ in
            try arguments.none()
            guard value.asNumber != nil else { throw Failure("\(value.kind) has no magnitude") }
            return try value.isLess(than: .integer(0)) ? value.negated : value.positive
        },
        "round": { value, arguments, _ in try rounded(value, arguments) },
        "attr": { value, arguments, evaluation in
            // Unlike a dot, it doesn't find a dictionary's elements.
            try evaluation.attribute(
                String(Optional(arguments.only("name")).text("name")), of: value, orElement: false)
        },
        "tojson": { value, arguments, evaluation in
            return .text(try JSONWriting(arguments).text(of: value))
        },
    ]

    private static let orDefault: Filter = { value, arguments, _ in
        let given = try arguments.bound(to: "default_value", "boolean")
        let lacks = value.isUndefined || given[1].isTrue(or: false) && !value.isTrue
        return lacks ? given[0] ?? .text("") : value
    }

    /// Throws for an undefined value: it isn't a number, and these filters don't replace it by their default.
    private static func check(_ value: TemplateValue) throws {
        if value.isUndefined { throw Failure("\(value.kind) is no number") }
    }

    private static func integer(_ value: TemplateValue, base: Int) throws -> TemplateValue? {
        if let integer = value.asInteger { return .integer(integer) }
        guard let text = value.asText else { return number(value).flatMap(whole) }
        guard (2...36).contains(base) else { throw Failure("\(base) is no base") }
        let digits = String(text.stripped()).replacing("_", with: "")
        return Int(digits, radix: base).map { .integer($0) } ?? number(value).flatMap(whole)
    }

    private static func whole(_ value: Double) -> TemplateValue? {
        Int(exactly: value.rounded(.towardZero)).map { .integer($0) }
    }

    static func number(_ value: TemplateValue) -> Double? {
        guard let text = value.asText else { return value.asNumber }
        let digits = String(text.stripped())
        // Swift's `Double` also parses hexadecimal numbers and NaN payloads, which Python's doesn't.
        return digits.contains { $0 == "x" || $0 == "X" || $0 == "(" } ? nil : Double(digits)
    }

    private static func rounded(_ value: TemplateValue, _ arguments: Arguments) throws -> TemplateValue {
        let given = try arguments.bound(to: "precision", "method")
        let precision = try given[0].integer("precision", or: 0)
        let method = String(try given[1].text("method", or: "common"))
        guard let number = value.asNumber else { throw Failure("\(value.kind) can't be rounded") }
        guard (0...15).contains(precision) else { throw Failure("\(precision) digits can't be rounded to") }
        if method == "common", let integer = value.asInteger { return .integer(integer) }
        var power = 1.0
        for _ in 0..<precision { power *= 10 }
        switch method {
        // Formatting to decimal digits rounds to nearest, ties to even.
        case "common": return .number(Double(PercentFormat.fixed(number, precision)) ?? number)
        case "ceil": return .number((number * power).rounded(.up) / power)
        case "floor": return .number((number * power).rounded(.down) / power)
        default: throw Failure("there is no rounding \(method)")
        }
    }
}
