import Foundation
import GameplayKit
import Testing

@testable import SpriteKit

/// A component with values that the editor sets, as an app writes it.
final class ArchivedHealth: GKComponent {
    @GKInspectable var maximum: Int = 1
    @GKInspectable var speed: CGFloat = 1
    @GKInspectable var kind: String = "none"
    @GKInspectable var isReady: Bool = false
    @GKInspectable var waiting: Double?
    @GKInspectable var wrong: Int = 5
    var nameWhenAdded: String?

    override class var supportsSecureCoding: Bool { true }

    override func didAddToEntity() {
        let node = entity?.component(ofType: GKSKNodeComponent.self)?.node
        nameWhenAdded = MainActor.assumeIsolated { node?.name }
    }
}

@Suite("Entities and graphs of scene files") @MainActor struct EntityArchiveTests {
    private func path(_ index: Int, length: Int = 1) -> Fixture {
        .object(
            ["NSIndexPath", "NSObject"], ["NSIndexPathLength": .whole(length), "NSIndexPathValue": .whole(index)])
    }

    private func node(_ index: Int, length: Int = 1, kind: String = "GKSKNodeComponent") -> Fixture {
        .object([kind], ["_serializableNodeIndexPath": path(index, length: length)])
    }

    private func health(_ fields: [String: Fixture] = [:]) -> Fixture {
        .object(["SpriteKitTests.ArchivedHealth"], fields)
    }

    private func entity(_ components: [Fixture]) -> Fixture {
        .object(["GKEntity", "NSObject"], ["_components": .array(components)])
    }

    private func scene(entities: [Fixture], graphs: [(String, Fixture)] = []) -> [String: Fixture] {
        let children = ["first", "second"].map { Fixture.node("SKNode", ["_name": .boxed(.text($0))]) }
        let root = Fixture.node("SKScene", ["Scene_bounds": .rect(0, 0, 10, 20)], children: children)
        let content = Fixture.object(
            ["GKScene", "NSObject"], ["_entities": .array(entities), "_graphs": .table(graphs)])
        return ["root": root, "_gkScene": content]
    }

    private func read(_ top: [String: Fixture], _ form: ArchiveForm = .binary) throws -> GKScene? {
        let name = "Entities-\(UUID())"
        let file = Bundle.main.orAppResources.resourceDirectory.appendingPathComponent(name + ".sks")
        try form.data(top).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        return GKScene(fileNamed: name)
    }

    @Test(arguments: ArchiveForm.allCases)
    func `an entity has the components and the node of its file`(form: ArchiveForm) throws {
        let values: [String: Fixture] = [
            "maximum": .boxed(.whole(7)), "speed": .boxed(.real(2.5)), "kind": .boxed(.text("goblin")),
            "isReady": .boxed(.flag(true)), "waiting": .boxed(.whole(3)), "wrong": .boxed(.text("seven")),
        ]
        let scene = try #require(try read(scene(entities: [entity([health(values), node(1)])]), form))
        let entity = try #require(scene.entities.first)
        let health = try #require(entity.component(ofType: ArchivedHealth.self))
        #expect(health.maximum == 7 && health.speed == 2.5 && health.kind == "goblin" && health.isReady)
        #expect(health.waiting == 3 && health.wrong == 5 && health.entity === entity)
        let node = try #require(entity.component(ofType: GKSKNodeComponent.self)?.node)
        #expect(node.name == "second" && node.entity === entity && node.scene === scene.rootNode)
        // A component is told when all of them are there, whatever their order is.
        #expect(health.nameWhenAdded == "second")
    }

    @Test func `values that a file lacks stay those of the source`() throws {
        let scene = try #require(try read(scene(entities: [entity([health()])])))
        let health = try #require(scene.entities.first?.component(ofType: ArchivedHealth.self))
        #expect(health.maximum == 1 && health.kind == "none" && !health.isReady && health.waiting == nil)
        #expect(health.nameWhenAdded == nil)
    }

    @Test func `a component of the framework may be named with its modules`() throws {
        let kind = "GameplayKit.GKSKNodeComponent.GKSKNodeComponent"
        let scene = try #require(try read(scene(entities: [entity([node(0, kind: kind)])])))
        #expect(scene.entities.first?.component(ofType: GKSKNodeComponent.self)?.node.name == "first")
    }

    @Test func `components of unknown classes and nodes that aren't there are left out`() throws {
        let unknown = Fixture.object(["NoSuchComponent"], [:])
        for wrong in [unknown, node(2), node(-1), node(0, length: 2), .object(["GKSKNodeComponent"], [:]), .null] {
            let scene = try #require(try read(scene(entities: [entity([wrong, health()])])))
            #expect(scene.entities.map(\.components.count) == [1])
        }
    }

    @Test func `a graph's nodes are connected as in its file`() throws {
        func place(_ x: Double, _ y: Double, to other: Fixture) -> Fixture {
            .object(
                ["GKGraphNode2D", "GKGraphNode", "NSObject"],
                ["positionX": .real(x), "positionY": .real(y), "_connectedNodes": .array([other])])
        }
        let second = Fixture.labelled("second", place(3, 4, to: .link("first")))
        let nodes: [Fixture] = [.labelled("first", place(1, 2, to: second)), .link("second")]
        let graph = Fixture.object(["GKGraph", "NSObject"], ["_nodes": .array(nodes)])
        let scene = try #require(try read(scene(entities: [], graphs: [("Graph", graph)])))
        let read = try #require(scene.graphs["Graph"]?.nodes as? [GKGraphNode2D])
        #expect(read.map(\.position) == [vector_float2(1, 2), vector_float2(3, 4)])
        #expect(read[0].connectedNodes == [read[1]] && read[1].connectedNodes == [read[0]])
    }

    @Test func `a graph's nodes that lead to themselves and to each other are connected once`() throws {
        let pair = Fixture.labelled(
            "pair",
            .object(
                ["GKGraphNode2D", "GKGraphNode", "NSObject"],
                [
                    "positionX": .real(.nan), "positionY": .real(1e300),
                    "_connectedNodes": .array([.link("pair"), .link("pair")]),
                ]))
        let graph = Fixture.object(["GKGraph", "NSObject"], ["_nodes": .array([pair])])
        let scene = try #require(try read(scene(entities: [], graphs: [("Graph", graph)])))
        let node = try #require(scene.graphs["Graph"]?.nodes?.first as? GKGraphNode2D)
        #expect(node.connectedNodes == [node] && node.position.x == 0)
    }

    @Test func `a scene's file without entities has none, and another file is no scene`() throws {
        let plain = try #require(try read(["root": .node("SKScene", [:])]))
        #expect(plain.entities.isEmpty && plain.graphs.isEmpty && plain.rootNode is SKScene)
        #expect(try read(["root": .node("SKEmitterNode", [:])]) == nil)
        #expect(GKScene(fileNamed: "NoSuchScene") == nil)
    }

    @Test func `entities and graphs are added once and removed`() {
        let (scene, entity, graph) = (GKScene(), GKEntity(), GKGraph())
        for _ in 0..<2 { scene.addEntity(entity) }
        scene.addGraph(graph, name: "paths")
        #expect(scene.entities == [entity] && scene.graphs["paths"] === graph && scene.rootNode == nil)
        scene.removeEntity(entity)
        scene.removeGraph("paths")
        #expect(scene.entities.isEmpty && scene.graphs.isEmpty)
    }
}
