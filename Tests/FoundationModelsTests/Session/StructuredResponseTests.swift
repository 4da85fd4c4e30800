import FoundationModels
import FoundationModelsTesting
import Testing

@Suite("Structured responses")
struct StructuredResponseTests {
    private let latte = DrinkOrder(drink: "latte", shots: 2)

    @Test
    func `a value of a type comes back decoded, and stands as a structure in the transcript`() async throws {
        let model = ScriptedLanguageModel(.value(latte))
        let session = LanguageModelSession(model: model)
        let response = try await session.respond(to: "A latte, please.", generating: DrinkOrder.self)
        #expect(response.content == latte)
        #expect(response.rawContent == latte.generatedContent)
        guard case .response(let entry)? = session.transcript.last, case .structure(let segment)? = entry.segments.first
        else {
            Issue.record("There is no structure in \(session.transcript)")
            return
        }
        #expect(segment.source == "DrinkOrder")
        #expect(segment.content == latte.generatedContent)
    }

    @Test(arguments: [true, false])
    func `the schema reaches the model and the prompt's entry`(isShown: Bool) async throws {
        let model = ScriptedLanguageModel(.value(latte))
        let session = LanguageModelSession(model: model)
        try await session.respond(to: "A latte.", generating: DrinkOrder.self, includeSchemaInPrompt: isShown)
        let request = model.requests[0]
        #expect(request.schema?.debugDescription == DrinkOrder.generationSchema.debugDescription)
        #expect(request.contextOptions.includeSchemaInPrompt == isShown)
        guard case .prompt(let prompt)? = session.transcript.first else {
            Issue.record("There is no prompt")
            return
        }
        #expect(prompt.responseFormat?.name == "DrinkOrder")
    }

    @Test
    func `a schema by itself, without a type, is used and gives content`() async throws {
        let model = ScriptedLanguageModel { _ in .value(latte) }
        let session = LanguageModelSession(model: model)
        let schema = DrinkOrder.generationSchema
        let prompt = Prompt("A latte.")
        let contents = [
            try await session.respond(to: prompt, schema: schema).content,
            try await session.respond(to: "A latte.", schema: schema, includeSchemaInPrompt: false).content,
            try await session.respond(schema: schema, options: .init(temperature: 0)) { "A latte." }.content,
            try await session.streamResponse(to: prompt, schema: schema).collect().content,
            try await session.streamResponse(to: "A latte.", schema: schema).collect().content,
            try await session.streamResponse(schema: schema) { "A latte." }.collect().content,
        ]
        #expect(contents.allSatisfy { $0 == latte.generatedContent })
        #expect(model.requests.allSatisfy { $0.schema?.debugDescription == schema.debugDescription })
    }

    @Test
    func `all forms of asking for a type give it`() async throws {
        let session = LanguageModelSession(model: ScriptedLanguageModel { _ in .value(latte) })
        let prompt = Prompt("A latte.")
        let inferred: LanguageModelSession.Response<DrinkOrder> = try await session.respond(to: prompt)
        let contents = [
            inferred.content,
            try await session.respond(to: "A latte.", generating: DrinkOrder.self, options: .init(temperature: 0))
                .content,
            try await session.respond(generating: DrinkOrder.self, includeSchemaInPrompt: false) { "A latte." }.content,
            try await session.streamResponse(to: prompt, generating: DrinkOrder.self).collect().content,
            try await session.streamResponse(to: "A latte.", generating: DrinkOrder.self).collect().content,
            try await session.streamResponse(generating: DrinkOrder.self) { "A latte." }.collect().content,
        ]
        #expect(contents.allSatisfy { $0 == latte })
    }

    @Test
    func `a stream's snapshots fill in, and the last one is whole`() async throws {
        let model = ScriptedLanguageModel(.init(tokens: [#"{"dr"#, #"ink": "la"#, #"tte", "sh"#, #"ots": 2"#, "}"]))
        let pace = ScriptedLanguageModel.Pace()
        let paced = ScriptedLanguageModel(
            .init(tokens: [#"{"dr"#, #"ink": "la"#, #"tte", "sh"#, #"ots": 2"#, "}"]), pace: pace)
        #expect(
            try await LanguageModelSession(model: model).respond(to: "", generating: DrinkOrder.self).content == latte)
        var partials: [DrinkOrder.PartiallyGenerated] = []
        var isComplete: [Bool] = []
        pace.allow(1)
        for try await snapshot in LanguageModelSession(model: paced).streamResponse(to: "", generating: DrinkOrder.self)
        {
            partials.append(snapshot.content)
            isComplete.append(snapshot.rawContent.isComplete)
            pace.allow(1)
        }
        #expect(partials.first == .init())
        #expect(partials.contains(.init(drink: "la")))
        #expect(partials.contains(.init(drink: "latte")))
        #expect(partials.last == .init(drink: "latte", shots: 2))
        #expect(isComplete.last == true)
        #expect(isComplete.first == false)
    }

    @Test
    func `a number that is the whole response is seen when it is whole`() async throws {
        let session = LanguageModelSession(model: ScriptedLanguageModel(.init(tokens: ["4", "2"])))
        var numbers: [Int] = []
        for try await snapshot in session.streamResponse(to: "", generating: Int.self) {
            numbers.append(snapshot.content)
        }
        #expect(numbers == [42])
    }

    @Test(arguments: [#"{"drink": "latte"}"#, #"{"drink": "latte", "shots"#, "Sorry, no.", "[1]", ""])
    func `a response of another shape is a decodingFailure that holds it, and the turn is taken back`(
        json: String
    ) async throws {
        let session = LanguageModelSession(model: ScriptedLanguageModel(.json(json), .value(latte)))
        do {
            try await session.respond(to: "A latte.", generating: DrinkOrder.self)
            Issue.record("Nothing was thrown")
        } catch GenerationError.decodingFailure(let context) {
            #expect(context.debugDescription.hasSuffix(json))
        }
        #expect(session.transcript.isEmpty)
        #expect(!session.isResponding)
        #expect(try await session.respond(to: "A latte.", generating: DrinkOrder.self).content == latte)
    }

    @Test
    func `a stream that ends in another shape throws out of the iteration`() async {
        let session = LanguageModelSession(model: ScriptedLanguageModel(.json(#"{"drink": "latte"}"#)))
        await #expect(throws: GenerationError.self) {
            for try await _ in session.streamResponse(to: "", generating: DrinkOrder.self) {}
        }
        #expect(session.transcript.isEmpty)
    }

    @Test
    func `A streamed structure stands as a structure in the transcript, and in every snapshot's entries`() async throws
    {
        let session = LanguageModelSession(model: ScriptedLanguageModel(.value(latte)))
        for try await snapshot in session.streamResponse(to: "A latte.", generating: DrinkOrder.self) {
            guard case .response(let entry)? = snapshot.transcriptEntries.last,
                case .structure(let segment)? = entry.segments.first
            else {
                Issue.record("There is no structure in \(snapshot.transcriptEntries)")
                return
            }
            #expect(segment.content == snapshot.rawContent)
        }
        #expect(session.transcript.last?.description == #"Response: {"drink": "latte", "shots": 2}"#)
    }

    @Test
    func `a schema that nothing can fulfil throws unsupportedGuide before anything runs`() async throws {
        let schema = GenerationSchema(
            type: DrinkOrder.self,
            properties: [.init(name: "shots", type: Int.self, guides: [.minimum(5), .maximum(3)])])
        let model = ScriptedLanguageModel("Never said.")
        let session = LanguageModelSession(model: model)
        do {
            try await session.respond(to: "A latte.", schema: schema)
            Issue.record("Nothing was thrown")
        } catch GenerationError.unsupportedGuide(let context) {
            #expect(context.debugDescription.contains("shots"))
        }
        #expect(model.requests.isEmpty)
        #expect(session.transcript.isEmpty)
    }

    @Test
    func `tools are called before a structured answer`() async throws {
        let model = ScriptedLanguageModel(.toolCalls([.price(of: "latte", id: "1")], after: "Hm."), .value(latte))
        let session = LanguageModelSession(model: model, tools: [CounterTool()])
        let response = try await session.respond(to: "A latte.", generating: DrinkOrder.self)
        #expect(response.content == latte)
        #expect(response.transcriptEntries.count == 5)
        #expect(model.requests.allSatisfy { $0.schema != nil })
    }

    @Test
    func `text that is asked for as a type is text`() async throws {
        let model = ScriptedLanguageModel("Just words.")
        let session = LanguageModelSession(model: model)
        #expect(try await session.respond(to: "Hi", generating: String.self).content == "Just words.")
        #expect(model.requests[0].schema == nil)
    }

    @Test
    func `a model that cannot keep to a schema is not asked to`() async {
        let session = LanguageModelSession(model: ExecutorTests.Custom())
        let error = await #expect(throws: LanguageModelError.self) {
            try await session.respond(to: "Hi", generating: DrinkOrder.self)
        }
        guard case .unsupportedCapability(let details)? = error else {
            Issue.record("Expected unsupportedCapability, got \(String(describing: error))")
            return
        }
        #expect(details.capability == .guidedGeneration)
        #expect(session.transcript.isEmpty)
    }

    @Test
    func `the schema and the tools count towards the context, and a schema that is not shown does not`() async throws {
        let session = LanguageModelSession(model: ScriptedLanguageModel(.value(latte), .value(latte), contextSize: 16))
        await #expect(throws: GenerationError.self) {
            try await session.respond(to: "A latte.", generating: DrinkOrder.self)
        }
        try await session.respond(to: "A latte.", generating: DrinkOrder.self, includeSchemaInPrompt: false)
        let model = ScriptedLanguageModel("Hi.", contextSize: 8)
        await #expect(throws: GenerationError.self) {
            try await LanguageModelSession(model: model, tools: [CounterTool()]).respond(to: "Hello")
        }
    }
}
