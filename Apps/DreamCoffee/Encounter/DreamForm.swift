import FoundationModels

/// The forms that the model fills in: what a guest or a verdict consists of, and, for a small model, in which shapes
/// of sentences.
enum DreamForm {
    /// How freely a form is filled in: where every word makes sense, the model may take an unlikely one.
    static func options(_ shapes: SentenceShapes?) -> GenerationOptions {
        GenerationOptions(temperature: shapes == nil ? 0.9 : 1.5, maximumResponseTokens: 300)
    }

    /// A guest.
    static func guest(_ shapes: SentenceShapes?) throws -> GenerationSchema {
        guard let shapes else { return NPC.generationSchema }
        let picture = DynamicGenerationSchema(
            name: "Picture", properties: [.init(name: "imageDescription", schema: try text(like: shapes.picture))])
        let guest = DynamicGenerationSchema(
            name: "Guest",
            properties: [
                .init(name: "name", schema: try text(like: shapes.name)),
                .init(name: "coffeeOrder", schema: try text(like: shapes.order)),
                .init(name: "picture", schema: picture),
            ])
        return try GenerationSchema(root: guest, dependencies: [])
    }

    /// A verdict on a drink that has these aspects: what the guest likes and misses is told among them. A model that is
    /// held to shapes has something to be pleased with if it is pleased, and says so.
    static func verdict(on aspects: [String], _ shapes: SentenceShapes?) throws -> GenerationSchema {
        guard let shapes else {
            let verdict = verdict(
                named: "Verdict", on: aspects, rating: .init(type: Verdict.Rating.self),
                comment: .init(type: String.self))
            return try GenerationSchema(root: verdict, dependencies: [])
        }
        let verdicts = try Verdict.Rating.allCases.map { rating in
            verdict(
                named: "\(rating.rawValue) verdict", on: aspects, matched: rating.matchCounts,
                missed: rating.missCounts,
                rating: .init(type: String.self, guides: [.constant(rating.rawValue)]),
                comment: try text(like: rating.comment(in: shapes)))
        }
        return try GenerationSchema(
            root: DynamicGenerationSchema(name: "Verdict", anyOf: verdicts), dependencies: [])
    }

    private static func verdict(
        named name: String, on aspects: [String], matched: ClosedRange<Int>? = nil, missed: ClosedRange<Int>? = nil,
        rating: DynamicGenerationSchema, comment: DynamicGenerationSchema
    ) -> DynamicGenerationSchema {
        DynamicGenerationSchema(
            name: name,
            properties: [
                .init(name: "matched", schema: some(of: aspects, matched)),
                .init(name: "missed", schema: some(of: aspects, missed)),
                .init(name: "rating", schema: rating),
                .init(
                    name: "comment", description: "What the guest says to the barista, in one or two sentences",
                    schema: comment),
            ])
    }

    /// A guest of this name.
    static func customer(named name: String, _ shapes: SentenceShapes?) throws -> GenerationSchema {
        let line = try text(like: shapes?.greeting)
        let customer = DynamicGenerationSchema(
            name: "Customer",
            properties: [
                .init(name: "displayName", schema: .init(type: String.self, guides: [.constant(name)])),
                .init(name: "encounter", schema: .init(type: GeneratedCustomer.Encounter.self)),
                .init(name: "level", schema: .init(type: Int.self, guides: [.range(1...10)])),
                .init(
                    name: "attributes",
                    schema: .init(type: [GeneratedCustomer.Attribute].self, guides: [.count(2)])),
                .init(name: "resumeConversationLine", schema: line),
                .init(name: "firstLine", schema: line),
            ])
        return try GenerationSchema(root: customer, dependencies: [])
    }

    /// A text in a shape; without one any text.
    static func text(like shape: String?) throws -> DynamicGenerationSchema {
        guard let shape else { return DynamicGenerationSchema(type: String.self) }
        return DynamicGenerationSchema(type: String.self, guides: [.pattern(try Regex(shape))])
    }

    private static func some(of aspects: [String], _ counts: ClosedRange<Int>?) -> DynamicGenerationSchema {
        DynamicGenerationSchema(
            arrayOf: DynamicGenerationSchema(type: String.self, guides: [.anyOf(aspects)]),
            minimumElements: counts?.lowerBound, maximumElements: counts?.upperBound ?? aspects.count)
    }
}

extension Verdict.Rating {
    fileprivate var matchCounts: ClosedRange<Int> {
        switch self {
        case .delighted: 2...3
        case .pleased: 1...2
        case .disappointed: 0...1
        }
    }

    fileprivate var missCounts: ClosedRange<Int> {
        switch self {
        case .delighted: 0...0
        case .pleased: 0...1
        case .disappointed: 1...2
        }
    }

    fileprivate func comment(in shapes: SentenceShapes) -> String {
        self == .disappointed ? shapes.complaint : shapes.praise
    }
}
