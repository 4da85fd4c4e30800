import Foundation

/// Nodes that are read from files which Xcode's editors wrote. All nodes are; the protocol exists so that the initializer
/// can give out an object of the class that the file names.
@preconcurrency @MainActor
public protocol SceneFileReadable {}

extension SKNode: SceneFileReadable {}

extension SceneFileReadable {
    /// The root node of a scene or particle file of the app's resources.
    ///
    /// The node is of the class that the editor's user gave it; otherwise of the class whose initializer is called, if that is a
    /// subclass of the file's. Classes of the app are created by their `init(coder:)`. They are looked up without their
    /// module, so they must not be private or nested in another type.
    ///
    /// Nil, and logged, if there is no such file, if it is damaged, or if its root is of another class. Lights, tile maps, 3D and
    /// video nodes become plain nodes, which is logged, too.
    /// - Parameter filename: The file's name, with or without `.sks`.
    public init?(fileNamed filename: String) {
        guard let type = Self.self as? SKNode.Type, let url = ResourceFile.scene(named: filename),
            let node = SceneFile(url: url).root(as: type) as? Self
        else { return nil }
        self = node
    }
}
