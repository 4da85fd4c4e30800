import FoundationModels
import FoundationModelsTesting
import OperationMetrics
import Testing

struct Clock: Tool {
    let description = "Tells the time."

    @Generable
    struct Arguments {
        var city: String
    }

    func call(arguments: Arguments) async throws -> String { "Noon in \(arguments.city)" }
}

@Suite("Metrics of models")
struct ModelMetricsTests {
    /// The value of each metric after the body.
    private func values(_ body: () async throws -> Void) async rethrows -> [String: Double] {
        let metrics = ModelMetrics()
        try await ModelMetrics.$current.withValue(metrics) { try await body() }
        var text = MetricsText()
        metrics.write(to: &text)
        let lines = text.text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { $0.split(separator: " ") }
        return Dictionary(uniqueKeysWithValues: lines.map { (String($0[0]), Double($0[1])!) })
    }

    @Test func `a reply is counted with its tokens and its time`() async throws {
        let values = try await values {
            let session = LanguageModelSession(model: ScriptedLanguageModel("Welcome to the shop!", "Yes."))
            let first = try await session.respond(to: "Hello").usage
            let second = try await session.respond(to: "Again?").usage
            #expect(first.output.totalTokenCount == 4 && second.output.totalTokenCount == 1)
        }
        #expect(values["kissa_model_requests_total"] == 2 && values["kissa_model_requests_running"] == 0)
        #expect(values["kissa_model_output_tokens_total"] == 5)
        #expect(values["kissa_model_first_piece_seconds_count"] == 2 && values["kissa_model_reply_seconds_count"] == 2)
        #expect(values["kissa_model_requests_failed_total"] == 0)
    }

    @Test func `a turn with a tool asks the model twice, and each is counted once`() async throws {
        let model = ScriptedLanguageModel(.toolCall("Clock", json: #"{"city": "Kyoto"}"#), "It is noon.")
        var used = 0
        let values = try await values {
            let session = LanguageModelSession(model: model, tools: [Clock()])
            used = try await session.respond(to: "What time is it?").usage.output.totalTokenCount
        }
        #expect(values["kissa_model_requests_total"] == 2)
        #expect(values["kissa_model_output_tokens_total"] == Double(used))
    }

    @Test func `a request that fails is counted as that and no longer runs`() async throws {
        let values = await values {
            let session = LanguageModelSession(model: ScriptedLanguageModel())
            _ = try? await session.respond(to: "Hello")
        }
        #expect(values["kissa_model_requests_total"] == 1 && values["kissa_model_requests_running"] == 0)
        #expect(values["kissa_model_requests_failed_total"] == 1 && values["kissa_model_reply_seconds_count"] == 0)
    }

    @Test func `absurd numbers of a server's don't trap`() {
        let metrics = ModelMetrics()
        for count in [Int.max, .max, .min, -1] {
            metrics.begin().end(.answered, tokens: .init(input: count, cached: count, output: count))
        }
        var text = MetricsText()
        metrics.write(to: &text)
        #expect(text.text.contains("kissa_model_output_tokens_total \(Int.max)\n"))
    }
}
