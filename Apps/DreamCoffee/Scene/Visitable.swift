import SpriteKit

/// Somebody in the scene whom the player can go to.
@MainActor
protocol Visitable: SKNode {
    /// Begins what the player came for.
    func visit()
}

extension Visitable {
    /// Makes the sprite a button for those who don't see or point: pressing it is the same as touching the sprite.
    func introduce(as label: String) {
        isUserInteractionEnabled = true
        isAccessibilityElement = true
        accessibilityTraits = .button
        accessibilityLabel = label
    }

    /// Sends the player here.
    func callPlayer() {
        (scene as? CoffeeShopScene)?.visit(self)
    }
}

/// A sprite that calls the player when it is touched, clicked or pressed. What the player comes for is its subclasses'.
class VisitableSprite: SKSpriteNode, Visitable {
    func visit() {}

    override func accessibilityActivate() -> Bool {
        callPlayer()
        return true
    }

    #if canImport(UIKit)
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
            callPlayer()
        }
    #elseif os(macOS)
        override func mouseDown(with event: NSEvent) {
            callPlayer()
        }
    #endif
}
