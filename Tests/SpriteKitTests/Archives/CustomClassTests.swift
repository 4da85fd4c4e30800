import Foundation
import SpriteKit
import Testing

/// Asks the coder for values of every kind, as an app may.
final class ArchivedHero: SKSpriteNode {
    let lives: Int
    let words: [Any]
    let numbers: [Double]
    let place: CGPoint
    var isReady = false

    required init?(coder: NSCoder) {
        lives = coder.decodeInteger(forKey: "lives")
        words = [
            coder.decodeObject(forKey: "motto") as? String ?? "", coder.decodeBool(forKey: "brave"),
            coder.decodeObject(of: NSString.self, forKey: "motto") ?? "", coder.containsValue(forKey: "none"),
            coder.decodeObject(forKey: "tools") as? [String] ?? [],
        ]
        numbers = [
            coder.decodeDouble(forKey: "speed"), Double(coder.decodeFloat(forKey: "speed")),
            Double(coder.decodeInt32(forKey: "lives")), Double(coder.decodeInt64(forKey: "lives")),
            coder.decodeDouble(forKey: "none"),
        ]
        place = coder.decodePoint(forKey: "home")
        super.init(coder: coder)
        isReady = parent == nil && children.count == 1
    }
}

final class ArchivedLevel: SKScene {
    var loads = 0
    var childrenAtLoad = 0

    override func sceneDidLoad() {
        loads += 1
        childrenAtLoad = children.count
    }
}

@Suite("The app's classes in scene files") @MainActor struct CustomClassTests {
    private func hero(_ name: String = "ArchivedHero") -> Fixture {
        .node(
            "SKSpriteNode",
            [
                "_info": .info(customClass: name), "_name": .text("hero"), "lives": .boxed(.whole(7)),
                "motto": .boxed(.text("on")), "brave": .flag(true), "speed": .real(2.5),
                "home": .boxed(.text("{3, 4}")), "tools": .array([.text("rope"), .text("lamp")]),
            ], children: [.node("SKNode", ["_name": .text("hat")])])
    }

    private func level(_ children: [Fixture], customClass: String? = nil) -> Fixture {
        let info = customClass.map { ["_info": Fixture.info(customClass: $0)] } ?? [:]
        return .node("SKScene", info.merging(["Scene_bounds": .rect(0, 0, 10, 20)]) { $1 }, children: children)
    }

    @Test func `a node of the app's class is made by its init with a coder that gives it what it asks for`() throws {
        let read = try ArchiveFiles.withResources(["Heroes": level([hero()])]) { ArchivedLevel(fileNamed: "Heroes") }
        let hero = try #require(read?.childNode(withName: "hero") as? ArchivedHero)
        #expect(hero.lives == 7 && hero.isReady && hero.place == CGPoint(x: 3, y: 4))
        #expect(hero.words[0] as? String == "on" && hero.words[1] as? Bool == true && hero.words[2] as? String == "on")
        #expect(hero.words[3] as? Bool == false && hero.words[4] as? [String] == ["rope", "lamp"])
        #expect(hero.numbers == [2.5, 2.5, 7, 7, 0])
    }

    @Test func `a scene is of the class whose initializer is called, and is told once that it is loaded`() throws {
        let read = try ArchiveFiles.withResources(["Levels": level([hero("Nobody")])]) {
            [ArchivedLevel(fileNamed: "Levels"), ArchivedLevel(fileNamed: "Levels.sks")]
        }
        for scene in read {
            let scene = try #require(scene)
            #expect(scene.loads == 1 && scene.childrenAtLoad == 1 && scene.size == CGSize(width: 10, height: 20))
            let child = try #require(scene.children.first)
            #expect(type(of: child) == SKSpriteNode.self)
        }
    }

    @Test func `a scene is of the class that its file names`() throws {
        let root = level([], customClass: "SpriteKitTests.ArchivedLevel")
        let read = try ArchiveFiles.withResources(["Named": root]) { SKScene(fileNamed: "Named") }
        #expect(read is ArchivedLevel)
    }

    @Test func `a class of another kind than the node isn't used`() throws {
        let root = level([hero("ArchivedLevel"), hero("NSObject"), hero("../x"), hero("")])
        let read = try ArchiveFiles.withResources(["Wrong": root]) { ArchivedLevel(fileNamed: "Wrong") }
        #expect(read?.children.count == 4)
        #expect(read?.children.allSatisfy { type(of: $0) == SKSpriteNode.self } == true)
    }

    @Test func `a file of another kind than the class is nothing`() throws {
        let read = try ArchiveFiles.withResources(["Kinds": level([])]) { SKEmitterNode(fileNamed: "Kinds") }
        #expect(read == nil)
        let node = try ArchiveFiles.withResources(["Kinds": level([])]) { SKNode(fileNamed: "Kinds") }
        #expect(node is SKScene)
    }

    @Test func `a file that doesn't exist is nothing`() {
        #expect(SKScene(fileNamed: "NoSuchScene") == nil)
        #expect(SKNode(fileNamed: "") == nil)
        #expect(SKNode(fileNamed: "../../etc/passwd") == nil)
    }
}
