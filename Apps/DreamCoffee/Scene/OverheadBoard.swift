import SpriteKit

/// A board over somebody's head with words on it.
protocol OverheadBoard: SKNode {
    /// In points.
    var width: CGFloat { get }
}

extension CoffeeShopScene {
    /// So far from the edge of what is seen a board stays, in points.
    private static let boardMargin: CGFloat = 8

    /// Moves the boards of those who stand near the window's edge aside, so that their words are seen whole.
    func keepBoardsInSight() {
        guard let sight else { return }
        let half = sight.width / 2 - Self.boardMargin
        let seen = follower.position.x - half...max(follower.position.x + half, follower.position.x - half)
        for person in children.compactMap({ $0 as? PlayerSprite }) {
            for board in person.children.compactMap({ $0 as? any OverheadBoard }) {
                let offset = Self.offset(of: board.width, over: person.position.x, in: seen)
                // Nothing is sent for what moves by less than a point.
                if abs(board.position.x - offset) >= 1 || (offset == 0 && board.position.x != 0) {
                    board.position.x = offset
                }
            }
        }
    }

    /// How far from its person's middle a board stands. A board whose person is out of sight goes out of sight, too.
    static func offset(of width: CGFloat, over place: CGFloat, in seen: ClosedRange<CGFloat>) -> CGFloat {
        guard seen.contains(place), width <= seen.upperBound - seen.lowerBound else { return 0 }
        return min(max(place, seen.lowerBound + width / 2), seen.upperBound - width / 2) - place
    }
}
