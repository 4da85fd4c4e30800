import Foundation
import GameplayKit

/// A root node that a `GKScene` can have: a scene.
public protocol GKSceneRootNodeType: NSObjectProtocol {}

extension SKScene: GKSceneRootNodeType {}

/// A scene with the entities and graphs of its file.
///
/// On Apple's platforms it is GameplayKit's; here it comes with `import SpriteKit`. See
/// [GKScene](https://developer.apple.com/documentation/gameplaykit/gkscene).
@preconcurrency @MainActor
open class GKScene: NSObject {
    /// The scene; nil where none was set.
    open var rootNode: (any GKSceneRootNodeType)?
    /// The entities, in the order in which they were added.
    open private(set) var entities: [GKEntity] = []
    /// The graphs by their names.
    open private(set) var graphs: [String: GKGraph] = [:]

    /// A scene without a node, entities and graphs.
    public override init() { super.init() }

    /// The scene of a file of the app's resources, with its entities and graphs.
    ///
    /// The root node is read as `SKScene(fileNamed:)` reads it. Nil, and logged, if there is no such file, or if it can't be
    /// read. Components of classes that the app hasn't, and GameplayKit's agents, are left out, which is logged.
    /// - Parameter filename: The file's name, with or without `.sks`.
    public convenience init?(fileNamed filename: String) {
        self.init()
        let content = ResourceFile.scene(named: filename).flatMap { SceneFile(url: $0).content(as: SKScene.self) }
        guard let content, let scene = content.node as? SKScene else { return nil }
        rootNode = scene
        read(content.reading)
    }

    /// The entities and graphs of a file of the app's resources, with another root node.
    ///
    /// Nil, and logged, if there is no such file, or if it can't be read.
    /// - Parameters:
    ///   - filename: The file's name, with or without `.sks`.
    ///   - rootNode: The node in place of the file's. The entities' nodes are still those of the file.
    public convenience init?(fileNamed filename: String, rootNode: any GKSceneRootNodeType) {
        self.init(fileNamed: filename)
        self.rootNode = rootNode
    }

    /// Adds an entity, unless it is there.
    open func addEntity(_ entity: GKEntity) {
        if !entities.contains(where: { $0 === entity }) { entities.append(entity) }
    }

    /// Removes an entity.
    open func removeEntity(_ entity: GKEntity) { entities.removeAll { $0 === entity } }

    /// Adds a graph in place of one of that name.
    open func addGraph(_ graph: GKGraph, name: String) { graphs[name] = graph }

    /// Removes the graph of a name.
    open func removeGraph(_ name: String) { graphs[name] = nil }

    private func read(_ reading: ArchiveReading) {
        guard let archive = ArchiveCoder(reading, reading.archive.top, []).inner("_gkScene") else { return }
        entities = archive.objects("_entities", GKEntity.self)
        graphs = (archive.decodeObject(forKey: "_graphs") as? [String: Any] ?? [:]).compactMapValues { $0 as? GKGraph }
    }
}
