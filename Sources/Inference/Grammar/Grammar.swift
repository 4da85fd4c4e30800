/// A context-free language of nested values: automata over bytes, combined by sequences, choices and repetitions, which may be
/// recursive.
///
/// It is data; a ``TokenGrammar`` applies it to a model's tokens.
public struct Grammar: Sendable {
    /// The index of a part of the grammar.
    public typealias Part = Int32

    enum Node: Sendable {
        /// A placeholder that isn't defined yet.
        case undefined
        case automaton(ByteAutomaton)
        case sequence([Part])
        case choice([Part])
        /// A value that counts as one level of nesting.
        case container(Part)
        case repetition(Repetition)
    }

    /// Repeated elements with separators and brackets.
    public struct Repetition: Sendable {
        var element: Part
        var minimum: Int
        /// Nil for no limit.
        var maximum: Int?
        var open: ByteAutomaton
        var separator: ByteAutomaton
        var close: ByteAutomaton
        /// The brackets of an empty repetition.
        var empty: ByteAutomaton

        /// - Parameter maximum: nil for no limit.
        public init(
            of element: Part, minimum: Int, maximum: Int?, open: ByteAutomaton, separator: ByteAutomaton,
            close: ByteAutomaton, empty: ByteAutomaton
        ) {
            precondition(minimum >= 0 && minimum <= maximum ?? .max, "\(minimum) to \(maximum ?? -1) elements")
            self.element = element
            self.minimum = minimum
            self.maximum = maximum
            self.open = open
            self.separator = separator
            self.close = close
            self.empty = empty
        }
    }

    private(set) var nodes: [Node] = []
    /// The size: the number of parts, and of the states of their automata. For callers with a limit.
    public private(set) var stateCount = 0
    /// The part that is the whole language.
    public var root: Part = 0
    /// The maximum nesting depth of containers.
    public var nestingMax: Int

    /// Creates a grammar without parts, with a maximum nesting depth of containers.
    public init(nestingMax: Int) {
        self.nestingMax = nestingMax
    }

    private mutating func add(_ node: Node) -> Part {
        nodes.append(node)
        stateCount += 1
        return Part(nodes.count - 1)
    }

    /// Adds the language of an automaton.
    public mutating func add(_ automaton: ByteAutomaton) -> Part {
        stateCount += automaton.stateCount
        return add(.automaton(automaton))
    }

    /// Adds a sequence of parts.
    public mutating func addSequence(_ parts: [Part]) -> Part { add(.sequence(parts)) }

    /// Adds a choice between parts, which may have common beginnings.
    public mutating func addChoice(_ parts: [Part]) -> Part { add(.choice(parts)) }

    /// Adds a part that counts as one level of nesting.
    public mutating func addContainer(_ part: Part) -> Part { add(.container(part)) }

    /// Adds repeated elements with separators and brackets.
    public mutating func add(_ repetition: Repetition) -> Part { add(.repetition(repetition)) }

    /// Adds a part that can be used before it is defined.
    public mutating func addPlaceholder() -> Part { add(.undefined) }

    /// Defines a placeholder.
    public mutating func define(_ placeholder: Part, as part: Part) {
        guard case .undefined = nodes[Int(placeholder)] else {
            preconditionFailure("part \(placeholder) is no placeholder, or was defined before")
        }
        nodes[Int(placeholder)] = .sequence([part])
    }
}
