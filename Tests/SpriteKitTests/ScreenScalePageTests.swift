import BrowserTesting
import SpriteKit
import SwiftUI
import Testing

extension SpriteKitPages {
    @Suite("Scenes on screens of another scale in Chromium") @MainActor struct ScreenScalePageTests {
        @Test func `a scene in which nothing moves is drawn as finely as the screen that it comes to`() async throws {
            let scene = SKScene(size: CGSize(width: 400, height: 300))
            scene.backgroundColor = .white
            let options = PageOptions(width: 400, height: 300)
            try await ScenePage.run(SpriteView(scene: scene).ignoresSafeArea(), options: options) { page in
                try await page.waitForColor("255,255,255,255", x: 200, y: 150)
                let width = "document.querySelector('.sprite-scene canvas').width"
                try await page.page.waitFor("\(width) === 400")
                for (scale, expected) in [(1.1, 440), (2.0, 800), (1.0, 400)] {
                    try await page.page.resize(width: 400, height: 300, scale: scale)
                    try await page.page.waitFor("\(width) === \(expected)")
                    try await page.waitForColor("255,255,255,255", x: 200, y: 150)
                }
            }
        }
    }
}
