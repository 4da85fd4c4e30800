import Inference

/// The constraint of a ``GenerationGuide``, without the type of the value. A guide can have several.
indirect enum GuideConstraint: Sendable, Equatable {
    case anyOf([String])
    case pattern(String)
    case minimum(JSONNumber)
    case maximum(JSONNumber)
    case minimumCount(Int)
    case maximumCount(Int)
    case element([GuideConstraint])
    /// A constraint that isn't supported, with the reason.
    case impossible(String)
}

extension SchemaNode {
    /// The node with a guide applied.
    ///
    /// - Throws: `GuideConflict` if the guide doesn't apply to the node's type, or no value remains.
    func guided(by constraint: GuideConstraint) throws(GuideConflict) -> SchemaNode {
        switch (constraint, self) {
        case (.impossible(let reason), _): throw GuideConflict(reason)
        case (.anyOf(let choices), .string(let text)): return .string(try text.limited(to: choices))
        case (.pattern(let pattern), .string(let text)): return .string(try text.matching(pattern))
        case (.minimum(let minimum), .integer(let bounds)): return .integer(bounds.raised(to: minimum))
        case (.minimum(let minimum), .number(let bounds)): return .number(bounds.raised(to: minimum))
        case (.maximum(let maximum), .integer(let bounds)): return .integer(bounds.lowered(to: maximum))
        case (.maximum(let maximum), .number(let bounds)): return .number(bounds.lowered(to: maximum))
        case (.minimumCount(let count), .array(let element, var counts)):
            counts.minimum = Swift.max(counts.minimum, count)
            return .array(of: element, count: counts)
        case (.maximumCount(let count), .array(let element, var counts)):
            counts.maximum = Swift.min(counts.maximum ?? count, count)
            return .array(of: element, count: counts)
        case (.element(let constraints), .array(var element, let counts)):
            for constraint in constraints { element = try element.guided(by: constraint) }
            return .array(of: element, count: counts)
        case (.anyOf, .array(let element, let counts)):
            return .array(of: try element.guided(by: constraint), count: counts)
        default: throw GuideConflict("\(constraint.name) does not apply to \(kindName)")
        }
    }
}

/// Why a guide can't be applied.
struct GuideConflict: Error {
    let reason: String

    init(_ reason: String) {
        self.reason = reason
    }
}

extension GuideConstraint {
    fileprivate var name: String {
        switch self {
        case .anyOf: "A guide of choices"
        case .pattern: "A pattern"
        case .minimum: "A minimum"
        case .maximum: "A maximum"
        case .minimumCount: "A minimum count"
        case .maximumCount: "A maximum count"
        case .element: "A guide for elements"
        case .impossible: "A guide"
        }
    }
}

extension SchemaNode {
    /// The kind of value in words, for messages.
    var kindName: String {
        switch self {
        case .any: "any value"
        case .null: "null"
        case .boolean: "true and false"
        case .constant(let content): content.jsonString
        case .integer: "integers"
        case .number: "numbers"
        case .string: "text"
        case .array, .tuple: "arrays"
        case .structure(let structure): "the structure \(structure.name)"
        case .anyOf: "a choice of shapes"
        case .reference(let name): name == "#" ? "the schema itself" : "the type \(name)"
        }
    }
}

extension SchemaNode.Text {
    fileprivate func limited(to choices: [String]) throws(GuideConflict) -> SchemaNode.Text {
        let distinct = choices.distinct
        switch self {
        case .anything:
            guard !distinct.isEmpty else { throw GuideConflict("There are no choices") }
            return .oneOf(distinct)
        case .oneOf(let others):
            let common = others.filter(distinct.contains)
            guard !common.isEmpty else { throw GuideConflict("The choices of two guides have nothing in common") }
            return .oneOf(common)
        case .pattern(let pattern): return try Self.choices(distinct, matching: pattern)
        case .form(let form):
            let both = form.and(TextForm(.texts(distinct)))
            return .form(both)
        }
    }

    /// Of several patterns, the last one is used, as in Apple's framework.
    fileprivate func matching(_ pattern: String) throws(GuideConflict) -> SchemaNode.Text {
        if case .oneOf(let choices) = self { return try Self.choices(choices, matching: pattern) }
        if case .form(let form) = self { return .form(form.and(TextForm(.guide(pattern)))) }
        return .pattern(pattern)
    }

    /// The choices that match the pattern's form.
    private static func choices(
        _ choices: [String], matching pattern: String
    ) throws(GuideConflict) -> SchemaNode.Text {
        let automaton: ByteAutomaton
        do { automaton = try PatternAutomaton.automaton(for: pattern) } catch { throw GuideConflict("\(error)") }
        let matching = choices.filter { automaton.contains(GuidedSpelling.bytes(of: $0)) }
        guard !matching.isEmpty else { throw GuideConflict("None of the choices is of the form /\(pattern)/") }
        return .oneOf(matching)
    }
}

extension SchemaNode.Bounds {
    fileprivate func raised(to minimum: JSONNumber) -> SchemaNode.Bounds {
        guard let current = self.minimum, !(current < minimum) else { return with(minimum, maximum) }
        return self
    }

    private func with(_ minimum: JSONNumber?, _ maximum: JSONNumber?) -> SchemaNode.Bounds {
        .init(minimum: minimum, maximum: maximum, divisors: divisors)
    }

    fileprivate func lowered(to maximum: JSONNumber) -> SchemaNode.Bounds {
        guard let current = self.maximum, !(maximum < current) else { return with(minimum, maximum) }
        return self
    }
}

extension [String] {
    /// The texts without duplicates, in the order of their first occurrence. They are compared bytewise.
    var distinct: [String] {
        var seen: Set<[UInt8]> = []
        return filter { seen.insert(Array<UInt8>($0.utf8)).inserted }
    }
}

extension GuideConstraint {
    static func minimum(_ number: JSONNumber?, or text: String) -> GuideConstraint {
        number.map(GuideConstraint.minimum) ?? .impossible("\(text) is no minimum: JSON has no such number")
    }

    static func maximum(_ number: JSONNumber?, or text: String) -> GuideConstraint {
        number.map(GuideConstraint.maximum) ?? .impossible("\(text) is no maximum: JSON has no such number")
    }

    static func pattern<Output>(_ regex: Regex<Output>) -> GuideConstraint {
        switch RegexSource(regex) {
        case .known(let source): .pattern(source)
        case .unknown(let reason): .impossible(reason)
        }
    }
}
