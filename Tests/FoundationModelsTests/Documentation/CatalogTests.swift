import Foundation
import FoundationModels
import FoundationModelsTesting
import TestSupport
import Testing

/// Checks the DocC catalog: its examples equal the compiled ones in this folder, they do what the articles say, and every public
/// type is covered.
@Suite("The documentation")
struct CatalogTests {
    private static let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    /// The module with Apple's names and Kissa's own modules beside it.
    private static let sources = ["FoundationModels", "FoundationModelsTesting", "ServerModels"].map {
        RepositoryFiles.root.appendingPathComponent("Sources/\($0)")
    }

    private static func texts(in folders: [URL], ofKind kind: String) throws -> [(name: String, text: String)] {
        try folders.flatMap { folder in
            let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.allObjects
            return try (files as? [URL] ?? []).filter { $0.pathExtension == kind }.map {
                ($0.lastPathComponent, try String(contentsOf: $0, encoding: .utf8))
            }
        }
    }

    /// The Swift code blocks of an article, without indentation.
    private static func examples(in article: String) -> [String] {
        article.components(separatedBy: "```swift\n").dropFirst().map { part in
            trimmed(part.components(separatedBy: "\n```")[0])
        }
    }

    private static func trimmed(_ text: String) -> String {
        text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
            .joined(separator: "\n")
    }

    @Test
    func `every example of an article is compiled in this folder`() throws {
        let compiled = try Self.texts(in: [Self.tests], ofKind: "swift").map { Self.trimmed($0.text) }
        var count = 0
        for article in try Self.texts(in: Self.sources, ofKind: "md") {
            for example in Self.examples(in: article.text) {
                count += 1
                #expect(
                    compiled.contains { $0.contains(example) },
                    "\(article.name) has an example that is not here:\n\(example)")
            }
        }
        #expect(count > 20)
    }

    @Test
    func `an example of an article stands at the margin`() throws {
        for article in try Self.texts(in: Self.sources, ofKind: "md") {
            for part in article.text.components(separatedBy: "```swift\n").dropFirst() {
                let example = part.components(separatedBy: "\n```")[0]
                #expect(!example.hasPrefix(" "), "\(article.name) has an example that is indented:\n\(example)")
            }
        }
    }

    @Test
    func `every public type is in the catalog`() throws {
        let articles = try Self.texts(in: Self.sources, ofKind: "md").map(\.text).joined()
        let declaration = try Regex(
            #"(?m)^ *(?:@\w+ )*public (?:final )?(?:class|struct|enum|protocol) (?<name>[A-Z]\w*)"#)
        var missing: Set<String> = []
        for file in try Self.texts(in: Self.sources, ofKind: "swift") {
            for match in file.text.matches(of: declaration) {
                let name = String(match["name"]?.substring ?? "")
                if !articles.contains(name) { missing.insert(name) }
            }
        }
        #expect(missing.sorted() == [])
    }

    /// Parts of events. The functions that create an event create them; an app neither creates nor receives them.
    private static let madeByOthers: Set = ["TextFragment", "ArgumentsFragment", "ReasoningSignature"]

    @Test
    func `every public type is in an example, an article's or one beside its declaration`() throws {
        let examples = try Self.texts(in: Self.sources, ofKind: "md").flatMap { Self.examples(in: $0.text) }
        let words = Set(examples.flatMap { $0.split { !($0.isLetter || $0.isNumber) }.map(String.init) })
        let declaration = try Regex(
            #"^ *(?:@\w+ )*public (?:final )?(?:class|struct|enum|protocol|macro) (?<name>[A-Z]\w*)"#)
        var missing: Set<String> = []
        // Unavailable declarations have no example.
        for file in try Self.texts(in: Self.sources, ofKind: "swift") where file.name != "Unavailable.swift" {
            var hasExample = false
            for line in file.text.split(separator: "\n", omittingEmptySubsequences: false) {
                let trimmed = line.trimmingCharacters(in: .whitespaces)
                if trimmed.hasPrefix("///") {
                    hasExample = hasExample || trimmed.contains("```swift")
                } else if let match = line.firstMatch(of: declaration) {
                    let name = String(match["name"]?.substring ?? "")
                    if !hasExample, !words.contains(name) { missing.insert(name) }
                    hasExample = false
                } else if !trimmed.hasPrefix("@") {
                    hasExample = false
                }
            }
        }
        #expect(missing.subtracting(Self.madeByOthers).sorted() == [])
    }

    @Test
    func `the examples do what the articles say`() async throws {
        let order = CoffeeOrder(drink: "latte", shots: 2, extras: ["oat milk"], note: nil)
        let answers = ScriptedLanguageModel("A latte.", "Two.", "One.", "Fizz.", "Once upon a time.")
        let said = try await answers.asSystemModel {
            [
                try await SessionExamples.ask(), try await SessionExamples.build(isMorning: true, guests: ["Ann"]),
                try await SessionExamples.sample(), "\(try await SessionExamples.watch { _ in })",
            ]
        }
        #expect(said == ["A latte.", "Two.", "Fizz.", "2"])
        let orders = ScriptedLanguageModel(.value(order), .value(order), .json(#"{"drink": "cocoa"}"#))
        try await orders.asSystemModel {
            var drinks: [String?] = []
            let ordered = [
                try await GuidedExamples.order(), try await GuidedExamples.watch { drinks.append($0.drink) },
            ]
            #expect(ordered == [order, order])
            #expect(drinks.last == "latte")
            let fromMenu = try await GuidedExamples.orderFromMenu(["cocoa", "tea"])
            #expect(fromMenu == "cocoa")
        }
        #expect(try GuidedExamples.inspect() == ["drink", "shots", "2", "false"])
        #expect(GuidedExamples.explain().contains("drink"))
        #expect(ToolExamples.describe().hasPrefix("PriceList: Looks up"))
    }

    @Test
    func `the examples of failures say what the articles say`() async throws {
        let context = LanguageModelSession.GenerationError.Context(debugDescription: "Too long.")
        let tooLong = ScriptedLanguageModel(
            .failing(LanguageModelSession.GenerationError.exceededContextWindowSize(context)))
        let excuse = await tooLong.asSystemModel { await SessionExamples.recover(from: "…") }
        #expect(excuse == "That was too long. Let us start again.")
        let call = Transcript.ToolCall(
            id: "1", toolName: "PriceList", arguments: GeneratedContent(properties: ["drink": "tea"]))
        let model = ScriptedLanguageModel(.toolCalls([call]), .toolCalls([call]), "Two smiles.")
        let session = LanguageModelSession(model: model, tools: [PriceList(prices: [:])])
        #expect(try await ToolExamples.recover(session) == "We have no tea.")
        #expect(try await ModelExamples.cope(LanguageModelSession(model: EchoModel())) == "Hello Hello ")
        let bare = LanguageModelSession(model: EchoModel(), tools: [PriceList(prices: [:])])
        #expect(try await ModelExamples.cope(bare) == "This model calls no tools.")
    }

    @Test
    func `the examples of transcripts say what the articles say`() throws {
        #expect(
            TranscriptExamples.read(TranscriptExamples.write())
                == ["asked for text", "called clock", "clock said 1 things", "Hi."])
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).json")
        defer { try? FileManager.default.removeItem(at: file) }
        let session = LanguageModelSession(model: EchoModel(), transcript: TranscriptExamples.write())
        #expect(try TranscriptExamples.save(session, to: file).transcript == session.transcript)
        #expect(TranscriptExamples.condense(session).transcript.count == 2)
        try TranscriptExamples.complain(session, file: file)
        #expect(try Data(contentsOf: file).count > 100)
    }
}
