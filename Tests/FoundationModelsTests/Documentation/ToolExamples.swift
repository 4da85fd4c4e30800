import FoundationModels
import Synchronization

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

extension SessionPropertyValues {
    @SessionPropertyEntry var lookupCount: Int = 0
}

/// Looks up the price before it answers.
struct InformedBarista: LanguageModelSession.DynamicProfile {
    @SessionProperty(\.lookupCount) var lookupCount
    let model: any LanguageModel

    var body: some LanguageModelSession.DynamicProfile {
        Profile {
            Instructions("You are a barista.")
            PriceList(prices: ["latte": 2])
        }
        .model(model)
        .toolCallingMode(lookupCount == 0 ? .required : .allowed)
        .onToolCall { lookupCount += 1 }
        .onResponse { lookupCount = 0 }
    }
}

/// Takes the answer, and ends the request.
final class FinalAnswer: Tool {
    let description = "Gives the final answer."
    private let price = Mutex<Int?>(nil)

    @Generable struct Arguments { var price: Int }

    func call(arguments: Arguments) async throws -> String {
        price.withLock { $0 = arguments.price }
        throw CancellationError()
    }

    static func price(by session: (FinalAnswer) -> LanguageModelSession) async throws -> Int? {
        let answer = FinalAnswer()
        do {
            try await session(answer).respond(
                to: "How much is a latte?", options: GenerationOptions(toolCallingMode: .required))
        } catch let error as LanguageModelSession.ToolCallError where error.underlyingError is CancellationError {}
        return answer.price.withLock { $0 }
    }
}

enum ToolExamples {
    static func ask() async throws -> String {
        let tool = PriceList(prices: ["latte": 2])
        let session = LanguageModelSession(tools: [tool], instructions: "You are a barista.")
        return try await session.respond(to: "How much is a latte?").content
    }

    static func recover(_ session: LanguageModelSession) async throws -> String {
        do {
            return try await session.respond(to: "How much is tea?").content
        } catch let error as LanguageModelSession.ToolCallError where error.underlyingError is PriceList.UnknownDrink {
            return "We have no tea."
        }
    }

    static func describe() -> String {
        let definition = Transcript.ToolDefinition(tool: PriceList(prices: [:]))
        return "\(definition.name): \(definition.description) \(definition.parameters.debugDescription)"
    }
}
