import BrowserTesting
import Foundation
import FoundationModels
import FoundationModelsTesting
import SwiftUI
import Testing

@testable import DreamCoffee

/// A conversation on its own, with a character who speaks a letter per minute.
@MainActor
@Suite("Keys while people talk in Dream Coffee", .serialized)
struct TalkingKeysTests {
    private func talk(
        _ options: PageOptions = .desktop(), _ body: @MainActor (DialogEngine, ViewPage) async throws -> Void
    ) async throws {
        let script = PlayScript("Good evening.")
        script.model.installAsSystemModel()
        defer { ScriptedLanguageModel.uninstallSystemModel() }
        AppResources.main = Bundle.module
        let engine = DialogEngine(language: .english)
        engine.talkTo(Barista(language: .english))
        try await ViewPage.run(DialogBoxView(dialogEngine: engine, letterSeconds: 60), options: options) { view in
            try await view.page.waitForLine("dream orders for")
            try await body(engine, view)
        }
    }

    @Test(arguments: [" ", "Enter"])
    func `a key hurries what is said and Escape ends the conversation`(key: String) async throws {
        try await talk { engine, view in
            #expect(try await view.page.evaluate("document.querySelector('input').disabled") == true)
            try await view.page.pressUnhurried(key)
            try await view.page.waitForTurn()
            #expect(try await view.page.evaluate("document.querySelector('input').value") == "")
            // While the player speaks, a space is typed into the field.
            try await view.page.type("a b")
            try await view.page.waitFor("document.querySelector('input').value === 'a b'")
            try await view.page.pressUnhurried("Escape")
            try await view.page.waitFor("!document.querySelector('\(Page.button("End conversation"))')")
            #expect(engine.talkingTo == nil)
        }
    }

    /// The turn never changes briefly, neither before the first letter nor between thoughts and speech.
    @Test func `the field is the player's only once all is said`() async throws {
        let script = PlayScript("Good evening.")
        script.model.installAsSystemModel()
        defer { ScriptedLanguageModel.uninstallSystemModel() }
        AppResources.main = Bundle.module
        let engine = DialogEngine(language: .english)
        try await ViewPage.run(DialogBoxView(dialogEngine: engine, letterSeconds: 0.01), options: .desktop()) { view in
            try await view.page.evaluate(
                """
                globalThis.turns = [];
                new MutationObserver(() => {
                  const turn = document.querySelector('input')?.disabled === false;
                  if (turn !== (turns.at(-1) ?? false)) turns.push(turn);
                }).observe(document.querySelector('.surface'), { subtree: true, childList: true, attributes: true });
                """)
            engine.talkTo(Barista(language: .english))
            try await view.page.waitForTurn()
            #expect(try await view.page.evaluate("turns.join()") == "true")
            try await view.page.type("Hello")
            try await view.page.press("Enter")
            // The focus waits with the disabled field: no button next to it gets the focus meanwhile.
            try await view.page.waitFor("document.querySelector('input').disabled")
            #expect(try await view.page.evaluate("document.activeElement.localName !== 'button'") == true)
            try await view.page.waitForLine("Good evening.")
            try await view.page.waitForTurn()
            #expect(try await view.page.evaluate("turns.join()") == "true,false,true")
        }
    }

    @Test func `escape and back end it while the character speaks`() async throws {
        try await talk { engine, view in
            try await view.page.press("Escape")
            try await view.page.waitFor("!document.querySelector('\(Page.button("End conversation"))')")
            #expect(engine.talkingTo == nil)
        }
        try await talk { engine, view in
            try await view.page.waitFor("history.state.kissa === 1")
            try await view.page.goBack()
            try await view.page.waitFor("!document.querySelector('\(Page.button("End conversation"))')")
            #expect(engine.talkingTo == nil)
        }
    }

    @Test func `a reply has a limit which is told before it is reached`() async throws {
        try await talk(.phone()) { engine, view in
            try await view.page.pressUnhurried(" ")
            try await view.page.waitForTurn()
            let long = String(repeating: "coffee ", count: 40)
            try await view.page.evaluate("document.execCommand('insertText', false, \(Page.quoted(long)))")
            try await view.page.waitFor("document.body.textContent.includes('20 characters left')")
            try await Screenshots.keep(view.page, as: "coffee-limit")
            try await view.page.type("0123456789012345678901234")
            try await view.page.waitFor("document.querySelector('input').value.length === 300")
            #expect(engine.draft == long + "01234567890123456789")
        }
    }
}
