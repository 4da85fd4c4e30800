import DisplayList
import Foundation
import JSONSyntax
import SwiftUICore
import Testing

@testable import SpriteKit
@testable import UIKitCore

@Suite("Touches and keys that nobody ends") @MainActor struct CancelledTouchTests {
    private final class Board: SKScene {
        var heard: [String] = []
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note("began", touches) }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note("ended", touches) }
        override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { note("cancelled", touches) }
        override func keyDown(with event: NSEvent) { heard.append("down \(event.characters ?? "")") }
        override func keyUp(with event: NSEvent) { heard.append("up \(event.characters ?? "")") }

        private func note(_ word: String, _ touches: Set<UITouch>) {
            heard.append("\(word) \(touches.count) \(touches.allSatisfy { $0.phase == touches.first?.phase })")
        }
    }

    /// Handles only the mouse.
    private final class Desk: SKScene {
        var heard: [String] = []
        override func mouseDown(with event: NSEvent) { heard.append("down") }
        override func mouseUp(with event: NSEvent) { heard.append("up") }
    }

    private let board = Board(size: CGSize(width: 400, height: 300))
    private let graph = ViewGraph()

    /// The view that a window shows the scene in.
    private func shown(_ scene: SKScene) -> SKView {
        let view = SKView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
        view.isPaused = true
        view.presentScene(scene)
        return view
    }

    /// The source with which a `SpriteView` shows the scene.
    private func source() -> SceneSource {
        let source = SceneSource(graph: graph)
        source.update(SpriteView(scene: board, isPaused: true))
        source.sizeDidChange(to: CGSize(width: 400, height: 300))
        return source
    }

    private func touch(_ phase: UITouch.Phase, _ identifiers: Int...) -> SceneEvent {
        let changes = identifiers.map { identifier in
            SceneEvent.TouchChange(
                identifier: identifier, phase: phase, location: CGPoint(x: 9, y: 9), type: .direct, tapCount: 1,
                button: 0, force: 1)
        }
        return .touches(changes, modifiers: 0)
    }

    @Test func `a window that goes out of sight cancels its touches, and the next one begins afresh`() {
        let view = shown(board)
        view.isMultipleTouchEnabled = true
        view.input.handle(touch(.began, 1, 2))
        view.isVisible = false
        #expect(board.heard == ["began 2 true", "cancelled 2 true"])
        view.isMultipleTouchEnabled = false
        view.isVisible = true
        // A late event from the page for the canceled touch.
        view.input.handle(touch(.ended, 1))
        view.input.handle(touch(.began, 3))
        view.input.handle(touch(.ended, 3))
        #expect(board.heard.suffix(2) == ["began 1 true", "ended 1 true"])
        #expect(board.heard.count == 4)
    }

    @Test func `a finger that comes down twice was lifted in between`() {
        let view = shown(board)
        view.input.handle(touch(.began, 1))
        view.input.handle(touch(.began, 1))
        view.input.handle(touch(.ended, 1))
        #expect(board.heard == ["began 1 true", "cancelled 1 true", "began 1 true", "ended 1 true"])
    }

    @Test func `a mouse button that nobody lets go of is up where the view goes`() {
        let desk = Desk(size: CGSize(width: 400, height: 300))
        let view = shown(desk)
        view.input.handle(touch(.began, 1))
        view.isVisible = false
        #expect(desk.heard == ["down", "up"])
    }

    @Test func `keys that are held are let go of once`() {
        let view = shown(board)
        let (left, right) = (KeyPress(code: "KeyA", text: "a"), KeyPress(code: "KeyD", text: "d"))
        for press in [left, right] { view.input.handle(.key(press, isDown: true)) }
        view.input.handle(.key(left, isDown: false))
        view.isVisible = false
        #expect(board.heard == ["down a", "down d", "up a", "up d"])
        view.input.handle(.key(right, isDown: false))
        #expect(board.heard.count == 4)
        view.input.handle(.key(right, isDown: true))
        #expect(board.heard.last == "down d")
    }

    @Test func `a view that is removed cancels what is down in it`() throws {
        let source = source()
        source.moduleDidReport(try JSONValue(parsing: #"{"touches":[[1,0,10,10,0,1,0,1]],"modifiers":0}"#))
        source.moduleDidReport(try JSONValue(parsing: #"{"code":"KeyA","text":"a","down":true,"modifiers":0}"#))
        source.didRetire()
        #expect(board.heard == ["began 1 true", "down a", "cancelled 1 true", "up a"])
    }

    @Test func `a page that begins anew ends what the one before it had down`() throws {
        let source = source()
        source.moduleDidReport(try JSONValue(parsing: #"{"sync":1}"#))
        source.moduleDidReport(try JSONValue(parsing: #"{"touches":[[1,0,10,10,0,1,0,1]],"modifiers":0}"#))
        source.moduleDidReport(try JSONValue(parsing: #"{"sync":1}"#))
        source.moduleDidReport(try JSONValue(parsing: #"{"touches":[[2,0,10,10,0,1,0,1]],"modifiers":0}"#))
        #expect(board.heard == ["began 1 true", "cancelled 1 true", "began 1 true"])
    }
}
