import FoundationModels
import SpriteKit
import Testing

@testable import DreamCoffee

/// Where cups drift, and what a touch is meant for.
@MainActor
@Suite("Places and touches", .shopResources)
struct PlaceTests {
    private let scene = CoffeeShopScene(language: .english)

    private func addPeople() {
        scene.add(BaristaSprite(Barista(language: .english), language: .english)) { _ in }
        scene.add(CustomerLisaSprite(CustomerLisa(language: .english), language: .english)) { _ in }
    }

    private func addCup(_ name: String = "Pebble") throws -> RandomDreamSprite {
        let npc = try NPC.undrawn(name)
        scene.addDreamCustomer(npc, label: name) { _ in }
        return try #require(scene.dreams.first { $0.dreamCustomer == npc })
    }

    @Test func `cups drift where nothing and nobody stands or will stand`() throws {
        addPeople()
        scene.furnish(with: ShopThing.allCases)
        let obstacles = scene.obstacles
        #expect(obstacles.count > 9)
        for round in 0..<30 {
            let cup = try addCup("\(round)")
            // It drifts up to thirty points to the right and up.
            let reach = CGRect(x: cup.home.x - 40, y: cup.home.y - 28, width: 110, height: 86)
            #expect(!obstacles.contains { $0.intersects(reach) }, "\(cup.home)")
            #expect(!GeneratedCustomerSprite.place.intersects(reach))
            if round % 4 == 3 { scene.dreams.forEach { $0.removeFromParent() } }
        }
    }

    @Test func `a cup is in front of the player wherever the player stands`() throws {
        let cup = try addCup()
        scene.player.stand(at: CGPoint(x: 0, y: PlayerSprite.floor.minY))
        #expect(cup.zPosition > scene.player.zPosition)
    }

    @Test func `what is touched is the cup also where people or the player are touched`() throws {
        addPeople()
        let cup = try addCup()
        let lisa = try #require(scene.children.first { $0 is CustomerLisaSprite })
        cup.position = CGPoint(x: lisa.position.x + 20, y: lisa.position.y)
        #expect(scene.host(at: cup.position) === cup)
        // A finger that falls a little beside it means it as well.
        #expect(scene.host(at: CGPoint(x: cup.frame.maxX + 10, y: cup.frame.midY)) === cup)
        #expect(scene.host(at: CGPoint(x: lisa.position.x, y: lisa.position.y - 70)) === lisa)
        #expect(scene.host(at: CGPoint(x: -100, y: -420)) == nil)
    }

    @Test func `the nearest of two cups is meant`() throws {
        let (one, other) = (try addCup("One"), try addCup("Other"))
        (one.position, other.position) = (.zero, CGPoint(x: 60, y: 0))
        #expect(scene.host(at: CGPoint(x: 26, y: 0)) === one)
        #expect(scene.host(at: CGPoint(x: 34, y: 0)) === other)
        scene.leave(try #require(one.dreamCustomer), isPleased: true)
        #expect(scene.host(at: CGPoint(x: 26, y: 0)) === other)
    }

    @Test func `a cup out of sight has a pointer at the edge that leads to it`() throws {
        for index in 0..<12 { _ = try addCup("\(index)") }
        scene.fitCamera(into: CGSize(width: 390, height: 844))
        scene.player.position = CGPoint(x: 340, y: 180)
        for frame in 0..<90 { scene.update(Double(frame) / 60) }
        let sight = try #require(scene.sight)
        let seen = CGRect(
            x: scene.follower.position.x - sight.width / 2, y: scene.follower.position.y - sight.height / 2,
            width: sight.width, height: sight.height)
        let cup = try #require(scene.dreams.min { $0.home.x < $1.home.x })
        try #require(!seen.contains(cup.home))
        let pointer = try #require(scene.children.compactMap { $0 as? EdgePointer }.first { $0.dream === cup })
        #expect(!pointer.isHidden && seen.contains(pointer.frame))
        // Cups that lie behind each other share a place at the edge.
        scene.dreams.filter { $0 !== cup }.forEach { $0.removeFromParent() }
        scene.touch(at: pointer.position)
        #expect(scene.destination === cup)
        for frame in 90..<400 { scene.update(Double(frame) / 60) }
        #expect(pointer.isHidden)
    }

    @Test func `while the player is busy nobody is among the buttons`() throws {
        addPeople()
        let cup = try addCup()
        scene.isQuiet = false
        #expect(!scene.children.contains { $0.isAccessibilityElement })
        scene.isQuiet = true
        #expect(cup.isAccessibilityElement)
        scene.leave(try #require(cup.dreamCustomer), isPleased: true)
        scene.isQuiet = false
        scene.isQuiet = true
        #expect(!cup.isAccessibilityElement)
    }

    // MARK: Faces and things

    @Test func `people show what they feel and doze where nobody comes`() throws {
        addPeople()
        let lisa = try #require(scene.children.compactMap { $0 as? CustomerLisaSprite }.first)
        let calm = lisa.texture
        scene.show(.sad)
        #expect(lisa.texture != calm)
        lisa.removeAllActions()
        scene.doze(true)
        let asleep = lisa.texture
        scene.doze(false)
        #expect(lisa.texture != asleep)
    }

    @Test(arguments: ShopThing.allCases)
    func `each thing has its picture and stands in the shop once`(thing: ShopThing) throws {
        let count = scene.children.count
        scene.furnish(with: [thing])
        scene.furnish(with: [thing])
        #expect(scene.children.count == count + 1)
        let sprite = try #require(scene.children.compactMap { $0 as? ThingSprite }.first)
        #expect(sprite.texture?.size().width ?? 0 > 4)
        scene.furnish(with: [])
        #expect(scene.children.count == count)
    }

    @Test func `three things are offered that the shop has not got`() {
        var owned: [ShopThing] = []
        for day in 1...10 {
            let offers = ShopThing.offers(after: day, having: owned)
            #expect(offers.count == min(3, 10 - owned.count) && Set(offers).count == offers.count)
            #expect(!offers.contains(where: owned.contains))
            owned.append(offers[0])
        }
        #expect(ShopThing.offers(after: 11, having: owned).isEmpty)
    }
}
