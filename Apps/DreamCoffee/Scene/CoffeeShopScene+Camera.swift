import SpriteKit

/// What is seen of the shop: as much as is of use, never far beyond the floor, and every pixel of the pictures as large as
/// the others.
extension CoffeeShopScene {
    private static let cameraAmount: CGFloat = 0.25
    /// So much sky is seen beyond the floor's edges, in points.
    private static let skyMargin: CGFloat = 64
    /// In a wide window the camera steps back until it sees so much of the shop from top to bottom, in points, but not
    /// farther than ``stepBackMax``.
    private static let seenHeight: CGFloat = 820
    private static let stepBackMax: CGFloat = 1.75

    /// Steps back where the window is wide, so that the shop is seen in it as a room.
    ///
    /// - Parameters:
    ///   - window: The window's size, in its own points.
    ///   - covered: How much of it lies behind the box at its upper edge.
    func fitCamera(into window: CGSize, covered: CGFloat = 0) {
        guard window.width > 0, window.height > 0 else { return }
        let fill = max(window.width / size.width, window.height / size.height)
        let stepBack = min(max(Self.seenHeight * fill / window.height, 1), Self.stepBackMax)
        // A fraction of a point would make some of the pictures' pixels wider than others.
        let pixel = max((SKSpriteNode.pointsPerPixel * fill / stepBack).rounded(.down), 2)
        let pointsSeen = SKSpriteNode.pointsPerPixel / pixel
        follower.setScale(fill * pointsSeen)
        sight = CGSize(width: window.width * pointsSeen, height: window.height * pointsSeen)
        coveredHeight = min(covered, window.height / 2) * pointsSeen
        follower.position = cameraPlace
    }

    /// Follows the player.
    func moveCamera() {
        let target = cameraPlace
        let way = CGVector(dx: target.x - follower.position.x, dy: target.y - follower.position.y)
        // At rest the picture doesn't change, so that nothing has to be sent.
        guard abs(way.dx) > 0.1 || abs(way.dy) > 0.1 else { return }
        follower.position.x += way.dx * Self.cameraAmount
        follower.position.y += way.dy * Self.cameraAmount
    }

    /// Where the camera wants to be: at the player, in the middle of what isn't covered, as far as the floor goes. While somebody talks it looks a little below,
    /// so that whoever stands there isn't behind the words.
    private var cameraPlace: CGPoint {
        guard let sight else { return player.position }
        let reach = CGSize(
            width: max(size.width / 2 + Self.skyMargin - sight.width / 2, 0),
            height: max(size.height / 2 + Self.skyMargin - sight.height / 2, 0))
        let wordsHeight = isQuiet ? 0 : sight.height / 6
        return CGPoint(
            x: min(max(player.position.x, -reach.width), reach.width),
            y: min(
                max(player.position.y + coveredHeight / 2 - wordsHeight, -reach.height - wordsHeight * 2),
                reach.height + coveredHeight))
    }
}
