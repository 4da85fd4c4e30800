import BrowserTesting
import Foundation
import FoundationModels
import FoundationModelsTesting
import SwiftUI
import Testing

@testable import DreamCoffee

/// Three visitors of one café, each in a browser of their own.
@MainActor
@Suite("Three visitors in one café", .serialized)
struct SharedCafeTests {
    private func open(_ script: PlayScript, _ body: @MainActor (ViewPage) async throws -> Void) async throws {
        script.model.installAsSystemModel()
        defer { ScriptedLanguageModel.uninstallSystemModel() }
        AppResources.main = Bundle.module
        let menu = MainMenuView().environment(\.shopArchive, try ShopArchive(file: nil, firstDay: ShopDay()))
        try await ViewPage.run(menu, options: .desktop(), body)
    }

    private func visit(_ address: URL, as name: String, in page: Page) async throws {
        try await page.navigate(to: address)
        try await page.waitForLine("You are invited to a café")
        try await Screenshots.keep(page, as: "cafe-entry-\(name)")
        try await page.introduceInCafe(name, pressing: "Come in")
    }

    @Test func `three visitors see each other walk and hear what is said near by`() async throws {
        try await open(PlayScript(hasGuests: true)) { window in
            let owner = window.page
            try await owner.press(button: "Invite")
            try await owner.introduceInCafe("Aiko", pressing: "Open the café")
            let address = try await owner.addressOfCafe()
            try await window.withAnotherPage(.phone()) { second in
                try await visit(address, as: "Ben", in: second)
                try await window.withAnotherPage(.desktop()) { third in
                    try await visit(address, as: "Chloé", in: third)
                    for (page, name) in [(owner, "Aiko"), (second, "Ben"), (third, "Chloé")] {
                        try await page.bringToFront()
                        for other in ["Aiko", "Ben", "Chloé"] where other != name {
                            try await page.waitForSomebody(Page.button(other))
                        }
                    }
                    try await owner.listenToAnnouncements()
                    try await second.listenToAnnouncements()
                    try await third.sayInCafe("Good morning")
                    try await owner.waitFor("spoken.includes('Chloé: Good morning')")
                    try await second.waitFor("spoken.includes('Chloé: Good morning')")
                    try await walk(third, seenBy: owner, as: "Chloé")
                    for (page, name) in [(owner, "owner"), (second, "phone"), (third, "third")] {
                        try await page.bringToFront()
                        try await Screenshots.keep(page, as: "cafe-\(name)")
                    }
                    try await leave(third, seenBy: owner, as: "Chloé")
                }
                try await close(owner, sendsHome: second)
            }
        }
    }

    /// A walk moves the figure in another window.
    private func walk(_ walker: Page, seenBy watcher: Page, as name: String) async throws {
        let place = "document.querySelector('\(Page.button(name))').getBoundingClientRect().x"
        let before = try #require(try await watcher.evaluate(place).double)
        try await walker.bringToFront()
        let size = try #require(try await walker.evaluate("[innerWidth, innerHeight]").array?.compactMap(\.double))
        try await walker.click(at: CGPoint(x: size[0] / 2 + 180, y: size[1] / 2 + 60))
        try await watcher.bringToFront()
        try await watcher.waitFor("Math.abs(\(place) - \(before)) > 40")
    }

    private func leave(_ page: Page, seenBy watcher: Page, as name: String) async throws {
        try await page.bringToFront()
        try await page.press(labelled: "Menu")
        try await page.waitForLine("A small coffee shop in a dream")
        try await watcher.bringToFront()
        try await watcher.waitFor("document.querySelector('\(Page.button(name))') === null")
    }

    private func close(_ owner: Page, sendsHome guest: Page) async throws {
        try await owner.bringToFront()
        try await owner.press(labelled: "Visitors")
        try await owner.press(button: "Close the door…")
        try await owner.waitForLine("Everybody goes home")
        try await owner.press(button: "Close the door")
        for page in [owner, guest] {
            try await page.bringToFront()
            try await page.waitForLine("The café has closed")
        }
    }
}
