import BrowserTesting
import Foundation
import SpriteKit
import SwiftUI
import Testing

extension SpriteKitPages {
    /// WebGL beside a 2D canvas, which is what it has to look like.
    @Suite("Scenes by WebGL in Chromium") @MainActor struct RendererPageTests {
        private static let size = CGSize(width: 480, height: 360)
        private let options = PageOptions(width: 480, height: 360)

        private func scene(_ nodes: [SKNode], background: UIColor = .white) -> SKScene {
            let scene = SKScene(size: Self.size)
            scene.scaleMode = .resizeFill
            scene.backgroundColor = background
            for node in nodes { scene.addChild(node) }
            // With so many, WebGL draws; they can't be seen.
            for _ in 0..<500 { scene.addChild(SKSpriteNode(color: .clear, size: CGSize(width: 1, height: 1))) }
            return scene
        }

        private static let isPlain = "document.querySelector('.sprite-scene canvas').getContext('2d') !== null"

        /// Opens a scene and evaluates JavaScript when its picture no longer changes.
        private func show(_ scene: SKScene, by renderer: Renderer, _ script: String) async throws -> JSON {
            var result = JSON.null
            try await ScenePage.run(SpriteView(scene: scene), options: options, by: renderer) { page in
                try await page.page.waitFor("\(Self.isPlain) === \(renderer == .canvas)")
                let sum = ScenePage.pixels(
                    "pixels(0, 0, canvas.width, canvas.height).reduce((sum, it) => (sum * 31 + it) | 0, 0)")
                try await page.page.waitFor(
                    """
                    new Promise((done) => {
                      const before = \(sum);
                      setTimeout(() => done(before !== 0 && before === \(sum)), 60);
                    })
                    """)
                result = try await page.page.evaluate(script)
            }
            return result
        }

        /// The share of pixels that differ by more than a rounded edge does, and the mean difference of all bytes.
        private func difference(_ scene: SKScene) async throws -> (share: Double, mean: Double) {
            let address = """
                copy.canvas.convertToBlob().then((blob) => new Promise((done) => {
                  const reader = new FileReader();
                  reader.onload = () => done(reader.result);
                  reader.readAsDataURL(blob);
                }))
                """
            let picture = try await show(scene, by: .canvas, ScenePage.pixels(address)).string ?? ""
            let found = try await show(
                scene, by: .webGL,
                """
                (async () => {
                  const image = new Image();
                  image.src = '\(picture)';
                  await image.decode();
                  const found = \(ScenePage.pixels("pixels(0, 0, canvas.width, canvas.height)"));
                  const other = new OffscreenCanvas(image.width, image.height).getContext('2d');
                  other.drawImage(image, 0, 0);
                  const expected = other.getImageData(0, 0, image.width, image.height).data;
                  let [many, sum] = [0, 0];
                  for (let at = 0; at < found.length; at += 4) {
                    // Of colours that can hardly be seen, as much as can be seen.
                    const seen = (data, part) => (part < 3 ? data[at + part] * data[at + 3] / 255 : data[at + 3]);
                    const differences = [0, 1, 2, 3].map((part) => Math.abs(seen(expected, part) - seen(found, part)));
                    sum += differences.reduce((a, b) => a + b);
                    if (Math.max(...differences) > 24) many += 1;
                  }
                  return found.length === expected.length && [many * 4 / found.length, sum / found.length];
                })()
                """)
            if let folder = ProcessInfo.processInfo.environment["KISSA_RENDERERS"] {
                let other = try await show(scene, by: .webGL, ScenePage.pixels(address)).string ?? ""
                for (name, text) in [("canvas", picture), ("webgl", other)] {
                    let data = Data(base64Encoded: String(text.drop { $0 != "," }.dropFirst())) ?? Data()
                    try data.write(to: URL(fileURLWithPath: "\(folder)/\(data.count)-\(name).png"))
                }
            }
            let numbers = found.array?.compactMap(\.double) ?? []
            try #require(numbers.count == 2)
            return (numbers[0], numbers[1])
        }

        // MARK: What is compared

        private func texture(isNearest: Bool) -> SKTexture {
            let pixels = (0..<64).flatMap { place -> [UInt8] in
                let (x, y) = (place % 8, place / 8)
                return [UInt8(x * 36), UInt8(y * 36), (x + y) % 2 == 0 ? 255 : 0, x == y ? 0 : 255]
            }
            let texture = SKTexture(data: Data(pixels), size: CGSize(width: 8, height: 8))
            texture.filteringMode = isNearest ? .nearest : .linear
            return texture
        }

        private func placed<N: SKNode>(_ node: N, _ column: Int, _ row: Int, _ change: (N) -> Void = { _ in }) -> N {
            node.position = CGPoint(x: 40.3 + 57 * CGFloat(column), y: 30.6 + 60 * CGFloat(row))
            change(node)
            return node
        }

        private func colored(_ color: UIColor) -> SKSpriteNode {
            SKSpriteNode(color: color, size: CGSize(width: 36, height: 28))
        }

        private func sprites() -> [SKNode] {
            var nodes: [SKNode] = []
            for row in 0..<6 {
                nodes.append(placed(colored(.red), 0, row) { $0.zRotation = CGFloat(row) * 0.37 })
                nodes.append(placed(colored(.blue), 1, row) { ($0.xScale, $0.alpha) = (CGFloat(row) * 0.2, 0.6) })
                for isNearest in [true, false] {
                    let sprite = SKSpriteNode(
                        texture: texture(isNearest: isNearest), size: CGSize(width: 40, height: 40))
                    nodes.append(placed(sprite, isNearest ? 2 : 3, row) { $0.zRotation = CGFloat(row) * 0.29 })
                }
                let tinted = SKSpriteNode(texture: texture(isNearest: false), size: CGSize(width: 40, height: 40))
                (tinted.color, tinted.colorBlendFactor) = (.orange, CGFloat(row) / 5)
                nodes.append(placed(tinted, 4, row))
                let part = SKTexture(
                    rect: CGRect(x: 0.25, y: 0.25, width: 0.5, height: 0.5), in: texture(isNearest: false))
                nodes.append(placed(SKSpriteNode(texture: part, size: CGSize(width: 40, height: 30)), 5, row))
                let sliced = SKSpriteNode(texture: texture(isNearest: true), size: CGSize(width: 50, height: 44))
                sliced.centerRect = CGRect(x: 0.25, y: 0.25, width: 0.5, height: 0.5)
                nodes.append(placed(sliced, 6, row) { $0.yScale = 0.4 + CGFloat(row) * 0.1 })
            }
            return nodes
        }

        private func blends() -> [SKNode] {
            let modes: [SKBlendMode] = [.alpha, .add, .subtract, .multiply, .multiplyX2, .screen, .replace]
            return modes.enumerated().flatMap { column, mode -> [SKNode] in
                (0..<5).map { row in
                    let backdrop = placed(
                        colored(row % 2 == 0 ? .orange : .init(red: 0, green: 0.4, blue: 0.8, alpha: 0.5)), column, row)
                    let front: SKNode =
                        switch row {
                        case 0, 1: blended(colored(.init(red: 0.3, green: 0.8, blue: 0.5, alpha: 0.7)), mode)
                        case 2:
                            blended(
                                SKSpriteNode(texture: texture(isNearest: true), size: CGSize(width: 30, height: 30)),
                                mode)
                        case 3: disc(mode)
                        default: group(mode)
                        }
                    front.position = CGPoint(x: 9, y: 7)
                    backdrop.addChild(front)
                    return backdrop
                }
            }
        }

        private func blended(_ sprite: SKSpriteNode, _ mode: SKBlendMode) -> SKSpriteNode {
            sprite.blendMode = mode
            return sprite
        }

        private func disc(_ mode: SKBlendMode) -> SKNode {
            let disc = SKShapeNode(circleOfRadius: 13)
            (disc.fillColor, disc.strokeColor, disc.lineWidth, disc.blendMode) = (.cyan, .brown, 4, mode)
            return disc
        }

        private func group(_ mode: SKBlendMode) -> SKNode {
            let group = SKEffectNode()
            (group.blendMode, group.alpha) = (mode, 0.8)
            group.addChild(colored(.purple))
            return group
        }

        private func figures() -> [SKNode] {
            (0..<4).flatMap { row -> [SKNode] in
                let star = SKShapeNode(ellipseOf: CGSize(width: 40, height: 24))
                (star.fillColor, star.strokeColor, star.lineWidth) = (.yellow, .red, CGFloat(row))
                star.glowWidth = row == 2 ? 5 : 0
                let label = SKLabelNode(text: "Dream 夢")
                (label.fontSize, label.fontColor) = (18, .black)
                let crop = SKCropNode()
                let mask = SKSpriteNode(color: .white, size: CGSize(width: 30, height: 30))
                mask.alpha = row == 0 ? 0.4 : 1
                crop.maskNode = mask
                crop.addChild(SKSpriteNode(texture: texture(isNearest: false), size: CGSize(width: 50, height: 50)))
                return [
                    placed(star, 0, row) { ($0.zRotation, $0.alpha) = (CGFloat(row) * 0.4, 0.75) },
                    placed(label, 2, row) { ($0.zRotation, $0.alpha) = (CGFloat(row) * 0.2, 0.9) },
                    placed(crop, 4, row) { ($0.zRotation, $0.alpha) = (CGFloat(row) * 0.5, row == 3 ? 0.5 : 1) },
                    placed(particles(row), 6, row),
                ]
            }
        }

        private func particles(_ row: Int) -> SKNode {
            let emitter = SKEmitterNode()
            (emitter.particleBirthRate, emitter.particleLifetime, emitter.numParticlesToEmit) = (20, 1000, 8)
            (emitter.particleSize, emitter.particleColor) = (CGSize(width: 9, height: 9), .magenta)
            (emitter.particleSpeed, emitter.emissionAngleRange, emitter.particleAlpha) = (20, 6, 0.7)
            if row > 1 { emitter.particleTexture = texture(isNearest: row == 2) }
            emitter.particleBlendMode = row == 1 ? .add : .alpha
            emitter.advanceSimulationTime(1)
            emitter.isPaused = true
            return emitter
        }

        // MARK: Tests

        @Test(arguments: ["sprites", "blends", "blends on nothing", "figures"])
        func `both renderers draw the same`(kind: String) async throws {
            let nodes = ["sprites": sprites, "blends": blends, "blends on nothing": blends, "figures": figures][kind]!
            let background = kind == "blends on nothing" ? UIColor.clear : .white
            let (share, mean) = try await difference(scene(nodes(), background: background))
            #expect(share < 0.004 && mean < 0.5, "\(share) of the pixels differ, by \(mean) in the mean")
        }

        @Test func `a lost context is stood in for by a canvas and comes back`() async throws {
            let scene = scene([placed(colored(.red), 3, 2)])
            try await ScenePage.run(SpriteView(scene: scene), options: options, by: .webGL) { page in
                let (x, y) = (211.0, 209.0)
                try await page.waitForColor("255,0,0,255", x: x, y: y)
                try await page.page.evaluate(
                    """
                    void (window.loss = document.querySelector('.sprite-scene canvas').getContext('webgl2')
                      .getExtension('WEBGL_lose_context')).loseContext()
                    """)
                try await page.page.waitFor("document.querySelector('.sprite-scene canvas').getContext('2d') !== null")
                try await page.waitForColor("255,0,0,255", x: x, y: y)
                try await page.page.evaluate("loss.restoreContext()")
                try await page.page.waitFor("document.querySelector('.sprite-scene canvas').getContext('2d') === null")
                try await page.waitForColor("255,0,0,255", x: x, y: y)
            }
        }

        @Test func `a scene is drawn by WebGL when there is much in it`() async throws {
            let scene = SKScene(size: Self.size)
            scene.addChild(colored(.red))
            try await ScenePage.run(SpriteView(scene: scene), options: options) { page in
                try await page.page.waitFor(Self.isPlain)
                for _ in 0..<500 { scene.addChild(colored(.blue)) }
                try await page.page.waitFor("!(\(Self.isPlain))")
            }
        }
    }
}
