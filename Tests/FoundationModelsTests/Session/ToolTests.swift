import FoundationModels
import FoundationModelsTesting
import Testing

@Suite("Tools")
struct ToolTests {
    @Test
    func `the model calls a tool, reads its output and answers`() async throws {
        let tool = CounterTool()
        let model = ScriptedLanguageModel(.toolCalls([.price(of: "latte", id: "1")]), "A latte costs a smile.")
        let session = LanguageModelSession(model: model, tools: [tool], instructions: "Be kind.")
        let response = try await session.respond(to: "How much is a latte?")
        #expect(response.content == "A latte costs a smile.")
        #expect(tool.log.asked == ["latte"])
        let said = [
            "Prompt: How much is a latte?", #"Tool calls: price({"drink": "latte"})"#,
            "Output of price: latte costs a smile.", "Response: A latte costs a smile.",
        ]
        #expect(response.transcriptEntries.map(\.description) == said)
        #expect(session.transcript.map(\.description) == ["Instructions: Be kind."] + said)
        #expect(model.requests[1].transcript.map(\.description) == ["Instructions: Be kind."] + said.dropLast())
    }

    @Test
    func `tools are called while a stream is read, and the transcript shows them as they come`() async throws {
        let model = ScriptedLanguageModel(
            .toolCalls([.price(of: "latte", id: "1")], after: "Let me see. "), "A smile.")
        let session = LanguageModelSession(model: model, tools: [CounterTool()])
        var texts: [String] = []
        var kinds: [[String]] = []
        for try await snapshot in session.streamResponse(to: "Price?") {
            texts.append(snapshot.content)
            kinds.append(session.transcript.dropFirst().map { $0.description.prefix(8).description })
            #expect(snapshot.transcriptEntries.first?.description == "Prompt: Price?")
        }
        #expect(texts.last == "A smile.")
        #expect(kinds.last?.prefix(4) == ["Prompt: ", "Response", "Tool cal", "Output o"])
        #expect(session.transcript.count == 6)
    }

    @Test
    func `what is collected of a stream holds the turn's entries, tools included`() async throws {
        let model = ScriptedLanguageModel(.toolCalls([.price(of: "latte", id: "1")]), "A smile.")
        let session = LanguageModelSession(model: model, tools: [CounterTool()])
        let response = try await session.streamResponse(to: "Price?").collect()
        #expect(response.content == "A smile.")
        #expect(
            response.transcriptEntries.map(\.description) == [
                "Prompt: Price?", #"Tool calls: price({"drink": "latte"})"#, "Output of price: latte costs a smile.",
                "Response: A smile.",
            ])
    }

    @Test
    func `an output bears the identity of its call`() async throws {
        let model = ScriptedLanguageModel(
            .toolCalls([.price(of: "latte", id: "a"), .price(of: "tea", id: "b")]), "Done.")
        let session = LanguageModelSession(model: model, tools: [CounterTool()])
        let entries = try await session.respond(to: "Prices?").transcriptEntries
        #expect(entries.compactMap { if case .toolOutput(let output) = $0 { output.id } else { nil } } == ["a", "b"])
    }

    @Test
    func `calls that come at once run at once, and their outputs keep the order of the calls`() async throws {
        let gate = AsyncStream<Void>.makeStream()
        var tool = CounterTool()
        // The first call ends only after the second one has run.
        tool.answer = { drink in
            if drink == "latte" { for await _ in gate.stream { break } } else { gate.continuation.yield() }
            return drink
        }
        let model = ScriptedLanguageModel(
            .toolCalls([.price(of: "latte", id: "a"), .price(of: "tea", id: "b")]), "Done.")
        let session = LanguageModelSession(model: model, tools: [tool])
        let entries = try await session.respond(to: "Prices?").transcriptEntries
        #expect(entries.map(\.description)[2...3] == ["Output of price: latte", "Output of price: tea"])
    }

    @Test
    func `a tool that fails fails the request with a ToolCallError, and the turn is taken back`() async throws {
        struct SoldOut: Error {}
        var tool = CounterTool()
        tool.answer = { _ in throw SoldOut() }
        let model = ScriptedLanguageModel(.toolCalls([.price(of: "latte", id: "1")]), "Fine.")
        let session = LanguageModelSession(model: model, tools: [tool], instructions: "Be kind.")
        let error = await #expect(throws: LanguageModelSession.ToolCallError.self) {
            try await session.respond(to: "Price?")
        }
        #expect(error?.tool.name == "price")
        #expect(error?.underlyingError is SoldOut)
        #expect(error?.errorDescription?.contains("price") == true)
        #expect(session.transcript.count == 1)
        #expect(try await session.respond(to: "Hello").content == "Fine.")
    }

    @Test(arguments: [#"{"drink": 7}"#, #"{"drink": "la"#, "no JSON", "[]", "{}"])
    func `arguments that are not what the tool takes are a ToolCallError with the reason`(json: String) async throws {
        let tool = CounterTool()
        let session = LanguageModelSession(model: ScriptedLanguageModel(.toolCall("price", json: json)), tools: [tool])
        let error = await #expect(throws: LanguageModelSession.ToolCallError.self) {
            try await session.respond(to: "Price?")
        }
        guard case GenerationError.decodingFailure? = error?.underlyingError else {
            Issue.record("Expected decodingFailure, got \(String(describing: error))")
            return
        }
        #expect(tool.log.asked.isEmpty)
        #expect(session.transcript.count == 1)
    }

    @Test
    func `a tool that the model was not offered fails the request by its name`() async {
        let session = LanguageModelSession(
            model: ScriptedLanguageModel(.toolCalls([.price(of: "latte", id: "1", tool: "weather")])),
            tools: [CounterTool()])
        await #expect(throws: ToolCallingError.unknownTool(name: "weather", available: ["price"])) {
            try await session.respond(to: "Price?")
        }
    }

    @Test
    func `a model that never stops calling tools is stopped by a named error`() async {
        let tool = CounterTool()
        let model = ScriptedLanguageModel { _ in .toolCalls([.price(of: "latte", id: "1")]) }
        let session = LanguageModelSession(model: model, tools: [tool])
        await #expect(throws: ToolCallingError.tooManyRounds(limit: 64)) { try await session.respond(to: "Price?") }
        #expect(tool.log.asked.count == 63)
        #expect(session.transcript.count == 1)
    }

    @Test
    func `cancelling the request cancels the tool that runs, and frees the session`() async throws {
        let started = AsyncStream<Void>.makeStream()
        let ended = AsyncStream<Bool>.makeStream()
        var tool = CounterTool()
        tool.answer = { _ in
            started.continuation.yield()
            try? await Task.sleep(for: .seconds(3600))
            ended.continuation.yield(Task.isCancelled)
            return ""
        }
        let session = LanguageModelSession(
            model: ScriptedLanguageModel(.toolCalls([.price(of: "latte", id: "1")]), "Fine."), tools: [tool])
        let task = Task { try await session.respond(to: "Price?") }
        for await _ in started.stream { break }
        task.cancel()
        #expect(!session.isResponding)
        await #expect(throws: CancellationError.self) { try await task.value }
        for await wasCancelled in ended.stream {
            #expect(wasCancelled)
            break
        }
        #expect(session.transcript.count == 1)
        #expect(try await session.respond(to: "Hello").content == "Fine.")
    }

    @Test
    func `tools without instructions are told to the model all the same`() async throws {
        let model = ScriptedLanguageModel("Hi.")
        let session = LanguageModelSession(model: model, tools: [CounterTool()])
        try await session.respond(to: "Hello")
        #expect(model.requests[0].enabledToolDefinitions.map(\.name) == ["price"])
        guard case .instructions(let instructions)? = session.transcript.first else {
            Issue.record("There are no instructions")
            return
        }
        #expect(instructions.segments.isEmpty)
        #expect(instructions.toolDefinitions == model.requests[0].enabledToolDefinitions)
        #expect(instructions.toolDefinitions[0].parameters.debugDescription.contains("drink"))
    }

    @Test
    func `a tool that keeps out of the instructions can still be called`() async throws {
        let model = ScriptedLanguageModel("Hi.")
        let tool = CounterTool(name: "price", includesSchemaInInstructions: false)
        let session = LanguageModelSession(model: model, tools: [tool])
        try await session.respond(to: "Hello")
        #expect(session.transcript.count == 2)
        #expect(model.requests[0].enabledToolDefinitions.map(\.name) == ["price"])
    }

    @Test
    func `disallowed offers no tools`() async throws {
        let model = ScriptedLanguageModel("Hi.")
        let session = LanguageModelSession(model: model, tools: [CounterTool()])
        try await session.respond(to: "Hello", options: .init(toolCallingMode: .disallowed))
        #expect(model.requests[0].enabledToolDefinitions.isEmpty)
    }

    @Test
    func `required asks for calls until a tool throws`() async throws {
        let model = ScriptedLanguageModel { request in
            // The fourth call asks for a drink that isn't in the list.
            let count = request.transcript.count { if case .toolCalls = $0 { true } else { false } }
            return .toolCall("PriceList", json: #"{"drink": "\#(count < 3 ? "latte" : "cocoa")"}"#, id: "\(count)")
        }
        let session = LanguageModelSession(model: model, tools: [PriceList(prices: ["latte": 2])])
        session.transcriptErrorHandlingPolicy = .preserveTranscript
        await #expect(throws: LanguageModelSession.ToolCallError.self) {
            try await session.respond(to: "Price?", options: .init(toolCallingMode: .required))
        }
        #expect(model.requests.map(\.generationOptions.toolCallingMode) == Array(repeating: .required, count: 4))
        #expect(session.transcript.count { if case .toolOutput = $0 { true } else { false } } == 3)
    }

    @Test
    func `a profile ends what it requires by another mode`() async throws {
        let call: ScriptedLanguageModel.Reply = .toolCall("PriceList", json: #"{"drink": "latte"}"#)
        let model = ScriptedLanguageModel(call, "Two smiles.", call, "Still two.")
        let session = LanguageModelSession(profile: InformedBarista(model: model))
        #expect(try await session.respond(to: "How much is a latte?").content == "Two smiles.")
        #expect(try await session.respond(to: "And now?").content == "Still two.")
        #expect(
            model.requests.map(\.generationOptions.toolCallingMode) == [.required, .allowed, .required, .allowed])
    }

    @Test
    func `a tool that takes the answer ends a request that requires calls`() async throws {
        let model = ScriptedLanguageModel(.toolCall("FinalAnswer", json: #"{"price": 2}"#))
        let price = try await FinalAnswer.price { LanguageModelSession(model: model, tools: [$0]) }
        #expect(price == 2)
        #expect(model.requests.count == 1)
    }

    @Test
    func `an answer without the call that was required is an error, and so is requiring without tools`() async {
        let options = GenerationOptions(toolCallingMode: .required)
        let model = ScriptedLanguageModel("I'd rather guess.")
        let session = LanguageModelSession(model: model, tools: [CounterTool()])
        await #expect(throws: ToolCallingError.noCall) { try await session.respond(to: "Price?", options: options) }
        let bare = LanguageModelSession(model: model)
        await #expect(throws: ToolCallingError.noToolToCall) { try await bare.respond(to: "Price?", options: options) }
        #expect(model.requests.count == 1)
    }

    @Test
    func `two tools of one name fail before anything runs`() async {
        let model = ScriptedLanguageModel("Never said.")
        let session = LanguageModelSession(model: model, tools: [CounterTool(), CounterTool()])
        await #expect(throws: ToolCallingError.duplicateName("price")) { try await session.respond(to: "Price?") }
        #expect(model.requests.isEmpty)
    }

    @Test
    func `a tool's output may be a structure, which stays one in the transcript`() async throws {
        struct Menu: Tool {
            let description = "The order of the day."
            func call(arguments: CounterTool.Arguments) async throws -> DrinkOrder {
                DrinkOrder(drink: arguments.drink, shots: 2)
            }
        }
        let model = ScriptedLanguageModel(.toolCalls([.price(of: "latte", id: "1", tool: "Menu")]), "Two shots.")
        let session = LanguageModelSession(model: model, tools: [Menu()])
        try await session.respond(to: "What is it today?")
        guard case .toolOutput(let output) = session.transcript[3],
            case .structure(let segment)? = output.segments.first
        else {
            Issue.record("There is no structure in \(session.transcript)")
            return
        }
        #expect(segment.source == "DrinkOrder")
        #expect(segment.content.jsonString == #"{"drink": "latte", "shots": 2}"#)
    }

    @Test
    func `a tool's name is its type's unless it has another, and its schema its arguments'`() {
        struct Weather: Tool {
            let description = "The weather."
            func call(arguments: DrinkOrder) async throws -> [String] { ["Sunny"] }
        }
        let definition = Transcript.ToolDefinition(tool: Weather())
        #expect(definition.name == "Weather")
        #expect(Weather().includesSchemaInInstructions)
        #expect(definition.parameters.debugDescription == DrinkOrder.generationSchema.debugDescription)
    }

    @Test
    func `the tokens of all rounds are counted together`() async throws {
        let model = ScriptedLanguageModel(.toolCalls([.price(of: "latte", id: "1")]), "one two three")
        let session = LanguageModelSession(model: model, tools: [CounterTool()])
        let usage = try await session.respond(to: "Price?").usage
        #expect(usage.output.totalTokenCount == 5)
    }

    @Test
    func `a model that cannot call tools is not asked to`() async {
        let session = LanguageModelSession(model: ExecutorTests.Custom(), tools: [CounterTool()])
        let error = await #expect(throws: LanguageModelError.self) { try await session.respond(to: "Price?") }
        guard case .unsupportedCapability(let details)? = error else {
            Issue.record("Expected unsupportedCapability, got \(String(describing: error))")
            return
        }
        #expect(details.capability == .toolCalling)
        #expect(error?.errorDescription?.isEmpty == false)
    }
}
