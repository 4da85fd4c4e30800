import BrowserTesting
import Foundation
import FoundationModels
import FoundationModelsTesting
import SwiftUI
import TestSupport
import Testing

@testable import DreamCoffee

/// The game's screens in windows of all sizes: nothing overlaps, and nothing is cut off.
@MainActor
@Suite("The shop in windows of all sizes", .serialized, .timeLimit(.minutes(6)))
struct ShopLooksTests {
    private nonisolated static let windows = [
        ShopWindow(width: 256, height: 540), ShopWindow(width: 320, height: 568, textSize: .accessibility3),
        ShopWindow(width: 390, height: 844, scheme: .dark, words: .japanese),
        // A phone in landscape orientation.
        ShopWindow(width: 844, height: 390, textSize: .accessibility2),
        ShopWindow(width: 844, height: 390), ShopWindow(width: 820, height: 1180),
        ShopWindow(width: 1440, height: 900, textSize: .accessibility2, words: .japanese),
        ShopWindow(width: 2560, height: 1440, scheme: .dark), ShopWindow(width: 720, height: 450, words: .japanese),
        ShopWindow(width: 390, height: 844, textSize: .accessibility3),
    ]

    /// The first four; with `KISSA_CAMPAIGN`, as in `make verify`, all.
    @Test(arguments: Campaign.isWhole ? windows : Array(windows.prefix(4)))
    func `are whole`(window: ShopWindow) async throws {
        try await open(window, reducesMotion: true) { look in
            try await look.look("menu", reaching: window.words.newGame, withoutScrolling: true)
            try await look.player.press(window.words.newGame)
            try await playADay(look)
        }
    }

    private func playADay(_ look: ShopLook) async throws {
        let (player, words) = (look.player, look.window.words)
        for number in 0..<3 {
            try await player.waitForGuests(3 - number)
            if number == 0 { try await look.look("shop") }
            let guest = try #require(try await player.archive.everybodyWaiting().first)
            try await player.visit(guest)
            if number == 0 {
                try await look.waitForPicture()
                try await look.look("order", reaching: words.brew)
            }
            try await player.press(words.brew)
            try await player.page.waitForLine(words.backToTheShop)
            if number == 0 { try await look.look("verdict", reaching: words.backToTheShop) }
            try await player.press(words.backToTheShop)
        }
        try await player.page.waitForLine(player.language.text("Try the day again"))
        try await look.look("failed", reaching: player.language.text("Try the day again"), withoutScrolling: true)
    }

    /// The other screens: a talk, pouring, a result with a choice, the guest book, the settings. With `KISSA_CAMPAIGN`, as in
    /// `make verify`, in every width, light, dark, and with large text.
    @Test(arguments: Campaign.isWhole ? ShopWindow.all : [ShopWindow.all[2]])
    func `are whole all the way`(window: ShopWindow) async throws {
        try await open(window, reducesMotion: false) { look in
            try await talk(look)
            try await reachADay(look)
            try await read(look)
        }
    }

    private func talk(_ look: ShopLook) async throws {
        let (player, words) = (look.player, look.window.words)
        try await look.look("title", reaching: words.newGame, withoutScrolling: true)
        try await player.press(words.newGame)
        try await player.talk(to: words.talkToBarista)
        try await player.page.waitForTurn()
        try await look.look("talk", reaching: words.send, withoutScrolling: true)
        try await ask(player.language.text("How is the day going?"), player)
        try await player.page.waitForTurn()
        try await look.look("counsel", reaching: words.send, withoutScrolling: true)
        try await player.press(words.end)
    }

    /// Asks by tapping the suggestion if there is room for it.
    private func ask(_ question: String, _ player: ShopPlayer) async throws {
        if try await player.page.evaluate("!!(\(ShopPlayer.button(question)))") == true {
            return try await player.press(question)
        }
        try await player.page.type(question)
        try await player.page.press("Enter")
        try await player.page.waitFor("document.activeElement.tagName !== 'INPUT'")
    }

    private func reachADay(_ look: ShopLook) async throws {
        let (player, words) = (look.player, look.window.words)
        for number in 0..<3 {
            try await player.waitForGuests(3 - number)
            if number == 0 { try await look.look("full shop") }
            let guest = try #require(try await player.archive.everybodyWaiting().first)
            try await player.serve(guest) { screen in
                if number == 0 { try await look.look(screen) }
            }
        }
        try await player.page.waitForLine(words.choose)
        try await look.look("result")
        try await player.press(element: "document.querySelector('dialog[open] button img')?.closest('button')")
        try await player.press(words.nextDay)
        try await player.page.waitFor("!document.querySelector('dialog[open]')")
        try await look.look("second day")
    }

    private func read(_ look: ShopLook) async throws {
        let (player, words) = (look.player, look.window.words)
        try await player.press(words.menu)
        // The shop also has a button for the guest book.
        try await player.page.waitForLine(player.language.text("Settings"))
        try await player.press(words.guestBook)
        try await player.page.waitForLine(player.language.text("What was said"))
        try await look.look("guest book")
        try await player.press(player.language.text("What was said"))
        try await look.look("what was said")
        try await player.press(words.menu)
        try await player.press(words.newGame)
        try await look.look("question", reaching: player.language.text("Begin again"))
        try await player.press(player.language.text("Cancel"))
        try await player.press(player.language.text("Settings"))
        try await player.page.waitForLine(player.language.text("Text speed"))
        try await look.look("settings")
        #expect(player.page.problems.isEmpty)
    }

    private func open(
        _ window: ShopWindow, reducesMotion: Bool, _ body: @MainActor (ShopLook) async throws -> Void
    ) async throws {
        PlayScript(hasGuests: true).model.installAsSystemModel()
        defer { ScriptedLanguageModel.uninstallSystemModel() }
        AppResources.main = Bundle.module
        let archive = try ShopArchive(file: nil, firstDay: ShopDay(guestCountMax: 3))
        let menu = MainMenuView().environment(\.shopArchive, archive).dynamicTypeSize(window.textSize)
        try await ViewPage.run(menu, options: window.options(reducesMotion: reducesMotion)) { shown in
            let player = ShopPlayer(page: shown.page, words: window.words, hand: .keys, archive: archive)
            try await body(ShopLook(player: player, window: window))
        }
    }
}
