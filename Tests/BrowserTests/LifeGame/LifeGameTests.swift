import FoundationAdditions
import BrowserTesting
import Foundation
import LifeEngine
import SwiftUI
import Testing

@testable import LifeGame

/// The Game of Life in Chromium: the board, the plane, and both languages.
@MainActor
@Suite("Playing the Game of Life", .serialized)
struct LifeGameTests {
    private func play(_ options: PageOptions, _ body: @MainActor (Page) async throws -> Void) async throws {
        AppResources.main = Bundle.module
        try await ViewPage.run(LifeGameView(), options: options) { try await body($0.page) }
    }

    private func waitForText(_ text: String, in page: Page) async throws {
        try await page.waitFor("document.body.innerText.replace(/\\s+/g, ' ').includes(\(Page.quoted(text)))")
    }

    private func press(_ text: String, in page: Page) async throws {
        let find = "[...document.querySelectorAll('button')].find((b) => b.innerText.trim() === \(Page.quoted(text)))"
        try await page.waitFor("!!\(find)")
        try await page.evaluate("\(find).click()")
    }

    @Test func `the octagon goes through its five generations`() async throws {
        try await play(.phone()) { page in
            try await waitForText("16 alive", in: page)
            for population in [24, 24, 16, 24, 16] {
                try await press("NextGen", in: page)
                try await waitForText("\(population) alive", in: page)
            }
            try await waitForText("Generation 5", in: page)
        }
    }

    @Test func `many quick presses are as many generations`() async throws {
        try await play(.phone()) { page in
            try await waitForText("16 alive", in: page)
            for _ in 0..<10 { try await press("NextGen", in: page) }
            try await waitForText("Generation 10", in: page)
            try await waitForText("16 alive", in: page)
        }
    }

    @Test func `a press turns a cell`() async throws {
        try await play(.phone()) { page in
            try await waitForText("16 alive", in: page)
            try await page.tap("[aria-label=\"Row 1, column 1, dead\"]")
            try await waitForText("17 alive", in: page)
            try await page.tap("[aria-label=\"Row 1, column 1, alive\"]")
            try await waitForText("16 alive", in: page)
        }
    }

    @Test(arguments: [(320, 640), (390, 844), (1440, 900)])
    func `everything fits`(width: Int, height: Int) async throws {
        try await play(PageOptions(width: width, height: height)) { page in
            try await waitForText("16 alive", in: page)
            let beyond = try await page.evaluate(
                """
                [...document.querySelectorAll('button, select, input')].filter((node) => {
                  const box = node.getBoundingClientRect();
                  return box.left < -0.5 || box.right > innerWidth + 0.5 || box.bottom > innerHeight + 0.5;
                }).length
                """)
            #expect(beyond.double == 0)
        }
    }

    @Test func `the game speaks Japanese`() async throws {
        try await play(.phone(locale: "ja-JP")) { page in
            try await waitForText("生存 16", in: page)
            try await press("次の世代", in: page)
            try await waitForText("1 世代", in: page)
        }
    }

    @Test func `a pattern loaded from its text is seen and can be played`() async throws {
        try await play(.phone()) { page in
            try await waitForText("16 alive", in: page)
            try await load("x = 3, y = 1, rule = B3/S23\n3o!", in: page)
            try await waitForText("3 alive", in: page)
            try await press("NextGen", in: page)
            try await waitForText("Generation 1", in: page)
            try await waitForText("3 alive", in: page)
        }
    }

    /// Types a pattern's text into its field.
    private func load(_ text: String, in page: Page, as picture: String? = nil) async throws {
        try await press("Files", in: page)
        // Wait until the plane's own pattern is in the field, since it would replace what is typed before.
        try await page.waitFor("!!document.querySelector('textarea')?.value")
        if let picture { try await Screenshots.keep(page, as: picture) }
        try await page.evaluate(
            """
            (() => {
              const field = document.querySelector('textarea');
              field.focus();
              field.select();
            })()
            """)
        try await page.type(text)
        try await press("Load text", in: page)
    }

    @Test func `a macrocell file of billions of cells is seen, and jumps`() async throws {
        // A block, and fifteen times four of the square before.
        let squares = (0..<15).map { "\($0 + 4) \(Array(repeating: "\($0 + 1)", count: 4).joined(separator: " "))\n" }
        try await play(.phone()) { page in
            try await openThePlane(in: page)
            try await load("[M2]\n$.**$.**$\n" + squares.joined(), in: page, as: "life-files-phone-light")
            try await waitForText("4,294,967,296 alive", in: page)
            try await press("Jump", in: page)
            try await press("Go", in: page)
            try await waitForText("Generation 1,000", in: page)
            try await waitForText("4,294,967,296 alive", in: page)
            try await Screenshots.keep(page, as: "life-macrocell-phone-light")
        }
    }

    private func openThePlane(in page: Page, population: String = "36 alive") async throws {
        let plane = "[role=radiogroup] [role=radio]:nth-of-type(2)"
        try await page.waitFor("!!document.querySelector('\(plane)')")
        try await page.click(plane)
        try await waitForText(population, in: page)
        try await page.waitFor("!!document.querySelector('canvas')")
    }

    /// A point of the plane, from its corner.
    private func point(_ x: Double, _ y: Double, in page: Page) async throws -> CGPoint {
        let box = try await page.evaluate(
            "(() => { const b = document.querySelector('canvas').getBoundingClientRect(); return [b.x, b.y]; })()")
        let corner = (box.array ?? []).compactMap(\.double)
        return CGPoint(x: corner[0] + x, y: corner[1] + y)
    }

    @Test func `the plane lives on its own`() async throws {
        try await play(.phone()) { page in
            try await openThePlane(in: page)
            try await press("Step", in: page)
            try await waitForText("Generation 1", in: page)
            try await press("Run", in: page)
            try await page.waitFor("/Generation\\s+([2-9]|[1-9][0-9])/.test(document.body.innerText)")
            try await press("Stop", in: page)
        }
    }

    @Test func `a finger moves the plane and turns its cells`() async throws {
        try await play(.phone()) { page in
            try await openThePlane(in: page)
            try await page.tap(at: point(60, 60, in: page))
            try await waitForText("37 alive", in: page)
            var path: [CGPoint] = []
            for (x, y) in [(60.0, 60.0), (80, 70), (120, 100), (160, 120)] {
                path.append(try await point(x, y, in: page))
            }
            try await page.dragFinger(through: path)
            try await page.tap(at: point(160, 120, in: page))
            try await waitForText("36 alive", in: page)
        }
    }

    @Test func `two fingers make the plane larger`() async throws {
        try await play(.phone()) { page in
            try await openThePlane(in: page)
            try await page.tap(at: point(100, 80, in: page))
            try await waitForText("37 alive", in: page)
            var steps: [[CGPoint]] = []
            for distance in stride(from: 20.0, through: 60, by: 5) {
                let left = try await point(100 - distance, 80, in: page)
                steps.append([left, CGPoint(x: left.x + 2 * distance, y: left.y)])
            }
            try await page.dragFingers(steps)
            try await page.tap(at: point(100, 80, in: page))
            try await waitForText("36 alive", in: page)
        }
    }

    @Test func `a jump goes far ahead`() async throws {
        try await play(.phone()) { page in
            try await openThePlane(in: page)
            try await press("Jump", in: page)
            try await press("Go", in: page)
            try await waitForText("Generation 1,000", in: page)
            let gun = Pattern.gosperGun.universe()
            for _ in 0..<1000 { gun.advance() }
            try await waitForText("\(gun.population) alive", in: page)
        }
    }

    @Test(arguments: [PageOptions.ColorScheme.light, .dark], ["phone", "desktop"])
    func `the places are looked at`(scheme: PageOptions.ColorScheme, device: String) async throws {
        let options =
            device == "phone" ? Screenshots.phone(scheme) : PageOptions.desktop(locale: "ja-JP", colorScheme: scheme)
        try await play(options) { page in
            try await waitForText(device == "phone" ? "16 alive" : "生存 16", in: page)
            try await Screenshots.keep(page, as: "life-board-\(device)-\(scheme.rawValue)")
            try await openThePlane(
                in: page, population: device == "phone" ? "36 alive" : "生存 36")
            try await Screenshots.keep(page, as: "life-plane-\(device)-\(scheme.rawValue)")
        }
    }
}
