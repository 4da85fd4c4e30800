import BrowserTesting
import SpriteKit
import SwiftUI
import Testing

extension SpriteKitPages {
    @Suite("Effect nodes in Chromium") @MainActor struct EffectPageTests {
        private func square(_ color: UIColor, x: CGFloat = 0) -> SKSpriteNode {
            let square = SKSpriteNode(color: color, size: CGSize(width: 40, height: 40))
            square.position.x = x
            return square
        }

        /// A black square over a red one.
        private func pair(_ node: SKNode, x: CGFloat, alpha: CGFloat = 1) -> SKNode {
            node.position.x = x
            node.alpha = alpha
            node.addChild(square(.red))
            node.addChild(square(.black))
            return node
        }

        private func show(_ nodes: [SKNode], _ body: @MainActor (ScenePage) async throws -> Void) async throws {
            let scene = SKScene(size: CGSize(width: 400, height: 300))
            scene.scaleMode = .resizeFill
            scene.anchorPoint = CGPoint(x: 0.5, y: 0.5)
            scene.backgroundColor = .white
            for node in nodes { scene.addChild(node) }
            try await ScenePage.run(SpriteView(scene: scene), options: PageOptions(width: 400, height: 300), body)
        }

        @Test func `an effect node fades as one picture, another node's children each`() async throws {
            let off = SKEffectNode()
            off.shouldEnableEffects = false
            let nodes = [pair(SKEffectNode(), x: -100, alpha: 0.2), pair(off, x: 100, alpha: 0.2)]
            try await show(nodes) { page in
                // Red with an alpha of 0.2 over white, then black with 0.2 over that.
                try await page.waitForColor("204,163,163,255", x: 300, y: 150)
                // Black with an alpha of 0.2, up to the rounding of a bitmap's alpha.
                let parts = try await page.color(atX: 100, y: 150).split(separator: ",").compactMap { Int($0) }
                #expect(parts.count == 4 && parts.prefix(3).allSatisfy { (203...205).contains($0) })
            }
        }

        @Test func `an effect node is mixed as one picture with what is behind it`() async throws {
            let effect = SKEffectNode()
            effect.blendMode = .multiply
            effect.position.x = -100
            effect.addChild(square(.red))
            try await show([square(.green, x: -100), effect]) { page in
                try await page.waitForColor("0,0,0,255", x: 100, y: 150)
                #expect(try await page.color(atX: 200, y: 150) == "255,255,255,255")
            }
        }

        @Test func `nodes that say what they are are buttons in effect and crop nodes too`() async throws {
            func button(_ label: String) -> SKSpriteNode {
                let button = square(.red, x: 50)
                (button.isAccessibilityElement, button.accessibilityLabel) = (true, label)
                return button
            }
            let (effect, crop, inner) = (SKEffectNode(), SKCropNode(), SKEffectNode())
            crop.maskNode = square(.white, x: 50)
            effect.addChild(button("first"))
            inner.addChild(button("second"))
            crop.addChild(inner)
            try await show([effect, crop, button("third")]) { page in
                let labels = "[...document.querySelectorAll('.sprite-button')].map((it) => it.ariaLabel).join()"
                try await page.page.waitFor("\(labels) === 'first,second,third'")
                let left = "document.querySelector('.sprite-button').getBoundingClientRect().left"
                try await page.page.waitFor("\(left) === 230")
            }
        }

        @Test func `what is far in front within an effect node lies with it`() async throws {
            let effect = SKEffectNode()
            let inner = square(.red)
            inner.zPosition = 100
            effect.addChild(inner)
            let cover = square(.black)
            cover.zPosition = 1
            try await show([effect, cover]) { page in
                try await page.waitForColor("0,0,0,255", x: 200, y: 150)
            }
        }
    }
}
