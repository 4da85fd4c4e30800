import CoreGraphics
import Foundation
import FoundationModels
import FoundationModelsTesting
import Testing

@testable import DreamCoffee

private func guest(_ name: String = "Pebble", order: String = "Something warm, please.", picture: String = "A snail")
    -> GeneratedContent
{
    GeneratedContent(properties: [
        "name": name, "coffeeOrder": order, "picture": GeneratedContent(properties: ["imageDescription": picture]),
    ])
}

private let drink = CoffeeDrink(drinkType: .latte, temperature: .hot, milk: .oat, flavors: [.vanilla])

@MainActor
@Suite("Encounters", .shopResources)
struct EncounterEngineTests {
    private func engine(
        _ model: ScriptedLanguageModel, _ language: GameLanguage = .english
    ) -> EncounterEngine {
        EncounterEngine(language: language) { LanguageModelSession(model: model, tools: $0, instructions: $1) }
    }

    private func withoutPictures<Result>(_ body: () async throws -> Result) async throws -> Result {
        try await PortraitArtist.$draw.withValue({ _, _ in throw CancellationError() }, operation: body)
    }

    @Test func `a guest is what the model dreams up`() async throws {
        try await withoutPictures {
            let npc = try await engine(ScriptedLanguageModel(.value(guest()))).generateNPC()
            #expect(npc.name == "Pebble")
            #expect(npc.coffeeOrder == "Something warm, please.")
            #expect(npc.picture.imageDescription == "A snail")
        }
    }

    @Test(arguments: [
        guest(""), guest("コイシ"), guest(order: "..."), guest(picture: " "), guest(String(repeating: "long ", count: 20)),
    ])
    func `a guest whom one cannot let in is dreamt up again`(unfit: GeneratedContent) async throws {
        try await withoutPictures {
            let model = ScriptedLanguageModel(.value(unfit), .value(guest()))
            let npc = try await engine(model).generateNPC()
            #expect(npc.name == "Pebble")
            #expect(model.requests.count == 2)
        }
    }

    @Test func `dreaming is given up after three unfit guests`() async throws {
        let unfit = ScriptedLanguageModel.Reply.value(guest("名前"))
        let model = ScriptedLanguageModel(unfit, unfit, unfit, .value(guest()))
        await #expect(throws: EncounterError.noPresentableGuest) { try await engine(model).generateNPC() }
        #expect(model.requests.count == 3)
    }

    @Test func `a guest who orders nothing makes way for one who does`() async throws {
        try await withoutPictures {
            let dreamer = guest("Drift", order: "I am dreaming of a song.")
            let model = ScriptedLanguageModel(.value(dreamer), .value(guest()))
            let npc = try await engine(model).generateNPC()
            #expect(npc.name == "Pebble")
        }
    }

    @Test func `a guest who orders nothing is let in where nobody orders more`() async throws {
        try await withoutPictures {
            let dreamers = ["Drift", "Shade", "Haze"].map { guest($0, order: "I am dreaming of a song.") }
            let model = ScriptedLanguageModel(.value(dreamers[0]), .value(dreamers[1]), .value(dreamers[2]))
            let npc = try await engine(model).generateNPC()
            #expect(npc.name == "Drift")
        }
    }

    @Test func `a Japanese guest is asked for in Japanese`() async throws {
        try await withoutPictures {
            let model = ScriptedLanguageModel(.value(guest("コイシ", order: "あたたかいものをください。", picture: "カタツムリ")))
            _ = try await engine(model, .japanese).generateNPC()
            let prompt = model.requests.first?.transcript.map(\.description).joined() ?? ""
            #expect(prompt.contains("お客さんを一人考えて"))
        }
    }

    private func serve(
        _ reply: ScriptedLanguageModel.Reply, _ language: GameLanguage = .english,
        order: String = "Something warm, please."
    ) async throws -> Tasting {
        try await withoutPictures {
            await engine(ScriptedLanguageModel(reply), language).taste(drink, by: try NPC(guest(order: order)))
        }
    }

    private func verdict(_ rating: String, _ comment: String, matched: [String] = ["Latte", "hot"]) -> String {
        let missed = rating == "disappointed" ? ["hot"] : []
        return GeneratedContent(properties: [
            "matched": matched, "missed": missed, "rating": rating, "comment": comment,
        ]).jsonString
    }

    @Test(arguments: [
        ("Something warm", "disappointed", 1.0), ("A hot latte with vanilla and oat milk", "disappointed", 1),
        ("A hot latte with oat milk", "delighted", 0.5),
        ("An iced latte with vanilla and oat milk", "disappointed", 0.5),
        ("An iced cortado with vanilla", "delighted", 0),
    ])
    func `the words are the models and the hearts are the comparisons`(
        order: String, rating: String, hearts: Double
    ) async throws {
        let tasting = try await serve(.json(verdict(rating, "So warm!")), order: order)
        #expect(tasting.comment.hasPrefix("So warm!"))
        // Mistakes, and only those, are named in addition to the model's words.
        #expect((tasting.comment == "So warm!") == (hearts == 1))
        #expect(tasting.hearts == hearts)
        #expect(tasting.isPleased == (hearts > 0))
    }

    @Test func `a verdict tells what was given from what was wished for`() async throws {
        let order = "An iced latte with oat milk and chai"
        let verdict = try await serve(.json(verdict("delighted", "Good.")), order: order).verdict
        #expect(verdict.matched == ["Latte", "oat milk"])
        #expect(verdict.given == ["hot", "vanilla"] && verdict.missed == ["iced", "chai"])
        #expect(verdict.tooMuch == [])
    }

    @Test func `without an answer the guest is polite`() async throws {
        struct Broken: Error {}
        let tasting = try await serve(.failing(Broken()))
        #expect(tasting.comment == "Hmm... it’s ok!" && tasting.isPleased)
        #expect(try await serve(.failing(Broken()), order: "An iced cortado").hearts == 0)
        #expect(try await serve(.failing(Broken()), .japanese).comment == "ふーん…まあまあですね！")
    }

    @Test(arguments: ["", "おいしい！"])
    func `a verdict without words in the games language is not spoken`(comment: String) async throws {
        try await withoutPictures {
            let model = ScriptedLanguageModel { [reply = verdict("delighted", comment)] _ in .json(reply) }
            let engine = engine(model)
            let npc = try NPC(guest())
            #expect(await engine.taste(drink, by: npc).comment == "Hmm... it’s ok!")
            #expect(model.requests.count == 3)
        }
    }

    @Test func `a guest whose verdict cannot be shown is asked again`() async throws {
        try await withoutPictures {
            let model = ScriptedLanguageModel(
                .json(verdict("delighted", "おいしい！")), .json(verdict("delighted", "So warm!")))
            let engine = engine(model)
            let npc = try NPC(guest())
            #expect(await engine.taste(drink, by: npc).comment == "So warm!")
        }
    }

    @Test func `a guest whose second words take too long has words of the comparison`() async throws {
        try await withoutPictures {
            let firstWords = verdict("delighted", "The iced tea is perfect!")
            let isFirst = ReplySwitch()
            let model = ScriptedLanguageModel { _ in
                if !isFirst.isBroken { try await Task.sleep(for: .seconds(600)) }
                isFirst.isBroken = false
                return .json(firstWords)
            }
            let engine = EncounterEngine(language: .english, patience: ReplyDeadline(whole: .milliseconds(1))) {
                LanguageModelSession(model: model, tools: $0, instructions: $1)
            }
            let tasting = await engine.taste(
                drink, by: try NPC(guest(order: "An iced latte with vanilla and oat milk")))
            let comparison = DrinkComparison(
                drink, with: OrderReading("An iced latte with vanilla and oat milk"), in: .english)
            #expect(comparison.isTold(truly: tasting.comment) && comparison.truth.isMistakeNamed(by: tasting.comment))
            #expect(tasting.hearts == 0.5)
        }
    }

    @Test func `the guest knows its order and the drink`() async throws {
        try await withoutPictures {
            let model = ScriptedLanguageModel(.json(verdict("delighted", "Good.")))
            let engine = engine(model)
            _ = await engine.taste(drink, by: try NPC(guest(order: "A latte like rain.")))
            let prompt = model.requests.first?.transcript.map(\.description).joined() ?? ""
            #expect(prompt.contains("A latte like rain."))
            #expect(prompt.contains("Latte, hot, oat milk, vanilla"))
        }
    }

    @Test func `a model that knows no tools judges without one`() async throws {
        struct NoTools: Error {}
        try await withoutPictures {
            let model = ScriptedLanguageModel { [reply = verdict("delighted", "So warm!")] request in
                request.enabledToolDefinitions.isEmpty ? .json(reply) : .failing(NoTools())
            }
            let tasting = await engine(model).taste(drink, by: try NPC(guest()))
            #expect(tasting.comment == "So warm!" && tasting.hearts == 1)
            #expect(model.requests.count == 2)
        }
    }

    @Test func `the guest can compare the drink with its order`() async throws {
        try await withoutPictures {
            let model = ScriptedLanguageModel(
                .toolCall("compareDrinks", arguments: GeneratedContent(properties: [:])),
                .json(verdict("delighted", "Hmm.")), .json("So it is."))
            let engine = engine(model)
            _ = await engine.taste(drink, by: try NPC(guest(order: "An iced latte, please.")))
            let last = try #require(
                model.requests.last?.transcript.last { if case .toolOutput = $0 { true } else { false } })
            #expect(
                last.description.contains(#""Latte": "Latte yes""#) && last.description.contains(#""hot": "iced no""#))
        }
    }
}

/// What the embedded model invents; only the format of the answers is specified.
@MainActor
@Suite("The embedded model's dreams", .shopResources)
struct EmbeddedDreamTests {
    @Test(arguments: GameLanguage.allCases)
    func `guests are mostly presentable and all different`(language: GameLanguage) async throws {
        var names: Set<String> = []
        var presentableCount = 0
        for seed in 1...6 {
            let session = LanguageModelSession(instructions: EncounterPrompts.dreaming(in: language))
            let options = GenerationOptions(sampling: .random(top: 40, seed: UInt64(seed)), temperature: 0.7)
            let answer = try await session.respond(
                to: EncounterPrompts.newGuest(in: language), schema: NPC.generationSchema, options: options)
            let guest = try GuestFields(answer.content)
            if guest.isPresentable(in: language) { presentableCount += 1 }
            names.insert(guest.name)
        }
        #expect(presentableCount >= 5)
        #expect(names.count >= 5)
    }

    @Test(arguments: GameLanguage.allCases)
    func `a verdict speaks of the drink alone`(language: GameLanguage) async throws {
        let order = language == .japanese ? "温かいバニララテをください。" : "A hot vanilla latte, please."
        let npc = try NPC(guest(order: order))
        let verdict = try await EncounterEngine(language: language).judge(
            drink, of: npc, options: GenerationOptions(sampling: .random(top: 40, seed: 7), temperature: 0.4))
        #expect(Set(verdict.matched + verdict.missed).isSubset(of: drink.aspects(in: language)))
    }
}
