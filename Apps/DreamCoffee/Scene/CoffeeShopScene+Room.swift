import SpriteKit

/// The furniture of the shop, and the clouds around it.
extension CoffeeShopScene {
    func addRoom(_ language: GameLanguage) {
        accessibilityLabel = language.text("Coffee shop")
        let floor = SKSpriteNode(texture: .pixels(named: "shopFloor"), size: size)
        floor.zPosition = -1000
        addChild(floor)
        for (name, width, height, x, y) in Self.furniture {
            addChild(SKSpriteNode.furniture(name, width, height, at: CGPoint(x: x, y: y)))
        }
        for (index, cloud) in Self.clouds.enumerated() {
            addCloud(at: cloud.place, scale: cloud.scale, isInFront: cloud.isInFront, seconds: 14 + Double(index) * 3)
        }
    }

    private static let furniture: [(name: String, width: CGFloat, height: CGFloat, x: CGFloat, y: CGFloat)] = [
        ("counter", 64, 31, 3, 266),
        ("table", 26, 20, 214, -64),
        ("armchair", 24, 26, -300, 190),
        ("armchair", 24, 26, 196, -330),
        ("table", 26, 20, 296, -372),
        ("pot", 18, 26, 330, 276),
        ("pot", 18, 26, -334, -380),
    ]

    private static let clouds: [(place: CGPoint, scale: CGFloat, isInFront: Bool)] = [
        (CGPoint(x: -207, y: -540), 2.3, true), (CGPoint(x: 420, y: -334), 1.5, true),
        (CGPoint(x: 60, y: 610), 2.5, false), (CGPoint(x: -460, y: 252), 1.4, false),
        (CGPoint(x: -480, y: -200), 1.9, true), (CGPoint(x: 250, y: -580), 2.6, true),
        (CGPoint(x: 480, y: 120), 2, false), (CGPoint(x: -620, y: -480), 2.2, false),
    ]

    /// A cloud that drifts back and forth.
    private func addCloud(at place: CGPoint, scale: CGFloat, isInFront: Bool, seconds: TimeInterval) {
        let size = CGSize(width: 96 * scale, height: 42 * scale)
        let cloud = SKSpriteNode(texture: .pixels(named: "cloud"), size: size)
        cloud.position = place
        cloud.zPosition = isInFront ? 900 : -1001
        cloud.alpha = isInFront ? 0.94 : 1
        let drift = SKAction.moveBy(x: 70, y: 0, duration: seconds)
        drift.timingMode = .easeInEaseOut
        cloud.run(.repeatForever(.sequence([drift, drift.reversed()])))
        addChild(cloud)
    }
}
