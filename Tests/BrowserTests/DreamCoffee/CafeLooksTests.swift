import BrowserTesting
import Foundation
import FoundationModels
import FoundationModelsTesting
import SwiftUI
import TestSupport
import Testing

@testable import DreamCoffee

/// A café with visitors in windows of all sizes: nothing overlaps, and nothing is cut off.
@MainActor
@Suite("The café in windows of all sizes", .serialized, .timeLimit(.minutes(6)))
struct CafeLooksTests {
    private nonisolated static let windows = [
        ShopWindow(width: 390, height: 844, scheme: .dark, words: .japanese),
        ShopWindow(width: 320, height: 568, textSize: .accessibility3),
        // A phone in landscape orientation.
        ShopWindow(width: 844, height: 390, words: .japanese),
        ShopWindow(width: 320, height: 568, words: .japanese),
        ShopWindow(width: 390, height: 844, textSize: .accessibility3, words: .japanese),
        ShopWindow(width: 820, height: 1180, textSize: .accessibility3, scheme: .dark),
        ShopWindow(width: 844, height: 390, textSize: .accessibility2),
        ShopWindow(width: 1440, height: 900, words: .japanese),
        ShopWindow(width: 1440, height: 900, textSize: .accessibility3, scheme: .dark, words: .japanese),
    ]

    @Test(arguments: Campaign.isWhole ? windows : Array(windows.prefix(2)))
    func `is whole`(window: ShopWindow) async throws {
        PlayScript(hasGuests: true).model.installAsSystemModel()
        defer { ScriptedLanguageModel.uninstallSystemModel() }
        AppResources.main = Bundle.module
        let archive = try ShopArchive(file: nil, firstDay: ShopDay(guestCountMax: 3))
        let menu = MainMenuView().environment(\.shopArchive, archive).dynamicTypeSize(window.textSize)
        try await ViewPage.run(menu, options: window.options(reducesMotion: true)) { shown in
            let player = ShopPlayer(page: shown.page, words: window.words, hand: .keys, archive: archive)
            try await meet(ShopLook(player: player, window: window), shown)
            #expect(shown.page.problems.isEmpty, "\(shown.page.report)")
        }
    }

    private func meet(_ look: ShopLook, _ shown: ViewPage) async throws {
        let (page, words) = (look.player.page, look.window.words)
        let text = words.language.text
        try await page.press(button: text("Invite"))
        try await page.waitForTurn()
        try await look.look("café entry", reaching: text("Open the café"))
        try await page.introduceInCafe(name(words), pressing: text("Open the café"), in: words)
        let address = try await page.addressOfCafe(in: words)
        try await shown.withAnotherPage(look.window.options(reducesMotion: true)) { other in
            try await other.navigate(to: address)
            try await other.introduceInCafe("Wolfeschlegelste", pressing: text("Come in"), in: words)
            try await page.bringToFront()
            try await page.waitForSomebody(Page.button("Wolfeschlegelste"))
            try await other.sayInCafe(line(words))
            try await page.bringToFront()
            try await look.look("café", reaching: text("Say it"), withoutScrolling: true)
            try await page.press(labelled: text("Visitors"))
            try await page.waitForLine(text("Who opens this address comes in:"))
            try await look.look("café visitors", reaching: text("Back to the shop"), withoutScrolling: true)
            try await page.press(button: text("Close the door…"))
            try await look.look("café door", reaching: text("Close the door"))
            try await page.press(button: text("Close the door"))
            try await page.waitForLine(text("The café has closed"))
            try await look.look("café closed", reaching: text("All right"))
            try await page.press(button: text("All right"))
        }
    }

    private func name(_ words: PlayWords) -> String { words.language == .japanese ? "あいこさん" : "Aiko" }

    private func line(_ words: PlayWords) -> String {
        words.language == .japanese
            ? "おはようございます。今日のおすすめは、はちみつ入りのホットミルクだそうですよ。"
            : "Good morning! They say that the hot milk with honey is good today."
    }
}
