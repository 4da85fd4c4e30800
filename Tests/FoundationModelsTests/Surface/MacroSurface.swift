import FoundationModels

// The client's part for the macros.

@Generable
struct SurfaceOrder: Equatable {
    var id: GenerationID
    @Guide(description: "From the menu") var drink: String
    @Guide(description: "Of espresso", .range(1...4)) var shots: Int?
    @Guide(.anyOf(["small", "large"])) var size: String
    @Guide(description: "As printed", /[A-Z]{2}\d/) var code: String
    @Guide(.count(1...3), .element(.minimum(0))) var prices: [Double]
    @Guide(.maximumCount(2)) var extras: [SurfaceExtra]
}

@Generable(description: "What is added")
enum SurfaceExtra: String {
    case milk, sugar = "cane sugar"
}

@Generable(description: "A note", representNilExplicitlyInGeneratedContent: true)
struct SurfaceNote {
    var text: String?
    var next: [SurfaceNote]
}

@Generable(name: "Mood", description: "How one feels", representNilExplicitlyInGeneratedContent: false)
enum SurfaceMood {
    case calm
    case sleepy(hours: Int)
}

enum MacroSurface {
    static func partials(_ order: SurfaceOrder) throws {
        func isGenerable<Value: Generable>(_ value: Value) where Value.PartiallyGenerated: Identifiable & Sendable {}
        isGenerable(order)
        let partial: SurfaceOrder.PartiallyGenerated = order.asPartiallyGenerated()
        let _: GenerationID = partial.id
        let _: String? = partial.drink
        let _: Int? = partial.shots
        let _: [Double]? = partial.prices
        let _: [SurfaceExtra.PartiallyGenerated]? = partial.extras
        let _: SurfaceNote = SurfaceNote(text: nil, next: [])
        let _: SurfaceMood = try SurfaceMood(GeneratedContent(json: "{}"))
    }
}
