import BrowserTesting
import Foundation
import SpriteKit
import SwiftUI
import Testing

private final class Board: SKScene {
    var heard: [String] = []
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { heard.append("began") }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { heard.append("ended") }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { heard.append("cancelled") }
}

@MainActor @Observable
private final class Cover {
    var hasSheet = false
    var hidesScene = false
}

private struct CoveredScene: View {
    let board: Board
    @Bindable var cover: Cover

    var body: some View {
        SpriteView(scene: board)
            .opacity(cover.hidesScene ? 0 : 1)
            .sheet(isPresented: $cover.hasSheet) { Text(verbatim: "Over") }
    }
}

extension SpriteKitPages {
    @Suite("Scenes out of reach, in Chromium") @MainActor struct ConcealedScenePageTests {
        private let board = Board(size: CGSize(width: 400, height: 300))
        private let cover = Cover()
        private let place = CGPoint(x: 200, y: 150)

        private func waitFor(_ wanted: [String], location: SourceLocation = #_sourceLocation) async throws {
            for _ in 0..<200 where board.heard.count < wanted.count { try await Task.sleep(for: .milliseconds(10)) }
            #expect(board.heard == wanted, sourceLocation: location)
            board.heard = []
        }

        @Test func `a finger that is down when the scene goes out of reach is cancelled, and the next is heard`()
            async throws
        {
            var options = PageOptions(width: 400, height: 300)
            options.hasTouch = true
            try await ScenePage.run(CoveredScene(board: board, cover: cover), options: options) { scene in
                let page = scene.page
                try await page.holdFingers([[place]]) {
                    try await waitFor(["began"])
                    cover.hasSheet = true
                    try await waitFor(["cancelled"])
                }
                cover.hasSheet = false
                try await page.waitFor("!document.querySelector('dialog')")
                try await page.tap(at: place)
                try await waitFor(["began", "ended"])

                let isInert = "document.querySelector('.sprite-scene').closest('[inert]') !== null"
                try await page.holdFingers([[place]]) {
                    try await waitFor(["began"])
                    cover.hidesScene = true
                    try await page.waitFor(isInert)
                }
                cover.hidesScene = false
                try await page.waitFor("!(\(isInert))")
                // The host ignores events of a hidden scene, so the page sends the cancellation again.
                try await waitFor(["cancelled"])
                try await page.tap(at: place)
                try await waitFor(["began", "ended"])
                #expect(page.problems.isEmpty)
            }
        }
    }
}
