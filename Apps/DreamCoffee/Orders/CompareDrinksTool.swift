import FoundationModels

/// Tells a guest how the drink in its hands compares with what it had ordered, part by part.
///
/// What to make of it (how pleased to be, what to say) is the model's to decide.
struct CompareDrinksTool: Tool {
    @Generable
    struct Arguments {}

    let name = "compareDrinks"
    let description = "Compares your drink with your order, part by part."
    let comparison: DrinkComparison

    init(_ comparison: DrinkComparison) {
        self.comparison = comparison
    }

    /// Everything in the drink, or missing from it, with what had been ordered and yes or no.
    func call(arguments: Arguments) -> GeneratedContent {
        GeneratedContent(
            properties: comparison.rows.map { ($0.part, $0.note as any ConvertibleToGeneratedContent) },
            uniquingKeysWith: { first, _ in first })
    }
}
