import FoundationModels
import KissaTesting
import Testing

@testable import Barista

@MainActor
struct ContentViewTests {
    @Test func `the barista looks the price up`() async throws {
        let model = ScriptedLanguageModel(
            .toolCall("PriceList", json: #"{"drink": "latte"}"#), "That is four coins.")
        try await model.asSystemModel {
            let answer = try await Barista().answer("How much is a latte?")
            #expect(answer == "That is four coins.")
        }
        let heard = model.requests[1].transcript.contains { "\($0)".contains("A latte costs 4 coins.") }
        #expect(heard)
    }

    @Test func `an order is shown`() async throws {
        let model = ScriptedLanguageModel(.value(Order(drink: "tea", cups: 2)))
        try await model.asSystemModel {
            let window = TestWindow(ContentView())
            try window.type("Two cups of tea, please", into: .field("Say something"))
            try window.tap("Order it")
            try await window.wait(for: .containing("Tea"))
        }
    }
}
