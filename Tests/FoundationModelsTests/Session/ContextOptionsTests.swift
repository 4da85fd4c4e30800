import FoundationModels
import FoundationModelsTesting
import Testing

@Suite("Context options")
struct ContextOptionsTests {
    @Test
    func `context options and metadata reach the model in every form`() async throws {
        let order = DrinkOrder(drink: "latte", shots: 2)
        let model = ScriptedLanguageModel { $0.schema == nil ? "Hi." : .value(order) }
        let session = LanguageModelSession(model: model)
        let context = ContextOptions(reasoningLevel: .deep)
        let metadata: [String: any ConvertibleToGeneratedContent] = ["visitor": 7]
        let schema = DrinkOrder.generationSchema
        try await session.respond(to: Prompt("Hi"), contextOptions: context, metadata: metadata)
        try await session.respond(to: "Hi", contextOptions: context, metadata: metadata)
        try await session.respond(contextOptions: context, metadata: metadata) { "Hi" }
        try await session.respond(to: Prompt("Hi"), schema: schema, contextOptions: context, metadata: metadata)
        try await session.respond(to: "Hi", schema: schema, contextOptions: context, metadata: metadata)
        try await session.respond(schema: schema, contextOptions: context, metadata: metadata) { "Hi" }
        try await session.respond(
            to: Prompt("Hi"), generating: DrinkOrder.self, contextOptions: context, metadata: metadata)
        try await session.respond(to: "Hi", generating: DrinkOrder.self, contextOptions: context, metadata: metadata)
        try await session.respond(generating: DrinkOrder.self, contextOptions: context, metadata: metadata) { "Hi" }
        _ = try await session.streamResponse(to: "Hi", contextOptions: context, metadata: metadata).collect()
        _ = try await session.streamResponse(to: "Hi", schema: schema, contextOptions: context, metadata: metadata)
            .collect()
        let stream: LanguageModelSession.ResponseStream<DrinkOrder> = session.streamResponse(
            contextOptions: context, metadata: metadata
        ) { "Hi" }
        #expect(try await stream.collect().content == order)
        #expect(model.requests.count == 12)
        #expect(model.requests.allSatisfy { $0.contextOptions.reasoningLevel == .deep })
        #expect(model.requests.allSatisfy { $0.metadata["visitor"]?.kind == .number(7) })
        #expect(model.requests.allSatisfy { $0.schema == nil || $0.contextOptions.includeSchemaInPrompt == true })
    }

    @Test
    func `a request with metadata alone is a request of the newer form, and shows the schema`() async throws {
        let model = ScriptedLanguageModel("Hi.", .value(DrinkOrder(drink: "latte", shots: 2)))
        let session = LanguageModelSession(model: model)
        try await session.respond(to: "Hi", metadata: ["visitor": 7])
        let order = try await session.respond(to: "Hi", generating: DrinkOrder.self, metadata: ["visitor": 7])
        #expect(order.content.drink == "latte")
        #expect(model.requests.map(\.contextOptions.includeSchemaInPrompt) == [nil, true])
        #expect(model.requests.allSatisfy { $0.metadata["visitor"]?.kind == .number(7) })
    }
}
