import Inference

/// Counts the cost of reading one schema, and stores intermediate results. A schema can be untrusted, and a few
/// kilobytes can describe more shapes than fit in memory: so both its size and the work of combining its shapes are
/// limited.
final class SchemaEffort {
    /// The maximum number of JSON values in a schema, including its definitions.
    static let valueCountMax = 10_000
    /// The maximum number of shapes that are visited to combine others; about a second's work.
    static let stepCountMax = 1_000_000

    private var stepCount = 0
    /// Definitions that were read in order to be combined with other shapes.
    var expanded: [String: SchemaNode] = [:]
    /// Shapes outside of the definitions to which references point, by their JSON pointers.
    var pointed: [(name: String, shape: GeneratedContent)] = []
    /// The cost of automata.
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

    /// Visiting a shape costs as much as this many states of automata.
    private static let statesPerStep = 8
}

/// The maximum cost of all schemas of one request, which can have a hundred tools.
package enum SchemaBudget {
    private static let stepCountMax = 3 * AutomatonEffort.stepCountMax

    @TaskLocal private static var shared: AutomatonEffort?

    /// The remaining budget of the current task; by default, that of one schema.
    static var effort: AutomatonEffort { shared ?? AutomatonEffort() }

    /// Gives a closure a common budget for all schemas that are read, checked and compiled in it.
    package static func counted<Value>(
        isolation: isolated (any Actor)? = #isolation, _ body: () async -> Value
    ) async -> Value {
        await $shared.withValue(AutomatonEffort(stepCountMax: stepCountMax), operation: body)
    }

    /// Gives a closure a smaller budget than a schema has, so that a test of expensive schemas is quick in a debug build.
    static func limited<Value>(to stepCountMax: Int, _ body: () throws -> Value) rethrows -> Value {
        try $shared.withValue(AutomatonEffort(stepCountMax: stepCountMax), operation: body)
    }
}

extension GeneratedContent {
    /// Whether this consists of more than so many JSON values, including nested ones.
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
