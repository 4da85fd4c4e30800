import FoundationModels

// The examples of the article on tools, word for word.

struct PriceList: Tool {
    let description = "Looks up what a drink costs."
    let prices: [String: Int]

    @Generable struct Arguments {
        @Guide(description: "The name of the drink") var drink: String
    }

    struct UnknownDrink: Error {}

    func call(arguments: Arguments) async throws -> String {
        guard let price = prices[arguments.drink] else { throw UnknownDrink() }
        return "A \(arguments.drink) costs \(price) smiles."
    }
}

enum ToolExamples {
    static func ask() async throws -> String {
        let tool = PriceList(prices: ["latte": 2])
        let session = LanguageModelSession(tools: [tool], instructions: "You are a barista.")
        return try await session.respond(to: "How much is a latte?").content
    }

    static func require(_ session: LanguageModelSession) async throws -> String {
        let options = GenerationOptions(toolCallingMode: .required)
        return try await session.respond(to: "How much is a latte?", options: options).content
    }

    static func recover(_ session: LanguageModelSession) async throws -> String {
        do {
            return try await session.respond(to: "How much is tea?").content
        } catch let error as LanguageModelSession.ToolCallError where error.underlyingError is PriceList.UnknownDrink {
            return "We have no tea."
        } catch ToolCallingError.tooManyRounds(let limit) {
            return "I looked \(limit) times and found nothing."
        }
    }

    static func describe() -> String {
        let definition = Transcript.ToolDefinition(tool: PriceList(prices: [:]))
        return "\(definition.name): \(definition.description) \(definition.parameters.debugDescription)"
    }
}
