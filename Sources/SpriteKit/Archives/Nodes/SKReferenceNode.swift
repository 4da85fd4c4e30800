import Foundation

/// A node that shows the content of another scene file.
///
/// Its child is the root of that file; a scene's content is in a plain node of the scene's name. See
/// [SKReferenceNode](https://developer.apple.com/documentation/spritekit/skreferencenode).
@preconcurrency @MainActor
open class SKReferenceNode: SKNode {
    private var fileName: String?
    private var url: URL?

    /// A node without content.
    public override init() { super.init() }

    /// The content of a file of the app's resources.
    /// - Parameter fileName: The file's name, with or without `.sks`. If there is none, that is logged.
    public convenience init(fileNamed fileName: String?) {
        self.init()
        self.fileName = fileName
        resolve()
    }

    /// The content of a file of the app's resources.
    /// - Parameter fileName: The file's name, with or without `.sks`. If there is none, that is logged.
    public convenience init(fileNamed fileName: String) { self.init(fileNamed: Optional(fileName)) }

    /// The content of a file on this machine. If it can't be read, that is logged.
    public convenience init(url referenceURL: URL?) {
        self.init()
        url = referenceURL
        resolve()
    }

    /// Reads the node from a scene file, or makes the copy that `copy()` gives out; nil for any other coder.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Called when the content is loaded. Does nothing by default.
    /// - Parameter node: The content's root; nil if it can't be read.
    open func didLoad(_ node: SKNode?) {}

    /// Loads the content again, in place of that which it has.
    open func resolve() { show(content(within: nil)) }

    private func content(within outer: ArchiveReading?) -> SKNode? {
        let url = url ?? fileName.flatMap { ResourceFile.scene(named: $0) }
        return url.flatMap { SceneFile(url: $0).root(as: SKNode.self, within: outer) }
    }

    private func show(_ content: SKNode?) {
        removeAllChildren()
        let root = (content as? SKScene)?.removedContent ?? content
        if let root { insert(root, at: 0) }
        didLoad(root)
    }

    override func read(_ archive: ArchiveCoder) {
        super.read(archive)
        fileName = archive.text("_referenceFileName")
        url = archive.decodeObject(forKey: "_referenceURL") as? URL
        show(content(within: archive.reading))
    }

    override func take(from original: SKNode) {
        super.take(from: original)
        guard let original = original as? SKReferenceNode else { return }
        (fileName, url) = (original.fileName, original.url)
    }
}

extension SKScene {
    /// A plain node with the scene's children, which the scene loses.
    fileprivate var removedContent: SKNode {
        let node = SKNode()
        node.name = name
        for child in children {
            child.removeFromParent()
            node.insert(child, at: node.children.count)
        }
        return node
    }
}
