import DisplayList
import Foundation
import JSONSyntax
import Testing

@testable import SpriteKit
@testable import UIKitCore

@Suite("Scenes") @MainActor struct SceneTests {
    @Test func `a frame has its steps in the documented order`() {
        let scene = TestScene.make()
        scene.frame()
        #expect(
            scene.calls == [
                "update", "didEvaluateActions", "didSimulatePhysics", "didApplyConstraints", "didFinishUpdate",
            ])
    }

    @Test func `a scene's frame is what its view shows`() {
        let scene = SKScene(size: CGSize(width: 300, height: 400))
        #expect(scene.frame == CGRect(x: 0, y: 0, width: 300, height: 400))
        scene.anchorPoint = CGPoint(x: 0.5, y: 0)
        #expect(scene.frame == CGRect(x: -150, y: 0, width: 300, height: 400))
    }

    @Test func `a scene's time goes on only while a view shows it and nothing is paused`() {
        let scene = SKScene(size: CGSize(width: 10, height: 10))
        let view = SKView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(!scene.clock.isRunning)
        view.presentScene(scene)
        #expect(scene.clock.isRunning)
        scene.isPaused = true
        #expect(!scene.clock.isRunning)
        scene.isPaused = false
        view.isPaused = true
        #expect(!scene.clock.isRunning)
        view.isPaused = false
        view.isVisible = false
        #expect(!scene.clock.isRunning)
        view.isVisible = true
        view.presentScene(nil)
        #expect(!scene.clock.isRunning)
        #expect(scene.view == nil)
    }

    @Test func `a scene that goes on has as many frames as its view says from then on`() {
        let scene = SKScene(size: CGSize(width: 10, height: 10))
        let view = SKView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.presentScene(scene)
        #expect(scene.ticker.framesPerSecond == 60)
        view.preferredFramesPerSecond = 30
        #expect(scene.ticker.framesPerSecond == 30)
        view.isPaused = true
        view.preferredFramesPerSecond = 60
        #expect(scene.ticker.framesPerSecond == nil)
        view.isPaused = false
        #expect(scene.ticker.framesPerSecond == 60)
    }

    @Test func `a node that changes its parent time and again is looked at once in each frame`() {
        final class Turned: SKNode {
            var count = 0
            override var zRotation: CGFloat { didSet { count += 1 } }
        }
        let scene = TestScene.make()
        let (left, right, node) = (SKNode(), SKNode(), Turned())
        node.constraints = [.zRotation(SKRange(constantValue: 0))]
        scene.addChild(left)
        scene.addChild(right)
        left.addChild(node)
        for parent in [right, left, right, left] { node.move(toParent: parent) }
        node.count = 0
        scene.frame()
        #expect(node.count == 1)
    }

    @Test func `a scene that nobody holds is gone, shown or not`() {
        weak var scene: SKScene?
        weak var view: SKView?
        do {
            let shown = SKScene(size: CGSize(width: 10, height: 10))
            let window = SKView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            shown.addChild(SKLabelNode(text: "a"))
            shown.run(.repeatForever(.run {}))
            window.presentScene(shown)
            _ = shown.picture.refreshed()
            (scene, view) = (shown, window)
        }
        #expect(view == nil)
        #expect(scene == nil)
        do {
            let kept = SKScene(size: .zero)
            kept.backgroundColor = .red
            scene = kept
        }
        #expect(scene == nil)
    }

    @Test func `a scene is told when it comes into a view and when it goes`() {
        final class Told: SKScene {
            var calls: [String] = []
            override func sceneDidLoad() { calls.append("load") }
            override func didMove(to view: SKView) { calls.append("in \(self.view === view)") }
            override func willMove(from view: SKView) { calls.append("out") }
            override func didChangeSize(_ oldSize: CGSize) {
                calls.append("\(Int(oldSize.width)) to \(Int(size.width))")
            }
        }
        let scene = Told(size: CGSize(width: 10, height: 10))
        scene.scaleMode = .resizeFill
        let view = SKView(frame: CGRect(x: 0, y: 0, width: 40, height: 30))
        view.presentScene(scene)
        view.presentScene(SKScene(size: .zero))
        #expect(scene.calls == ["load", "10 to 40", "in true", "out"])
    }

    @Test(arguments: [
        (SKSceneScaleMode.fill, CGPoint(x: 0, y: 0), CGPoint(x: 400, y: 200)),
        (.aspectFit, CGPoint(x: 100, y: 0), CGPoint(x: 300, y: 200)),
        (.aspectFill, CGPoint(x: 0, y: -100), CGPoint(x: 400, y: 300)),
    ])
    func `a scene is fitted into its view`(mode: SKSceneScaleMode, topLeft: CGPoint, bottomRight: CGPoint) {
        let scene = SKScene(size: CGSize(width: 100, height: 100))
        scene.scaleMode = mode
        let view = SKView(frame: CGRect(x: 0, y: 0, width: 400, height: 200))
        view.presentScene(scene)
        #expect(scene.convertPoint(toView: CGPoint(x: 0, y: 100)) == topLeft)
        #expect(scene.convertPoint(toView: CGPoint(x: 100, y: 0)) == bottomRight)
        #expect(view.convert(topLeft, to: scene) == CGPoint(x: 0, y: 100))
        scene.anchorPoint = CGPoint(x: 0.5, y: 0.5)
        #expect(scene.convertPoint(toView: .zero) == CGPoint(x: 200, y: 100))
    }

    @Test func `the camera is in the middle of the view, whatever the anchor point is`() {
        let scene = TestScene.make()
        scene.anchorPoint = CGPoint(x: 0.5, y: 0.5)
        let camera = SKCameraNode()
        scene.addChild(camera)
        scene.camera = camera
        camera.position = CGPoint(x: 100, y: 50)
        #expect(scene.convertPoint(toView: CGPoint(x: 100, y: 50)) == CGPoint(x: 200, y: 150))
        camera.setScale(2)
        #expect(scene.convertPoint(toView: CGPoint(x: 120, y: 50)) == CGPoint(x: 210, y: 150))
        let near = SKSpriteNode(color: .red, size: CGSize(width: 10, height: 10))
        near.position = CGPoint(x: 490, y: 50)
        scene.addChild(near)
        #expect(camera.contains(near))
        near.position.x = 520
        #expect(!camera.contains(near))
    }

    @Test func `constraints hold at the end of a frame`() {
        let scene = TestScene.make()
        let node = SKSpriteNode(color: .red, size: CGSize(width: 10, height: 10))
        let target = SKNode()
        target.position = CGPoint(x: 100, y: 0)
        scene.addChild(node)
        scene.addChild(target)
        node.constraints = [
            .positionX(SKRange(lowerLimit: 0, upperLimit: 50)), .zRotation(SKRange(constantValue: 1)),
        ]
        node.run(.moveBy(x: 100, y: 0, duration: 1))
        scene.frame(after: 0.9)
        #expect(node.position.x == 50)
        #expect(node.zRotation == 1)
        node.removeAllActions()
        node.constraints = [
            .distance(SKRange(upperLimit: 10), to: target), .orient(to: target, offset: SKRange(constantValue: 0)),
        ]
        scene.frame()
        #expect(node.position == CGPoint(x: 90, y: 0))
        #expect(node.zRotation == 0)
    }

    @Test func `nothing is written for the client while only actions run`() {
        let scene = TestScene.make()
        let node = SKSpriteNode(color: .red, size: CGSize(width: 10, height: 10))
        scene.addChild(node)
        node.run(.repeatForever(.rotate(byAngle: 1, duration: 1)))
        let first = scene.picture.refreshed()
        var count = 0
        scene.shown.needsDisplay = { count += 1 }
        for _ in 0..<100 { scene.frame() }
        #expect(node.zRotation > 1.6)
        #expect(count == 0)
        #expect(scene.picture.refreshed() == first)
        node.position.x = 4
        #expect(count == 1)
        #expect(scene.picture.refreshed() != first)
    }

    @Test(arguments: [(0.1, "[0,50,"), (1, "[0,100,")])
    func `what is written of a node is of one moment, also where its box has to be asked for`(
        seconds: Double, values: String
    ) throws {
        let scene = TestScene.make()
        let node = SKSpriteNode(color: .red, size: CGSize(width: 10, height: 10))
        node.isAccessibilityElement = true
        scene.addChild(node)
        node.run(.moveBy(x: 100, y: 0, duration: 0.2))
        scene.pass(seconds)
        let part = try #require(scene.picture.refreshed()[PartKind.node.name(node.serial)])
        #expect(part.contains("\"values\":" + values), "\(part)")
        #expect(part.contains("\"actions\"") == (seconds < 0.2), "\(part)")
    }

    // MARK: Input

    private func touch(_ x: Double, _ y: Double, _ phase: UITouch.Phase, id: Int = 1) -> SceneEvent {
        let change = SceneEvent.TouchChange(
            identifier: id, phase: phase, location: CGPoint(x: x, y: y), type: .direct, tapCount: 1, button: 0, force: 1
        )
        return .touches([change], modifiers: 0)
    }

    private final class Button: SKSpriteNode {
        var heard: [String] = []
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note("began", touches) }
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note("moved", touches) }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note("ended", touches) }
        override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { note("cancelled", touches) }
        private func note(_ word: String, _ touches: Set<UITouch>) {
            let place = touches.first!.location(in: self)
            heard.append("\(word) \(touches.count) \(Int(place.x)),\(Int(place.y))")
        }
    }

    private func button(_ scene: SKScene, at point: CGPoint) -> Button {
        let button = Button(color: .red, size: CGSize(width: 40, height: 40))
        button.isUserInteractionEnabled = true
        button.position = point
        scene.addChild(button)
        return button
    }

    @Test func `a touch belongs to the frontmost node that takes touches, until it ends`() {
        let scene = TestScene.make()
        let back = button(scene, at: CGPoint(x: 100, y: 100))
        let front = button(scene, at: CGPoint(x: 110, y: 100))
        let veil = SKSpriteNode(color: .blue, size: CGSize(width: 400, height: 300))
        veil.zPosition = 10
        scene.addChild(veil)
        scene.shown.input.handle(touch(110, 200, .began))
        scene.shown.input.handle(touch(300, 10, .moved))
        scene.shown.input.handle(touch(300, 10, .ended))
        #expect(front.heard == ["began 1 0,0", "moved 1 190,190", "ended 1 190,190"])
        #expect(back.heard == [])
        back.zPosition = 1
        scene.shown.input.handle(touch(110, 200, .began))
        #expect(back.heard == ["began 1 10,0"])
    }

    @Test func `a sprite that an action moves is touched where it is`() {
        let scene = TestScene.make()
        let sprite = button(scene, at: .zero)
        sprite.run(.move(to: CGPoint(x: 200, y: 200), duration: 1))
        scene.pass(0.5)
        scene.shown.input.handle(touch(100, 200, .began))
        #expect(sprite.heard == ["began 1 0,0"])
    }

    @Test func `several fingers are told apart where the view wants them`() {
        let scene = TestScene.make()
        let left = button(scene, at: CGPoint(x: 50, y: 50))
        let right = button(scene, at: CGPoint(x: 300, y: 50))
        scene.shown.isMultipleTouchEnabled = true
        scene.shown.input.handle(touch(50, 250, .began, id: 1))
        scene.shown.input.handle(touch(300, 250, .began, id: 2))
        scene.shown.input.handle(touch(310, 250, .ended, id: 2))
        scene.shown.input.handle(touch(60, 250, .cancelled, id: 1))
        #expect(left.heard == ["began 1 0,0", "cancelled 1 10,0"])
        #expect(right.heard == ["began 1 0,0", "ended 1 10,0"])
        scene.shown.isMultipleTouchEnabled = false
        scene.shown.input.handle(touch(50, 250, .began, id: 3))
        scene.shown.input.handle(touch(300, 250, .began, id: 4))
        #expect(right.heard.count == 2)
    }

    @Test func `code for the mouse hears touches that nobody takes`() {
        final class Clicked: SKScene {
            var clicks: [CGPoint] = []
            override func mouseDown(with event: NSEvent) { clicks.append(event.location(in: self)) }
            override func mouseUp(with event: NSEvent) { clicks.append(CGPoint(x: event.clickCount, y: -1)) }
        }
        let scene = Clicked(size: CGSize(width: 400, height: 300))
        let view = SKView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
        view.presentScene(scene)
        view.input.handle(touch(100, 100, .began))
        view.input.handle(touch(100, 100, .ended))
        #expect(scene.clicks == [CGPoint(x: 100, y: 200), CGPoint(x: 1, y: -1)])
    }

    @Test func `keys are heard as presses, or by macOS's names`() {
        final class Typed: SKScene {
            var keys: [String] = []
            override func keyDown(with event: NSEvent) { keys.append("\(event.keyCode) \(event.characters ?? "")") }
        }
        final class Pressed: SKScene {
            var keys: [UIKeyboardHIDUsage?] = []
            override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
                keys += presses.map { $0.key?.keyCode }
            }
        }
        let (typed, pressed) = (Typed(size: .zero), Pressed(size: .zero))
        for scene in [typed, pressed] {
            let view = SKView(frame: .zero)
            view.presentScene(scene)
            view.input.handle(.key(KeyPress(code: "ArrowLeft", text: ""), isDown: true))
            view.input.handle(.key(KeyPress(code: "KeyW", text: "w"), isDown: true))
        }
        #expect(typed.keys == ["123 \u{F702}", "13 w"])
        #expect(pressed.keys == [.keyboardLeftArrow, .keyboardW])
    }

    @Test func `the page is told which numbers to show`() {
        let scene = TestScene.make()
        #expect(!scene.shown.payload(sync: nil).contains("debug"))
        (scene.shown.showsNodeCount, scene.shown.showsQuadCount) = (true, true)
        #expect(scene.shown.payload(sync: nil).contains("\"debug\":[\"nodes\",\"quads\"]"))
    }

    @Test func `a wheel tells how far what it scrolls goes, not the page`() {
        final class Scroller: SKScene {
            var deltas: [CGFloat] = []
            override func scrollWheel(with event: NSEvent) {
                deltas = [event.deltaX, event.deltaY, event.scrollingDeltaX, event.scrollingDeltaY]
            }
        }
        let scene = Scroller(size: CGSize(width: 400, height: 300))
        let view = SKView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
        view.presentScene(scene)
        view.input.handle(.wheel(CGPoint(x: 5, y: 5), dx: 3, dy: -20))
        #expect(scene.deltas == [-3, 20, -3, 20])
    }

    @Test func `a key's characters without modifiers are large letters with Shift only`() {
        func plain(_ text: String, _ modifiers: UIKeyModifierFlags) -> String? {
            let press = KeyPress(code: "KeyA", text: text, modifiers: modifiers)
            return UIPress(press, isDown: true, timestamp: 0).keyEvent?.charactersIgnoringModifiers
        }
        #expect(plain("A", .shift) == "A")
        #expect(plain("A", .alphaShift) == "a")
        #expect(plain("a", []) == "a")
    }

    @Test func `a node's button in the page is a touch at its middle`() {
        let scene = TestScene.make()
        let sprite = button(scene, at: CGPoint(x: 70, y: 80))
        sprite.anchorPoint = .zero
        sprite.isAccessibilityElement = true
        scene.shown.input.handle(.press(sprite.serial))
        #expect(sprite.heard == ["began 1 20,20", "ended 1 20,20"])
    }

    @Test(arguments: [
        "", "null", "[]", "{}", #"{"touches":[[1,2]]}"#, #"{"touches":[[1,9,0,0,0,1,0,1]]}"#, #"{"hover":[1]}"#,
        #"{"touches":[[1,0,1e300,0,0,1,0,1]]}"#, #"{"press":"x"}"#, #"{"wheel":[1,2,3]}"#, #"{"sync":1.5}"#,
    ])
    func `what a page of ours would not say is refused`(json: String) { #expect(event(json) == nil) }

    private func event(_ json: String) -> SceneEvent? { (try? JSONValue(parsing: json)).flatMap(SceneEvent.init) }

    @Test func `random bytes are refused or read, and never trap`() {
        var random = RandomAction(seed: 7)
        let words = [
            "{", "}", "[", "]", "\"touches\"", ":", ",", "1", "-9e9", "\"press\"", "null", "\"code\"", "\"a\"", "1e999",
        ]
        for _ in 0..<3000 {
            let json = (0..<Int.random(in: 0...14, using: &random)).map { _ in words.randomElement(using: &random)! }
            if case .touches(let changes, _)? = event(json.joined()) { #expect(changes.count <= 64) }
        }
    }
}
