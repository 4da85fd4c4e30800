import FoundationModels
import TestSupport
import Testing

@testable import DreamCoffee

@MainActor
@Suite("The two sides of the counter", .shopResources)
struct CounterSideTests {
    @Test(arguments: [
        "What can I get you?", "One americano, coming right up!", "Would you like a latte?", "I'm the head barista.",
        "Welcome to Dream Coffee!", "I'll make you an espresso.", "What would you like to drink?",
        "Yes, you can have a cortado here.",
        "いらっしゃいませ。", "ご注文は何になさいますか？", "わたしはバリスタです。", "では、ラテをお作りします。",
        "わたしはこの店の店主です。", "紅茶、承知しました。",
    ])
    func `only staff says so`(text: String) {
        #expect(!CounterSide.guest.speaks(text))
        #expect(CounterSide.staff.speaks(text))
    }

    @Test(arguments: [
        "I'd like a hot latte, please.", "Can I have an iced tea?", "I'll have an espresso.", "Make me a cappuccino!",
        "ラテをください。", "紅茶が飲みたいです。", "エスプレッソをお願いします。",
        "アイスティーをお願いします、さわやかな気分です。",
    ])
    func `only guests say so`(text: String) {
        #expect(CounterSide.guest.speaks(text))
        #expect(!CounterSide.staff.speaks(text))
    }

    @Test(arguments: [
        "Hello, friend!", "My favourite is a cappuccino.", "I'd love to hear your dream.", "Can I ask you something?",
        "The barista is kind.", "I would like to sit down.", "バリスタさんは親切ですね。", "お手伝いをお願いします。", "ラテが好きです。",
    ])
    func `everybody may say so`(text: String) {
        #expect(CounterSide.guest.speaks(text) && CounterSide.staff.speaks(text))
    }

    @Test(arguments: GameLanguage.allCases)
    func `everybody stays on their side and has words`(language: GameLanguage) async throws {
        let people: [any DreamCoffee.Character] = [
            Barista(language: language), CustomerLisa(language: language), try CalendarTalkTests.guest(language),
        ]
        for character in people {
            let engine = DialogEngine.seeded(4, language: language)
            engine.talkTo(character)
            var (excuseCount, slips) = (0, [String]())
            let lines = Campaign.portion(Array(PlanLines.smallTalk(in: language).prefix(30)), every: 3)
            for line in lines {
                engine.respond(line)
                await ScriptedShop.wait { !engine.isGenerating }
                let reply = engine.nextUtterance ?? ""
                #expect(character.side?.speaks(reply) == true, "\(line) → \(reply)")
                excuseCount += reply == character.errorResponse ? 1 : 0
                let isGuest = character.side == .guest
                if SecondReading.soundsLikeTheOtherSide(reply, isGuest: isGuest) { slips.append("\(line) → \(reply)") }
            }
            #expect(excuseCount <= 3, "\(character.displayName)")
            #expect(slips.count <= 1, "\(slips)")
        }
    }
}
