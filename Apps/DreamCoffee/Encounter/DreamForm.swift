import FoundationModels

/// The forms for the model whose types alone aren't precise enough.
enum DreamForm {
    /// The sampling options for forms.
    static let options = GenerationOptions(temperature: 0.7, maximumResponseTokens: 400)

    /// A verdict on a drink with these parts: first which parts are liked or missed, then how pleased the guest is, so that the
    /// rating can follow from them.
    static func verdict(on parts: [String]) throws -> GenerationSchema {
        let verdict = DynamicGenerationSchema(
            name: "Verdict",
            properties: [
                .init(name: "matched", description: "What in the drink was as ordered", schema: some(of: parts)),
                .init(name: "missed", description: "What was not", schema: some(of: parts)),
                .init(name: "rating", schema: .init(type: Verdict.Rating.self)),
                .init(
                    name: "comment", description: "What the guest says to the barista, in one or two sentences",
                    schema: .init(type: String.self)),
            ])
        return try GenerationSchema(root: verdict, dependencies: [])
    }

    /// A guest with this name.
    static func customer(named name: String) throws -> GenerationSchema {
        let customer = DynamicGenerationSchema(
            name: "Customer",
            properties: [
                .init(name: "displayName", schema: .init(type: String.self, guides: [.constant(name)])),
                .init(name: "encounter", schema: .init(type: GeneratedCustomer.Encounter.self)),
                .init(name: "level", schema: .init(type: Int.self, guides: [.range(1...10)])),
                .init(
                    name: "attributes",
                    schema: .init(type: [GeneratedCustomer.Attribute].self, guides: [.count(2)])),
                .init(name: "resumeConversationLine", schema: .init(type: String.self)),
                .init(name: "firstLine", schema: .init(type: String.self)),
            ])
        return try GenerationSchema(root: customer, dependencies: [])
    }

    private static func some(of parts: [String]) -> DynamicGenerationSchema {
        DynamicGenerationSchema(
            arrayOf: DynamicGenerationSchema(type: String.self, guides: [.anyOf(parts)]),
            maximumElements: parts.count)
    }
}
