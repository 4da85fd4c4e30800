import SpriteKit

/// A café's other visitors in the scene.
extension CoffeeShopScene {
    private var visitorSprites: [String: VisitorSprite] {
        let sprites = children.compactMap { $0 as? VisitorSprite }
        return Dictionary(sprites.map { ($0.name ?? "", $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// Shows the present visitors with their current look.
    func show(_ visitors: [UUID: CafeVisitor], at now: Date, language: GameLanguage) {
        let sprites = visitorSprites
        for (name, sprite) in sprites where UUID(uuidString: name).flatMap({ visitors[$0] }) == nil { depart(sprite) }
        for (id, visitor) in visitors {
            if let sprite = sprites[id.uuidString] { sprite.dress(visitor) } else { arrive(visitor, now, language) }
        }
    }

    private func arrive(_ visitor: CafeVisitor, _ now: Date, _ language: GameLanguage) {
        let sprite = VisitorSprite(visitor, at: visitor.track.place(at: now), language: language)
        sprite.name = visitor.id.uuidString
        addChild(sprite)
        sprite.run(.sequence([.fadeOut(withDuration: 0), .fadeAlpha(to: sprite.alpha, duration: 0.4)]))
    }

    private func depart(_ sprite: VisitorSprite) {
        sprite.name = nil
        sprite.run(.sequence([.fadeOut(withDuration: 0.4), .removeFromParent()]))
    }

    /// Moves all walking visitors to their current positions.
    func walk(_ visitors: [UUID: CafeVisitor], at now: Date) {
        let sprites = visitorSprites
        for (id, visitor) in visitors where !visitor.isAsleep {
            sprites[id.uuidString]?.walk(to: visitor.track.place(at: now))
        }
    }

    /// Shows what somebody has said; nil is the player.
    func say(_ text: String, by id: UUID?) {
        guard let speaker = id.map({ visitorSprites[$0.uuidString] }) ?? player else { return }
        lineCount += 1
        speaker.say(text, number: lineCount)
        placeBoards()
    }
}
