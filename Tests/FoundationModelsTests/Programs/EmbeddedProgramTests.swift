import Foundation
import Testing

@testable import FoundationModels

/// Runs the programs in this folder on the embedded model. Whatever the model prefers, every value has the requested type.
@Suite("Programs on the embedded model", .timeLimit(.minutes(3)))
struct EmbeddedProgramTests {
    private static var model: SystemLanguageModel { GuidedFixture.kissaMini }

    /// Checks a value against each guide.
    private static func check(_ recipe: RecipeBook.Recipe) {
        #expect((5...240).contains(recipe.minutes) && (2...4).contains(recipe.ingredients.count))
        #expect((1...3).contains(recipe.steps.count))
        for ingredient in recipe.ingredients {
            #expect((0.25...12).contains(ingredient.amount))
            #expect(ingredient.name.wholeMatch(of: /[a-z]{3,10}( [a-z]{3,10})?/) != nil, "\(ingredient.name)")
        }
    }

    @Test(arguments: Sampling.all.indices)
    func `a value is one of its type, with all guides kept`(sampling: Int) async throws {
        var options = Sampling.all[sampling]
        options.maximumResponseTokens = 400
        func ask<Value: Generable>(_ type: Value.Type, _ prompt: String) async throws -> Value {
            try await LanguageModelSession(model: Self.model, instructions: "You are Chike, a barista.")
                .respond(to: prompt, generating: type, options: options).content
        }
        Self.check(try await ask(RecipeBook.Recipe.self, "A recipe for toast"))
        let npc = try await ask(CharacterStudio.NPC.self, "A guest")
        #expect(npc.name.wholeMatch(of: /(Mr|Mrs)\. \w+/) != nil, "\(npc.name)")
        #expect((1...10).contains(npc.level) && npc.attributes.count == 3)
        let round = try await ask(Quiz.Round.self, "A quiz")
        #expect(
            round.questions.count == 2 && round.questions.allSatisfy { $0.answers.count == 4 && $0.kind == "trivia" })
        #expect(round.questions.allSatisfy { (0...3).contains($0.right) })
        let tags = try await ask(TagAnalyser.Tags.self, "A calm cup of tea")
        #expect(tags.topics.count <= 5 && (1...2).contains(tags.emotions.count))
        #expect(tags.emotions.allSatisfy { ["joy", "fear", "calm"].contains($0) })
        let tree = try await ask(FamilyTree.Node.self, "A tree")
        #expect(["leaf", "branch"].contains(tree.kind) && tree.children.count <= 2)
        let itinerary = try await ask([Activity].self, "What to do")
        #expect(itinerary.allSatisfy { (0...500).contains($0.cost) })
    }

    @Test
    func `a form that is made at run time is filled in, in the order of its names`() async throws {
        let session = LanguageModelSession(model: Self.model)
        let options = GenerationOptions(maximumResponseTokens: 200)
        let content = try await session.respond(
            to: "A menu", schema: try RunTimeMenu.schema(), includeSchemaInPrompt: false, options: options
        ).content
        let dishes = try content.value([GeneratedContent].self, forProperty: "dishes")
        #expect((1...2).contains(dishes.count))
        for dish in dishes {
            #expect(["soup", "toast"].contains(try dish.value(String.self, forProperty: "title")))
            let stars = try dish.value(Int?.self, forProperty: "stars")
            #expect(stars.map((1...5).contains) ?? true)
        }
    }

    @Test
    @MainActor
    func `a tool that must be called is called with arguments of its form, and the model answers`() async throws {
        let tool = HistoryAssistant.FindPlaces(landmark: "Nara")
        let session = LanguageModelSession(
            profile: CallFirst(model: Self.model, tool: tool, instructions: "You know the town."))
        let options = GenerationOptions(sampling: .greedy, maximumResponseTokens: 200)
        try await session.respond(to: "Where is a museum?", options: options)
        #expect(tool.lookups.count >= 1)
        #expect(!session.isResponding && session.transcript.count >= 5)
    }

    @Test
    func `a stream fills in a value property by property, and what is whole stays as it was`() async throws {
        let session = LanguageModelSession(model: Self.model)
        let options = GenerationOptions(sampling: .greedy, maximumResponseTokens: 300)
        let stream = session.streamResponse(to: "A guest", generating: CharacterStudio.NPC.self, options: options)
        var names: [String] = [], counts: [Int] = []
        for try await snapshot in stream {
            if let name = snapshot.content.name { names.append(name) }
            counts.append(snapshot.content.attributes?.count ?? 0)
        }
        #expect(zip(names, names.dropFirst()).allSatisfy { $1.hasPrefix($0) })
        #expect(counts == counts.sorted() && counts.last == 3)
        #expect(try await stream.collect().content.name == names.last)
    }

    @Test
    func `a conversation is cut to what the model can read, by its own count`() async throws {
        let entries = [
            Transcript.Entry.instructions(.init(segments: [.text(.init(content: "Be kind."))], toolDefinitions: []))
        ]
        let turns = (0..<400).map { number in
            Transcript.Entry.prompt(
                .init(segments: [.text(.init(content: "Turn number \(number), and some more words."))]))
        }
        let long = Transcript(entries: entries + turns)
        let count = try await Self.model.tokenCount(for: long)
        let size = Self.model.contextSize
        #expect(count > size)
        let session = LanguageModelSession(model: Self.model, transcript: long)
        do {
            _ = try await session.respond(to: "Hello")
            Issue.record("It read more than it can")
        } catch LanguageModelSession.GenerationError.exceededContextWindowSize(let context) {
            #expect(context.debugDescription.contains("\(size)"))
        }
        #expect(session.transcript == long)
    }
}
