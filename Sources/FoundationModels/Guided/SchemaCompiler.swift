import Inference

/// Compiles a schema into the grammar of its values' JSON.
///
/// The JSON has one layout: no whitespace outside of strings, and keys in the order of their declaration. Within it the
/// model chooses which optional properties are present, which other keys follow if the schema requires some, how many
/// elements an array has, and which of several shapes a value has. Integers without a limit fit in an `Int`. Numbers
/// have no exponents, and no more digits than a `Double` can represent.
package struct SchemaCompiler {
    /// The maximum nesting depth of containers: less than the parser of generated content accepts.
    static let nestingMax = 100
    /// The maximum number of states of all automata of a reply, including other schemas in the same grammar.
    static let stateCountMax = 200_000

    private let schema: GenerationSchema
    var grammar: Grammar
    /// Placeholders of definitions, and of the root.
    private var definitions: [String: Grammar.Part] = [:]
    /// Definitions that haven't been compiled yet.
    private var open: [String] = []
    private var parts: [ObjectIdentifier: Grammar.Part] = [:]
    private var patterns: [String: ByteAutomaton] = [:]
    private var anything: Grammar.Part?
    /// Partitions keys without given names by the patterns that they match.
    let combination: SchemaIntersection
    private var effort: SchemaEffort { combination.effort }

    private init(_ schema: GenerationSchema, into grammar: Grammar) {
        self.schema = schema
        self.grammar = grammar
        combination = SchemaIntersection(
            definition: { name in
                guard let node = name == "#" ? schema.node : schema.definitions[name] else {
                    throw SchemaIntersection.Failure(reason: "there is no definition \"\(name)\"")
                }
                return node
            }, effort: SchemaEffort())
    }

    /// A model's vocabulary, prepared for the string automaton that all schemas share.
    package static func vocabulary(of tokenizer: Tokenizer) -> TokenVocabulary {
        let vocabulary = TokenVocabulary(tokenizer: tokenizer)
        vocabulary.prepare(JSONAutomata.string)
        return vocabulary
    }

    /// The grammar of a schema's values.
    ///
    /// - Throws: ``LanguageModelSession/GenerationError/unsupportedGuide(_:)``.
    package static func grammar(of schema: GenerationSchema) throws -> Grammar {
        var grammar = Grammar(nestingMax: nestingMax)
        grammar.root = try add(schema, to: &grammar)
        return grammar
    }

    /// Adds the values of a schema to a grammar, as a part of it.
    static func add(_ schema: GenerationSchema, to grammar: inout Grammar) throws -> Grammar.Part {
        var compiler = SchemaCompiler(schema, into: grammar)
        let root = try compiler.compile()
        grammar = compiler.grammar
        return root
    }

    /// Adds all JSON objects to a grammar, as a part of it.
    static func addAnyObject(to grammar: inout Grammar) -> Grammar.Part {
        var compiler = SchemaCompiler(GenerationSchema(name: "Object", node: .any), into: grammar)
        let object = compiler.anyObject(of: compiler.anyValue())
        grammar = compiler.grammar
        return object
    }

    private mutating func compile() throws -> Grammar.Part {
        let root = part(ofDefinition: "#")
        while let name = open.popLast() {
            guard let node = name == "#" ? schema.node : schema.definitions[name] else {
                throw unsupportedGuide("\(schema.name): there is no definition \"\(name)\".")
            }
            guard let placeholder = definitions[name] else { continue }
            grammar.define(placeholder, as: try part(of: node, path: name, depth: 0))
        }
        return root
    }

    private mutating func part(ofDefinition name: String) -> Grammar.Part {
        if let known = definitions[name] { return known }
        let placeholder = grammar.addPlaceholder()
        definitions[name] = placeholder
        open.append(name)
        return placeholder
    }

    /// - Parameters:
    ///   - path: the node's path, for errors.
    ///   - depth: the nesting depth of the node.
    mutating func part(of node: SchemaNode, path: String, depth: Int) throws -> Grammar.Part {
        guard depth <= Self.nestingMax else {
            throw unsupportedGuide("\(path): shapes stand within one another more than \(Self.nestingMax) deep.")
        }
        try refuse(furtherStates: 1, path: path)
        switch node {
        case .any: return anyValue()
        case .null: return add(JSONAutomata.null)
        case .boolean: return grammar.addChoice([add(JSONAutomata.true), add(JSONAutomata.false)])
        case .constant(let content):
            let bytes = GuidedSpelling.bytes(of: content)
            try refuse(furtherStates: bytes.count, path: path)
            return add(ByteAutomaton(text: bytes))
        case .integer(let bounds):
            return add(try NumberBounds.automaton(forIntegers: bounds, path: path, effort.multiples))
        case .number(let bounds):
            return add(try NumberBounds.automaton(forNumbers: bounds, path: path, effort.multiples))
        case .string(let text): return add(try automaton(for: text, path: path))
        case .array(let element, let count):
            if count.areDistinct, count.maximum ?? .max > 1 {
                return try distinctArray(of: element, count, path: path, depth: depth)
            }
            return try array(of: part(of: element, path: path + "[]", depth: depth + 1), count, path: path)
        case .tuple(let tuple): return try part(of: tuple, path: path, depth: depth)
        case .structure(let structure): return try part(of: structure, path: path, depth: depth)
        case .anyOf(let choices):
            guard !choices.isEmpty else { throw unsupportedGuide("\(path): nothing fulfils it.") }
            var parts: [Grammar.Part] = []
            for choice in choices { parts.append(try part(of: choice, path: path, depth: depth + 1)) }
            return grammar.addChoice(parts)
        case .reference(let name): return part(ofDefinition: name)
        }
    }

    /// - Throws: if the grammar would become too large.
    func refuse(furtherStates count: Int, path: String) throws {
        guard count <= Self.stateCountMax - grammar.stateCount else {
            throw unsupportedGuide("\(path): the schema is too large, it needs more than \(Self.stateCountMax) states.")
        }
    }

    /// Adds an automaton as a part; the same automaton always gives the same part.
    mutating func add(_ automaton: ByteAutomaton) -> Grammar.Part {
        let key = ObjectIdentifier(automaton)
        if let known = parts[key] { return known }
        let part = grammar.add(automaton)
        // The grammar retains the automaton, so its identity isn't reused.
        parts[key] = part
        return part
    }

    private mutating func automaton(for text: SchemaNode.Text, path: String) throws -> ByteAutomaton {
        switch text {
        case .anything: return JSONAutomata.string
        case .oneOf(let choices):
            guard !choices.isEmpty else { throw unsupportedGuide("\(path): there are no choices.") }
            try refuse(furtherStates: choices.reduce(0) { $0 + $1.utf8.count }, path: path)
            return JSONAutomata.choice(of: choices)
        case .pattern(let pattern): return try automaton(forPattern: pattern, path: path)
        case .form(let form):
            let automaton = try combined(path) { try $0.automaton(of: form) }
            guard !automaton.isEmpty else { throw unsupportedGuide("\(path): no text fulfils it.") }
            return automaton
        }
    }

    /// Combines shapes, and adds the path to an error.
    func combined<Value>(_ path: String, _ combine: (SchemaIntersection) throws -> Value) throws -> Value {
        do {
            return try combine(combination)
        } catch let failure as SchemaIntersection.Failure {
            throw unsupportedGuide("\(path): \(failure.reason).")
        }
    }

    private mutating func automaton(forPattern pattern: String, path: String) throws -> ByteAutomaton {
        if let known = patterns[pattern] { return known }
        do throws(PatternError) {
            let automaton = try PatternAutomaton.automaton(for: pattern, effort.automata)
            patterns[pattern] = automaton
            return automaton
        } catch {
            throw unsupportedGuide("\(path): \(error)")
        }
    }
}

// MARK: - Arrays, anything

extension SchemaCompiler {
    private mutating func array(
        of element: Grammar.Part, _ count: SchemaNode.Count, path: String
    ) throws -> Grammar.Part {
        let minimum = max(0, count.minimum)
        if let maximum = count.maximum, maximum < minimum {
            throw unsupportedGuide("\(path): no array has at least \(minimum) and at most \(maximum) elements.")
        }
        let repetition = grammar.add(
            Grammar.Repetition(
                of: element, minimum: minimum, maximum: count.maximum, open: JSONAutomata.openArray,
                separator: JSONAutomata.comma, close: JSONAutomata.closeArray, empty: JSONAutomata.emptyArray))
        return grammar.addContainer(repetition)
    }

    /// Any JSON value.
    mutating func anyValue() -> Grammar.Part {
        if let anything { return anything }
        let value = grammar.addPlaceholder()
        anything = value
        let array = grammar.add(
            Grammar.Repetition(
                of: value, minimum: 0, maximum: nil, open: JSONAutomata.openArray, separator: JSONAutomata.comma,
                close: JSONAutomata.closeArray, empty: JSONAutomata.emptyArray))
        let words = [JSONAutomata.null, JSONAutomata.true, JSONAutomata.false].map { add($0) }
        let simple = words + [add(JSONAutomata.string), add(NumberBounds.anyNumber)]
        let containers = [grammar.addContainer(array), anyObject(of: value)]
        grammar.define(value, as: grammar.addChoice(simple + containers))
        return value
    }

    private mutating func anyObject(of value: Grammar.Part) -> Grammar.Part {
        let property = grammar.addSequence([add(JSONAutomata.string), add(JSONAutomata.colon), value])
        let structure = grammar.add(
            Grammar.Repetition(
                of: property, minimum: 0, maximum: nil, open: JSONAutomata.openStructure,
                separator: JSONAutomata.comma, close: JSONAutomata.closeStructure, empty: JSONAutomata.emptyStructure))
        return grammar.addContainer(structure)
    }
}
