/// The costs of the shortest path through each part of a grammar: an upper bound of its tokens, to end a reply in time, and the
/// nesting depth of containers on that path.
struct GrammarCosts {
    struct Cost: Equatable {
        var tokenCount: Int
        var nesting: Int

        static let none = Cost(tokenCount: 0, nesting: 0)
        static let unreachable = Cost(tokenCount: TokenAutomaton.unreachable, nesting: 0)

        var isFinite: Bool { tokenCount < TokenAutomaton.unreachable }

        static func + (left: Cost, right: Cost) -> Cost {
            guard left.isFinite, right.isFinite else { return unreachable }
            let sum = left.tokenCount + right.tokenCount
            return sum < TokenAutomaton.unreachable
                ? Cost(tokenCount: sum, nesting: max(left.nesting, right.nesting)) : unreachable
        }

        func times(_ count: Int) -> Cost {
            guard count > 0 else { return .none }
            let (product, overflow) = tokenCount.multipliedReportingOverflow(by: count)
            return overflow || product >= TokenAutomaton.unreachable
                ? .unreachable : Cost(tokenCount: product, nesting: nesting)
        }

        static func < (left: Cost, right: Cost) -> Bool {
            (left.tokenCount, left.nesting) < (right.tokenCount, right.nesting)
        }
    }

    private(set) var costs: [Cost]
    private let nodes: [Grammar.Node]
    private let distance: (ByteAutomaton) -> Int

    /// - Parameter distance: the number of tokens from an automaton's start to its end.
    init(_ grammar: Grammar, distance: @escaping (ByteAutomaton) -> Int) {
        nodes = grammar.nodes
        self.distance = distance
        costs = Array(repeating: .unreachable, count: grammar.nodes.count)
        // Parts may be recursive, so the costs are lowered until nothing changes. Every pass determines at least one part's final
        // cost.
        var hasChanged = true
        while hasChanged {
            hasChanged = false
            for index in nodes.indices {
                let cost = cost(of: nodes[index])
                if cost < costs[index] {
                    costs[index] = cost
                    hasChanged = true
                }
            }
        }
    }

    private func cost(of node: Grammar.Node) -> Cost {
        switch node {
        case .undefined: return .unreachable
        case .automaton(let automaton): return Cost(tokenCount: distance(automaton), nesting: 0)
        case .sequence(let parts): return parts.reduce(.none) { $0 + costs[Int($1)] }
        case .choice(let parts): return parts.map { costs[Int($0)] }.min { $0 < $1 } ?? .unreachable
        case .container(let part):
            var cost = costs[Int(part)]
            cost.nesting += 1
            return cost
        case .repetition(let repetition): return cost(of: repetition, after: 0)
        }
    }

    func cost(of place: GrammarPlace) -> Cost {
        guard place.part != GrammarPlace.leavingContainer.part else { return .none }
        if place.count > 0, case .repetition(let repetition) = nodes[Int(place.part)] {
            return cost(of: repetition, after: Int(place.count))
        }
        return costs[Int(place.part)]
    }

    /// The cost of the rest of a repetition after some elements.
    private func cost(of repetition: Grammar.Repetition, after count: Int) -> Cost {
        func cost(_ automaton: ByteAutomaton) -> Cost { Cost(tokenCount: distance(automaton), nesting: 0) }
        let missing = max(0, repetition.minimum - count)
        if count == 0, missing == 0 { return cost(repetition.empty) }
        let element = costs[Int(repetition.element)]
        let first = count == 0 ? cost(repetition.open) + element : .none
        let further = (cost(repetition.separator) + element).times(missing - (count == 0 ? 1 : 0))
        return first + further + cost(repetition.close)
    }
}
