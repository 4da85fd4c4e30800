import CoreGraphics
import Foundation
import TestSupport
import Testing

@testable import DreamCoffee
@testable import SpriteKit

/// The positions of names and words in a café.
@MainActor
@Suite("Boards over heads", .shopResources)
struct BoardTests {
    private let scene = CoffeeShopScene(language: .english)
    private let seen = CGRect(x: -320, y: -500, width: 640, height: 1_000)

    @Test func `a board with nothing in its way is where it wants to be`() {
        var places = BoardPlaces(seen: seen, taken: [CGRect(x: -320, y: 300, width: 200, height: 200)])
        let wanted = CGRect(x: -100, y: 0, width: 200, height: 80)
        #expect(places.take(wanted, margin: 8) == wanted)
        // The next speaker at the same position gets another one nearby.
        let next = places.take(wanted, margin: 8)
        #expect(!next.intersects(wanted.insetBy(dx: -7, dy: -7)))
        #expect(hypot(next.minX - wanted.minX, next.minY - wanted.minY) < 100)
    }

    @Test(arguments: [(100.0, 0.0, 0.0), (100, 300, -30), (100, -310, 40), (380, 220, -90)])
    func `words over somebody at the window's edge are moved inside it`(width: Double, place: Double, offset: Double) {
        var places = BoardPlaces(seen: seen, taken: [])
        let frame = places.take(CGRect(x: place - width / 2, y: 0, width: width, height: 40), margin: 8)
        #expect(Double(frame.midX) - place == offset)
    }

    @Test func `boards are whole and over nothing wherever they come from`() {
        var random = SeededRandom(seed: 27)
        for _ in 0..<300 {
            let boxes = [
                CGRect(x: -320, y: 300, width: 260, height: 200), CGRect(x: 180, y: 150, width: 140, height: 350),
                CGRect(x: -320, y: -500, width: 640, height: 100),
            ]
            var places = BoardPlaces(seen: seen, taken: boxes)
            var frames: [CGRect] = []
            for _ in 0..<3 {
                let wanted = CGRect(
                    x: .random(in: -500...400, using: &random), y: .random(in: -600...500, using: &random),
                    width: .random(in: 60...300, using: &random), height: .random(in: 40...130, using: &random))
                frames.append(places.take(wanted, margin: 0))
            }
            for (index, frame) in frames.enumerated() {
                #expect(seen.insetBy(dx: -1, dy: -1).contains(frame))
                for other in boxes + frames[..<index] {
                    let common = frame.intersection(other)
                    #expect(common.isNull || common.width < 1 || common.height < 1, "\(frame) over \(other)")
                }
            }
        }
    }

    @Test func `a name is covered where there is another place by no words`() {
        let name = CGRect(x: -60, y: 0, width: 120, height: 40)
        var places = BoardPlaces(seen: seen, taken: [CGRect(x: -100, y: 0, width: 200, height: 80)], spared: [name])
        let place = places.take(CGRect(x: -100, y: 20, width: 200, height: 80), margin: 8)
        #expect(!place.insetBy(dx: 1, dy: 1).intersects(name))
    }

    /// Three visitors who stand close together and speak at the same time, in windows with buttons in their corners.
    @Test(
        arguments: [
            CGSize(width: 320, height: 568), CGSize(width: 390, height: 844), CGSize(width: 844, height: 390),
            CGSize(width: 1440, height: 900),
        ], [1.0, 2.4])
    func `neighbours' words are read beside each other and beside the buttons`(window: CGSize, scale: Double) throws {
        scene.fitCamera(into: window)
        scene.wordScale = scale
        scene.boxes = [
            CGRect(x: 16, y: 16, width: 130, height: 90), CGRect(x: window.width - 76, y: 16, width: 60, height: 180),
            CGRect(x: 16, y: window.height - 66, width: window.width - 32, height: 50),
        ]
        let visitors = [CGPoint(x: 60, y: 0), CGPoint(x: -50, y: 20), CGPoint(x: 0, y: 90)].map { way in
            let place = CGPoint(x: scene.player.position.x + way.x, y: scene.player.position.y + way.y)
            return CafeVisitor(
                id: UUID(), name: "Wolfeschlegelste", color: .coral, track: WalkTrack(standingAt: place, at: .now))
        }
        scene.show(Dictionary(uniqueKeysWithValues: visitors.map { ($0.id, $0) }), at: .now, language: .english)
        for visitor in visitors { scene.say("Good morning, everybody!", by: visitor.id) }
        let people = scene.children.compactMap { $0 as? VisitorSprite }
        for plate in people.compactMap({ person in person.plate.map { frame(of: $0, over: person) } }) {
            #expect(!scene.boxes.map(scene.inScene).contains { $0.intersects(plate.insetBy(dx: 1, dy: 1)) }, "\(plate)")
        }
        let frames = people.compactMap { person in person.bubble.map { frame(of: $0, over: person) } }
        #expect(frames.count == 3)
        let sight = try #require(scene.sight)
        let seen = scene.inScene(CGRect(origin: .zero, size: window)).insetBy(dx: -1, dy: -1)
        #expect(abs(seen.width - 2 - sight.width) < 0.1)
        for (index, frame) in frames.enumerated() {
            #expect(seen.contains(frame), "\(frame) in \(seen)")
            for other in scene.boxes.map(scene.inScene) + frames[..<index] {
                #expect(!frame.insetBy(dx: 1, dy: 1).intersects(other), "\(frame) over \(other)")
            }
        }
        // Whose words they are is told by a name beside them, or in them.
        for person in people {
            let name = frame(of: try #require(person.plate), over: person), bubble = try #require(person.bubble)
            let common = name.intersection(frame(of: bubble, over: person))
            let isReadable = common.isNull || common.width * common.height <= name.width * name.height / 10
            #expect(isReadable || bubble.speaker == "Wolfeschlegelste")
        }
        // On a phone, words are no smaller than the window's own text.
        #expect(scene.boardFontSize / scene.pointsSeen >= min(13 * scale, 20))
        let positions = people.compactMap(\.bubble?.position)
        scene.placeBoards()
        #expect(people.compactMap(\.bubble?.position) == positions)
    }

    @Test func `words that hide their speaker's name begin with it, and only as long as they do`() throws {
        let window = CGSize(width: 320, height: 568)
        scene.fitCamera(into: window)
        let way = CGPoint(x: scene.player.position.x + 60, y: scene.player.position.y)
        let visitor = CafeVisitor(
            id: UUID(), name: "Wolfeschlegelste", color: .coral, track: WalkTrack(standingAt: way, at: .now))
        scene.show([visitor.id: visitor], at: .now, language: .english)
        let person = try #require(scene.children.compactMap { $0 as? VisitorSprite }.first)
        scene.say("Good morning, everybody!", by: visitor.id)
        let bubble = try #require(person.bubble)
        #expect(bubble.speaker == nil && bubble.text == "Good morning, everybody!")
        // Only where the name is there is room for words.
        let name = frame(of: try #require(person.plate), over: person)
        let room = CGRect(
            x: name.midX - bubble.boardSize.width / 2, y: name.minY, width: bubble.boardSize.width,
            height: bubble.boardSize.height
        ).insetBy(dx: -20, dy: -20)
        scene.boxes = boxes(around: room, in: window)
        scene.placeBoards()
        #expect(bubble.speaker == "Wolfeschlegelste" && bubble.text == "Wolfeschlegelste\nGood morning, everybody!")
        scene.boxes = []
        scene.placeBoards()
        #expect(bubble.speaker == nil && bubble.text == "Good morning, everybody!")
    }

    @Test func `words are measured once with their speaker's name and once without it`() {
        let bubble = SpeechBubble("Good morning, everybody!", color: .ink, number: 1)
        var sizes: [CGSize] = []
        for speaker in [nil, "Ann", nil, "Ann", nil] {
            bubble.speaker = speaker
            bubble.write(fontSize: 20, widthMax: 240)
            sizes.append(bubble.boardSize)
            // Only the first two had to be laid out.
            #expect(bubble.text == (sizes.count == 1 ? "Good morning, everybody!" : "Ann\nGood morning, everybody!"))
        }
        #expect(Set(sizes.map(\.height)).count == 2 && sizes[0] == sizes[2] && sizes[1] == sizes[3])
        bubble.show()
        #expect(bubble.text == "Good morning, everybody!")
        #expect(bubble.children.map(\.frame.height).max() == sizes[0].height)
        for (fontSize, widthMax) in [(20, 100), (30, 240)] as [(CGFloat, CGFloat)] {
            bubble.write(fontSize: fontSize, widthMax: widthMax)
            #expect(bubble.boardSize.height > sizes[0].height)
        }
    }

    @Test func `words of a speaker who is renamed begin with the new name`() {
        let bubble = SpeechBubble("Good morning, everybody!", color: .ink, number: 1)
        for speaker in ["Ann", nil, "Wolfeschlegelsteinhausenbergerdorff", "Ann"] {
            bubble.speaker = speaker
            bubble.write(fontSize: 20, widthMax: 240)
            bubble.show()
            #expect(bubble.text == [speaker, "Good morning, everybody!"].compactMap(\.self).joined(separator: "\n"))
            let board = bubble.children.map(\.frame.size).max { $0.height < $1.height }
            #expect(board == bubble.boardSize)
        }
    }

    /// What covers all of a window but a place of the scene.
    private func boxes(around room: CGRect, in window: CGSize) -> [CGRect] {
        let seen = scene.inScene(CGRect(origin: .zero, size: window)), points = scene.pointsSeen
        let free = CGRect(
            x: (room.minX - seen.minX) / points, y: (seen.maxY - room.maxY) / points, width: room.width / points,
            height: room.height / points)
        return [
            CGRect(x: 0, y: 0, width: window.width, height: free.minY),
            CGRect(x: 0, y: free.maxY, width: window.width, height: window.height - free.maxY),
            CGRect(x: 0, y: 0, width: free.minX, height: window.height),
            CGRect(x: free.maxX, y: 0, width: window.width - free.maxX, height: window.height),
        ]
    }

    private func frame(of bubble: any OverheadBoard, over person: PlayerSprite) -> CGRect {
        CGRect(
            x: person.position.x + bubble.position.x - bubble.boardSize.width / 2,
            y: person.position.y + bubble.position.y - bubble.boardSize.height / 2,
            width: bubble.boardSize.width, height: bubble.boardSize.height)
    }
}
