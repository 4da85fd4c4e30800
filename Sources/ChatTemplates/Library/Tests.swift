/// The tests, applied with `is`.
enum Tests {
    typealias Test = @Sendable (TemplateValue, Arguments) throws -> Bool

    static let all: [String: Test] = kinds.merging(comparisons) { first, _ in first }

    private static let kinds: [String: Test] = [
        "defined": { value, _ in !value.isUndefined },
        "undefined": { value, _ in value.isUndefined },
        "none": { value, _ in if case .none = value { true } else { false } },
        "boolean": { value, _ in if case .boolean = value { true } else { false } },
        "true": { value, _ in if case .boolean(true) = value { true } else { false } },
        "false": { value, _ in if case .boolean(false) = value { true } else { false } },
        "integer": { value, _ in if case .integer = value { true } else { false } },
        "float": { value, _ in if case .number = value { true } else { false } },
        "number": { value, _ in value.asNumber != nil },
        "string": { value, _ in value.asText != nil },
        "mapping": { value, _ in if case .dictionary = value { true } else { false } },
        "sequence": { value, _ in value.length != nil },
        "iterable": { value, _ in value.elements != nil },
        "callable": { value, _ in
            if case .object(let object) = value { object.isCallable } else { value.isUndefined }
        },
        "escaped": { _, _ in false },
        "lower": { value, _ in value.written.isLowercase },
        "upper": { value, _ in value.written.isUppercase },
        "odd": { value, _ in try remainder(value, .integer(2)) == TemplateValue.integer(1) },
        "even": { value, _ in try remainder(value, .integer(2)) == TemplateValue.integer(0) },
        "divisibleby": { value, arguments in
            try remainder(value, arguments.only("the divisor")) == TemplateValue.integer(0)
        },
        "sameas": { value, arguments in isSame(value, try arguments.only("the other")) },
        "in": { value, arguments in try arguments.only("what holds it").contains(value) },
        "filter": { value, _ in value.asText.map { Filters.all[String($0)] != nil } ?? false },
        "test": { value, _ in value.asText.map { isTest(String($0)) } ?? false },
    ]

    private static let names: [(Comparison, [String])] = [
        (.equal, ["eq", "equalto", "=="]), (.unequal, ["ne", "!="]), (.less, ["lt", "lessthan", "<"]),
        (.lessOrEqual, ["le", "<="]), (.greater, ["gt", "greaterthan", ">"]), (.greaterOrEqual, ["ge", ">="]),
    ]

    private static let comparisons: [String: Test] = Dictionary(
        uniqueKeysWithValues: names.flatMap { comparison, names in
            names.map { name in
                (name, comparing(comparison))
            }
        })

    private static func comparing(_ comparison: Comparison) -> Test {
        { value, arguments in try value.compares(comparison, to: arguments.only("the other")) }
    }

    private static func isTest(_ name: String) -> Bool { all[name] != nil }

    private static func remainder(_ value: TemplateValue, _ divisor: TemplateValue) throws -> TemplateValue {
        guard value.asNumber != nil else { throw Failure("\(value.kind) is no number") }
        return try value.computed(.remainder, divisor) { _ in }
    }

    /// Python's `is`, approximated: most values have no identity here, so they are compared by value.
    private static func isSame(_ left: TemplateValue, _ right: TemplateValue) -> Bool {
        switch (left, right) {
        case (.boolean(let left), .boolean(let right)): left == right
        case (.integer(let left), .integer(let right)): left == right
        case (.none, .none): true
        case (.text(let left), .text(let right)): left == right
        case (.object(let left), .object(let right)): left === right
        default: false
        }
    }
}
