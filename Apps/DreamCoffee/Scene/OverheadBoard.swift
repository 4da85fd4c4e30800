import SpriteKit

/// A board over somebody's head with words on it.
protocol OverheadBoard: SKNode {
    /// With its edge, in points.
    var boardSize: CGSize { get }
    /// Writes its words in a size, in lines that are no wider.
    func write(fontSize: CGFloat, widthMax: CGFloat)
}

/// The boards of those who are in the café: as large as one can read them, in sight, and none over another.
extension CoffeeShopScene {
    /// So far from the edge of what is seen, and from each other, boards stay, in points.
    private static let boardMargin: CGFloat = 8
    /// The size of words in the window's points, at least; in the scene's they are never smaller than in its pictures.
    private static let fontSizeMin: CGFloat = 13, fontSizeInScene: CGFloat = 20
    /// Larger words would leave no room for what they are about.
    private static let wordScaleMax: CGFloat = 1.7

    /// How large the words on boards are, in points of the scene.
    var boardFontSize: CGFloat {
        max(Self.fontSizeInScene, Self.fontSizeMin * pointsSeen) * min(max(wordScale, 1), Self.wordScaleMax)
    }

    /// Moves boards aside that would be cut off by the window's edge, lie behind its buttons, or over other words.
    func placeBoards() {
        guard let sight else { return }
        let seen = CGRect(
            x: follower.position.x - sight.width / 2, y: follower.position.y - sight.height / 2,
            width: sight.width, height: sight.height
        ).insetBy(dx: min(Self.boardMargin, sight.width / 2), dy: min(Self.boardMargin, sight.height / 2))
        let people = children.compactMap { $0 as? PlayerSprite }
        writeBoards(of: people, widthMax: seen.width)
        for person in people { place(person.plate, over: person, in: seen) }
        place(people, in: seen)
    }

    private func writeBoards(of people: [PlayerSprite], widthMax: CGFloat) {
        let fontSize = boardFontSize
        for board in people.flatMap(\.children).compactMap({ $0 as? any OverheadBoard }) {
            board.write(fontSize: fontSize, widthMax: max(min(fontSize * 12, widthMax - fontSize * 2), fontSize))
        }
    }

    private func place(_ plate: NamePlate?, over person: PlayerSprite, in seen: CGRect) {
        guard let plate else { return }
        let offset = Self.offset(
            of: plate.boardSize.width, over: person.position.x, in: seen.minX...max(seen.maxX, seen.minX))
        plate.move(to: CGPoint(x: offset, y: person.size.height / 2 + plate.boardSize.height / 2 - 3))
    }

    /// Whoever has spoken first keeps the place over their head.
    private func place(_ people: [PlayerSprite], in seen: CGRect) {
        let speakers = people.compactMap { person in person.bubble.map { (person, $0) } }.sorted {
            $0.1.number < $1.1.number
        }
        guard !speakers.isEmpty else { return }
        var places = BoardPlaces(
            seen: seen, taken: boxes.map { inScene($0).insetBy(dx: -Self.boardMargin, dy: -Self.boardMargin) },
            spared: people.compactMap(\.plateFrame))
        for (person, bubble) in speakers {
            let wanted = person.wantedFrame(of: bubble, above: Self.boardMargin)
            // What somebody says who is out of sight is out of sight, too.
            let frame = seen.contains(person.position) ? places.take(wanted, margin: Self.boardMargin) : wanted
            bubble.move(to: CGPoint(x: frame.midX - person.position.x, y: frame.midY - person.position.y))
        }
    }

    /// How far from its person's middle a board stands. A board whose person is out of sight goes out of sight, too.
    static func offset(of width: CGFloat, over place: CGFloat, in seen: ClosedRange<CGFloat>) -> CGFloat {
        guard seen.contains(place), width <= seen.upperBound - seen.lowerBound else { return 0 }
        return min(max(place, seen.lowerBound + width / 2), seen.upperBound - width / 2) - place
    }
}

extension PlayerSprite {
    var plate: NamePlate? { children.lazy.compactMap { $0 as? NamePlate }.first }
    var bubble: SpeechBubble? { children.lazy.compactMap { $0 as? SpeechBubble }.first }

    /// In the scene.
    fileprivate var plateFrame: CGRect? { plate.map { $0.frame(at: $0.position, of: self) } }

    /// Over the head, and over the name where there is one.
    fileprivate func wantedFrame(of bubble: SpeechBubble, above margin: CGFloat) -> CGRect {
        let top = plate.map { $0.position.y + $0.boardSize.height / 2 } ?? size.height / 2
        return bubble.frame(at: CGPoint(x: 0, y: top + margin + bubble.boardSize.height / 2), of: self)
    }
}

extension OverheadBoard {
    fileprivate func frame(at place: CGPoint, of person: PlayerSprite) -> CGRect {
        CGRect(
            x: person.position.x + place.x - boardSize.width / 2, y: person.position.y + place.y - boardSize.height / 2,
            width: boardSize.width, height: boardSize.height)
    }

    /// Nothing is sent for what moves by less than a point.
    fileprivate func move(to place: CGPoint) {
        if abs(position.x - place.x) >= 1 || abs(position.y - place.y) >= 1 || (place.x == 0 && position.x != 0) {
            position = place
        }
    }
}
