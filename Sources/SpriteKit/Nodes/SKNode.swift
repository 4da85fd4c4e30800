import CoreGraphics
import Foundation
import GameplayKit

/// A node of the tree that is drawn: it moves, turns, scales and fades its descendants, and draws nothing itself.
///
/// The y axis points up; angles are radians counterclockwise. Reading a value that a running action changes gives its current
/// value. See [SKNode](https://developer.apple.com/documentation/spritekit/sknode).
///
/// Code in Swift 5 mode may use a node from a context without a known actor, as with Apple's node.
@preconcurrency @MainActor
open class SKNode: UIResponder {
    /// The channels that actions change, as of `reached`.
    var state = NodeState()
    /// The scene time up to which the actions have been played.
    var reached = 0.0
    /// How many seconds of actions pass in a second of the scene: the product of the speeds of this node and its ancestors, or 0
    /// if one of them is paused.
    var rate = 1.0
    var runs: [ActionRun] = []
    var isAdvancing = false
    /// The scene that evaluates this node in each frame.
    weak var framingScene: SKScene?
    /// Identifies the node, also in the client.
    let serial = Serial.next()
    /// The sort key among siblings: a greater one is further in front.
    var order = 0.0
    private(set) weak var attachedScene: SKScene?
    private var nodes: [SKNode] = []

    /// A node at the origin of its parent, without children.
    public override init() { super.init() }

    /// Reads the node from a scene file, or makes the copy that `copy()` gives out. Nil for any other coder, such as a
    /// `NSKeyedUnarchiver`: files are read by `init(fileNamed:)`.
    public required init?(coder: NSCoder) {
        super.init()
        switch coder {
        case let copier as NodeCopier: take(from: copier.original)
        case let archive as ArchiveCoder:
            read(archive)
            readBody(archive)
        default: return nil
        }
    }

    // MARK: The tree

    /// The node that this one is in.
    open private(set) weak var parent: SKNode?
    /// The nodes in this one; of equal z, from back to front.
    open var children: [SKNode] { nodes }
    /// The scene that the node is in.
    open var scene: SKScene? { attachedScene }
    /// The responder that handles events that the node doesn't: its parent.
    open override var next: UIResponder? { parent }

    /// Puts a node in front of the other children. It must be in no tree.
    open func addChild(_ node: SKNode) { insert(node, at: children.count) }

    /// Puts a node between the other children. It must be in no tree.
    open func insertChild(_ node: SKNode, at index: Int) { insert(node, at: index) }

    /// Takes the node out of its parent. Does nothing if it has none.
    open func removeFromParent() { detach() }
    /// Takes all children out.
    open func removeAllChildren() { detachChildren() }

    /// Takes those of the nodes out that are children of this one.
    open func removeChildren(in nodes: [SKNode]) {
        for node in nodes where node.parent === self { node.removeFromParent() }
    }

    /// Puts the node into another parent. It keeps its position in the scene; rotation and scale are then those of the
    /// new parent.
    open func move(toParent parent: SKNode) { change(toParent: parent) }

    /// Whether a node is somewhere above this one.
    open func inParentHierarchy(_ parent: SKNode) -> Bool { isBelow(parent) }

    /// Whether both are of the same class with the same numbers, texture, z position, name and equal children. A
    /// label's text and a shape's path aren't compared.
    open func isEqual(to node: SKNode) -> Bool { looksLike(node) }

    /// Stores the order of the children; `SKNode+Tree` keeps everything else consistent with it.
    func setChildren(_ children: [SKNode]) { nodes = children }
    func setParent(_ parent: SKNode?) { self.parent = parent }
    func setScene(_ scene: SKScene?) { attachedScene = scene }

    // MARK: Place

    /// Where the node is in its parent's coordinates, in points.
    open var position: CGPoint {
        get {
            advance()
            return CGPoint(x: state.values[.x], y: state.values[.y])
        }
        set {
            change(.x, to: Double(newValue.x))
            change(.y, to: Double(newValue.y))
        }
    }

    /// How far the node is in front of its parent. If z is equal, a parent is behind its children, and each child is behind its
    /// next sibling.
    open var zPosition: CGFloat = 0 { didSet { if zPosition != oldValue { didChange() } } }

    /// How far the node is turned, in radians counterclockwise.
    open var zRotation: CGFloat {
        get { CGFloat(value(.rotation)) }
        set { change(.rotation, to: Double(newValue)) }
    }

    /// The scale along x; negative values mirror.
    open var xScale: CGFloat {
        get { CGFloat(value(.xScale)) }
        set { change(.xScale, to: Double(newValue)) }
    }

    /// The scale along y; negative values mirror.
    open var yScale: CGFloat {
        get { CGFloat(value(.yScale)) }
        set { change(.yScale, to: Double(newValue)) }
    }

    /// Sets both scales.
    open func setScale(_ scale: CGFloat) {
        xScale = scale
        yScale = scale
    }

    /// A point of another node's coordinates in this one's.
    open func convert(_ point: CGPoint, from node: SKNode) -> CGPoint { node.converted(point, to: self) }

    /// A point of this node's coordinates in another's of the same tree.
    open func convert(_ point: CGPoint, to node: SKNode) -> CGPoint { converted(point, to: node) }

    // MARK: What lies where

    /// The node's frame in its parent's coordinates: around what it draws itself.
    open var frame: CGRect {
        let bounds = contentBounds
        return bounds.isNull ? CGRect(origin: position, size: .zero) : bounds.applying(transform)
    }

    /// The frame around the node and all below it, in its parent's coordinates.
    open func calculateAccumulatedFrame() -> CGRect { accumulatedFrame }

    /// Whether a point of the parent's coordinates lies in the accumulated frame of the node. Hit tests and searches
    /// respect an override of this method, or of the frame.
    open func contains(_ point: CGPoint) -> Bool { calculateAccumulatedFrame().contains(point) }

    /// Whether the frames of two nodes of one tree overlap, without their descendants.
    open func intersects(_ node: SKNode) -> Bool { overlaps(node) }

    /// The deepest node in this one at a point of this node's coordinates; this node if there is none. If several
    /// branches are at the point, the frontmost one that draws something there wins, even if that is transparent. A
    /// node that draws nothing itself doesn't cover what is behind it.
    open func atPoint(_ point: CGPoint) -> SKNode { frontmost(at: point) ?? self }

    /// All descendants whose accumulated frames contain a point of this node's coordinates, the frontmost first. Nodes
    /// that are hidden, or have alpha 0 or scale 0, are left out with their descendants.
    open func nodes(at point: CGPoint) -> [SKNode] { hits(at: point) }

    // MARK: Look

    /// The opacity, 0…1. It is multiplied by the parent's.
    open var alpha: CGFloat {
        get { CGFloat(value(.alpha)) }
        set { change(.alpha, to: Double(newValue)) }
    }

    /// Whether the node and all below it are hidden. Actions go on.
    open var isHidden: Bool {
        get {
            advance()
            return state.isHidden
        }
        set {
            advance()
            guard state.isHidden != newValue else { return }
            state.isHidden = newValue
            didChange()
        }
    }

    // MARK: Time

    /// How fast actions run in this node and its descendants. 1 by default.
    open var speed: CGFloat = 1 { didSet { if speed != oldValue { updateRates() } } }
    /// Whether actions are paused in this node and its descendants.
    open var isPaused = false { didSet { if isPaused != oldValue { pausedDidChange() } } }
    /// Constraints that are applied to the node after each frame's actions, in order.
    open var constraints: [SKConstraint]? { didSet { joinFrames() } }

    func pausedDidChange() { updateRates() }

    // MARK: Physics

    /// The body by which the node takes part in the physics of its scene. A body belongs to one node: given to another,
    /// it is taken from this one.
    open var physicsBody: SKPhysicsBody? { didSet { bodyDidChange(from: oldValue) } }

    // MARK: Actions

    /// Runs an action, in addition to those that are running.
    open func run(_ action: SKAction) { start(action, key: nil) }

    /// Runs an action in place of one that runs under the same key.
    open func run(_ action: SKAction, withKey key: String) {
        removeAction(forKey: key)
        start(action, key: key)
    }

    /// Runs an action, in addition to those that are running.
    /// - Parameters:
    ///   - action: The action.
    ///   - block: Called when the action is done; not if it is removed before.
    open func run(_ action: SKAction, completion block: @escaping () -> Void) {
        start(action, key: nil, completion: block)
    }

    /// Runs an action and returns when it is done, or when it, or the node, is removed.
    open func run(_ action: SKAction) async { await finish(action) }

    /// Whether any action runs.
    open func hasActions() -> Bool {
        advance()
        return !runs.isEmpty
    }

    /// The running action of that key.
    open func action(forKey key: String) -> SKAction? {
        advance()
        return runs.last { $0.key == key }?.action
    }

    /// Stops an action where it is.
    open func removeAction(forKey key: String) { stop { $0.key == key } }

    /// Stops all actions where they are.
    open func removeAllActions() { stop { _ in true } }

    // MARK: Searches

    /// The first node that a search finds; without slashes, among the children.
    open func childNode(withName name: String) -> SKNode? { firstFound(name) }

    /// Calls the block for each node that a search finds; it may set `stop`.
    open func enumerateChildNodes(
        withName name: String, using block: (SKNode, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        enumerate(name, block)
    }

    /// All nodes that a search finds.
    open subscript(name: String) -> [SKNode] { allFound(name) }

    // MARK: Names and input

    /// The name by which searches find the node.
    open var name: String?
    /// Custom data of the app's. A copy of the node has a copy of it.
    open var userData: NSMutableDictionary?
    /// The entity that the node represents.
    open weak var entity: GKEntity?
    /// Whether the node receives touches at its position. Otherwise nodes behind it receive them. False by default.
    open var isUserInteractionEnabled = false

    // MARK: Accessibility: such a node is a real button in the page

    /// Whether the node is an accessible button of the page. False by default.
    open var isAccessibilityElement = false { didSet { didChange() } }
    /// The label of the node's button; `name` by default.
    open var accessibilityLabel: String? { didSet { didChange() } }
    /// The accessibility value, in words.
    open var accessibilityValue: String? { didSet { didChange() } }
    /// The accessibility hint: what happens when the node is used, in words.
    open var accessibilityHint: String? { didSet { didChange() } }
    /// A name for tests. It isn't presented to users.
    open var accessibilityIdentifier: String? { didSet { didChange() } }
    /// The node's traits: `notEnabled` and `selected` are passed on, others have no effect.
    open var accessibilityTraits: UIAccessibilityTraits = .none { didSet { didChange() } }
    /// Kept, and has no effect here: each node that is an accessibility element is a button of the page, in the tree's
    /// order.
    open var accessibilityElements: [Any]?
    /// Called when the node's button in the page is pressed. If it returns false, as it does by default, the press is
    /// sent as a touch at the node's center.
    open func accessibilityActivate() -> Bool { false }

    // MARK: For kinds of node

    /// The nodes that enter and leave a scene together with this one.
    var dependents: [SKNode] { children }
    /// The crop node whose mask this is.
    weak var masked: SKNode?

    func didEnterScene() {}
    func willLeaveScene() {}

    /// The bounds of what the node draws itself, in its own coordinates; null if it draws nothing.
    var contentBounds: CGRect { .null }

    /// Whether its subtree is composited as one picture, with one z position.
    var isDrawnApart: Bool { false }
    /// The kind of drawing, as the client names it.
    var drawingKind: String { "node" }
    /// Writes what the client needs to draw it, beyond the common fields.
    func writeDrawing(into text: inout JSONText) {}

    /// Reads what a scene file has of the node, and its children.
    func read(_ archive: ArchiveCoder) { readNode(archive) }

    /// Copies all properties from another node of the same kind, and its children.
    func take(from original: SKNode) {
        original.advance()
        state = original.state
        zPosition = original.zPosition
        (speed, isPaused, name) = (original.speed, original.isPaused, original.name)
        userData = original.userData?.mutableCopy() as? NSMutableDictionary
        constraints = original.constraints
        physicsBody = original.physicsBody?.copy() as? SKPhysicsBody
        isUserInteractionEnabled = original.isUserInteractionEnabled
        isAccessibilityElement = original.isAccessibilityElement
        accessibilityLabel = original.accessibilityLabel
        accessibilityValue = original.accessibilityValue
        accessibilityHint = original.accessibilityHint
        accessibilityIdentifier = original.accessibilityIdentifier
        accessibilityTraits = original.accessibilityTraits
        for child in original.children { insert(child.makeCopy(), at: children.count) }
        for run in original.runs { start(run.action, key: run.key) }
    }

    /// A deep copy without a parent, which starts the actions from the beginning. It is created by `init(coder:)`, a
    /// required initializer; a subclass copies its own stored properties.
    nonisolated open override func copy() -> Any {
        MainActor.assumeIsolated { UncheckedNode(node: makeCopy()) }.node
    }

    // MARK: Unavailable

    /// Not available: there is no inverse kinematics.
    @available(*, unavailable, message: "There is no inverse kinematics here")
    public var reachConstraints: SKReachConstraints? {
        get { fatalError() }
        set {}
    }

    /// Not available: shaders aren't drawn.
    @available(*, unavailable, message: "Shaders aren't drawn here, so that nodes have no attributes for them")
    public func setValue(_ value: SKAttributeValue, forAttribute key: String) {}

    /// Not available: shaders aren't drawn.
    @available(*, unavailable, message: "Shaders aren't drawn here, so that nodes have no attributes for them")
    public func value(forAttributeNamed key: String) -> SKAttributeValue? { nil }
}
