import SpriteKit

/// How a season changes the shop's look: the sky, and what drifts down through the room.
extension CoffeeShopScene {
    private static let driftName = "season"
    private static let driftCount = 14

    /// Applies a season's look, unless it is applied already.
    func turn(to season: Season?) {
        guard season != self.season else { return }
        self.season = season
        paintSky(isNight: isNight)
        for node in children where node.name == Self.driftName { node.removeFromParent() }
        guard let season else { return }
        for number in 0..<Self.driftCount { addChild(Self.drift(number, of: season)) }
    }

    static func sky(in season: Season?) -> SKColor {
        switch season {
        case nil: SKColor(red: 0.60, green: 0.62, blue: 0.82, alpha: 1)
        case .spring: SKColor(red: 0.80, green: 0.66, blue: 0.80, alpha: 1)
        case .summer: SKColor(red: 0.44, green: 0.70, blue: 0.84, alpha: 1)
        case .autumn: SKColor(red: 0.80, green: 0.64, blue: 0.56, alpha: 1)
        case .winter: SKColor(red: 0.72, green: 0.78, blue: 0.88, alpha: 1)
        }
    }

    /// A petal, leaf or snowflake that falls repeatedly, each with its own position and timing.
    private static func drift(_ number: Int, of season: Season) -> SKSpriteNode {
        let sprite = SKSpriteNode(texture: .pixels(named: season.driftImage), size: CGSize(width: 20, height: 20))
        sprite.name = driftName
        // Steps of the golden ratio distribute them without a pattern.
        let place = (Double(number) * 0.618).truncatingRemainder(dividingBy: 1)
        let height = 1100.0
        let start = CGPoint(x: place * 760 - 420, y: 520)
        let duration = 9 + Double(number % 5) * 1.7
        let done = (Double(number) * 0.38).truncatingRemainder(dividingBy: 1)
        sprite.position = CGPoint(x: start.x + 60 * done, y: start.y - height * done)
        sprite.zPosition = 880
        let first = SKAction.move(
            to: CGPoint(x: start.x + 60, y: start.y - height), duration: duration * (1 - done))
        let again = SKAction.sequence([
            .move(to: start, duration: 0), .move(to: CGPoint(x: start.x + 60, y: start.y - height), duration: duration),
        ])
        sprite.run(.sequence([first, .repeatForever(again)]))
        return sprite
    }
}

extension Season {
    /// The image of what drifts through the room.
    fileprivate var driftImage: String {
        switch self {
        case .spring: "driftPetal"
        case .summer: "driftFirefly"
        case .autumn: "driftLeaf"
        case .winter: "driftFlake"
        }
    }
}
