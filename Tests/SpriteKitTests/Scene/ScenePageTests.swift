import BrowserTesting
import Foundation
import SpriteKit
import SwiftUI
import Testing

private final class Board: SKScene {
    var touched: [CGPoint] = []
    var keys: [String] = []
    var updates = 0

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        touched += touches.map { $0.location(in: self) }
    }
    override func keyDown(with event: NSEvent) { keys.append("down \(event.keyCode)") }
    override func keyUp(with event: NSEvent) { keys.append("up \(event.keyCode)") }
    override func update(_ currentTime: TimeInterval) { updates += 1 }

    static func make(_ width: CGFloat = 400, _ height: CGFloat = 300) -> Board {
        let board = Board(size: CGSize(width: width, height: height))
        board.scaleMode = .resizeFill
        board.backgroundColor = .white
        return board
    }

    func sprite(_ color: UIColor, x: CGFloat, y: CGFloat, _ size: CGFloat = 40) -> TouchedSprite {
        let sprite = TouchedSprite(color: color, size: CGSize(width: size, height: size))
        sprite.position = CGPoint(x: x, y: y)
        addChild(sprite)
        return sprite
    }
}

private final class TouchedSprite: SKSpriteNode {
    var count = 0
    override var isUserInteractionEnabled: Bool {
        get { true }
        set {}
    }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { count += 1 }
}

extension SKNode {
    /// Runs an action without waiting for it: in asynchronous code `run(_:)` waits.
    fileprivate func begin(_ action: SKAction) { run(action) }
}

/// A field that has the keyboard focus at first, and a button that moves it to the scene.
private struct FieldOverScene: View {
    let board: Board
    @State private var text = ""
    @FocusState private var isTyping: Bool
    @FocusState private var isPlaying: Bool

    var body: some View {
        ZStack(alignment: .top) {
            SpriteView(scene: board).focused($isPlaying)
            VStack {
                TextField("Words", text: $text).focused($isTyping)
                Text(verbatim: "\(text), \(isTyping ? "focused" : "not focused")")
                Button("Play") { isPlaying = true }
            }
        }
        .onAppear { isTyping = true }
    }
}

extension SpriteKitPages {
    @Suite("Scenes in Chromium") @MainActor struct ScenePageTests {
        private let red = "255,0,0,255"
        private let white = "255,255,255,255"

        @Test(arguments: [1.0, 2.0])
        func `sprites are drawn where Swift says, on any screen`(scale: Double) async throws {
            let board = Board.make()
            _ = board.sprite(.red, x: 100, y: 50)
            var options = PageOptions(width: 400, height: 300)
            options.scale = scale
            try await ScenePage.run(SpriteView(scene: board), options: options) { scene in
                try await scene.waitForColor(red, x: 100, y: 250)
                #expect(try await scene.color(atX: 81, y: 231) == red)
                #expect(try await scene.color(atX: 119, y: 269) == red)
                #expect(try await scene.color(atX: 78, y: 250) == white)
                #expect(try await scene.page.evaluate("document.querySelector('canvas').width") == .number(400 * scale))
            }
        }

        @Test func `a tap meets a sprite that an action moves`() async throws {
            let board = Board.make()
            let sprite = board.sprite(.red, x: 100, y: 150, 120)
            sprite.begin(
                .repeatForever(.sequence([.moveBy(x: 200, y: 0, duration: 4), .moveBy(x: -200, y: 0, duration: 4)])))
            var options = PageOptions(width: 400, height: 300)
            options.hasTouch = true
            try await ScenePage.run(SpriteView(scene: board), options: options) { scene in
                for tap in 1...5 {
                    let place = try await middleOfRed(scene)
                    try await scene.page.tap(at: CGPoint(x: place, y: 150))
                    try await waitFor(tap) { sprite.count }
                }
                // Swift's position and the picture agree, except for the movement of one frame.
                let place = try await middleOfRed(scene)
                #expect(abs(place - Double(sprite.position.x)) < 30)
            }
        }

        /// The center of the red pixels, once the scene has been drawn.
        private func middleOfRed(_ scene: ScenePage) async throws -> Double {
            let middle = ScenePage.pixels(
                """
                (() => {
                  const data = pixels(0, 150, canvas.width, 1);
                  const isRed = (x) => data[4 * x] > 128 && data[4 * x + 1] < 128 && data[4 * x + 3] === 255;
                  const reds = [...Array(canvas.width).keys()].filter(isRed);
                  return reds.length > 0 ? reds[Math.floor(reds.length / 2)] * 400 / canvas.width : null;
                })()
                """)
            try await scene.page.waitFor("\(middle) !== null")
            return try #require(try await scene.page.evaluate(middle).double)
        }

        /// Waits until the count is reached.
        private func waitFor(
            _ wanted: Int, location: SourceLocation = #_sourceLocation, _ count: () -> Int
        ) async throws {
            for _ in 0..<200 where count() < wanted { try await Task.sleep(for: .milliseconds(10)) }
            let reached = count()
            #expect(reached == wanted, sourceLocation: location)
        }

        @Test func `touches reach the scene, and keys while nothing else has the keyboard`() async throws {
            let board = Board.make()
            try await ScenePage.run(SpriteView(scene: board), options: PageOptions(width: 400, height: 300)) { scene in
                try await scene.page.press("ArrowLeft")
                try await waitFor(2) { board.keys.count }
                #expect(board.keys == ["down 123", "up 123"])
                try await scene.page.click(at: CGPoint(x: 30, y: 40))
                try await waitFor(1) { board.touched.count }
                #expect(board.touched == [CGPoint(x: 30, y: 260)])
            }
        }

        /// While Command is held, macOS sends no key-up events for other keys.
        @Test func `keys are let go with Command, and the middle button is nobody's`() async throws {
            let board = Board.make()
            try await ScenePage.run(SpriteView(scene: board), options: PageOptions(width: 400, height: 300)) { scene in
                try await scene.page.evaluate(
                    """
                    (() => {
                      const send = (name, key, code, metaKey) => document.body.dispatchEvent(
                        new KeyboardEvent(name, { key, code, metaKey, bubbles: true, cancelable: true }));
                      send('keydown', 'ArrowLeft', 'ArrowLeft', false);
                      send('keydown', 'Meta', 'MetaLeft', true);
                      send('keyup', 'Meta', 'MetaLeft', false);
                      const node = document.querySelector('.sprite-scene');
                      for (const name of ['pointerdown', 'pointerup']) {
                        node.dispatchEvent(new PointerEvent(name, {
                          pointerType: 'mouse', button: 1, clientX: 30, clientY: 40, bubbles: true }));
                      }
                    })()
                    """)
                try await waitFor(2) { board.keys.count }
                #expect(board.keys == ["down 123", "up 123"])
                try await scene.page.click(at: CGPoint(x: 60, y: 40))
                try await waitFor(1) { board.touched.count }
                #expect(board.touched == [CGPoint(x: 60, y: 260)])
            }
        }

        @Test func `a field keeps the keyboard to itself`() async throws {
            let board = Board.make()
            let view = VStack {
                SpriteView(scene: board)
                TextField("Name", text: .constant("")).frame(width: 100)
            }
            try await ScenePage.run(view) { scene in
                try await scene.page.click("input")
                try await scene.page.type("a")
                try await scene.page.click(".sprite-scene")
                // Until the host knows that the field lost the focus, it may give it back. Then the test tries again.
                for _ in 0..<20 where board.keys.isEmpty {
                    try await scene.page.click(".sprite-scene")
                    try await scene.page.press("ArrowUp")
                    try await Task.sleep(for: .milliseconds(200))
                }
                try await waitFor(2) { board.keys.count }
                #expect(board.keys.prefix(2) == ["down 126", "up 126"])
            }
        }

        @Test func `a node that says what it is is a button where it is, and pressing it is a touch`() async throws {
            let board = Board.make()
            let sprite = board.sprite(.red, x: 100, y: 100)
            sprite.isAccessibilityElement = true
            sprite.accessibilityLabel = "Lisa"
            try await ScenePage.run(SpriteView(scene: board), options: PageOptions(width: 400, height: 300)) { scene in
                let button = "document.querySelector('.sprite-button[aria-label=Lisa]')"
                try await scene.page.waitFor("Math.abs(\(button)?.getBoundingClientRect().x - 80) < 0.1")
                sprite.begin(.moveBy(x: 100, y: 0, duration: 0.2))
                try await scene.page.waitFor("Math.abs(\(button)?.getBoundingClientRect().x - 180) < 0.1")
                let box = try await scene.page.evaluate(
                    "(({ x, y, width, height }) => [x, y, width, height].map(Math.round))(\(button).getBoundingClientRect())"
                )
                #expect(box == [180, 180, 40, 40])
                try await scene.page.evaluate("\(button).focus()")
                try await scene.page.press("Enter")
                try await waitFor(1) { sprite.count }
                #expect(board.keys == [])
                let tree = try await scene.page.accessibilityTree()
                #expect("\(tree)".contains("Lisa"))
                sprite.removeFromParent()
                try await scene.page.waitFor("!\(button)")
            }
        }

        @Test func `a press on the scene takes the keyboard from a field, and keeps it`() async throws {
            let board = Board.make()
            try await ScenePage.run(FieldOverScene(board: board), options: PageOptions(width: 400, height: 300)) {
                scene in
                let page = scene.page
                try await page.waitFor("document.activeElement.localName === 'input'")
                try await page.type("w")
                try await page.waitFor("document.body.textContent.includes('w, focused')")
                try await page.click(at: CGPoint(x: 200, y: 200))
                try await page.waitFor("document.body.textContent.includes('w, not focused')")
                // The page has already received the host's update about the lost focus.
                #expect(try await page.evaluate("document.activeElement.className") == "sprite-scene")
                try await page.press("a")
                try await waitFor(2) { board.keys.count }
                try await page.click("button")
                try await page.waitFor("document.activeElement.className === 'sprite-scene'")
            }
        }

        @Test func `nothing is drawn and nothing is sent while nothing moves`() async throws {
            let board = Board.make()
            let sprite = board.sprite(.red, x: 100, y: 100)
            try await ScenePage.run(SpriteView(scene: board), options: PageOptions(width: 400, height: 300)) { scene in
                try await scene.waitForColor(red, x: 100, y: 200)
                try await scene.page.evaluate(
                    """
                    (() => {
                      globalThis.draws = 0;
                      const { clearRect } = CanvasRenderingContext2D.prototype;
                      CanvasRenderingContext2D.prototype.clearRect = function (...area) {
                        globalThis.draws += 1;
                        return clearRect.apply(this, area);
                      };
                    })()
                    """)
                try await Task.sleep(for: .milliseconds(200))
                try await scene.page.evaluate("globalThis.draws = 0")
                let updates = board.updates
                try await waitFor(updates + 10) { min(board.updates, updates + 10) }
                #expect(try await scene.page.evaluate("draws") == 0)
                sprite.position.x = 200
                try await scene.waitForColor(red, x: 200, y: 200)
                #expect(try await scene.page.evaluate("draws > 0") == true)
            }
        }

        @Test func `labels, shapes, crops and pictures are drawn`() async throws {
            let board = Gallery.make()
            try await ScenePage.run(SpriteView(scene: board), options: PageOptions(width: 640, height: 400)) { scene in
                try await scene.waitForColor("0,136,255,255", x: 120, y: 100)
                #expect(try await scene.color(atX: 320, y: 100) == "255,141,40,255")
                #expect(try await scene.color(atX: 285, y: 65) == "255,255,255,255")
                if let folder = ProcessInfo.processInfo.environment["SCREENSHOTS"] {
                    try await Task.sleep(for: .seconds(1))
                    try await scene.page.screenshot(to: folder + "/spritekit-gallery.png")
                }
            }
        }
    }
}

/// Suites that share one browser run one after the other.
@Suite("SpriteKit in the page", .serialized) enum SpriteKitPages {}

/// One of each kind of node.
@MainActor
private enum Gallery {
    static func make() -> SKScene {
        let scene = SKScene(size: CGSize(width: 640, height: 400))
        scene.backgroundColor = .white
        let shape = SKShapeNode(rectOf: CGSize(width: 120, height: 80), cornerRadius: 16)
        shape.position = CGPoint(x: 120, y: 300)
        shape.fillColor = .systemBlue
        shape.strokeColor = .systemIndigo
        shape.lineWidth = 4
        scene.addChild(shape)
        let crop = SKCropNode()
        crop.position = CGPoint(x: 320, y: 300)
        crop.maskNode = SKShapeNode(circleOfRadius: 40)
        (crop.maskNode as? SKShapeNode)?.fillColor = .black
        crop.addChild(SKSpriteNode(color: .systemOrange, size: CGSize(width: 100, height: 100)))
        scene.addChild(crop)
        let label = SKLabelNode(text: "Dream Coffee 夢")
        label.fontName = "AvenirNext-Bold"
        label.fontColor = .brown
        label.position = CGPoint(x: 320, y: 180)
        scene.addChild(label)
        let paragraph = SKLabelNode(text: "Several lines of text, broken where they have to be.")
        paragraph.fontSize = 16
        paragraph.fontColor = .darkGray
        paragraph.numberOfLines = 0
        paragraph.preferredMaxLayoutWidth = 160
        paragraph.verticalAlignmentMode = .top
        paragraph.position = CGPoint(x: 320, y: 150)
        scene.addChild(paragraph)
        let missing = SKSpriteNode(imageNamed: "there is none")
        missing.position = CGPoint(x: 520, y: 300)
        missing.zRotation = .pi / 8
        missing.color = .green
        missing.colorBlendFactor = 0.5
        scene.addChild(missing)
        let glow = SKShapeNode(ellipseOf: CGSize(width: 60, height: 90))
        glow.strokeColor = .systemPink
        glow.glowWidth = 12
        glow.position = CGPoint(x: 520, y: 120)
        scene.addChild(glow)
        return scene
    }
}
