import Foundation

/// The camera, if it is the scene's `camera`: its position is at the view's center. Its descendants keep their position
/// in the view.
///
/// See [SKCameraNode](https://developer.apple.com/documentation/spritekit/skcameranode).
@preconcurrency @MainActor
open class SKCameraNode: SKNode {
    /// A camera at the origin.
    public override init() { super.init() }
    /// Reads the node from a scene file, or makes the copy that `copy()` gives out; nil for any other coder.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Whether a node of the scene is at least partly in the view.
    public func contains(_ node: SKNode) -> Bool { containedNodeSet().contains(node) }

    /// All nodes of the scene that are at least partly in the view. Empty if the scene is in no view.
    public func containedNodeSet() -> Set<SKNode> {
        guard let scene, let view = scene.view else { return [] }
        let window = CGRect(origin: .zero, size: view.bounds.size)
        return Set(
            scene.descendantsBackToFront.filter { node in
                let bounds = node.contentBounds
                guard !bounds.isNull else { return false }
                return bounds.applying(node.transformToRoot.concatenating(scene.viewTransform)).intersects(window)
            })
    }
}

/// A node whose children are clipped to its mask.
///
/// See [SKCropNode](https://developer.apple.com/documentation/spritekit/skcropnode).
@preconcurrency @MainActor
open class SKCropNode: SKNode {
    /// A node without a mask, which shows all of its children.
    public override init() { super.init() }
    /// Reads the node from a scene file, or makes the copy that `copy()` gives out; nil for any other coder.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The mask: children are visible where this node draws, in the crop node's coordinates. Nil shows everything.
    /// Setting a mask that has a parent traps.
    open var maskNode: SKNode? {
        didSet {
            guard maskNode !== oldValue else { return }
            precondition(maskNode?.parent == nil, "A mask is in no tree; remove it from its parent first")
            oldValue?.leave()
            oldValue?.masked = nil
            maskNode?.masked = self
            if let scene { maskNode?.enter(scene) }
            didChange()
        }
    }

    override var drawingKind: String { isDrawnApart ? "crop" : "node" }

    override var isDrawnApart: Bool { maskNode != nil }

    override var dependents: [SKNode] { children + (maskNode.map { [$0] } ?? []) }

    override func read(_ archive: ArchiveCoder) {
        super.read(archive)
        readMask(archive)
    }

    override func take(from original: SKNode) {
        super.take(from: original)
        maskNode = (original as? SKCropNode)?.maskNode?.makeCopy()
    }
}
