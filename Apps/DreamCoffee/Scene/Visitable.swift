import SpriteKit

/// Somebody in the scene to whom the player can go.
@MainActor
protocol Visitable: SKNode {
    /// Whether a visit makes sense now.
    var canBeVisited: Bool { get }

    /// Starts what the player came for.
    func visit()

    /// Sends the player here.
    func callPlayer(in scene: CoffeeShopScene)
}

extension Visitable {
    var canBeVisited: Bool { true }

    func callPlayer(in scene: CoffeeShopScene) { scene.visit(self) }

    /// Makes the sprite an accessible button: pressing it is the same as touching the sprite.
    func introduce(as label: String) {
        isUserInteractionEnabled = true
        isAccessibilityElement = true
        accessibilityTraits = .button
        accessibilityLabel = label
    }
}

/// A sprite that calls the player when it is touched, clicked or pressed. Subclasses implement the visit.
class VisitableSprite: SKSpriteNode, Visitable {
    var canBeVisited: Bool { true }

    func visit() {}

    override func accessibilityActivate() -> Bool {
        if let scene = scene as? CoffeeShopScene { callPlayer(in: scene) }
        return true
    }

    #if canImport(UIKit)
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}

        /// Not before the finger is lifted: the two fingers of a pinch touch one after the other.
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
