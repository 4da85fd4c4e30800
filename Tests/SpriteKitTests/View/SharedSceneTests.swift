import Foundation
import Testing

@testable import SpriteKit
@testable import UIKitCore

@Suite("A scene in two windows") @MainActor struct SharedSceneTests {
    private final class Board: SKScene {
        var touches: [UITouch] = []
        var places: [CGPoint] = []
        /// The same locations, converted by the scene's view.
        var placesByView: [CGPoint] = []

        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
            self.touches += touches
            places += touches.map { $0.location(in: self) }
            placesByView += touches.map { convertPoint(fromView: $0.location(in: view)) }
        }
        override func mouseMoved(with event: NSEvent) { places.append(event.location(in: self)) }
        override func scrollWheel(with event: NSEvent) { places.append(event.location(in: self)) }
    }

    private let board = Board(size: CGSize(width: 100, height: 100))
    private let wide = SKView(frame: CGRect(x: 0, y: 0, width: 400, height: 200))
    private let small = SKView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))

    private func show(_ mode: SKSceneScaleMode) {
        board.scaleMode = mode
        for view in [wide, small] {
            view.isPaused = true
            view.presentScene(board)
        }
    }

    private func touch(_ view: SKView, _ point: CGPoint) {
        for phase in [UITouch.Phase.began, .ended] {
            let change = SceneEvent.TouchChange(
                identifier: 1, phase: phase, location: point, type: .direct, tapCount: 1, button: 0, force: 1)
            view.input.handle(.touches([change], modifiers: 0))
        }
    }

    @Test(arguments: [
        (SKSceneScaleMode.fill, CGPoint(x: 400, y: 50), CGPoint(x: 100, y: 75)),
        (.aspectFit, CGPoint(x: 300, y: 50), CGPoint(x: 100, y: 75)),
        (.aspectFill, CGPoint(x: 400, y: 0), CGPoint(x: 100, y: 75)),
    ])
    func `a touch is where the window of the touch shows it`(mode: SKSceneScaleMode, point: CGPoint, place: CGPoint) {
        show(mode)
        touch(wide, point)
        touch(small, CGPoint(x: 10, y: 10))
        touch(wide, point)
        #expect(board.places == [place, CGPoint(x: 20, y: 80), place])
        #expect(board.placesByView == board.places)
    }

    @Test func `a touch keeps its place when something happens in the other window`() {
        show(.fill)
        touch(wide, CGPoint(x: 400, y: 50))
        touch(small, CGPoint(x: 10, y: 10))
        #expect(board.touches.map { $0.location(in: board) } == [CGPoint(x: 100, y: 75), CGPoint(x: 20, y: 80)])
    }

    @Test func `the pointer and the wheel are where their window shows them`() {
        show(.fill)
        for view in [wide, small] {
            view.input.handle(.hover(CGPoint(x: 40, y: 40), modifiers: 0))
            view.input.handle(.wheel(CGPoint(x: 40, y: 40), dx: 1, dy: 1))
        }
        let (inWide, inSmall) = (CGPoint(x: 10, y: 80), CGPoint(x: 80, y: 20))
        #expect(board.places == [inWide, inWide, inSmall, inSmall])
    }

    @Test func `a node's button is pressed at its middle in each window`() {
        show(.fill)
        let button = SKSpriteNode(color: .red, size: CGSize(width: 10, height: 10))
        button.position = CGPoint(x: 30, y: 60)
        button.isAccessibilityElement = true
        board.addChild(button)
        for view in [wide, small] { view.input.handle(.press(button.serial)) }
        #expect(board.places == [button.position, button.position])
    }

    @Test func `a view converts points by its own size`() {
        show(.fill)
        let point = CGPoint(x: 25, y: 50)
        #expect(wide.convert(point, from: board) == CGPoint(x: 100, y: 100))
        #expect(wide.convert(CGPoint(x: 100, y: 100), to: board) == point)
        #expect(small.convert(point, from: board) == CGPoint(x: 12.5, y: 25))
    }

    @Test func `the scene's view is the one where something happened last`() {
        show(.fill)
        #expect(board.view === small)
        touch(wide, .zero)
        #expect(board.view === wide)
        wide.presentScene(nil)
        #expect(board.view === small)
        small.presentScene(nil)
        #expect(board.view == nil)
    }
}
