import FoundationModels
import SpriteKit
import Testing

@testable import DreamCoffee

/// A character to visit, who counts the visits.
private final class Host: SKSpriteNode, Visitable {
    private(set) var visitCount = 0

    init(at position: CGPoint) {
        super.init(texture: nil, color: .clear, size: CGSize(width: 60, height: 60))
        self.position = position
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    func visit() {
        visitCount += 1
    }
}

@MainActor
@Suite("The scene", .shopResources)
struct SceneTests {
    private let scene = CoffeeShopScene(language: .english)

    /// Advances frames until the player stands still, and returns their number.
    @discardableResult
    private func play(frameCountMax: Int = 400) -> Int {
        var count = 0
        repeat {
            scene.update(Double(count) / 60)
            count += 1
        } while count < frameCountMax && (scene.touchLocation != nil || scene.destination != nil)
        return count
    }

    @Test func `the scene is a small world that fills the window`() {
        #expect(scene.size == CGSize(width: 768, height: 1024))
        #expect(scene.scaleMode == .aspectFill)
    }

    @Test func `the player goes at most five points a frame on each axis`() {
        scene.player.position = .zero
        scene.walk(to: CGPoint(x: 100, y: -12))
        scene.update(0)
        #expect(scene.player.position == CGPoint(x: 5, y: -5))
        scene.update(1.0 / 60)
        scene.update(2.0 / 60)
        #expect(scene.player.position == CGPoint(x: 15, y: -12))
    }

    @Test(arguments: [60, 30, 20, 10, 5])
    func `a walk takes no longer where frames are left out`(framesPerSecond: Int) {
        let host = Host(at: CGPoint(x: -340, y: -440))
        scene.addChild(host)
        scene.player.position = CGPoint(x: 340, y: 180)
        scene.visit(host)
        for frame in 0...2 * framesPerSecond { scene.update(Double(frame) / Double(framesPerSecond)) }
        #expect(host.visitCount == 1)
    }

    @Test func `after a pause the player goes on from where it stood`() {
        scene.player.position = .zero
        scene.walk(to: CGPoint(x: 300, y: 0))
        scene.update(0)
        scene.update(3600)
        #expect(scene.player.position.x > 5)
        #expect(scene.player.position.x <= 80)
    }

    @Test func `the place to go to is forgotten when the player is there`() {
        scene.player.position = .zero
        scene.walk(to: CGPoint(x: 20, y: 0))
        #expect(play() < 10)
        #expect(scene.touchLocation == nil)
        #expect(!scene.player.isWalking)
    }

    @Test func `the player stays on the floor`() {
        scene.walk(to: CGPoint(x: 3_000, y: 3_000))
        play()
        #expect(scene.player.position == CGPoint(x: PlayerSprite.floor.maxX, y: PlayerSprite.floor.maxY))
    }

    @Test func `what is nearer is in front`() {
        scene.player.stand(at: CGPoint(x: 0, y: -120))
        #expect(scene.player.zPosition == 120)
    }

    @Test(arguments: [
        (CGPoint(x: 50, y: 3), PlayerSprite.Direction.right), (CGPoint(x: -50, y: 3), .left),
        (CGPoint(x: 3, y: 50), .back), (CGPoint(x: 3, y: -50), .forward),
    ])
    func `the player looks where it goes`(target: CGPoint, direction: PlayerSprite.Direction) {
        scene.player.position = .zero
        scene.walk(to: target)
        scene.update(0)
        #expect(scene.player.direction == direction)
        #expect(scene.player.isWalking)
    }

    @Test func `the camera follows by a quarter a frame and then rests`() {
        scene.follower.position = .zero
        scene.player.position = CGPoint(x: 100, y: 0)
        scene.update(0)
        #expect(scene.follower.position == CGPoint(x: 25, y: 0))
        for frame in 0..<60 { scene.update(Double(frame)) }
        let rest = scene.follower.position
        scene.update(61)
        #expect(scene.follower.position == rest)
        #expect(abs(rest.x - 100) < 0.2)
    }

    @Test(arguments: [
        CGSize(width: 320, height: 568), CGSize(width: 390, height: 844), CGSize(width: 844, height: 390),
        CGSize(width: 1440, height: 900), CGSize(width: 1920, height: 1080),
    ])
    func `the camera never sees much more sky than it has to`(window: CGSize) throws {
        for place in [CGPoint(x: -340, y: -440), CGPoint(x: 340, y: 180)] {
            scene.player.position = place
            scene.fitCamera(into: window)
            let sight = try #require(scene.sight)
            let reach = CGSize(
                width: max(scene.size.width / 2 + 64, sight.width / 2),
                height: max(scene.size.height / 2 + 64, sight.height / 2))
            #expect(abs(scene.follower.position.x) + sight.width / 2 <= reach.width + 0.001)
            #expect(abs(scene.follower.position.y) + sight.height / 2 <= reach.height + 0.001)
        }
    }

    @Test(arguments: [
        CGSize(width: 320, height: 568), CGSize(width: 390, height: 844), CGSize(width: 1440, height: 900),
    ])
    func `a pixel of the pictures is a whole number of the window's points`(window: CGSize) {
        scene.fitCamera(into: window)
        let fill = max(window.width / scene.size.width, window.height / scene.size.height)
        let pixel = SKSpriteNode.pointsPerPixel * fill / scene.follower.xScale
        #expect(abs(pixel - pixel.rounded()) < 0.001)
        #expect(pixel >= 2)
    }

    @Test func `while somebody talks the camera looks lower`() {
        scene.fitCamera(into: CGSize(width: 1440, height: 900))
        let height = scene.follower.position.y
        scene.isQuiet = false
        for frame in 0..<60 { scene.update(Double(frame)) }
        #expect(scene.follower.position.y < height - 100)
    }

    @Test func `whoever is near is visited at once`() {
        let host = Host(at: CGPoint(x: 199, y: 0))
        scene.addChild(host)
        scene.player.position = .zero
        scene.visit(host)
        #expect(host.visitCount == 1)
        #expect(scene.player.position == .zero)
    }

    @Test func `whoever is far is visited once when the player has walked there`() {
        let host = Host(at: CGPoint(x: 0, y: -440))
        scene.addChild(host)
        scene.player.position = CGPoint(x: 0, y: 100)
        scene.visit(host)
        #expect(host.visitCount == 0)
        play()
        #expect(host.visitCount == 1)
        #expect(scene.checkProximity(host.position))
        for frame in 0..<20 { scene.update(Double(frame)) }
        #expect(host.visitCount == 1)
    }

    @Test func `somebody who has gone is not waited for`() {
        let host = Host(at: CGPoint(x: 0, y: -440))
        scene.addChild(host)
        scene.player.position = CGPoint(x: 0, y: 100)
        scene.visit(host)
        host.removeFromParent()
        #expect(play() < 3)
        #expect(host.visitCount == 0)
    }

    @Test func `a touch on the floor takes back a visit`() {
        let host = Host(at: CGPoint(x: 0, y: -440))
        scene.addChild(host)
        scene.player.position = CGPoint(x: 0, y: 100)
        scene.visit(host)
        scene.walk(to: CGPoint(x: 0, y: 120))
        play()
        #expect(host.visitCount == 0)
    }

    @Test func `keys walk as long as they are held`() {
        scene.player.position = .zero
        scene.hold(.right)
        scene.hold(.back)
        scene.update(0)
        scene.release(.back)
        scene.update(1.0 / 60)
        scene.release(.right)
        scene.update(2.0 / 60)
        #expect(scene.player.position == CGPoint(x: 10, y: 5))
        #expect(!scene.player.isWalking)
    }

    @Test func `the nearest is visited by one key`() {
        let far = Host(at: CGPoint(x: 0, y: -300))
        let near = Host(at: CGPoint(x: 0, y: -100))
        scene.addChild(far)
        scene.addChild(near)
        scene.player.position = .zero
        scene.visitNearest()
        #expect(near.visitCount == 1)
        #expect(far.visitCount == 0)
    }

    @Test func `whoever is on the way home is not visited by the key`() throws {
        let served = try NPC.undrawn("Pebble")
        scene.addDreamCustomer(served, label: "Pebble") { _ in }
        let host = Host(at: CGPoint(x: 0, y: -150))
        scene.addChild(host)
        let sprite = try #require(scene.dreams.first)
        sprite.position = .zero
        scene.player.position = .zero
        scene.leave(served, isPleased: true)
        scene.visitNearest()
        #expect(host.visitCount == 1)
    }

    @Test func `while somebody talks nobody walks`() {
        let host = Host(at: .zero)
        scene.addChild(host)
        scene.player.position = .zero
        scene.walk(to: CGPoint(x: 100, y: 0))
        scene.isQuiet = false
        scene.hold(.left)
        scene.visit(host)
        scene.update(0)
        #expect(scene.player.position == .zero)
        #expect(host.visitCount == 0)
    }

    @Test func `the guest from the contacts stands on the floor in its own depth`() throws {
        let customer = try GeneratedCustomer(
            GeneratedContent(properties: [
                "displayName": "Aiko", "encounter": "newOrder", "level": 1,
                "attributes": GeneratedContent(["tired", "hungry"]), "resumeConversationLine": "Hi!",
                "firstLine": "Hello!",
            ]))
        let sprite = GeneratedCustomerSprite(customer, language: .english)
        #expect(sprite.position != .zero)
        #expect(sprite.zPosition == -sprite.position.y)
        #expect(sprite.accessibilityLabel == "Talk to Aiko")
    }

    @Test func `dreams stand apart`() throws {
        for index in 0..<6 {
            scene.addDreamCustomer(try NPC.undrawn("Dream \(index)"), label: "Dream \(index)") { _ in }
        }
        let places = scene.dreams.map(\.position)
        #expect(Set(places.map { "\($0)" }).count == 6)
        #expect(places.allSatisfy(RandomDreamSprite.room.contains))
        #expect(places.allSatisfy { $0.y < 165 })
    }

    @Test func `a dream that was served is not served again`() throws {
        let npc = try NPC.undrawn("Pebble")
        var encounters: [NPC] = []
        scene.addDreamCustomer(npc, label: "Pebble") { encounters.append($0) }
        let sprite = try #require(scene.dreams.first)
        sprite.visit()
        scene.leave(npc, isPleased: true)
        sprite.visit()
        #expect(encounters == [npc])
        #expect(scene.dreams.isEmpty)
        #expect(!sprite.isAccessibilityElement)
    }
}
