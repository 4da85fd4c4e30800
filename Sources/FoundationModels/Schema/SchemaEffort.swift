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
    /// The automata of texts that were combined with others.
    var automata: [TextForm: ByteAutomaton] = [:]

    func spend(_ count: Int) throws(SchemaIntersection.Failure) {
        let (sum, isTooLarge) = stepCount.addingReportingOverflow(count)
        guard !isTooLarge, sum <= Self.stepCountMax else {
            throw SchemaIntersection.Failure(reason: "the shapes have too many combinations")
        }
        stepCount = sum
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
