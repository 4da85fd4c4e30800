import Foundation
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

    /// What people of the shop say that was written for them.
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
