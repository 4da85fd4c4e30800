import Foundation
import FoundationModels
import Testing

@testable import DreamCoffee
@testable import SpriteKit

/// How cups drift, and which element a touch hits.
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

    @Test func `visitors of a café come in at several places, on free floor, and hear each other`() {
        addPeople()
        scene.furnish(with: ShopThing.allCases)
        let start = scene.player.position
        let places = (0..<200).map { _ in scene.entrance(of: UUID()) }
        #expect(places.allSatisfy { scene.isFree($0) || $0 == start })
        #expect(places.allSatisfy { hypot($0.x - start.x, $0.y - start.y) < 100 })
        #expect(Set(places.map(\.x)).count * Set(places.map(\.y)).count >= 4)
        let visitor = UUID()
        #expect(scene.entrance(of: visitor) == scene.entrance(of: visitor))
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
        // A touch slightly next to it also hits it.
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
        // Pointers to cups that are behind each other are separated.
        let shown = scene.children.compactMap { $0 as? EdgePointer }.filter { !$0.isHidden }
        for (index, one) in shown.enumerated() {
            for other in shown[(index + 1)...] {
                #expect(hypot(one.position.x - other.position.x, one.position.y - other.position.y) >= 50)
            }
        }
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
        // Compared by the picture: each texture is another object.
        let look = { lisa.texture?.resource.path }
        let calm = look()
        scene.show(.sad)
        #expect(look() != calm)
        lisa.removeAllActions()
        scene.doze(true)
        #expect(look() != calm)
        scene.doze(false)
        #expect(look() == calm)
        let moods = CharacterSprite.Mood.allCases.map { SKTexture.pixels(named: "lisa" + $0.rawValue).resource.path }
        #expect(Set(moods).count == 4)
    }

    @Test func `no two things look alike`() {
        let pictures = ShopThing.allCases.map { SKTexture.pixels(named: $0.image).resource.path }
        #expect(Set(pictures).count == ShopThing.allCases.count)
    }

    @Test(arguments: ShopThing.allCases)
    func `each thing has its picture and stands in the shop once`(thing: ShopThing) throws {
        let count = scene.children.count
        scene.furnish(with: [thing])
        scene.furnish(with: [thing])
        #expect(scene.children.count == count + 1)
        let sprite = try #require(scene.children.compactMap { $0 as? ThingSprite }.first)
        let picture = try #require(sprite.texture?.size())
        #expect(picture.width * 4 == sprite.size.width && picture.height * 4 == sprite.size.height)
        scene.furnish(with: [])
        #expect(scene.children.count == count)
    }

    @Test func `things are offered that the shop has not got and those of the season first`() {
        var owned: [ShopThing] = []
        for day in 1...60 {
            let offers = ShopThing.offers(after: day, having: owned)
            let standing = ShopThing.standing(of: owned)
            #expect(offers.count == 3 && Set(offers).count == 3 && !offers.contains(where: standing.contains))
            // New things are offered before owned ones.
            #expect(!owned.contains(offers[0]) || Set(owned).count >= ShopThing.allCases.count - 3)
            owned += offers.prefix(1)
        }
        #expect(Set(owned).count == ShopThing.allCases.count)
        #expect(ShopThing.standing(of: owned).count == 12)
        #expect(ShopThing.offers(after: 4, having: []).allSatisfy { $0 != .windChime && $0 != .snowGlobe })
        #expect(ShopThing.offers(after: 8, having: []).first == .windChime)
    }

    @Test func `what is chosen for a place that is taken comes in place of what stood there`() {
        #expect(ShopThing.standing(of: [.rug, .fern, .redRug]) == [.fern, .redRug])
        #expect(ShopThing.standing(of: [.rug, .redRug, .rug]) == [.rug])
        scene.furnish(with: ShopThing.standing(of: [.rug]))
        scene.furnish(with: ShopThing.standing(of: [.rug, .redRug]))
        #expect(scene.children.compactMap { ($0 as? ThingSprite)?.thing } == [.redRug])
    }

    @Test func `a season changes the sky and what drifts through the room`() {
        let count = scene.children.count
        var skies = [scene.backgroundColor]
        for season in Season.allCases {
            scene.turn(to: season)
            scene.turn(to: season)
            let drifting = scene.children.filter { $0.name == "season" }
            #expect(drifting.count == scene.children.count - count && drifting.count > 9)
            #expect(drifting.allSatisfy { $0.hasActions() })
            #expect(!skies.contains(scene.backgroundColor))
            skies.append(scene.backgroundColor)
        }
        scene.turn(to: nil)
        #expect(scene.children.count == count)
    }
}
