/// A language of nested values: automata over bytes, put together in sequences, choices and repetitions that may contain
/// themselves.
///
/// It is data; a ``TokenGrammar`` follows it with a model's tokens.
public struct Grammar: Sendable {
    /// A part of the grammar.
    public typealias Part = Int32

    enum Node: Sendable {
        /// A part that is yet to be said.
        case undefined
        case automaton(ByteAutomaton)
        case sequence([Part])
        case choice([Part])
        /// A value that counts as one level of nesting.
        case container(Part)
        case repetition(Repetition)
    }

    /// Elements with separators between them and brackets around.
    public struct Repetition: Sendable {
        var element: Part
        var minimum: Int
        /// Nil for no limit.
        var maximum: Int?
        var open: ByteAutomaton
        var separator: ByteAutomaton
        var close: ByteAutomaton
        /// The brackets around nothing.
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
    /// How large it is: its parts, and the states of their automata. An author who has a limit looks at it.
    public private(set) var stateCount = 0
    /// The part that is the whole.
    public var root: Part = 0
    /// How many containers may lie within one another.
    public var nestingMax: Int

    /// Creates a grammar without parts, whose containers may lie so deep within one another.
    public init(nestingMax: Int) {
        self.nestingMax = nestingMax
    }

    private mutating func add(_ node: Node) -> Part {
        nodes.append(node)
        stateCount += 1
        return Part(nodes.count - 1)
    }

    /// What one automaton takes.
    public mutating func add(_ automaton: ByteAutomaton) -> Part {
        stateCount += automaton.stateCount
        return add(.automaton(automaton))
    }

    /// One part after the other.
    public mutating func addSequence(_ parts: [Part]) -> Part { add(.sequence(parts)) }

    /// Any one of some parts, whose beginnings may be the same.
    public mutating func addChoice(_ parts: [Part]) -> Part { add(.choice(parts)) }

    /// A part that counts as one level of nesting.
    public mutating func addContainer(_ part: Part) -> Part { add(.container(part)) }

    /// Elements with separators between them and brackets around.
    public mutating func add(_ repetition: Repetition) -> Part { add(.repetition(repetition)) }

    /// A part that can be referred to before it is known.
    public mutating func addPlaceholder() -> Part { add(.undefined) }

    /// Says what a placeholder stands for.
    public mutating func define(_ placeholder: Part, as part: Part) {
        guard case .undefined = nodes[Int(placeholder)] else {
            preconditionFailure("part \(placeholder) is no placeholder, or was defined before")
        }
        nodes[Int(placeholder)] = .sequence([part])
    }
}
