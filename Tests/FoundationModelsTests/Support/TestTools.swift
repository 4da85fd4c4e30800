import FoundationModels
import Synchronization

/// A tool whose answer a test sets. It records its calls.
struct CounterTool: Tool {
    struct Arguments: Generable {
        var drink: String

        static var generationSchema: GenerationSchema {
            .init(type: Arguments.self, properties: [.init(name: "drink", type: String.self)])
        }

        init(_ content: GeneratedContent) throws {
            drink = try content.value(forProperty: "drink")
        }

        var generatedContent: GeneratedContent { GeneratedContent(properties: ["drink": drink]) }
    }

    /// The drinks that were asked for, in the order of the calls.
    final class Log: Sendable {
        private let drinks = Mutex<[String]>([])

        var asked: [String] { drinks.withLock { $0 } }

        func append(_ drink: String) {
            drinks.withLock { $0.append(drink) }
        }
    }

    var name = "price"
    let description = "Looks up a price."
    var includesSchemaInInstructions = true
    let log = Log()
    var answer: @Sendable (String) async throws -> String = { "\($0) costs a smile." }

    func call(arguments: Arguments) async throws -> String {
        log.append(arguments.drink)
        return try await answer(arguments.drink)
    }
}

extension Transcript.ToolCall {
    /// A call of `CounterTool`.
    static func price(of drink: String, id: String, tool: String = "price") -> Self {
        .init(id: id, toolName: tool, arguments: GeneratedContent(properties: ["drink": drink]))
    }
}
