import BrowserTesting
import SpriteKit
import SwiftUI
import Testing

extension SpriteKitPages {
    @Suite("Crop nodes in Chromium") @MainActor struct CropPageTests {
        private let black = "0,0,0,255"
        private let white = "255,255,255,255"
        /// Black with an alpha of 0.2 over white.
        private let faint = "204,204,204,255"

        private func mask(_ width: CGFloat, _ height: CGFloat, alpha: CGFloat = 1) -> SKSpriteNode {
            let mask = SKSpriteNode(color: .white, size: CGSize(width: width, height: height))
            mask.alpha = alpha
            return mask
        }

        /// A black square, masked by a node.
        private func crop(_ mask: SKNode, x: CGFloat) -> SKCropNode {
            let crop = SKCropNode()
            crop.position = CGPoint(x: x, y: 0)
            crop.maskNode = mask
            crop.addChild(SKSpriteNode(color: .black, size: CGSize(width: 80, height: 80)))
            return crop
        }

        private func scene(_ nodes: [SKNode]) -> SKScene {
            let scene = SKScene(size: CGSize(width: 400, height: 300))
            scene.scaleMode = .resizeFill
            scene.anchorPoint = CGPoint(x: 0.5, y: 0.5)
            scene.backgroundColor = .white
            for node in nodes { scene.addChild(node) }
            return scene
        }

        @Test func `a crop node fades as any node, by itself and with its parent`() async throws {
            let (left, right) = (crop(mask(40, 40), x: -100), crop(mask(40, 40), x: 100))
            let parent = SKNode()
            parent.addChild(right)
            (left.alpha, parent.alpha) = (0.2, 0.2)
            let scene = scene([left, parent])
            try await ScenePage.run(SpriteView(scene: scene), options: PageOptions(width: 400, height: 300)) { page in
                try await page.waitForColor(faint, x: 100, y: 150)
                #expect(try await page.color(atX: 300, y: 150) == faint)
                #expect(try await page.color(atX: 75, y: 150) == white)
            }
        }

        @Test func `a mask shows the picture whole however faint it is, unless it is hardly there`() async throws {
            let turned = SKNode()
            turned.zRotation = .pi / 2
            turned.setScale(2)
            turned.addChild(crop(mask(40, 20, alpha: 0.5), x: 0))
            let scene = scene([crop(mask(40, 40, alpha: 0.05), x: -150), turned, crop(mask(40, 40, alpha: 0), x: 150)])
            try await ScenePage.run(SpriteView(scene: scene), options: PageOptions(width: 400, height: 300)) { page in
                try await page.waitForColor(black, x: 50, y: 150)
                #expect(try await page.color(atX: 25, y: 150) == white)
                #expect(try await page.color(atX: 350, y: 150) == white)
                // On the screen it is forty points wide and eighty high.
                for (x, y) in [(200.0, 112.0), (182, 150), (218, 188)] {
                    #expect(try await page.color(atX: x, y: y) == black)
                }
                for (x, y) in [(176.0, 150.0), (200, 106)] { #expect(try await page.color(atX: x, y: y) == white) }
            }
        }
    }
}
