import BrowserTesting
import Foundation
import FoundationModels
import SwiftUI
import Testing

@testable import DreamCoffee

/// The first ten days, as people play them. Three guests come a day, so that they take no longer than they have to. Touch
/// plays all ten; the other hands play five of them, and ten with `KISSA_CAMPAIGN`, as in `make verify`.
@MainActor
@Suite("Ten days", .serialized, .timeLimit(.minutes(6)))
struct TenDaysTests {
    private static let isWhole = ProcessInfo.processInfo.environment["KISSA_CAMPAIGN"] != nil

    @Test(arguments: [
        (PlayWords.japanese, ShopPlayer.Hand.touch), (.english, .mouse), (.english, .keys), (.japanese, .keys),
    ])
    func `are played by one hand`(words: PlayWords, hand: ShopPlayer.Hand) async throws {
        let options: PageOptions = hand == .touch ? .phone(locale: words.locale) : .desktop(locale: words.locale)
        try await play(options, words, hand) { player in
            try await player.press(words.newGame)
            let last = hand == .touch || Self.isWhole ? 10 : 5
            for day in 1...last { try await play(day, player) }
            #expect(player.page.problems.isEmpty)
        }
    }

    private func play(
        _ options: PageOptions, _ words: PlayWords, _ hand: ShopPlayer.Hand,
        _ body: @MainActor (ShopPlayer) async throws -> Void
    ) async throws {
        PlayScript(hasGuests: true).model.installAsSystemModel()
        defer { ScriptedLanguageModel.uninstallSystemModel() }
        AppResources.main = Bundle.module
        let archive = try ShopArchive(file: nil, firstDay: ShopDay(guestCountMax: 3))
        let menu = MainMenuView().environment(\.shopArchive, archive)
        try await ViewPage.run(menu, options: options) { window in
            try await body(ShopPlayer(page: window.page, words: words, hand: hand, archive: archive))
        }
    }

    private func play(_ day: Int, _ player: ShopPlayer) async throws {
        if day == 3 { try await askForAHint(player) }
        if day == 5 { try await leaveAndComeBack(player) }
        for number in 0..<3 {
            try await player.waitForGuests(3 - number)
            try await Screenshots.keep(player.page, as: "day-\(day)-\(number)-\(player.hand.rawValue)")
            let guest = try #require(try await player.archive.everybodyWaiting().first)
            if day < 3 { #expect(guest.line == nil) }
            try await player.serve(guest)
        }
        try await endDay(day, player)
    }

    /// Every guest got what it wished for, so that the day is reached and the shop grows.
    private func endDay(_ day: Int, _ player: ShopPlayer) async throws {
        let page = player.page
        try await page.waitForLine(player.words.choose)
        try await Screenshots.keep(page, as: "result-\(day)-\(player.hand.rawValue)")
        try await player.press(element: "document.querySelector('dialog[open] button img')?.closest('button')")
        try await player.press(player.words.nextDay)
        try await page.waitFor("!document.querySelector('dialog[open]')")
    }

    /// The barista knows what a riddle means, and is asked by a tap.
    private func askForAHint(_ player: ShopPlayer) async throws {
        try await player.waitForGuests(3)
        let riddle = try #require(try await player.archive.everybodyWaiting().first { $0.hint != nil })
        try await player.talk(to: player.words.talkToBarista)
        try await player.press(player.language.text("What does \(riddle.name) want?"))
        try await player.page.waitForLine(try #require(riddle.hint))
        try await Screenshots.keep(player.page, as: "hint-\(player.hand.rawValue)")
        try await player.page.waitForTurn()
        try await player.press(player.words.end)
        try await player.page.waitFor("!document.querySelector('[aria-label=\(Page.quoted(player.words.end))]')")
    }

    private func leaveAndComeBack(_ player: ShopPlayer) async throws {
        try await player.waitForGuests(3)
        let before = try await player.archive.everybodyWaiting().map(\.id)
        try await player.press(player.words.menu)
        try await Screenshots.keep(player.page, as: "menu-\(player.hand.rawValue)")
        try await player.press(player.words.continueGame)
        try await player.page.waitFor("!document.body.innerText.includes(\(Page.quoted(player.words.continueGame)))")
        #expect(try await player.archive.everybodyWaiting().map(\.id) == before)
    }
}
