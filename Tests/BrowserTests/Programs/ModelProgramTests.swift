import BrowserTesting
import FoundationModels
import Foundation
import FoundationModelsTesting
import SwiftUI
import Testing

/// Programs that display a model's output, in Chromium.
@MainActor
@Suite("Programs with a model, in Chromium")
struct ModelProgramTests {
    private static let ideas: [String] = [
        #"{"greeting": "Gladly"#, #", here are two.", "#, #""places": [{"name": "Kyo"#, #"to", "reason": "For the "#,
        #"gardens.", "days": 3}, "#, #"{"name": "Nara", "#, #""reason": "For the deer.", "#, #""days": 1}]}"#,
    ]

    private static func node(_ text: String) -> String {
        "[...document.querySelectorAll('.text')].find((it) => it.textContent === \(Page.quoted(text)))"
    }

    @Test
    func `An answer fills in row by row while the model writes it, and what is there stays the same element`()
        async throws
    {
        let pace = ScriptedLanguageModel.Pace()
        let model = ScriptedLanguageModel(.init(tokens: Self.ideas), "No JSON.", pace: pace)
        let chat = await model.asSystemModel { TripChat() }
        try await ViewPage.run(TripChatView(chat: chat), options: Screenshots.phone(.light)) { view in
            try await view.waitForText("Ask for a journey.")
            try await view.page.click("input")
            try await view.page.type("Somewhere quiet")
            try await view.page.press("Enter")
            try await view.waitForText("Somewhere quiet")
            try await view.waitForText("Thinking")
            pace.allow()
            try await view.page.waitFor(Self.node("Gladly"))
            pace.allow(2)
            try await view.page.waitFor(Self.node("Gladly, here are two."))
            try await view.page.waitFor(Self.node("Kyo"))
            _ = try await view.page.evaluate("window.first = \(Self.node("Kyo")); true")
            #expect(chat.isResponding)
            pace.allow(2)
            try await view.page.waitFor(Self.node("For the gardens."))
            try await view.waitForText("Days: 3")
            try await Screenshots.keep(view.page, as: "Chat while it is written")
            pace.allowAll()
            try await view.page.waitFor(Self.node("Nara"))
            try await view.waitForText("Days: 1")
            try await view.page.waitFor("window.first.isConnected && window.first.textContent === 'Kyoto'")
            try await Screenshots.keep(view.page, as: "Chat")
            try await view.page.click("input")
            try await view.page.type("And then?")
            try await view.press(button: "Ask")
            try await view.waitForText("The response does not have the expected shape.")
            #expect(chat.turns.map(\.question) == ["Somewhere quiet"])
            try await Screenshots.keep(view.page, as: "Chat with a failure")
        }
    }

    @Test
    func `a tool that the model calls changes the form that it stands in`() async throws {
        let model = ScriptedLanguageModel(
            .toolCalls([
                .init(
                    id: "1", toolName: "setStock", arguments: GeneratedContent(properties: ["item": "egg", "count": 6])),
                .init(
                    id: "2", toolName: "setStock",
                    arguments: GeneratedContent(properties: ["item": "rice", "count": 5])),
            ]),
            "Six eggs and more rice: noted.")
        let view = await model.asSystemModel { PantryView() }
        try await ViewPage.run(view, options: Screenshots.phone(.light)) { view in
            try await view.waitForText("Rice")
            #expect(try await view.page.evaluate("document.body.textContent.includes('Egg')").bool == false)
            try await view.page.click("input:not([type=checkbox])")
            try await view.page.type("Six eggs, three bags of rice")
            try await view.press(button: "Tell")
            try await view.waitForText("Six eggs and more rice: noted.")
            try await view.page.waitFor(Self.node("Egg"))
            try await view.page.waitFor("\(Self.node("6")) && \(Self.node("5"))")
            try await Screenshots.keep(view.page, as: "Pantry")
        }
    }
}
