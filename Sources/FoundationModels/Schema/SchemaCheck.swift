/// Finds parts of a schema that no value can match, before a model is asked for one.
struct SchemaCheck {
    let root: SchemaNode
    let definitions: SchemaDefinitions
    private let texts = TextAutomata()

    init(root: SchemaNode, definitions: SchemaDefinitions) { (self.root, self.definitions) = (root, definitions) }

    private func resolve(_ name: String) -> SchemaNode? {
        name == "#" ? root : definitions[name]
    }

    /// The name of a definition that is only a reference to itself, and so describes nothing; nil if there is none.
    var emptyCircle: String? {
        (["#"] + definitions.map(\.name)).first { name in
            var met: Set<String> = []
            var open = resolve(name).map { [$0] } ?? []
            while let node = open.popLast() {
                switch node {
                case .reference(name): return true
                case .reference(let other): if met.insert(other).inserted { resolve(other).map { open.append($0) } }
                case .anyOf(let choices): open += choices
                default: break
                }
            }
            return false
        }
    }

    /// The definitions that some finite value matches. A type that always contains itself isn't among them.
    private var finiteNames: Set<String> {
        var finite: Set<String> = []
        var hasGrown = true
        while hasGrown {
            hasGrown = false
            for name in ["#"] + definitions.map(\.name) where !finite.contains(name) {
                guard let node = resolve(name), isFinite(node, finite) else { continue }
                finite.insert(name)
                hasGrown = true
            }
        }
        return finite
    }

    private func isFinite(_ node: SchemaNode, _ finite: Set<String>) -> Bool {
        switch node {
        case .any, .null, .boolean, .constant, .integer, .number, .string: true
        case .array(let element, let count): count.minimum <= 0 || isFinite(element, finite)
        case .tuple(let tuple): (0..<tuple.elementCountMin).allSatisfy { isFinite(tuple.element($0), finite) }
        case .structure(let structure): structure.properties.allSatisfy { $0.isOptional || isFinite($0.node, finite) }
        case .anyOf(let choices): choices.contains { isFinite($0, finite) }
        case .reference(let name): finite.contains(name)
        }
    }

    /// Why no value matches the schema; nil if there are values that do.
    var problem: String? {
        if let circle = emptyCircle { return "\"\(circle)\" refers to itself without anything in between" }
        for (name, node) in [("#", root)] + definitions.map({ ($0.name, $0.node) }) {
            if let problem = problem(of: node, path: name) { return problem }
        }
        let finite = finiteNames
        return (["#"] + definitions.map(\.name)).first { !finite.contains($0) }.map {
            "No value of \"\($0)\" can ever be finished: it always contains another"
        }
    }

    private func problem(of node: SchemaNode, path: String) -> String? {
        switch node {
        case .any, .null, .boolean, .constant: return nil
        case .reference(let name):
            return resolve(name) == nil ? "\(path): there is no definition \"\(name)\"" : nil
        case .integer(let bounds), .number(let bounds): return bounds.problem.map { "\(path): \($0)" }
        case .string(let text): return text.problem(texts).map { "\(path): \($0)" }
        case .array(let element, let count):
            return count.problem.map { "\(path): \($0)" } ?? problem(of: element, path: path + "[]")
        case .tuple(let tuple):
            return tuple.count.problem.map { "\(path): \($0)" }
                ?? (tuple.prefix + [tuple.rest]).lazy.compactMap { problem(of: $0, path: path + "[]") }.first
        case .structure(let structure):
            for property in structure.properties where property.node != .never || !property.isOptional {
                if let problem = problem(of: property.node, path: "\(path).\(property.name)") { return problem }
            }
            return nil
        case .anyOf(let choices):
            guard !choices.isEmpty else { return "\(path): nothing fulfils it" }
            return choices.lazy.compactMap { problem(of: $0, path: path) }.first
        }
    }
}

extension SchemaNode.Bounds {
    fileprivate var problem: String? {
        guard let minimum, let maximum, maximum < minimum else { return nil }
        return "no number is at least \(minimum.literal) and at most \(maximum.literal)"
    }
}

extension SchemaNode.Count {
    fileprivate var problem: String? {
        if let maximum, maximum < 0 { return "no array has at most \(maximum) elements" }
        guard let maximum, maximum < minimum else { return nil }
        return "no array has at least \(minimum) and at most \(maximum) elements"
    }
}

extension SchemaNode.Tuple {
    /// How many elements are checked: after the prefix, all have the same shape.
    fileprivate var elementCountMin: Int { max(0, min(count.minimum, prefix.count + 1)) }
}

extension SchemaNode.Text {
    fileprivate func problem(_ texts: TextAutomata) -> String? {
        switch self {
        case .anything: return nil
        case .oneOf(let choices): return choices.isEmpty ? "there are no choices" : nil
        case .pattern(let pattern):
            do {
                _ = try Regex(pattern)
                return nil
            } catch {
                return "the pattern \(pattern) is no regular expression: \(error)"
            }
        case .form(let form):
            do {
                return try texts.automaton(for: form).isEmpty ? "no text fulfils it" : nil
            } catch {
                return "\(error)"
            }
        }
    }
}

extension GenerationSchema {
    /// Checks that there are values that match the schema.
    ///
    /// - Throws: ``SchemaError`` for errors that the schema's initializer couldn't throw, and
    ///   ``LanguageModelSession/GenerationError/unsupportedGuide(_:)`` for guides that don't apply, or that no value
    ///   matches.
    func validate() throws {
        let resolved = resolved
        if let problem = resolved.problems.first { throw problem }
        let check = SchemaCheck(root: resolved.node, definitions: resolved.definitions)
        if let problem = check.problem { throw unsupportedGuide("\(name): \(problem).") }
    }
}
