import BrowserTesting
import Foundation
import SpriteKit
import SwiftUI
import Testing

extension SpriteKitPages {
    @Suite("Nodes that replace, in Chromium") @MainActor struct BlendPageTests {
        private let clear = "0,0,0,0"
        private let white = "255,255,255,255"
        private let red = "255,0,0,255"
        private let green = "0,255,0,255"
        private let blue = "0,0,255,255"

        /// A sprite with one row of squares, or with a square grid.
        private func sprite(_ pixels: [[UInt8]], rows: Int) -> SKSpriteNode {
            let size = CGSize(width: pixels.count / rows, height: rows)
            let texture = SKTexture(data: Data(pixels.joined()), size: size)
            texture.filteringMode = .nearest
            let sprite = SKSpriteNode(texture: texture, size: CGSize(width: 40, height: 40))
            sprite.blendMode = .replace
            return sprite
        }

        private func hole() -> SKSpriteNode {
            let hole = SKSpriteNode(color: .clear, size: CGSize(width: 40, height: 40))
            hole.blendMode = .replace
            return hole
        }

        private func ninePart() -> SKSpriteNode {
            let sprite = sprite(Array(repeating: [0, 255, 0, 255], count: 9), rows: 3)
            sprite.centerRect = CGRect(x: 1.0 / 3, y: 1.0 / 3, width: 1.0 / 3, height: 1.0 / 3)
            return sprite
        }

        private func shape() -> SKShapeNode {
            let shape = SKShapeNode(rectOf: CGSize(width: 40, height: 40))
            shape.fillColor = .green
            shape.strokeColor = .blue
            shape.lineWidth = 6
            shape.blendMode = .replace
            return shape
        }

        /// The nodes side by side, each on a red square, and a label with the replace blend mode, on white.
        private func scene(_ nodes: [SKNode]) -> SKScene {
            let scene = SKScene(size: CGSize(width: 400, height: 300))
            scene.scaleMode = .resizeFill
            scene.backgroundColor = .white
            for (index, node) in nodes.enumerated() {
                let square = SKSpriteNode(color: .red, size: CGSize(width: 80, height: 80))
                square.position = CGPoint(x: 50 + 100 * index, y: 150)
                scene.addChild(square)
                square.addChild(node)
            }
            let label = SKLabelNode(text: "Dream")
            label.position = CGPoint(x: 200, y: 40)
            label.blendMode = .replace
            scene.addChild(label)
            return scene
        }

        @Test func `what replaces does so where it is, and nowhere else`() async throws {
            let halfClear = sprite([[0, 0, 0, 0], [0, 255, 0, 255]], rows: 1)
            let scene = scene([hole(), halfClear, ninePart(), shape()])
            try await ScenePage.run(SpriteView(scene: scene), options: PageOptions(width: 400, height: 300)) { page in
                try await page.waitForColor(green, x: 160, y: 150)
                #expect(try await page.color(atX: 140, y: 150) == clear)
                // All nine pieces are visible: none has erased the others.
                for (x, y) in [(231.0, 131.0), (250, 150), (231, 150), (269, 169)] {
                    try await page.waitForColor(green, x: x, y: y)
                }
                #expect(try await page.color(atX: 50, y: 150) == clear)
                #expect(try await page.color(atX: 350, y: 150) == green)
                #expect(try await page.color(atX: 330, y: 150) == blue)
                for x in [15.0, 115, 215, 315] { #expect(try await page.color(atX: x, y: 150) == red) }
                #expect(try await page.color(atX: 5, y: 5) == white)
            }
        }
    }
}
