import BrowserTesting
import Foundation
import FoundationModels
import FoundationModelsTesting
import SwiftUI
import TestSupport
import Testing

@testable import DreamCoffee

/// The first ten days, as people play them. Only three guests come a day, to limit the time. Touch plays all ten days in
/// Japanese, and keys five of them in English. With `KISSA_CAMPAIGN`, as in `make verify`, every kind of input plays ten days in
/// both languages, and once with the full number of guests.
@MainActor
@Suite("Ten days", .serialized, .timeLimit(.minutes(Campaign.isWhole ? 40 : 6)))
struct TenDaysTests {
    private nonisolated static let hands: [(PlayWords, ShopPlayer.Hand)] =
        [(.japanese, .touch), (.english, .keys)]
        + (Campaign.isWhole ? [(.english, .touch), (.english, .mouse), (.japanese, .mouse), (.japanese, .keys)] : [])

    @Test(arguments: hands)
    func `are played by one hand`(words: PlayWords, hand: ShopPlayer.Hand) async throws {
        try await play(words, hand) { player in
            try await player.press(words.newGame)
            let last = hand == .touch || Campaign.isWhole ? 10 : 5
            for day in 1...last { try await play(day, player, guestCountMax: 3) }
            #expect(player.page.problems.isEmpty)
        }
    }

    @Test(.enabled(if: Campaign.isWhole))
    func `are played with all their guests`() async throws {
        try await play(.english, .mouse, guestCountMax: 8) { player in
            try await player.press(PlayWords.english.newGame)
            for day in 1...11 { try await play(day, player, guestCountMax: 8) }
        }
    }

    @Test func `a day that fails is told and tried again or left`() async throws {
        try await play(.english, .mouse) { player in
            try await player.press(PlayWords.english.newGame)
            for button in ["Try the day again", "Go on anyway"] {
                try await failDay(player)
                try await player.page.waitForLine("Not enough today")
                try await Screenshots.keep(player.page, as: "failed-day")
                try await player.press(button)
                try await player.page.waitFor("!document.querySelector('dialog[open]')")
            }
            try await player.page.waitForLine("Day 2")
        }
    }

    /// Serves everybody a drink that isn't what they wished for.
    private func failDay(_ player: ShopPlayer) async throws {
        let tea = CoffeeDrink(drinkType: .tea, temperature: .hot, milk: .none, flavors: [.chamomile, .ube])
        for number in 0..<3 {
            try await player.waitForGuests(3 - number)
            try await player.serve(try #require(try await player.archive.everybodyWaiting().first), tea)
        }
    }

    private func play(
        _ words: PlayWords, _ hand: ShopPlayer.Hand, guestCountMax: Int = 3,
        _ body: @MainActor (ShopPlayer) async throws -> Void
    ) async throws {
        let options: PageOptions = hand == .touch ? .phone(locale: words.locale) : .desktop(locale: words.locale)
        PlayScript(hasGuests: true).model.installAsSystemModel()
        defer { ScriptedLanguageModel.uninstallSystemModel() }
        AppResources.main = Bundle.module
        let archive = try ShopArchive(file: nil, firstDay: ShopDay(guestCountMax: guestCountMax))
        let menu = MainMenuView().environment(\.shopArchive, archive)
        try await ViewPage.run(menu, options: options) { window in
            try await body(ShopPlayer(page: window.page, words: words, hand: hand, archive: archive))
        }
    }

    private func play(_ day: Int, _ player: ShopPlayer, guestCountMax: Int) async throws {
        let guestCount = min(2 + day, guestCountMax)
        if day == 3 { try await askForAHint(player, of: min(guestCount, ShopGame.waitingCountMax)) }
        if day == 5 { try await leaveAndComeBack(player, of: min(guestCount, ShopGame.waitingCountMax)) }
        for number in 0..<guestCount {
            try await player.waitForGuests(min(guestCount - number, ShopGame.waitingCountMax))
            try await Screenshots.keep(player.page, as: "day-\(day)-\(number)-\(player.hand.rawValue)")
            let guest = try #require(try await player.archive.everybodyWaiting().first)
            if day < 3 { #expect(guest.line == nil) }
            try await player.serve(guest)
        }
        try await endDay(day, player)
    }

    /// Serves every guest what it wished for, so that the day succeeds and the shop grows.
    private func endDay(_ day: Int, _ player: ShopPlayer) async throws {
        let page = player.page
        try await page.waitForLine(player.words.choose)
        // The result lists the guests, and quotes one of them.
        try await page.waitFor("/[“「].+[”」]/.test(document.querySelector('dialog[open]').textContent)")
        try await page.waitFor("\(Self.portraits).length > 0")
        try await Screenshots.keep(page, as: "result-\(day)-\(player.hand.rawValue)")
        if day == ShopDay.lastOfTheStory { try await page.waitForLine(player.words.ending) }
        try await player.press(
            element: "document.querySelector('dialog[open] button img')?.closest('button')",
            until: "\(ShopPlayer.button(player.words.nextDay))?.disabled === false")
        try await player.press(player.words.nextDay)
        try await page.waitFor("!document.querySelector('dialog[open]')")
    }

    /// The pictures of a card, except symbols, which are drawn with a mask, and those on buttons.
    private static let portraits =
        "[...document.querySelectorAll('dialog[open] img:not(button img)')].filter((it) => it.style.opacity !== '0')"

    /// Asks the barista, who knows a riddle's meaning, with a tap.
    private func askForAHint(_ player: ShopPlayer, of guestCount: Int) async throws {
        try await player.waitForGuests(guestCount)
        let riddle = try #require(try await player.archive.everybodyWaiting().first { $0.hint != nil })
        try await player.talk(to: player.words.talkToBarista)
        try await player.press(player.language.text("What does \(riddle.name) want?"))
        try await player.page.waitForLine(try #require(riddle.hint))
        try await Screenshots.keep(player.page, as: "hint-\(player.hand.rawValue)")
        try await player.page.waitForTurn()
        try await player.press(player.words.end)
        try await player.page.waitFor("!document.querySelector('[aria-label=\(Page.quoted(player.words.end))]')")
    }

    private func leaveAndComeBack(_ player: ShopPlayer, of guestCount: Int) async throws {
        try await player.waitForGuests(guestCount)
        let before = try await player.archive.everybodyWaiting().map(\.id)
        try await player.press(player.words.menu)
        try await Screenshots.keep(player.page, as: "menu-\(player.hand.rawValue)")
        try await player.press(player.words.continueGame)
        try await player.page.waitFor("!\(ShopPlayer.button(player.words.continueGame))")
        #expect(try await player.archive.everybodyWaiting().map(\.id) == before)
    }
}
