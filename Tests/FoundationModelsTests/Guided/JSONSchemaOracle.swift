import Foundation

@testable import FoundationModels

/// Decides whether a value satisfies a JSON Schema by evaluating each keyword as in the specification (2020-12), without nodes or
/// automata. It supports the keywords that ``RandomJSONSchema`` uses.
struct JSONSchemaOracle {
    let root: GeneratedContent

    func takes(_ value: GeneratedContent) -> Bool { takes(value, root) }

    private func takes(_ value: GeneratedContent, _ schema: GeneratedContent) -> Bool {
        guard let keywords = schema.structure else { return schema.value == .bool(true) }
        return keywords.keys.allSatisfy { takes(value, $0, keywords[$0] ?? .null, keywords) }
    }

    private func takes(
        _ value: GeneratedContent, _ keyword: String, _ demand: GeneratedContent, _ schema: OrderedProperties
    ) -> Bool {
        switch keyword {
        case "$ref":
            guard case .string(let pointer) = demand.value else { return false }
            let target = pointer.split(separator: "/").dropFirst()
                .reduce(root) { place, name in place.structure?[String(name)] ?? .null }
            return takes(value, target)
        case "type": return members(demand, or: [demand]).contains { type in isOfType(value, type) }
        case "enum": return members(demand, or: []).contains { Self.areEqual($0, value) }
        case "const": return Self.areEqual(demand, value)
        case "allOf": return members(demand, or: []).allSatisfy { takes(value, $0) }
        case "anyOf": return members(demand, or: []).contains { takes(value, $0) }
        case "oneOf": return members(demand, or: []).count { takes(value, $0) } == 1
        case "not": return !takes(value, demand)
        case "if":
            guard let branch = schema[takes(value, demand) ? "then" : "else"] else { return true }
            return takes(value, branch)
        default: break
        }
        switch value.value {
        case .string(let text): return takes(text, keyword, demand)
        case .number(let number): return takes(number, keyword, demand)
        case .array(let elements): return takes(elements, keyword, demand, schema)
        case .structure(let properties): return takes(properties, keyword, demand, schema)
        default: return true
        }
    }

    private func members(_ list: GeneratedContent, or other: [GeneratedContent]) -> [GeneratedContent] {
        if case .array(let members) = list.value { members } else { other }
    }

    private func isOfType(_ value: GeneratedContent, _ type: GeneratedContent) -> Bool {
        guard case .string(let type) = type.value else { return false }
        return switch (value.value, type) {
        case (.null, "null"), (.bool, "boolean"), (.string, "string"), (.array, "array"), (.structure, "object"): true
        case (.number(let number), _): type == "number" || type == "integer" && Self.isMultiple(number, of: 1)
        default: false
        }
    }

    /// Compares by value: numbers regardless of their spelling, objects regardless of key order.
    static func areEqual(_ left: GeneratedContent, _ right: GeneratedContent) -> Bool {
        switch (left.value, right.value) {
        case (.number(let left), .number(let right)): left.decimal == right.decimal
        case (.string(let left), .string(let right)): left.unicodeScalars.elementsEqual(right.unicodeScalars)
        case (.array(let left), .array(let right)):
            left.count == right.count && zip(left, right).allSatisfy { areEqual($0, $1) }
        case (.structure(let left), .structure(let right)):
            left.count == right.count
                && left.keys.allSatisfy { name in right[name].map { areEqual(left[name] ?? .null, $0) } ?? false }
        default: left.value == right.value
        }
    }

    // MARK: Texts and numbers

    private func takes(_ text: String, _ keyword: String, _ demand: GeneratedContent) -> Bool {
        let length = text.unicodeScalars.count
        switch keyword {
        case "minLength": return length >= demand.number?.integer ?? 0
        case "maxLength": return length <= demand.number?.integer ?? 0
        case "pattern": return Self.matches(text, demand)
        case "format":
            guard case .string("date") = demand.value else { return true }
            return Self.isDate(text)
        default: return true
        }
    }

    /// Whether the pattern matches anywhere in the text, compared scalar by scalar.
    private static func matches(_ text: String, _ pattern: GeneratedContent) -> Bool {
        guard case .string(let pattern) = pattern.value, let regex = try? Regex(pattern) else { return false }
        let scalars = regex.matchingSemantics(.unicodeScalar).asciiOnlyDigits().asciiOnlyWordCharacters()
        return (try? scalars.firstMatch(in: text)) != nil
    }

    private static func isDate(_ text: String) -> Bool {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        guard parts.map(\.utf8.count) == [4, 2, 2], text.utf8.allSatisfy({ $0 == 45 || (48...57).contains($0) }),
            let year = Int(parts[0]), let month = Int(parts[1]), let day = Int(parts[2]), (1...12).contains(month)
        else { return false }
        let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
        let lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
        return day >= 1 && day <= lengths[month - 1]
    }

    private func takes(_ number: JSONNumber, _ keyword: String, _ demand: GeneratedContent) -> Bool {
        guard let value = number.decimal, let limit = demand.number?.decimal else { return true }
        return switch keyword {
        case "minimum": value >= limit
        case "maximum": value <= limit
        case "exclusiveMinimum": value > limit
        case "exclusiveMaximum": value < limit
        case "multipleOf": Self.isMultiple(number, of: limit)
        default: true
        }
    }

    private static func isMultiple(_ number: JSONNumber, of divisor: Decimal) -> Bool {
        guard let value = number.decimal else { return false }
        var quotient = value / divisor, whole = Decimal()
        NSDecimalRound(&whole, &quotient, 0, .plain)
        return whole * divisor == value
    }

    // MARK: Arrays and objects

    private func takes(
        _ elements: [GeneratedContent], _ keyword: String, _ demand: GeneratedContent, _ schema: OrderedProperties
    ) -> Bool {
        let prefix = schema["prefixItems"].map { members($0, or: []) } ?? []
        switch keyword {
        case "minItems": return elements.count >= demand.number?.integer ?? 0
        case "maxItems": return elements.count <= demand.number?.integer ?? 0
        case "prefixItems": return zip(elements, prefix).allSatisfy { takes($0, $1) }
        case "items": return elements.dropFirst(prefix.count).allSatisfy { takes($0, demand) }
        case "uniqueItems":
            return demand.value != .bool(true)
                || elements.indices.allSatisfy { index in
                    !elements[..<index].contains { Self.areEqual($0, elements[index]) }
                }
        default: return true
        }
    }

    private func takes(
        _ properties: OrderedProperties, _ keyword: String, _ demand: GeneratedContent, _ schema: OrderedProperties
    ) -> Bool {
        let named = schema["properties"]?.structure?.keys ?? []
        let patterns = schema["patternProperties"]?.structure?.keys ?? []
        func value(_ name: String) -> GeneratedContent { properties[name] ?? .null }
        switch keyword {
        case "required": return members(demand, or: []).allSatisfy { properties[Self.text($0)] != nil }
        case "properties":
            return properties.keys.allSatisfy { name in demand.structure?[name].map { takes(value(name), $0) } ?? true }
        case "patternProperties":
            return patterns.allSatisfy { pattern in
                properties.keys.filter { Self.matches($0, GeneratedContent(pattern)) }
                    .allSatisfy { takes(value($0), demand.structure?[pattern] ?? .null) }
            }
        case "additionalProperties":
            let others = properties.keys.filter { name in
                !named.contains(name) && !patterns.contains { Self.matches(name, GeneratedContent($0)) }
            }
            return others.allSatisfy { takes(value($0), demand) }
        case "propertyNames": return properties.keys.allSatisfy { takes(GeneratedContent($0), demand) }
        case "minProperties": return properties.count >= demand.number?.integer ?? 0
        case "maxProperties": return properties.count <= demand.number?.integer ?? 0
        case "dependentRequired":
            return demand.structure?.keys.allSatisfy { name in
                properties[name] == nil
                    || members(demand.structure?[name] ?? .null, or: []).allSatisfy { properties[Self.text($0)] != nil }
            } ?? true
        case "dependentSchemas":
            return demand.structure?.keys.allSatisfy { name in
                properties[name] == nil || takes(.structure(properties), demand.structure?[name] ?? .null)
            } ?? true
        default: return true
        }
    }

    private func takes(_ value: GeneratedValue, _ schema: GeneratedContent) -> Bool {
        takes(GeneratedContent(value), schema)
    }

    private static func text(_ content: GeneratedContent) -> String {
        if case .string(let text) = content.value { text } else { "" }
    }
}
