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
