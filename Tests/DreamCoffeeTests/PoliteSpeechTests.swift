import Foundation
import FoundationModels
import TestSupport
import Testing

@testable import DreamCoffee

@Suite("The register of the shop", .shopResources)
struct PoliteSpeechTests {
    @Test(arguments: [
        "こんばんは。", "いい夜ですね。", "ラテをどうぞ、ゆっくりしていってくださいね。", "夢を見ました！", "コーヒーの香りが好きですよ。", "また来ませんか？",
        "ありがとうございます。", "雪の夜の散歩道。",
    ])
    func `is polite`(text: String) {
        #expect(PoliteSpeech.isKept(in: text))
    }

    @Test(arguments: ["いい夜だね。", "ぼくも好きだよ！", "そうなんだ。こんばんは。", "また来てもいいかな？", "夢を見たよ。", "寒いね。", "コーヒーを飲むの？"])
    func `is not that among friends`(text: String) {
        #expect(!PoliteSpeech.isKept(in: text))
    }

    @Test func `a casual reply is drawn again in Japanese`() {
        let check = ReplyCheck(language: .japanese, name: "チケ", side: .staff, line: "こんばんは")
        #expect(check.allows("こんばんは。いい夜ですね。") && !check.allows("こんばんは。いい夜だね。"))
    }

    /// Impolite replies are generated again, which makes the player wait. Of 141 first replies (to all of these lines, at the
    /// model's own temperature) none was impolite; one in twenty is allowed.
    @MainActor
    @Test func `the embedded model seldom has to be asked again`() async throws {
        let model = SeededModel(seeds: SeededModel.Seeds(5))
        let written = try HandWritten.lines(in: .japanese).map { ($0.persona, $0.line) }
        let talk = ["chike", "lisa"].flatMap { name in PlanLines.smallTalk(in: .japanese).map { (name, $0) } }
        let lines = Campaign.isWhole ? written + talk : Array(written.prefix(20))
        var casual: [String] = []
        for (persona, line) in lines {
            let instructions = try HandWritten.instructions(of: persona, in: .japanese)
            let session = LanguageModelSession(model: model, instructions: instructions)
            let reply = try await session.respond(
                to: line, options: GenerationOptions(maximumResponseTokens: 96)
            ).content
            if !PoliteSpeech.isKept(in: reply) { casual.append(reply) }
        }
        if Campaign.isWhole { print("CASUAL \(casual.count) of \(lines.count): \(casual)") }
        #expect(casual.count * 20 <= lines.count, "\(casual.count) of \(lines.count): \(casual)")
    }

    /// The hand-written lines of the shop's characters.
    @Test func `the written lines are polite`() {
        let people: [any DreamCoffee.Character] = [Barista(language: .japanese), CustomerLisa(language: .japanese)]
        for character in people {
            for line in [character.firstLine, character.resumeConversationLine, character.errorResponse] {
                #expect(PoliteSpeech.isKept(in: line), "\(line)")
            }
        }
        for riddle in Riddle.all {
            let hint = GameLanguage.japanese.text(riddle.hint)
            #expect(PoliteSpeech.isKept(in: hint), "\(hint)")
        }
    }
}
