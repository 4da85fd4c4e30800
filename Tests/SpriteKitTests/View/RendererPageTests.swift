import BrowserTesting
import Foundation
import SpriteKit
import SwiftUI
import Testing

extension SpriteKitPages {
    /// Compares WebGL with a 2D canvas, which is the reference.
    @Suite("Scenes by WebGL in Chromium") @MainActor struct RendererPageTests {
        private static let size = CGSize(width: 480, height: 360)
        private let options = PageOptions(width: 480, height: 360)
        private let nodes = ComparedNodes()

        private func scene(_ shown: [SKNode], background: UIColor = .white) -> SKScene {
            let scene = SKScene(size: Self.size)
            scene.scaleMode = .resizeFill
            scene.backgroundColor = background
            for node in shown { scene.addChild(node) }
            // With this many nodes, WebGL is used. They are invisible.
            for _ in 0..<500 { scene.addChild(SKSpriteNode(color: .clear, size: CGSize(width: 1, height: 1))) }
            return scene
        }

        private static let isPlain = "document.querySelector('.sprite-scene canvas').getContext('2d') !== null"

        /// Opens a scene and evaluates JavaScript once its picture no longer changes.
        private func show(_ scene: SKScene, by renderer: Renderer, _ script: String) async throws -> JSON {
            var result = JSON.null
            try await ScenePage.run(SpriteView(scene: scene), options: options, by: renderer) { page in
                try await page.page.waitFor("\(Self.isPlain) === \(renderer == .canvas)")
                let sum = ScenePage.pixels(
                    "pixels(0, 0, canvas.width, canvas.height).reduce((sum, it) => (sum * 31 + it) | 0, 0)")
                try await page.page.waitFor(
                    """
                    (async () => {
                      await document.fonts.ready;
                      const before = \(sum);
                      await new Promise((done) => setTimeout(done, 200));
                      return document.fonts.status === 'loaded' && before !== 0 && before === \(sum);
                    })()
                    """)
                result = try await page.page.evaluate(script)
            }
            return result
        }

        /// The share of pixels that differ by more than an antialiased edge, and the mean difference of all bytes.
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

        @Test(arguments: ["sprites", "blends", "blends on nothing", "figures"])
        func `both renderers draw the same`(kind: String) async throws {
            let kinds = [
                "sprites": nodes.sprites, "blends": nodes.blends, "blends on nothing": nodes.blends,
                "figures": nodes.figures,
            ]
            let background = kind == "blends on nothing" ? UIColor.clear : .white
            let (share, mean) = try await difference(scene(kinds[kind]!(), background: background))
            #expect(share < 0.004 && mean < 0.5, "\(share) of the pixels differ, by \(mean) in the mean")
        }

        @Test func `a lost context is stood in for by a canvas and comes back`() async throws {
            let scene = scene([nodes.placed(nodes.colored(.red), 3, 2)])
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

        @Test(arguments: Renderer.allCases)
        func `a transition begins with the picture of the scene before`(renderer: Renderer) async throws {
            let (first, second) = (scene([], background: .red), SKScene(size: Self.size))
            second.backgroundColor = .blue
            try await ScenePage.run(SpriteView(scene: first), options: options, by: renderer) { page in
                try await page.page.waitFor("\(Self.isPlain) === \(renderer == .canvas)")
                try await page.waitForColor("255,0,0,255", x: 100, y: 100)
                first.view?.presentScene(second, transition: .crossFade(withDuration: 1e6))
                try await page.page.waitFor("document.querySelectorAll('.sprite-scene canvas')[1].hidden === false")
                #expect(try await page.color(atX: 100, y: 100) == "255,0,0,255")
                second.view?.presentScene(first)
                try await page.page.waitFor("document.querySelectorAll('.sprite-scene canvas')[1].hidden")
            }
        }

        @Test func `a scene is drawn by WebGL when there is much in it`() async throws {
            let scene = SKScene(size: Self.size)
            scene.addChild(nodes.colored(.red))
            try await ScenePage.run(SpriteView(scene: scene), options: options, by: .webGL) { page in
                try await page.page.waitFor(Self.isPlain)
                for _ in 0..<500 { scene.addChild(nodes.colored(.blue)) }
                try await page.page.waitFor("!(\(Self.isPlain))")
            }
        }

        @Test func `a driver that refuses the shaders is asked once, and the scene is drawn`() async throws {
            let scene = SKScene(size: Self.size)
            for _ in 0..<500 {
                scene.addChild(SKSpriteNode(color: UIColor(red: 0, green: 0, blue: 1, alpha: 1), size: Self.size))
            }
            let script = """
                {
                  const { getProgramParameter } = WebGL2RenderingContext.prototype;
                  window.refusals = 0;
                  WebGL2RenderingContext.prototype.getProgramParameter = function (name, parameter) {
                    if (parameter !== this.LINK_STATUS) return getProgramParameter.call(this, name, parameter);
                    window.refusals += 1;
                    return false;
                  };
                  window.frames = 0;
                  const count = () => { window.frames += 1; requestAnimationFrame(count); };
                  requestAnimationFrame(count);
                }
                """
            try await ScenePage.run(SpriteView(scene: scene), options: options, by: .webGL, script: script) { page in
                try await page.page.waitFor("window.refusals > 0")
                let frames = try await page.page.evaluate("window.frames").int ?? 0
                try await page.page.waitFor("window.frames > \(frames + 20)")
                #expect(try await page.page.evaluate("window.refusals") == 1)
                #expect(try await page.page.evaluate(Self.isPlain) == true)
                try await page.waitForColor("0,0,255,255", x: 4, y: 356)
            }
        }

        @Test func `a scene that a processor would draw by WebGL stays on the 2D canvas`() async throws {
            let scene = SKScene(size: Self.size)
            for _ in 0..<500 {
                scene.addChild(SKSpriteNode(color: UIColor(red: 0, green: 0, blue: 1, alpha: 1), size: Self.size))
            }
            try await ScenePage.run(SpriteView(scene: scene), options: options) { page in
                let driver = try await page.page.evaluate(
                    """
                    (() => {
                      const gl = document.createElement('canvas').getContext('webgl2');
                      return gl?.getParameter(gl.getExtension('WEBGL_debug_renderer_info').UNMASKED_RENDERER_WEBGL) ?? '';
                    })()
                    """)
                try #require(driver.string?.contains("SwiftShader") == true)
                try await page.waitForColor("0,0,255,255", x: 4, y: 356)
                #expect(try await page.page.evaluate(Self.isPlain) == true)
            }
        }
    }
}
