/// The tests, applied with `is`.
enum Tests {
    typealias Test = @Sendable (TemplateValue, Arguments) throws -> Bool

    static let all: [String: Test] = [comparisons, operators, kinds.mapValues(alone)]
        .reduce(into: [:]) { all, tests in all.merge(tests) { first, _ in first } }

    /// Tests without arguments.
    private static let kinds: [String: @Sendable (TemplateValue) throws -> Bool] = [
        "defined": { value in !value.isUndefined },
        "undefined": { value in value.isUndefined },
        "none": { value in if case .none = value { true } else { false } },
        "boolean": { value in if case .boolean = value { true } else { false } },
        "true": { value in if case .boolean(true) = value { true } else { false } },
        "false": { value in if case .boolean(false) = value { true } else { false } },
        "integer": { value in if case .integer = value { true } else { false } },
        "float": { value in if case .number = value { true } else { false } },
        "number": { value in value.asNumber != nil },
        "string": { value in value.asText != nil },
        "mapping": { value in if case .dictionary = value { true } else { false } },
        "sequence": { value in value.isSubscriptable },
        "iterable": { value in value.isIterable },
        "callable": { value in
            if case .object(let object) = value { object.isCallable } else { value.isUndefined }
        },
        "escaped": { value in value.asText?.isMarkup ?? false },
        "lower": { value in value.written.isLowercase },
        "upper": { value in value.written.isUppercase },
        "odd": { value in try remainder(value, .integer(2)) == TemplateValue.integer(1) },
        "even": { value in try remainder(value, .integer(2)) == TemplateValue.integer(0) },
        "filter": { value in try isName(value) { Filters.isKnown($0) } },
        "test": { value in try isName(value) { isKnown($0) } },
    ]

    private static func alone(_ test: @escaping @Sendable (TemplateValue) throws -> Bool) -> Test {
        { value, arguments in
            try arguments.none()
            return try test(value)
        }
    }

    private static func isName(_ value: TemplateValue, _ isKnown: (String) -> Bool) throws -> Bool {
        guard value.isHashable else { throw Failure("\(value.kind) can't be a name") }
        return value.asText.map { isKnown(String($0)) } ?? false
    }

    static func isKnown(_ name: String) -> Bool { all[name] != nil }

    private static let operators: [String: Test] = [
        "divisibleby": { value, arguments in
            try remainder(value, arguments.only("num")) == TemplateValue.integer(0)
        },
        "sameas": { value, arguments in isSame(value, try arguments.only("other")) },
        "in": { value, arguments in try arguments.only("seq").contains(value) },
    ]

    private static let names: [(Comparison, [String])] = [
        (.equal, ["eq", "equalto", "=="]), (.unequal, ["ne", "!="]), (.less, ["lt", "lessthan", "<"]),
        (.lessOrEqual, ["le", "<="]), (.greater, ["gt", "greaterthan", ">"]), (.greaterOrEqual, ["ge", ">="]),
    ]

    private static let comparisons: [String: Test] = Dictionary(
        uniqueKeysWithValues: names.flatMap { comparison, names in names.map { ($0, comparing(comparison)) } })

    private static func comparing(_ comparison: Comparison) -> Test {
        { value, arguments in
            guard let other = try arguments.positional("the other")[0] else {
                throw Failure("nothing is compared with")
            }
            return try value.compares(comparison, to: other)
        }
    }

    private static func remainder(_ value: TemplateValue, _ divisor: TemplateValue) throws -> TemplateValue {
        // For a text, this is a format, as in Python.
        try value.computed(.remainder, divisor) { _ in }
    }

    /// Python's `is`, approximated: most values have no identity here, so they are compared by value.
    private static func isSame(_ left: TemplateValue, _ right: TemplateValue) -> Bool {
        switch (left, right) {
        case (.boolean(let left), .boolean(let right)): left == right
        case (.integer(let left), .integer(let right)): left == right
        case (.none, .none): true
        case (.text(let left), .text(let right)): left == right && left.isMarkup == right.isMarkup
        case (.object(let left), .object(let right)): left === right
        default: false
        }
    }
}
