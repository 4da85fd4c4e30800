import Foundation

@testable import FoundationModels

/// Decides in the simplest way, without an automaton or a mask, whether content satisfies a schema.
struct SchemaJudge {
    let root: SchemaNode
    let definitions: SchemaDefinitions

    /// The first violation; nil if there is none.
    func problem(of content: GeneratedContent) -> String? { problem(content, root, "") }

    private func problem(_ content: GeneratedContent, _ node: SchemaNode, _ path: String) -> String? {
        func expected(_ what: String, _ isThere: Bool) -> String? {
            isThere ? nil : "\(path): expected \(what), found \(content.jsonString)"
        }
        switch (node, content.value) {
        case (.any, _), (.null, .null), (.boolean, .bool): return nil
        case (.integer(let bounds), .number(let number)):
            return expected("a whole number", !number.literal.contains { ".eE".contains($0) } && number.literal != "-0")
                ?? problem(number, bounds, path)
        case (.number(let bounds), .number(let number)): return problem(number, bounds, path)
        case (.string(.anything), .string): return nil
        case (.string(.oneOf(let choices)), .string(let text)):
            // Compares code units: canonically equivalent texts are different here.
            return expected("one of \(choices)", choices.contains { Array($0.utf8) == Array(text.utf8) })
        case (.string(.pattern(let pattern)), .string(let text)):
            guard let regex = try? Regex(pattern) else { return "\(path): \(pattern) is no regular expression" }
            return expected(pattern, (try? regex.wholeMatch(in: text)) != nil)
        case (.array(let element, let count), .array(let elements)):
            let hasCount = elements.count >= count.minimum && elements.count <= count.maximum ?? .max
            return expected("\(count.minimum) to \(count.maximum ?? -1) elements", hasCount)
                ?? elements.enumerated().lazy.compactMap { problem($1, element, "\(path)[\($0)]") }.first
        case (.structure(let structure), .structure(let properties)):
            return problem(properties, structure, path)
        case (.anyOf(let choices), _):
            return expected("one of several shapes", choices.contains { problem(content, $0, path) == nil })
        case (.reference(let name), _):
            guard let target = name == "#" ? root : definitions[name] else { return "\(path): no \(name)" }
            return problem(content, target, path)
        default: return expected("\(node)", false)
        }
    }

    private func problem(_ number: JSONNumber, _ bounds: SchemaNode.Bounds, _ path: String) -> String? {
        guard let value = number.decimal else { return "\(path): \(number.literal) is no decimal number" }
        if let minimum = bounds.minimum?.decimal, value < minimum { return "\(path): \(value) is less than \(minimum)" }
        if let maximum = bounds.maximum?.decimal, value > maximum { return "\(path): \(value) is more than \(maximum)" }
        return nil
    }

    private func problem(
        _ properties: OrderedProperties, _ structure: SchemaNode.Structure, _ path: String
    ) -> String? {
        let known = structure.properties.map(\.name)
        let expectedOrder = known.filter { properties[$0] != nil }
        guard properties.keys == expectedOrder else { return "\(path): the keys are \(properties.keys), not \(known)" }
        for property in structure.properties {
            guard let value = properties[property.name] else {
                if property.isOptional { continue }
                return "\(path): \(property.name) is missing"
            }
            if let problem = problem(value, property.node, "\(path).\(property.name)") { return problem }
        }
        return nil
    }
}
