import SpriteKit

/// The shop's things.
extension CoffeeShopScene {
    /// A thing's position and depth.
    private struct Spot {
        /// In the picture's pixels.
        let width: CGFloat
        let height: CGFloat
        let position: CGPoint
        /// Nil for things on the floor, whose depth follows from their position.
        var zPosition: CGFloat?
    }

    /// Adds missing things, and removes those that were replaced or belong to another game.
    func furnish(with things: [ShopThing]) {
        let present = children.compactMap { $0 as? ThingSprite }
        for sprite in present where !things.contains(sprite.thing) { sprite.removeFromParent() }
        for thing in things where !present.contains(where: { $0.thing == thing }) {
            let spot = Self.spot(of: thing)
            let sprite = ThingSprite(
                thing, size: CGSize(width: spot.width * 4, height: spot.height * 4), at: spot.position)
            if let depth = spot.zPosition { sprite.zPosition = depth }
            sprite.dim(isNight)
            addChild(sprite)
        }
    }

    private static func spot(of thing: ShopThing) -> Spot {
        let (wall, floor): (CGFloat, CGFloat) = (-998, -999)
        return switch thing.place {
        case .fern: Spot(width: 18, height: 26, position: CGPoint(x: -176, y: 286))
        case .rug: Spot(width: 48, height: 26, position: CGPoint(x: -210, y: -300), zPosition: floor)
        case .lantern: Spot(width: 14, height: 34, position: CGPoint(x: 176, y: 292))
        case .cat: Spot(width: 18, height: 14, position: CGPoint(x: -220, y: 172))
        case .books: Spot(width: 26, height: 24, position: CGPoint(x: -270, y: 316))
        case .gramophone: Spot(width: 18, height: 24, position: CGPoint(x: 252, y: 292))
        case .stainedGlass: Spot(width: 26, height: 30, position: CGPoint(x: 284, y: 432), zPosition: wall)
        case .blossoms: Spot(width: 56, height: 22, position: CGPoint(x: -272, y: 464), zPosition: wall + 1)
        case .windChime: Spot(width: 14, height: 26, position: CGPoint(x: 150, y: 452), zPosition: wall + 1)
        case .maple: Spot(width: 56, height: 22, position: CGPoint(x: -40, y: 464), zPosition: wall + 1)
        case .snowGlobe: Spot(width: 14, height: 16, position: CGPoint(x: 96, y: 322), zPosition: -250)
        default: Spot(width: 192, height: 14, position: CGPoint(x: 0, y: 476), zPosition: wall + 2)
        }
    }
}

/// One of the shop's things.
final class ThingSprite: SKSpriteNode {
    let thing: ShopThing

    init(_ thing: ShopThing, size: CGSize, at position: CGPoint) {
        self.thing = thing
        super.init(texture: .pixels(named: thing.image), color: .clear, size: size)
        stand(at: position)
    }

    required init?(coder: NSCoder) {
        thing = .fern
        super.init(coder: coder)
    }
}
