import Foundation

extension NSKeyedUnarchiver {
    /// The root node of a scene's or emitter's archive.
    ///
    /// The node is read as `init(fileNamed:)` reads it. Other methods of `NSKeyedUnarchiver` don't read nodes here.
    /// - Parameters:
    ///   - cls: The node's class.
    ///   - data: The content of a `.sks` file.
    /// - Throws: An error if the data is no archive of a node, or damaged.
    /// - Returns: The node; nil if it is of another class.
    @preconcurrency @MainActor
    public static func unarchivedObject<Node: SKNode>(ofClass cls: Node.Type, from data: Data) throws -> Node? {
        try SceneFile.content(of: data, named: "an archive", as: cls).node as? Node
    }
}
