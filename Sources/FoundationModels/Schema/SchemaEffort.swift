import Inference

/// What reading one schema has cost, and what was found on the way. A schema may come from a stranger, and a few kilobytes
/// can describe more shapes than a memory holds: so both its size and the work of combining its shapes have a limit.
final class SchemaEffort {
    /// JSON values in a schema, its definitions included.
    static let valueCountMax = 10_000
    /// Shapes that are looked at to combine others; about a second's work.
    static let stepCountMax = 1_000_000

    private var stepCount = 0
    /// Definitions that were read to be combined with something else.
    var expanded: [String: SchemaNode] = [:]
    /// Shapes that references point at without being definitions, by their places.
    var pointed: [(name: String, shape: GeneratedContent)] = []
    /// What automata have cost.
    let automata: AutomatonEffort
    let texts: TextAutomata
    let multiples: MultipleAutomata

    init() {
        automata = SchemaBudget.effort
        texts = TextAutomata(automata)
        multiples = MultipleAutomata(automata)
    }

    func spend(_ count: Int) throws(SchemaIntersection.Failure) {
        let (sum, isTooLarge) = stepCount.addingReportingOverflow(count)
        guard !isTooLarge, sum <= Self.stepCountMax else {
            throw SchemaIntersection.Failure(reason: "the shapes have too many combinations")
        }
        stepCount = sum
        do { try automata.spend(count * Self.statesPerStep) } catch {
            throw SchemaIntersection.Failure(reason: error.reason)
        }
    }

    /// To look at a shape costs as much as that many states of automata.
    private static let statesPerStep = 8
}

/// What the schemas of one request may cost together: it may have a hundred tools.
package enum SchemaBudget {
    private static let stepCountMax = 3 * AutomatonEffort.stepCountMax

    @TaskLocal private static var shared: AutomatonEffort?

    /// What the present task may still do, or as much as one schema may.
    static var effort: AutomatonEffort { shared ?? AutomatonEffort() }

    /// Counts together what all schemas cost that are read, checked and compiled meanwhile.
    package static func counted<Value>(
        isolation: isolated (any Actor)? = #isolation, _ body: () async -> Value
    ) async -> Value {
        await $shared.withValue(AutomatonEffort(stepCountMax: stepCountMax), operation: body)
    }
}

extension GeneratedContent {
    /// Whether this is more than so many JSON values, counted with all that they contain.
    func hasMoreValues(than countMax: Int) -> Bool {
        var open = [self]
        var count = 0
        while let content = open.popLast() {
            count += 1
            if count > countMax { return true }
            switch content.value {
            case .array(let elements): open += elements
            case .structure(let properties): open += properties.keys.compactMap { properties[$0] }
            default: break
            }
        }
        return false
    }
}
