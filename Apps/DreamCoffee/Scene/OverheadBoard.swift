import SpriteKit

/// A board with text over a person's head.
protocol OverheadBoard: SKNode {
    /// Including its edge, in points.
    var boardSize: CGSize { get }
    /// Writes its text with a font size, in lines up to a maximum width.
    func write(fontSize: CGFloat, widthMax: CGFloat)
}

/// The boards of the people in the café: readable, visible, and without overlaps.
extension CoffeeShopScene {
    /// The minimum distance of boards from the edge of the visible area, and from each other, in points.
    private static let boardMargin: CGFloat = 8
    /// The minimum font size in points of the window; in points of the scene it is never smaller than in its pictures.
    private static let fontSizeMin: CGFloat = 13, fontSizeInScene: CGFloat = 20
    /// Larger text would leave no room for the people.
    private static let wordScaleMax: CGFloat = 1.7

    /// The font size on boards, in points of the scene.
    var boardFontSize: CGFloat {
        max(Self.fontSizeInScene, Self.fontSizeMin * pointsSeen) * min(max(wordScale, 1), Self.wordScaleMax)
    }

    /// Moves boards that would be clipped by the window's edge, covered by its buttons, or overlap other texts.
    func placeBoards() {
        guard let sight else { return }
        let seen = CGRect(
            x: follower.position.x - sight.width / 2, y: follower.position.y - sight.height / 2,
            width: sight.width, height: sight.height
        ).insetBy(dx: min(Self.boardMargin, sight.width / 2), dy: min(Self.boardMargin, sight.height / 2))
        let people = children.compactMap { $0 as? PlayerSprite }
        writeBoards(of: people, widthMax: seen.width)
        let covered = boxes.map { inScene($0).insetBy(dx: -Self.boardMargin, dy: -Self.boardMargin) }
        for person in people { person.placePlate(BoardPlaces(seen: seen, taken: covered)) }
        placeBubbles(of: people, BoardPlaces(seen: seen, taken: covered, spared: people.compactMap(\.plateFrame)))
    }

    private func writeBoards(of people: [PlayerSprite], widthMax: CGFloat) {
        for board in people.flatMap(\.children).compactMap({ $0 as? any OverheadBoard }) {
            write(board, widthMax: widthMax)
        }
    }

    private func write(_ board: any OverheadBoard, widthMax: CGFloat) {
        let fontSize = boardFontSize
        board.write(fontSize: fontSize, widthMax: max(min(fontSize * 12, widthMax - fontSize * 2), fontSize))
    }

    /// The first speaker keeps the place over their head. A bubble that has no place but over the speaker's name has the name in it.
    private func placeBubbles(of people: [PlayerSprite], _ free: BoardPlaces) {
        var places = free
        let speakers = people.compactMap { person in person.bubble.map { (person, $0) } }
        for (person, bubble) in speakers.sorted(by: { $0.1.number < $1.1.number }) {
            var without = places
            place(bubble, of: person, named: nil, &without)
            if person.isNameCovered(by: bubble) {
                place(bubble, of: person, named: person.plate?.text, &places)
            } else {
                places = without
            }
            bubble.show()
        }
    }

    private func place(
        _ bubble: SpeechBubble, of person: PlayerSprite, named speaker: String?, _ places: inout BoardPlaces
    ) {
        bubble.speaker = speaker
        write(bubble, widthMax: places.seen.width)
        person.place(bubble, at: person.wantedFrame(of: bubble, above: Self.boardMargin), in: places.seen) {
            places.take($0, margin: Self.boardMargin)
        }
    }
}

extension PlayerSprite {
    var plate: NamePlate? { children.lazy.compactMap { $0 as? NamePlate }.first }
    var bubble: SpeechBubble? { children.lazy.compactMap { $0 as? SpeechBubble }.first }

    /// In scene coordinates.
    fileprivate var plateFrame: CGRect? { plate.map { $0.frame(at: $0.position, of: self) } }

    /// Whether a bubble makes the name hard to read.
    fileprivate func isNameCovered(by bubble: SpeechBubble) -> Bool {
        guard let name = plateFrame else { return false }
        let common = bubble.frame(at: bubble.position, of: self).intersection(name)
        return !common.isNull && common.width * common.height > name.width * name.height / 10
    }

    fileprivate func placePlate(_ free: BoardPlaces) {
        guard let plate else { return }
        var places = free
        let wanted = plate.frame(at: CGPoint(x: 0, y: size.height / 2 + plate.boardSize.height / 2 - 3), of: self)
        place(plate, at: wanted, in: free.seen) { places.take($0, margin: 0) }
    }

    /// Above the head, and above the name if there is one.
    fileprivate func wantedFrame(of bubble: SpeechBubble, above margin: CGFloat) -> CGRect {
        let top = plate.map { $0.position.y + $0.boardSize.height / 2 } ?? size.height / 2
        return bubble.frame(at: CGPoint(x: 0, y: top + margin + bubble.boardSize.height / 2), of: self)
    }

    /// What a person out of view says is not shown either.
    fileprivate func place(
        _ board: any OverheadBoard, at wanted: CGRect, in seen: CGRect, _ take: (CGRect) -> CGRect
    ) {
        let frame = seen.contains(position) ? take(wanted) : wanted
        board.move(to: CGPoint(x: frame.midX - position.x, y: frame.midY - position.y))
    }
}

extension OverheadBoard {
    fileprivate func frame(at place: CGPoint, of person: PlayerSprite) -> CGRect {
        CGRect(
            x: person.position.x + place.x - boardSize.width / 2, y: person.position.y + place.y - boardSize.height / 2,
            width: boardSize.width, height: boardSize.height)
    }

    /// Moves of less than a point aren't sent.
    fileprivate func move(to place: CGPoint) {
        if abs(position.x - place.x) >= 1 || abs(position.y - place.y) >= 1 {
            position = place
        }
    }
}
