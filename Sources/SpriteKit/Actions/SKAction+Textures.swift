import Foundation

/// Changing a sprite's picture.
extension SKAction {
    /// Changes the sprite's picture at once. Its size stays. Reversed: nothing.
    public class func setTexture(_ texture: SKTexture) -> SKAction { setTexture(texture, resize: false) }

    /// Changes the sprite's picture at once. Reversed: nothing.
    ///
    /// - Parameters:
    ///   - texture: The picture.
    ///   - resize: Whether the sprite takes the picture's size.
    public class func setTexture(_ texture: SKTexture, resize: Bool) -> SKAction {
        SKAction(.setTexture(texture, resizes: resize), reversal: .pause)
    }

    /// Shows the pictures one after the other, each for `seconds`. The last stays, and so does the sprite's size.
    /// Reversed: the other way round.
    public class func animate(with textures: [SKTexture], timePerFrame seconds: TimeInterval) -> SKAction {
        animate(with: textures, timePerFrame: seconds, resize: false, restore: false)
    }

    /// Shows the pictures one after the other, each for `seconds`. Reversed: the other way round.
    /// - Parameters:
    ///   - textures: The pictures.
    ///   - seconds: How long each is shown.
    ///   - resize: Whether the sprite takes each picture's size.
    ///   - restore: Whether the sprite gets its previous picture back at the end.
    public class func animate(
        with textures: [SKTexture], timePerFrame seconds: TimeInterval, resize: Bool, restore: Bool
    ) -> SKAction {
        guard !textures.isEmpty else { return SKAction(.wait(range: 0)) }
        let frame = max(seconds, 0)
        return SKAction(
            .textures(textures, timePerFrame: frame, resizes: resize, restores: restore),
            duration: frame * Double(textures.count),
            reversal: .program {
                animate(with: textures.reversed(), timePerFrame: seconds, resize: resize, restore: restore)
            })
    }

    /// Not available: there are no lights.
    @available(*, unavailable, message: "Normal maps need lights, which aren't drawn here")
    public class func setNormalTexture(_ texture: SKTexture) -> SKAction { fatalError() }

    /// Not available: there are no lights.
    @available(*, unavailable, message: "Normal maps need lights, which aren't drawn here")
    public class func animate(withNormalTextures textures: [SKTexture], timePerFrame seconds: TimeInterval) -> SKAction
    {
        fatalError()
    }

    /// Not available: warps aren't drawn.
    @available(*, unavailable, message: "Warps aren't drawn here")
    public class func warp(to warp: Any, duration: TimeInterval) -> SKAction? { nil }
}
