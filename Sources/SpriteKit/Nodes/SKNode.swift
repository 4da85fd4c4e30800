import CoreGraphics
import Foundation

/// A place in a tree of things that are drawn: it moves, turns, scales and fades what is below it, and draws nothing itself.
///
/// The y axis points up; angles are radians against the clock. Numbers that a running action changes are those of this
/// moment whenever they are read. See [SKNode](https://developer.apple.com/documentation/spritekit/sknode).
open class SKNode: UIResponder {
    /// What actions change, as of `reached`.
    var state = NodeState()
    /// Up to which moment of the scene's time the actions have been played.
    var reached = 0.0
    /// How many seconds of actions one second of the scene is: all speeds from here up, 0 where one is paused.
    var rate = 1.0
    var runs: [ActionRun] = []
    var isAdvancing = false
    /// Whether the scene looks at this node in each frame.
    var isInFrames = false
    /// Tells nodes apart, also in the client.
    let serial = Serial.next()
    /// Where the node stands among its siblings: behind those with a greater one.
    var order = 0.0
    private(set) weak var attachedScene: SKScene?
    private var nodes: [SKNode] = []

    public override init() { super.init() }

    /// Makes the copy that `copy()` gives out. Archives can't be read here: nil for any other coder.
    public required init?(coder: NSCoder) {
        guard let copier = coder as? NodeCopier else { return nil }
        super.init()
        take(from: copier.original)
    }

    @available(*, unavailable, message: "Scene files (.sks) can't be read here; build the nodes in code")
    public convenience init?(fileNamed filename: String) { fatalError() }

    // MARK: The tree

    open private(set) weak var parent: SKNode?
    open var children: [SKNode] { nodes }
    /// The scene that the node is in.
    open var scene: SKScene? { attachedScene }
    open override var next: UIResponder? { parent }

    /// The order of the children in memory; `SKNode+Tree` keeps the rest in step.
    func setChildren(_ children: [SKNode]) { nodes = children }
    func setParent(_ parent: SKNode?) { self.parent = parent }
    func setScene(_ scene: SKScene?) { attachedScene = scene }

    // MARK: Place

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

    /// In front of the parent by this much; of equal ones, a parent is behind its children, and a child behind the next.
    open var zPosition: CGFloat = 0 { didSet { if zPosition != oldValue { didChange() } } }

    open var zRotation: CGFloat {
        get { CGFloat(value(.rotation)) }
        set { change(.rotation, to: Double(newValue)) }
    }

    open var xScale: CGFloat {
        get { CGFloat(value(.xScale)) }
        set { change(.xScale, to: Double(newValue)) }
    }

    open var yScale: CGFloat {
        get { CGFloat(value(.yScale)) }
        set { change(.yScale, to: Double(newValue)) }
    }

    public func setScale(_ scale: CGFloat) {
        xScale = scale
        yScale = scale
    }

    // MARK: Look

    /// 0…1, times that of the parent.
    open var alpha: CGFloat {
        get { CGFloat(value(.alpha)) }
        set { change(.alpha, to: Double(newValue)) }
    }

    /// Hidden, with all below it; actions go on.
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

    /// How fast actions run here and below.
    open var speed: CGFloat = 1 { didSet { if speed != oldValue { updateRates() } } }
    /// Whether actions stand still here and below.
    open var isPaused = false { didSet { if isPaused != oldValue { pausedDidChange() } } }
    /// Kept to after the actions of each frame, in order.
    open var constraints: [SKConstraint]? { didSet { joinFrames() } }

    func pausedDidChange() { updateRates() }

    // MARK: Names and input

    open var name: String?
    open var userData: NSMutableDictionary?
    /// Whether touches at this node are its own, rather than those of what is behind it.
    open var isUserInteractionEnabled = false

    // MARK: Accessibility: such a node is a real button in the page

    open var isAccessibilityElement = false { didSet { didChange() } }
    open var accessibilityLabel: String? { didSet { didChange() } }
    open var accessibilityValue: String? { didSet { didChange() } }
    open var accessibilityHint: String? { didSet { didChange() } }
    open var accessibilityIdentifier: String? { didSet { didChange() } }
    open var accessibilityTraits: UIAccessibilityTraits = .none { didSet { didChange() } }
    /// Called when the node's button in the page is pressed; where it returns false, as it does unless it is overridden,
    /// that is a touch at the node's middle.
    open func accessibilityActivate() -> Bool { false }

    // MARK: For kinds of node

    /// The nodes that come into a scene with this one, and leave it.
    var dependents: [SKNode] { children }
    /// The crop node that this one is the mask of.
    weak var masked: SKNode?

    /// What the node itself draws, in its own coordinates; null where that is nothing.
    var contentBounds: CGRect { .null }

    /// Which kind of drawing it is to the client.
    var drawingKind: String { "node" }
    /// Writes what the client needs to draw it, beside what all nodes have.
    func writeDrawing(into text: inout JSONText) {}

    /// Whether a point of the node's own coordinates lies on what it draws.
    func covers(_ point: CGPoint) -> Bool { contentBounds.contains(point) }

    /// Takes everything over from another of the same kind, children copied.
    func take(from original: SKNode) {
        original.advance()
        state = original.state
        zPosition = original.zPosition
        (speed, isPaused, name) = (original.speed, original.isPaused, original.name)
        userData = original.userData?.mutableCopy() as? NSMutableDictionary
        constraints = original.constraints
        isUserInteractionEnabled = original.isUserInteractionEnabled
        isAccessibilityElement = original.isAccessibilityElement
        accessibilityLabel = original.accessibilityLabel
        accessibilityValue = original.accessibilityValue
        accessibilityHint = original.accessibilityHint
        accessibilityIdentifier = original.accessibilityIdentifier
        accessibilityTraits = original.accessibilityTraits
        for child in original.children { addChild(child.makeCopy()) }
        for run in original.runs { start(run.action, key: run.key) }
    }

    /// The node's frame in its parent's coordinates: around what it draws itself.
    open var frame: CGRect {
        let bounds = contentBounds
        return bounds.isNull ? CGRect(origin: position, size: .zero) : bounds.applying(transform)
    }

    /// A copy with copies of all nodes below, in no parent, that starts the actions from the beginning. Its class is made
    /// by `init(coder:)`, as a required initialiser; what a subclass stores of its own is the subclass's to copy.
    nonisolated open override func copy() -> Any {
        MainActor.assumeIsolated { UncheckedNode(node: makeCopy()) }.node
    }

    // MARK: Unavailable

    @available(*, unavailable, message: "There is no physics here yet; move the node with actions")
    public var physicsBody: SKPhysicsBody? {
        get { fatalError() }
        set {}
    }

    @available(*, unavailable, message: "There is no inverse kinematics here")
    public var reachConstraints: Any? {
        get { fatalError() }
        set {}
    }
}
