import Foundation
import FoundationModels
import FoundationModelsTesting
import Observation
import RegexBuilder
import Testing

// Programs as developers publish them: games with characters, quizzes, tags, and sampling options.

enum CharacterStudio {
    @Generable
    struct NPC: Equatable {
        @Guide(
            Regex {
                Capture {
                    ChoiceOf {
                        "Mr"
                        "Mrs"
                    }
                }
                ". "
                OneOrMore(.word)
            })
        let name: String
        @Guide(description: "From beginner to expert", .range(1...10))
        let level: Int
        @Guide(.count(3))
        let attributes: [Attribute]
        let encounter: Encounter

        @Generable
        enum Attribute { case sassy, tired, hungry }

        @Generable
        enum Encounter: Equatable {
            case orderCoffee(String)
            case wantToTalkToManager(complaint: String)
            case haggle(price: Int, politely: Bool)
            case leave
        }
    }
}

enum Quiz {
    @Generable
    struct Question: Identifiable, Equatable {
        var id: Int
        @Guide(description: "The question itself")
        var text: String
        @Guide(.count(4), .element(.pattern(/[A-Z][a-z]{1,9}/)))
        var answers: [String]
        @Guide(.range(0...3))
        var right: Int
        @Guide(.constant("trivia"))
        var kind: String

        func isRight(_ answer: String) -> Bool { answers.indices.contains(right) && answers[right] == answer }
    }

    @Generable
    struct Round: Equatable {
        @Guide(.count(2)) var questions: [Question]
        var topic: Topic

        @Generable enum Topic: Equatable { case science, other(name: String) }
    }
}

enum FamilyTree {
    /// A type that contains itself.
    @Generable
    struct Node: Equatable {
        @Guide(.anyOf(["leaf", "branch"])) var kind: String
        @Guide(.maximumCount(2)) var children: [Node]
    }
}

enum TagAnalyser {
    @Generable
    struct Tags: Equatable {
        @Guide(description: "Most important topics in the text", .maximumCount(5))
        let topics: [String]
        @Guide(.element(.anyOf(["joy", "fear", "calm"])), .minimumCount(1), .maximumCount(2))
        let emotions: [String]
        let actions: [String]?
    }

    static func tags(of text: String) async throws -> Tags {
        let model = SystemLanguageModel(useCase: .contentTagging, guardrails: .permissiveContentTransformations)
        let session = LanguageModelSession(model: model, instructions: "Provide the most important tags.")
        return try await session.respond(to: text, generating: Tags.self).content
    }
}

enum Sampling {
    static let all: [GenerationOptions] = [
        GenerationOptions(), GenerationOptions(sampling: .greedy), GenerationOptions(temperature: 2),
        GenerationOptions(sampling: .random(top: 50, seed: 42), temperature: 0.5),
        GenerationOptions(sampling: .random(probabilityThreshold: 0.9), maximumResponseTokens: 12),
        GenerationOptions(
            sampling: .random(probabilityThreshold: 0.9, seed: 1), temperature: 1, maximumResponseTokens: 9),
    ]
}

/// A main-actor class with its own schema, nested in a type.
enum Portrait {
    @MainActor @Observable
    final class Picture: Generable, Equatable {
        let description: String
        private(set) var isDrawn = false

        nonisolated static var generationSchema: GenerationSchema {
            GenerationSchema(
                type: Picture.self,
                properties: [.init(name: "description", description: "What is in it", type: String.self)])
        }

        nonisolated init(_ content: GeneratedContent) throws {
            description = try content.value(forProperty: "description")
        }

        nonisolated var generatedContent: GeneratedContent {
            GeneratedContent(properties: ["description": description])
        }

        nonisolated static func == (left: Picture, right: Picture) -> Bool { left === right }

        func draw() { isDrawn = true }
    }

    @Generable
    struct Guest: Equatable {
        let name: String
        let picture: Picture
    }
}

@Suite("A studio's programs")
struct StudioProgramTests {
    @Test
    func `a builder's pattern, a count and associated values hold, and come back as they were`() async throws {
        let npc = CharacterStudio.NPC(
            name: "Mrs. Bean", level: 3, attributes: [.sassy, .tired, .sassy],
            encounter: .haggle(price: 3, politely: false))
        let schema = CharacterStudio.NPC.generationSchema.debugDescription
        #expect(schema.contains("(Mr|Mrs)"))
        let session = LanguageModelSession(model: ScriptedLanguageModel(.value(npc)))
        #expect(try await session.respond(to: "Somebody", generating: CharacterStudio.NPC.self).content == npc)
        for encounter in [
            CharacterStudio.NPC.Encounter.leave, .orderCoffee("latte"), .wantToTalkToManager(complaint: "!"),
        ] {
            #expect(try CharacterStudio.NPC.Encounter(encounter.generatedContent) == encounter)
        }
    }

    @Test
    @MainActor
    func `questions keep their own identity while they stream in`() async throws {
        let questions = (1...2).map {
            Quiz.Question(id: $0, text: "What?", answers: ["Aa", "Bb", "Cc", "Dd"], right: 2, kind: "trivia")
        }
        let round = Quiz.Round(questions: questions, topic: .other(name: "tea"))
        let session = LanguageModelSession(model: ScriptedLanguageModel(.value(round)))
        var ids: [Int] = []
        for try await snapshot in session.streamResponse(generating: Quiz.Round.self, prompt: { "A quiz" }) {
            ids = (snapshot.content.questions ?? []).compactMap(\.id)
        }
        #expect(ids == [1, 2])
        let last = try #require(session.transcript.last)
        guard case .response(let response) = last, case .structure(let segment)? = response.segments.first else {
            Issue.record("\(last)")
            return
        }
        let again = try Quiz.Round(segment.content)
        #expect(again == round && again.questions[0].isRight("Cc"))
    }

    @Test
    func `Text is tagged under a use case`() async throws {
        let wanted = TagAnalyser.Tags(topics: ["tea"], emotions: ["calm"], actions: nil)
        let found = try await ScriptedLanguageModel(.value(wanted)).asSystemModel {
            try await TagAnalyser.tags(of: "Tea.")
        }
        #expect(found == wanted)
    }

    @Test
    @MainActor
    func `a main-actor class stands in a generated value and goes on living there`() async throws {
        let json = #"{"name": "Ann", "picture": {"description": "a hat"}}"#
        let session = LanguageModelSession(model: ScriptedLanguageModel(.json(json)))
        let guest = try await session.respond(to: "A guest", generating: Portrait.Guest.self).content
        guest.picture.draw()
        #expect(guest.picture.isDrawn && guest.picture.description == "a hat")
    }
}
