import SpriteKit

/// Somebody in the scene whom the player can go to.
@MainActor
protocol Visitable: SKNode {
    /// Whether there is anything to come for.
    var canBeVisited: Bool { get }

    /// Begins what the player came for.
    func visit()

    /// Sends the player here.
    func callPlayer(in scene: CoffeeShopScene)
}

extension Visitable {
    var canBeVisited: Bool { true }

    func callPlayer(in scene: CoffeeShopScene) { scene.visit(self) }

    /// Makes the sprite a button for those who don't see or point: pressing it is the same as touching the sprite.
    func introduce(as label: String) {
        isUserInteractionEnabled = true
        isAccessibilityElement = true
        accessibilityTraits = .button
        accessibilityLabel = label
    }
}

/// A sprite that calls the player when it is touched, clicked or pressed. What the player comes for is its subclasses'.
class VisitableSprite: SKSpriteNode, Visitable {
    var canBeVisited: Bool { true }

    func visit() {}

    override func accessibilityActivate() -> Bool {
        if let scene = scene as? CoffeeShopScene { callPlayer(in: scene) }
        return true
    }

    #if canImport(UIKit)
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}

        /// Not before the finger is lifted: two that look closer come down one after the other.
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
            guard let scene = scene as? CoffeeShopScene, let touch = touches.first else { return }
            scene.notice(touch)
            scene.touch(at: touch.location(in: scene))
        }
    #elseif os(macOS)
        override func mouseDown(with event: NSEvent) {
            guard let scene = scene as? CoffeeShopScene else { return }
            scene.touch(at: event.location(in: scene))
        }
    #endif
}
