/// A set of threads, and whether the value may end here.
struct GrammarExpansion: Hashable {
    var threads: [GrammarThread] = []
    var isComplete = false

    static var complete: GrammarExpansion { GrammarExpansion(isComplete: true) }

    init(threads: [GrammarThread] = [], isComplete: Bool = false) {
        self.threads = threads
        self.isComplete = isComplete
    }

    init(_ state: GrammarState) {
        self.init(threads: state.threads, isComplete: state.isComplete)
    }

    mutating func formUnion(_ other: GrammarExpansion) {
        threads += other.threads
        if other.isComplete { isComplete = true }
    }

    /// The threads in a canonical order, for comparisons.
    var ordered: GrammarExpansion {
        guard threads.count > 1 else { return self }
        var ordered = self
        ordered.threads.sort { $0 < $1 }
        var last: GrammarThread?
        ordered.threads.removeAll { thread in
            defer { last = thread }
            return thread == last
        }
        return ordered
    }
}

/// The token automata of a grammar, by number. They are made on demand.
final class AutomatonTable {
    private let vocabulary: TokenVocabulary
    private var automata: [TokenAutomaton] = []
    private var numbers: [ObjectIdentifier: Int32] = [:]

    init(_ vocabulary: TokenVocabulary) {
        self.vocabulary = vocabulary
    }

    subscript(number: Int32) -> TokenAutomaton { automata[Int(number)] }

    /// - Parameter automaton: part of the grammar, which retains it.
    func number(of automaton: ByteAutomaton) -> Int32 {
        let key = ObjectIdentifier(automaton)
        if let known = numbers[key] { return known }
        automata.append(vocabulary.automaton(for: automaton))
        numbers[key] = Int32(automata.count - 1)
        return Int32(automata.count - 1)
    }
}
