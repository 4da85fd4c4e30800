import FoundationModels
import Synchronization

/// Tells a guest how its drink compares with its order, part by part.
///
/// The conclusions (how pleased to be, what to say) are up to the model.
struct CompareDrinksTool: Tool {
    @Generable
    struct Arguments {}

    let name = "compareDrinks"
    let description = "Compares your drink with your order, part by part."
    let comparison: DrinkComparison
    private let calls = Calls()

    init(_ comparison: DrinkComparison) {
        self.comparison = comparison
    }

    /// Thrown on a second call.
    struct CalledAgain: Error {}

    /// Everything in the drink or missing from it, with what had been ordered, and yes or no.
    func call(arguments: Arguments) throws -> GeneratedContent {
        guard calls.isFirst() else { throw CalledAgain() }
        return GeneratedContent(
            properties: comparison.rows.map { ($0.part, $0.note as any ConvertibleToGeneratedContent) },
            uniquingKeysWith: { first, _ in first })
    }
}

/// Allows one call: a model that calls again would repeat that until its context is full.
private final class Calls: Sendable {
    private let wasMade = Mutex(false)

    func isFirst() -> Bool {
        wasMade.withLock { wasMade in
            defer { wasMade = true }
            return !wasMade
        }
    }
}
