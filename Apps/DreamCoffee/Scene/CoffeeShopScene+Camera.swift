import SpriteKit

/// The visible part of the shop: as much as is useful, never far beyond the floor, and with all pixels of the pictures at the
/// same size.
extension CoffeeShopScene {
    private static let cameraAmount: CGFloat = 0.25
    /// How much sky is visible beyond the floor's edges, in points.
    private static let skyMargin: CGFloat = 64
    /// In a wide window the camera zooms out until it shows this height of the shop, in points, but by no more than
    /// ``stepBackMax``.
    private static let seenHeight: CGFloat = 820
    private static let stepBackMax: CGFloat = 1.75
    /// The height of the dialog, the suggestions and the field in a window of little height, in the window's points.
    private static let wordsHeight: CGFloat = 230

    /// Zooms out in a wide window, so that the shop is visible as a room.
    ///
    /// - Parameters:
    ///   - window: The window's size, in its own points.
    ///   - covered: How much of it is covered by the box in its upper left corner.
    func fitCamera(into window: CGSize, covered: CGSize = .zero) {
        guard window.width > 0, window.height > 0 else { return }
        let fill = max(window.width / size.width, window.height / size.height)
        let stepBack = min(max(Self.seenHeight * fill / window.height, 1), Self.stepBackMax)
        // With a fraction of a point, some of the pictures' pixels would be wider than others.
        let pixel = max((SKSpriteNode.pointsPerPixel * fill / stepBack).rounded(.down), 2)
        pointsSeen = SKSpriteNode.pointsPerPixel / pixel
        follower.setScale(fill * pointsSeen)
        sight = CGSize(width: window.width * pointsSeen, height: window.height * pointsSeen)
        wordsHeight = max(window.height / 6, Self.wordsHeight / 2) * pointsSeen
        self.covered = CGSize(
            width: covered.width * pointsSeen, height: min(covered.height, window.height / 2) * pointsSeen)
        follower.position = cameraPlace
    }

    /// A rectangle of the window in scene coordinates. The camera is at the window's center.
    func inScene(_ box: CGRect) -> CGRect {
        let sight = sight ?? .zero
        return CGRect(
            x: follower.position.x - sight.width / 2 + box.minX * pointsSeen,
            y: follower.position.y + sight.height / 2 - box.maxY * pointsSeen,
            width: box.width * pointsSeen, height: box.height * pointsSeen)
    }

    /// Follows the player.
    func moveCamera() {
        let target = cameraPlace
        let way = CGVector(dx: target.x - follower.position.x, dy: target.y - follower.position.y)
        // When the camera is at rest the picture doesn't change, so that nothing has to be sent.
        guard abs(way.dx) > 0.1 || abs(way.dy) > 0.1 else { return }
        follower.position.x += way.dx * Self.cameraAmount
        follower.position.y += way.dy * Self.cameraAmount
    }

    /// The camera's target: the player is centered, and nobody is behind the box.
    private var cameraPlace: CGPoint {
        let middle = middlePlace
        return CGPoint(x: middle.x, y: middle.y + lift(from: middle))
    }

    /// Centers the player in the uncovered area, limited by the floor. During a conversation the camera looks slightly below, so
    /// that the people there aren't behind the text.
    private var middlePlace: CGPoint {
        guard let sight else { return player.position }
        let reach = CGSize(
            width: max(size.width / 2 + Self.skyMargin - sight.width / 2, 0),
            height: max(size.height / 2 + Self.skyMargin - sight.height / 2, 0))
        let wordsHeight = isQuiet ? 0 : wordsHeight
        return CGPoint(
            x: min(max(player.position.x, -reach.width), reach.width),
            y: min(
                max(player.position.y + covered.height / 2 - wordsHeight, -reach.height - wordsHeight * 2),
                reach.height + covered.height))
    }

    /// How much higher the camera looks so that the box doesn't cover people. The player stays well in view: for people farther
    /// behind the box, the lift decreases gradually, so that the camera doesn't jump.
    private func lift(from place: CGPoint) -> CGFloat {
        guard let sight, isQuiet else { return 0 }
        let corner = CGPoint(
            x: place.x - sight.width / 2 + covered.width, y: place.y + sight.height / 2 - covered.height)
        let hidden = people.map(\.frame).filter { $0.minX < corner.x }.map { $0.maxY - corner.y }
        let liftMax = (sight.height - covered.height) / 4
        return hidden.map { min($0, liftMax * 2 - $0) }.max().map { max($0, 0) } ?? 0
    }

    private var people: [CharacterSprite] { children.compactMap { $0 as? CharacterSprite } }
}
