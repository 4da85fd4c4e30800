import SpriteKit

extension SKTexture {
    /// One of the game's pictures, scaled without smoothing.
    static func pixels(named name: String) -> SKTexture {
        let texture = SKTexture(imageNamed: name)
        texture.filteringMode = .nearest
        return texture
    }
}

extension SKSpriteNode {
    /// The size of one pixel of the pictures, in points of the scene.
    static let pointsPerPixel: CGFloat = 4

    /// A piece of furniture: things nearer to the viewer are in front.
    static func furniture(_ name: String, _ width: CGFloat, _ height: CGFloat, at position: CGPoint) -> SKSpriteNode {
        let size = CGSize(width: width * pointsPerPixel, height: height * pointsPerPixel)
        let sprite = SKSpriteNode(texture: .pixels(named: name), size: size)
        sprite.stand(at: position)
        return sprite
    }

    /// Places the sprite on the floor.
    func stand(at position: CGPoint) {
        self.position = position
        zPosition = -position.y
    }

    /// Gives a thing its colors at night, or its own.
    func dim(_ isNight: Bool) {
        color = SKColor(red: 0.42, green: 0.40, blue: 0.72, alpha: 1)
        colorBlendFactor = isNight ? 0.6 : 0
    }

    /// Puts a shadow under the sprite's feet.
    func addShadow() {
        let shadow = SKSpriteNode(texture: .pixels(named: "shadow"), size: CGSize(width: 72, height: 24))
        shadow.position = CGPoint(x: 0, y: -size.height / 2 + 6)
        shadow.zPosition = -0.5
        addChild(shadow)
    }
}
