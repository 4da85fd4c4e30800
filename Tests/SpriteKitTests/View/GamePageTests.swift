import BrowserTesting
import Foundation
import SpriteKit
import SwiftUI
import Testing

extension SpriteKitPages {
    /// Three small games, written as in tutorials, played in Chromium.
    @Suite("Games in Chromium") @MainActor struct GamePageTests {
        nonisolated private static let red = "255,0,0,255"
        nonisolated private static let blue = "0,0,255,255"

        private func options(_ width: Int, _ height: Int) -> PageOptions {
            var options = PageOptions(width: width, height: height)
            options.hasTouch = true
            return options
        }

        private func waitFor<Value: Equatable>(
            _ wanted: Value, location: SourceLocation = #_sourceLocation, _ value: () -> Value
        ) async throws {
            for _ in 0..<1000 where value() != wanted { try await Task.sleep(for: .milliseconds(10)) }
            let reached = value()
            #expect(reached == wanted, sourceLocation: location)
        }

        /// For a slow transition from red to blue: a point that stops being red early and its color then, and a point that stays
        /// red long.
        @Test(
            arguments: [
                (SKTransition.flipHorizontal, "0,0,0,0", CGPoint(x: 100, y: 2), CGPoint(x: 2, y: 100)),
                (SKTransition.flipVertical, "0,0,0,0", CGPoint(x: 2, y: 100), CGPoint(x: 100, y: 2)),
                (SKTransition.doorsOpenHorizontal, blue, CGPoint(x: 100, y: 2), CGPoint(x: 2, y: 100)),
                (SKTransition.doorsOpenVertical, blue, CGPoint(x: 2, y: 100), CGPoint(x: 100, y: 2)),
                (SKTransition.doorsCloseHorizontal, blue, CGPoint(x: 1, y: 100), CGPoint(x: 100, y: 100)),
                (SKTransition.doorsCloseVertical, blue, CGPoint(x: 100, y: 1), CGPoint(x: 100, y: 100)),
                (SKTransition.doorway, blue, CGPoint(x: 100, y: 100), CGPoint(x: 2, y: 100)),
            ] as [(@MainActor (TimeInterval) -> SKTransition, String, CGPoint, CGPoint)])
        func `a transition shows both scenes on its way, and then the new one`(
            make: @MainActor (TimeInterval) -> SKTransition, color: String, new: CGPoint, old: CGPoint
        ) async throws {
            let first = SKScene(size: CGSize(width: 200, height: 200))
            first.backgroundColor = .red
            try await ScenePage.run(SpriteView(scene: first), options: options(200, 200)) { scene in
                try await scene.waitForColor(Self.red, x: 100, y: 100)
                let view = try #require(first.view)
                let second = SKScene(size: first.size)
                second.backgroundColor = .blue
                view.presentScene(second, transition: make(20))
                try await scene.waitForColor(color, x: new.x, y: new.y)
                #expect(try await scene.color(atX: old.x, y: old.y) == Self.red)
                view.presentScene(first)
                try await scene.waitForColor(Self.red, x: new.x, y: new.y)
                view.presentScene(second, transition: make(0.1))
                try await scene.waitForColor(Self.blue, x: old.x, y: old.y)
                try await scene.waitForColor(Self.blue, x: new.x, y: new.y)
            }
        }

        @Test func `a shooter is won by tapping at the rocks`() async throws {
            let shooter = StarShooterScene(size: CGSize(width: 300, height: 400))
            shooter.scaleMode = .aspectFit
            let view = SpriteView(scene: shooter)
            try await ScenePage.run(view, options: options(300, 400)) { scene in
                #expect(shooter.ship.position == CGPoint(x: 150, y: 60))
                try await scene.keep("game-shooter")
                for hits in 1...3 {
                    let rock = try #require(shooter.childNode(withName: "rock"))
                    try await scene.page.tap(at: CGPoint(x: rock.position.x, y: 200))
                    try await waitFor(true) { shooter.score >= hits }
                }
                #expect(shooter.ship.position.x == 220)
                #expect(shooter.flightTime > 0)
                try await scene.page.waitFor("document.querySelector('[aria-label=\"You won!\"]') !== null")
                try await scene.waitForColor("255,255,255,255", x: 5, y: 5)
                try await scene.keep("game-shooter-won")
            }
        }

        @Test func `blocks fall by keys and taps, rows vanish, and the game can be paused`() async throws {
            let game = FallingBlocksScene(size: CGSize(width: 300, height: 400))
            game.scaleMode = .aspectFit
            try await ScenePage.run(SpriteView(scene: game), options: options(300, 400)) { scene in
                let page = scene.page
                try await page.evaluate("document.querySelector('.sprite-scene').focus()")
                // A square at the left edge and a bar of three beside it: the lowest row has two blocks, then five.
                for key in ["ArrowLeft", "ArrowLeft", " "] { try await page.press(key) }
                try await waitFor(2) { game.grid[0].count { $0 != nil } }
                for key in ["ArrowRight", " "] { try await page.press(key) }
                try await waitFor(5) { game.grid[0].count { $0 != nil } }
                try await scene.keep("game-blocks")
                // By touch: taps move the piece to the right edge, then it drops and fills the row.
                for _ in 0..<3 { try await page.tap(at: CGPoint(x: 230, y: 200)) }
                try await page.press("p")
                try await waitFor(true) { game.isGamePaused }
                try await scene.keep("game-blocks-paused")
                try await page.press("p")
                try await waitFor(false) { game.isGamePaused }
                try await page.tap(at: CGPoint(x: 150, y: 365))
                try await waitFor(1) { game.clearedRows }
                #expect(game.grid[0].map { $0 != nil } == [true, true, false, false, false, true])
            }
        }

        @Test func `pairs of cards are found by touch, and the doors open onto the next scene`() async throws {
            let cards = CardPairsScene(size: CGSize(width: 360, height: 300))
            cards.scaleMode = .aspectFit
            try await ScenePage.run(SpriteView(scene: cards), options: options(360, 300)) { scene in
                try await waitFor(false) { cards.children.contains { $0.action(forKey: "deal") != nil } }
                // The other card with the same face is in the other row, counted from its other end.
                for (pair, (first, second)) in [(0, 7), (1, 6), (2, 5), (3, 4)].enumerated() {
                    for card in [first, second] {
                        let place = CGPoint(x: 60 + Double(card % 4) * 80, y: 300 - (90 + Double(card / 4) * 110))
                        try await scene.page.tap(at: place)
                        try await waitFor(true) {
                            cards.childNode(withName: "card\(card)")?.userData?["isUp"] as? Bool == true
                        }
                    }
                    try await waitFor(pair + 1) { cards.found }
                    if pair == 1 { try await scene.keep("game-cards") }
                }
                let green = "52,199,89,255"
                try await scene.waitForColor(green, x: 180, y: 150)
                try await scene.waitForColor(green, x: 5, y: 150)
            }
        }
    }
}

extension ScenePage {
    /// Saves a screenshot if a folder for screenshots is set.
    func keep(_ name: String) async throws {
        guard let folder = ProcessInfo.processInfo.environment["KISSA_SCREENSHOTS"] else { return }
        let folderURL = URL(fileURLWithPath: folder)
        try FileManager.default.createDirectory(at: folderURL, withIntermediateDirectories: true)
        try await page.screenshot().write(to: folderURL.appendingPathComponent(name + ".png"))
    }
}
