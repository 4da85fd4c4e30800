import SpriteKit

/// A person who walks to a place and faces their direction: the player, or another visitor.
class PlayerSprite: SKSpriteNode {
    /// The direction that the player faces.
    enum Direction: String, CaseIterable {
        case forward = "Forward"
        case back = "Back"
        case left = "Left"
        case right = "Right"
    }

    private(set) var direction = Direction.forward
    private(set) var isWalking = false
    /// The scarf and the apron in the wearer's own color; nil uses the game's.
    private var clothes: SKSpriteNode?

    /// The maximum step of the player in one frame, along each axis, in points.
    nonisolated static let stepMax: CGFloat = 5
    /// The walkable area: the floor in front of the bar.
    nonisolated static let floor = CGRect(x: -340, y: -440, width: 680, height: 620)
    private static let walkKey = "walk"

    init(at position: CGPoint) {
        super.init(
            texture: .pixels(named: "playerForward"), color: .clear,
            size: CGSize(width: 22 * Self.pointsPerPixel, height: 40 * Self.pointsPerPixel))
        stand(at: position)
        addShadow()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Moves one step towards a place, within the floor.
    ///
    /// - Returns: Whether the player has arrived.
    @discardableResult
    func movePlayer(_ target: CGPoint) -> Bool {
        let target = Self.nearestFloor(to: target)
        let step = CGVector(
            dx: min(max(target.x - position.x, -Self.stepMax), Self.stepMax),
            dy: min(max(target.y - position.y, -Self.stepMax), Self.stepMax))
        guard step != .zero else {
            stop()
            return true
        }
        face(CGVector(dx: target.x - position.x, dy: target.y - position.y))
        stand(at: CGPoint(x: position.x + step.dx, y: position.y + step.dy))
        return position == target
    }

    /// Stops, facing the same direction.
    func stop() {
        guard isWalking else { return }
        isWalking = false
        show([direction.rawValue])
    }

    /// The color that is worn, if any.
    var ownColor: SKColor? { clothes?.color }

    /// Puts on clothes of a color.
    func wear(_ color: SKColor) {
        if let clothes { return clothes.color = color }
        let clothes = SKSpriteNode(texture: nil, color: color, size: size)
        (clothes.colorBlendFactor, clothes.zPosition) = (1, 0.1)
        addChild(clothes)
        self.clothes = clothes
        show([direction.rawValue])
    }

    /// Shows a pose, or several in a cycle.
    func show(_ poses: [String]) {
        let layers: [(figure: String, sprite: SKSpriteNode?)] = [("player", self), ("clothes", clothes)]
        for (figure, sprite) in layers {
            let pictures = poses.map { SKTexture.pixels(named: figure + $0) }
            sprite?.removeAction(forKey: Self.walkKey)
            if pictures.count == 1 {
                sprite?.texture = pictures[0]
            } else {
                sprite?.run(.repeatForever(.animate(with: pictures, timePerFrame: 0.12)), withKey: Self.walkKey)
            }
        }
    }

    /// Faces and walks in a direction.
    func face(_ way: CGVector) {
        let newDirection: Direction =
            abs(way.dx) > abs(way.dy) ? (way.dx < 0 ? .left : .right) : (way.dy < 0 ? .forward : .back)
        guard !isWalking || newDirection != direction else { return }
        direction = newDirection
        isWalking = true
        let pose = direction.rawValue
        show([pose + "Left", pose, pose + "Right", pose])
    }

    nonisolated static func nearestFloor(to point: CGPoint) -> CGPoint {
        CGPoint(x: min(max(point.x, floor.minX), floor.maxX), y: min(max(point.y, floor.minY), floor.maxY))
    }
}
