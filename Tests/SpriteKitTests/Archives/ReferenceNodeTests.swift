import Foundation
import Testing

@testable import SpriteKit

private final class Telling: SKReferenceNode {
    var loaded: [SKNode?] = []
    override func didLoad(_ node: SKNode?) { loaded.append(node) }
}

@Suite("Reference nodes") @MainActor struct ReferenceNodeTests {
    private let wall = Fixture.node(
        "SKScene", ["_name": .text("Wall")],
        children: [.node("SKSpriteNode", ["_name": .text("brick"), "_position": .point(3, 4)])])

    private func reference(to name: String) -> Fixture {
        .node("SKReferenceNode", ["_referenceFileName": .text(name), "_name": .text("to \(name)")])
    }

    @Test func `a reference has the content of its file`() throws {
        try ArchiveFiles.withResources(["ReferredWall": wall]) {
            let node: SKReferenceNode = SKReferenceNode(fileNamed: "ReferredWall")
            #expect(node.children.map(\.name) == ["Wall"])
            #expect(node.childNode(withName: "//brick")?.position == CGPoint(x: 3, y: 4))
            let copy = try #require(node.copy() as? SKReferenceNode)
            #expect(copy.childNode(withName: "//brick") != nil && copy.children.count == 1)
            copy.resolve()
            #expect(copy.children.count == 1)
        }
    }

    @Test func `a reference tells what it has loaded`() throws {
        try ArchiveFiles.withResources(["ReferredWall": wall]) {
            let folder = Bundle.main.orAppResources.resourceDirectory
            let node = Telling(url: folder.appendingPathComponent("ReferredWall.sks"))
            #expect(node.loaded.map { $0?.name } == ["Wall"])
        }
        #expect(SKReferenceNode(fileNamed: nil).children.isEmpty)
        #expect(Telling(fileNamed: Optional("NoSuchFile")).loaded.count == 1)
    }

    @Test func `references in files are followed, but not round in a circle`() throws {
        let files = [
            "RoomA": Fixture.node("SKScene", [:], children: [reference(to: "RoomB"), reference(to: "ReferredWall")]),
            "RoomB": Fixture.node("SKScene", [:], children: [reference(to: "RoomA")]), "ReferredWall": wall,
        ]
        try ArchiveFiles.withResources(files) {
            let scene = try #require(SKScene(fileNamed: "RoomA"))
            #expect(scene.childNode(withName: "//brick") != nil)
            #expect(scene.childNode(withName: "//to RoomB")?.children.count == 1)
            #expect(scene.childNode(withName: "//to RoomA")?.children.isEmpty == true)
        }
    }
}
