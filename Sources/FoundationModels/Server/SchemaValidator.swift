/// Validates content against a schema, for servers that may not enforce it.
struct SchemaValidator {
    private let schema: GenerationSchema
    private let takesStrangers: Bool
    private let attempts = Attempts()
    private let texts = TextAutomata()

    /// - Parameter takesStrangers: Whether properties that aren't in the schema are allowed.
    init(_ schema: GenerationSchema, takesStrangers: Bool = false) {
        self.schema = schema
        self.takesStrangers = takesStrangers
    }

    /// - Throws: ``SchemaMismatch`` with the path of the first mismatch.
    func check(_ content: GeneratedContent) throws(SchemaMismatch) {
        try check(content, schema.node, Place())
    }

    /// Counts choices that didn't match. In recursive shapes with similar beginnings, the number of combinations can
    /// double with each level, so a malicious answer could keep the processor busy forever.
    private final class Attempts {
        static let failureCountMax = 100_000

        var failureCount = 0
    }

    /// The path of a value, and how many references were followed without reaching a value.
    private struct Place {
        var path = ""
        var referenceCount = 0

        func below(_ name: String) -> Place { Place(path: path + name) }

        func mismatch(_ expected: String, _ content: GeneratedContent) -> SchemaMismatch {
            SchemaMismatch(path: path, expected: expected, content: content)
        }
    }

    private func check(_ content: GeneratedContent, _ node: SchemaNode, _ place: Place) throws(SchemaMismatch) {
        switch (node, content.value) {
        case (.any, _), (.null, .null), (.boolean, .bool): break
        case (.constant(let expected), _) where expected == content: break
        case (.integer(let bounds), .number(let number)) where number.integer != nil:
            try check(number, bounds, content, place)
        case (.number(let bounds), .number(let number)): try check(number, bounds, content, place)
        case (.string(let text), .string(let string)): try check(string, text, content, place)
        case (.array(let element, let count), .array(let elements)):
            try check(elements, .init(prefix: [], rest: element, count: count), content, place)
        case (.tuple(let tuple), .array(let elements)): try check(elements, tuple, content, place)
        case (.structure(let structure), .structure(let properties)): try check(properties, structure, content, place)
        case (.anyOf(let choices), _): try check(content, choices, place)
        case (.reference(let name), _): try check(content, reference: name, place)
        default: throw place.mismatch(node.expectation, content)
        }
    }

    private func check(_ content: GeneratedContent, reference name: String, _ place: Place) throws(SchemaMismatch) {
        var place = place
        place.referenceCount += 1
        let node = name == "#" ? schema.node : schema.definitions[name]
        // A definition that only refers to itself matches nothing.
        guard let node, place.referenceCount <= 64 else { throw place.mismatch("what \(name) describes", content) }
        try check(content, node, place)
    }

    private func check(_ content: GeneratedContent, _ choices: [SchemaNode], _ place: Place) throws(SchemaMismatch) {
        for choice in choices where attempts.failureCount < Attempts.failureCountMax {
            do {
                return try check(content, choice, place)
            } catch {
                attempts.failureCount += 1
            }
        }
        throw place.mismatch("one of \(choices.count) shapes", content)
    }

    private func check(
        _ number: JSONNumber, _ bounds: SchemaNode.Bounds, _ content: GeneratedContent, _ place: Place
    ) throws(SchemaMismatch) {
        if let minimum = bounds.minimum, number < minimum {
            throw place.mismatch("a number from \(minimum.literal)", content)
        }
        if let maximum = bounds.maximum, maximum < number {
            throw place.mismatch("a number up to \(maximum.literal)", content)
        }
        if let divisor = bounds.divisors.first(where: { !$0.takes(number) }) {
            throw place.mismatch(
                "\(divisor.isNegated ? "no" : "a") multiple of \(divisor.number.literal)", content)
        }
    }

    private func check(
        _ string: String, _ text: SchemaNode.Text, _ content: GeneratedContent, _ place: Place
    ) throws(SchemaMismatch) {
        switch text {
        case .anything: break
        case .oneOf(let choices):
            guard choices.contains(where: { $0.unicodeScalars.elementsEqual(string.unicodeScalars) }) else {
                throw place.mismatch("one of \(choices.joined(separator: ", "))", content)
            }
        case .pattern(let source):
            guard let pattern = try? Regex(source), (try? pattern.wholeMatch(in: string)) != nil else {
                throw place.mismatch("a text of the form /\(source)/", content)
            }
        case .form(let form):
            // Servers can write texts of a format in ways that guided generation never would.
            guard (try? texts.matches(string, form.relaxed)) == true else {
                throw place.mismatch("another text", content)
            }
        }
    }

    private func check(
        _ elements: [GeneratedContent], _ tuple: SchemaNode.Tuple, _ content: GeneratedContent, _ place: Place
    ) throws(SchemaMismatch) {
        let count = tuple.count
        guard elements.count >= count.minimum, elements.count <= count.maximum ?? .max else {
            let range = "\(count.minimum)\(count.maximum.map { " to \($0)" } ?? " or more")"
            throw place.mismatch("\(range) elements instead of \(elements.count)", content)
        }
        if count.areDistinct {
            for (index, element) in elements.enumerated() where elements[..<index].contains(element) {
                throw place.below("[\(index)]").mismatch("an element that is no other one's equal", element)
            }
        }
        for (index, content) in elements.enumerated() {
            try check(content, tuple.element(index), place.below("[\(index)]"))
        }
    }

    private func check(
        _ properties: OrderedProperties, _ structure: SchemaNode.Structure, _ content: GeneratedContent, _ place: Place
    ) throws(SchemaMismatch) {
        for property in structure.properties {
            guard let value = properties[property.name] else {
                if property.isOptional { continue }
                throw place.mismatch("a property \"\(property.name)\"", content)
            }
            // Servers that require every property write null for a missing one.
            if property.isOptional, value.value == .null { continue }
            try check(value, property.node, place.below(".\(property.name)"))
        }
        let least = structure.minimumCount, most = structure.maximumCount ?? .max
        guard properties.count >= least, properties.count <= most else {
            throw place.mismatch("another number of properties than \(properties.count)", content)
        }
        let known = Set(structure.properties.map(\.name))
        for stranger in properties.keys where !known.contains(stranger) {
            if let others = structure.others, others.areWritten {
                try check(stranger, of: others, properties, place)
            } else if !takesStrangers {
                throw place.mismatch("no property \"\(stranger)\"", content)
            }
        }
    }

    /// Checks a key that the structure doesn't name.
    private func check(
        _ name: String, of others: SchemaNode.Others, _ properties: OrderedProperties, _ place: Place
    ) throws(SchemaMismatch) {
        guard let content = properties[name] else { return }
        func matches(_ form: TextForm) -> Bool {
            (try? texts.matches(name, form)) == true
        }
        if let keys = others.keys, !matches(keys.relaxed) { throw place.mismatch("no property \"\(name)\"", content) }
        for rule in others.rules {
            let matching = rule.patterns.filter { matches(TextForm(.pattern($0.source))) }.map(\.node)
            for node in matching.isEmpty ? [rule.rest] : matching {
                try check(content, node, place.below(".\(name)"))
            }
        }
    }
}

/// A mismatch between content and a schema.
struct SchemaMismatch: Error, CustomStringConvertible {
    let path: String
    let expected: String
    /// Only serialized in `description`: most mismatches belong to alternatives of a choice and are never shown.
    let content: GeneratedContent

    var description: String {
        let found = ServerFailure.excerpt(content.jsonString)
        return "Expected \(expected)\(path.isEmpty ? "" : " at \(path)"), found \(found)."
    }
}

extension SchemaNode {
    fileprivate var expectation: String {
        switch self {
        case .any: "anything"
        case .null: "null"
        case .boolean: "true or false"
        case .constant(let content): content.jsonString
        case .integer: "an integer"
        case .number: "a number"
        case .string: "a text"
        case .array, .tuple: "an array"
        case .structure(let structure): "a structure \(structure.name)"
        case .anyOf: "a choice"
        case .reference(let name): name
        }
    }
}
