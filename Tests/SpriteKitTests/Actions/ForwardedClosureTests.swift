import SpriteKit
import Testing

/// Animations as tutorials write them. A forwarded completion is a plain function.
@MainActor
private struct Animations {
    let node: SKNode
    var log: (String) -> Void

    func fade(completion: @escaping () -> Void) { node.run(.fadeOut(withDuration: 1), completion: completion) }

    func wait(then block: @escaping () -> Void) {
        node.run(.sequence([.wait(forDuration: 1), .run(block)]))
    }

    func watch(_ block: @escaping (SKNode, CGFloat) -> Void) {
        node.run(.customAction(withDuration: 1, actionBlock: block))
    }

    /// A main-actor closure that changes a node.
    func hide() {
        node.run(
            .run {
                node.isHidden = true
                log("hidden")
            })
    }
}

@Suite("Closures handed on to actions") @MainActor struct ForwardedClosureTests {
    @Test func `plain functions are handed on, and called in frames`() {
        let scene = TestScene.make()
        let node = SKNode()
        scene.addChild(node)
        var calls: [String] = []
        let animations = Animations(node: node) { calls.append($0) }
        animations.fade { calls.append("faded") }
        animations.wait { calls.append("waited") }
        animations.watch { node, seconds in
            node.zRotation = seconds
            calls.append("watched")
        }
        animations.hide()
        scene.frame(after: 1.5)
        #expect(Set(calls) == ["faded", "waited", "watched", "hidden"])
        #expect(node.zRotation == 1)
        #expect(node.isHidden)
    }
}
