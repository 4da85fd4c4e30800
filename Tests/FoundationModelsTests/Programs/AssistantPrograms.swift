import Foundation
import FoundationModels
import FoundationModelsTesting
import Observation
import Synchronization
import Testing

// Programs as developers publish them: assistants that look things up, remember what they did, and say what went wrong.

enum HistoryAssistant {
    /// A tool that shows on the screen what it was asked.
    @Observable
    final class FindPlaces: Tool {
        let name = "findPlaces"
        let description = "Finds places near a landmark."
        let landmark: String

        @MainActor var lookups: [Lookup] = []

        init(landmark: String) { self.landmark = landmark }

        @Generable
        enum Category: String, CaseIterable { case cafe, museum, beach }

        @Generable
        struct Arguments {
            @Guide(description: "The kind of place")
            let category: Category
            @Guide(description: "Words to look for")
            let query: String
        }

        struct Lookup: Identifiable {
            let id = UUID()
            let arguments: Arguments
        }

        func call(arguments: Arguments) async throws -> [String] {
            await record(arguments)
            return ["The old \(arguments.category.rawValue)", "The new \(arguments.category.rawValue)"]
        }

        @MainActor private func record(_ arguments: Arguments) {
            lookups.append(Lookup(arguments: arguments))
        }
    }
}

enum ContactsAssistant {
    struct Contact: Sendable {
        var name: String
        var birthYear: Int
    }

    /// State behind a tool, kept by an actor. It returns each contact only once.
    actor AddressBook {
        private var contacts: [Contact]
        private var named: Set<String> = []

        init(_ contacts: [Contact]) { self.contacts = contacts }

        func next(bornAfter year: Int) -> Contact? {
            guard let found = contacts.first(where: { $0.birthYear >= year && !named.contains($0.name) }) else {
                return nil
            }
            named.insert(found.name)
            return found
        }
    }

    struct FindContact: Tool {
        enum Failure: LocalizedError, Equatable {
            case nobody(Int)
            var errorDescription: String? {
                switch self {
                case .nobody(let year): "Nobody was born after \(year)."
                }
            }
        }

        let description = "Finds a contact of a generation."
        let book: AddressBook

        @Generable
        struct Arguments {
            let generation: Generation

            @Generable
            enum Generation { case babyBoomers, millennial, genZ }
        }

        @Generable
        struct Output { let givenName: String; let age: Int }

        func call(arguments: Arguments) async throws -> Output {
            let year =
                switch arguments.generation {
                case .babyBoomers: 1946
                case .millennial: 1981
                case .genZ: 1997
                }
            guard let contact = await book.next(bornAfter: year) else { throw Failure.nobody(year) }
            return Output(givenName: contact.name, age: 2026 - contact.birthYear)
        }
    }
}

enum RunTimeTools {
    /// A tool whose schema is made at run time, as for a server or a plug-in.
    struct PlugIn: Tool {
        let name: String
        let description: String
        let parameters: GenerationSchema
        let answer: @Sendable (GeneratedContent) throws -> GeneratedContent

        func call(arguments: GeneratedContent) async throws -> GeneratedContent { try answer(arguments) }
    }

    static func addition() throws -> PlugIn {
        let number = DynamicGenerationSchema(type: Double.self)
        let root = DynamicGenerationSchema(
            name: "Sum", properties: [.init(name: "a", schema: number), .init(name: "b", schema: number)])
        return PlugIn(
            name: "add", description: "Adds two numbers.",
            parameters: try GenerationSchema(root: root, dependencies: [])
        ) { arguments in
            let sum: Double = try arguments.value(forProperty: "a") + arguments.value(forProperty: "b")
            return GeneratedContent(properties: ["sum": sum])
        }
    }
}

@Suite("Assistants")
struct AssistantProgramTests {
    @Test
    @MainActor
    func `a tool's state is on the screen, and its list of texts reaches the model`() async throws {
        let model = ScriptedLanguageModel(
            .toolCall(
                "findPlaces", arguments: GeneratedContent(properties: ["category": "museum", "query": "quiet"])),
            "Go to the old museum.")
        let tool = HistoryAssistant.FindPlaces(landmark: "Nara")
        let session = LanguageModelSession(model: model, tools: [tool]) {
            "Always use findPlaces near \(tool.landmark)."
        }
        #expect(try await session.respond(to: "Where shall I go?").content == "Go to the old museum.")
        #expect(tool.lookups.map(\.arguments.query) == ["quiet"])
        let output = session.transcript.compactMap { if case .toolOutput(let output) = $0 { output } else { nil } }
        #expect("\(output)".contains("The new museum"))
    }

    @Test
    func `a tool with an actor behind it names each contact once, and its failure has the tool's name`() async throws {
        let call = ScriptedLanguageModel.Reply.toolCall(
            "FindContact", arguments: GeneratedContent(properties: ["generation": "genZ"]))
        let model = ScriptedLanguageModel(call, "Mia, 26.", call)
        let book = ContactsAssistant.AddressBook([
            .init(name: "Ann", birthYear: 1950), .init(name: "Mia", birthYear: 2000),
        ])
        let session = LanguageModelSession(
            model: model, tools: [ContactsAssistant.FindContact(book: book)], instructions: "You know everybody.")
        #expect(try await session.respond(to: "Somebody young?").content == "Mia, 26.")
        do {
            _ = try await session.respond(to: "And somebody else?")
            Issue.record("There is nobody else")
        } catch let error as LanguageModelSession.ToolCallError {
            #expect(error.tool.name == "FindContact")
            #expect(error.underlyingError as? ContactsAssistant.FindContact.Failure == .nobody(1997))
            #expect(error.localizedDescription.contains("FindContact"))
        }
        #expect(session.transcript.count == 5)
    }

    @Test
    func `a tool that is made at run time is called under its form`() async throws {
        let model = ScriptedLanguageModel(
            .toolCall("add", arguments: GeneratedContent(properties: ["a": 1.5, "b": 2])), "3.5")
        let tools: [any Tool] = [try RunTimeTools.addition()]
        let session = LanguageModelSession(model: model, tools: tools)
        #expect(try await session.respond(to: "1.5 + 2?").content == "3.5")
        #expect("\(model.requests[1].transcript)".contains("3.5"))
    }
}
