import CoreGraphics
import Foundation

/// The root of a tree of nodes, with callbacks for each frame.
///
/// While a window shows it and nothing is paused, each frame calls, in this order, `update(_:)`, the actions that call the app,
/// `didEvaluateActions()`, the physics, `didSimulatePhysics()`, the constraints, `didApplyConstraints()` and
/// `didFinishUpdate()`. See [SKScene](https://developer.apple.com/documentation/spritekit/skscene).
@preconcurrency @MainActor
open class SKScene: SKEffectNode {
    /// The scene's time. Tests drive it by hand.
    var clock = SceneClock()
    /// The scene as the client has it.
    private(set) lazy var picture = ScenePicture(self)
    var presenters: [WeakView] = []
    private var framed: [SKNode] = []
    private(set) lazy var ticker = SceneTicker { [weak self] in self?.runFrameInContext() }

    /// A scene one point wide and high.
    public override init() {
        size = CGSize(width: 1, height: 1)
        super.init()
        becomeRoot()
        sceneDidLoad()
    }

    /// A scene of a size.
    /// - Parameter size: How much of its world the scene shows, in points.
    public init(size: CGSize) {
        self.size = size
        super.init()
        becomeRoot()
        sceneDidLoad()
    }

    /// Reads the node from a scene file, or makes the copy that `copy()` gives out; nil for any other coder.
    public required init?(coder: NSCoder) {
        size = .zero
        super.init(coder: coder)
        becomeRoot()
        sceneDidLoad()
    }

    private func becomeRoot() {
        setScene(self)
        shouldEnableEffects = false
        if physicsBody != nil { physicsWorld.join(self) }
        for child in children { child.enter(self) }
    }

    /// The scene itself.
    open override var scene: SKScene? { self }
    /// The responder that handles events that the scene doesn't: the view that shows it.
    open override var next: UIResponder? { view }

    // MARK: What it shows of its world

    /// How much of the world the view shows, in points of the scene.
    open var size: CGSize {
        didSet {
            guard size != oldValue else { return }
            didChange()
            didChangeSize(oldValue)
        }
    }

    /// The rectangle that the view shows without a camera, in the scene's own coordinates.
    open override var frame: CGRect {
        CGRect(
            x: -anchorPoint.x * size.width, y: -anchorPoint.y * size.height, width: size.width, height: size.height)
    }

    /// How the scene is fitted into a view of another aspect ratio.
    open var scaleMode = SKSceneScaleMode.fill {
        didSet {
            guard scaleMode != oldValue else { return }
            didChange()
            view?.fit(self)
        }
    }

    /// The position of the scene's origin in the view: (0, 0) is the bottom left corner, (1, 1) the top right.
    open var anchorPoint = CGPoint.zero { didSet { if anchorPoint != oldValue { didChange() } } }

    /// The camera, a node of the scene; nil shows the scene as the anchor point says.
    open weak var camera: SKCameraNode? { didSet { if camera !== oldValue { didChange() } } }

    /// The color behind all nodes. A dark gray by default.
    open var backgroundColor = UIColor(white: 0.15, alpha: 1) {
        didSet { if backgroundColor != oldValue { didChange() } }
    }

    /// Receives the scene's frame callbacks in its place.
    open weak var delegate: (any SKSceneDelegate)?

    /// The view that shows the scene. Of several, each in a window of its own, it is the most recently active one:
    /// where a touch, a key or the presentation of the scene happened last.
    open internal(set) weak var view: SKView?

    /// The scene's physics: gravity, joints, contacts.
    open private(set) lazy var physicsWorld = SKPhysicsWorld(self)

    /// The node of the scene at whose position positional sounds are heard; nil is the scene's origin.
    open weak var listener: SKNode? { didSet { if listener !== oldValue { didChange() } } }

    /// Not available: the browser plays sounds.
    @available(*, unavailable, message: "The browser plays sounds here; use SKAction.changeVolume on audio nodes")
    public var audioEngine: Any { fatalError() }

    // MARK: For a subclass to override

    /// Called when the scene was made. Does nothing by default.
    open func sceneDidLoad() {}
    /// Called when a view shows the scene. Does nothing by default.
    open func didMove(to view: SKView) {}
    /// Called before the view shows another scene or none. Does nothing by default.
    open func willMove(from view: SKView) {}
    /// Called when the scene has another size. Does nothing by default.
    open func didChangeSize(_ oldSize: CGSize) {}
    /// Called at the start of each frame. Does nothing by default.
    /// - Parameter currentTime: Seconds of the system's clock.
    open func update(_ currentTime: TimeInterval) {}
    /// Called when the actions of this frame are done. Does nothing by default.
    open func didEvaluateActions() {}
    /// Called when the physics of this frame is simulated. Does nothing by default.
    open func didSimulatePhysics() {}
    /// Called when the constraints of this frame are applied. Does nothing by default.
    open func didApplyConstraints() {}
    /// Called last in each frame. Does nothing by default.
    open func didFinishUpdate() {}

    // MARK: Coordinates

    /// A point of `view`, from its top left corner, in the scene's coordinates.
    open func convertPoint(fromView point: CGPoint) -> CGPoint { point.applying(viewTransform.inverted()) }

    /// A point of the scene's coordinates in `view`, from its top left corner.
    open func convertPoint(toView point: CGPoint) -> CGPoint { point.applying(viewTransform) }

    // MARK: Frames

    /// The scene itself is always evaluated; listing it would create a retain cycle.
    func join(_ node: SKNode) { if node !== self { framed.append(node) } }

    private func runFrameInContext() {
        guard let view = presenters.lazy.compactMap(\.view).first else { return }
        view.inContext { if view.wantsFrame(at: SceneClock.uptime) { self.runFrame() } }
    }

    /// Runs one frame, at the current time or, in tests, at a given one.
    func runFrame(at time: Double? = nil) {
        clock.freeze(at: time)
        defer { clock.thaw() }
        let now = SceneClock.uptime
        if let delegate { delegate.update(now, for: self) } else { update(now) }
        evaluateActions()
        if let delegate { delegate.didEvaluateActions(for: self) } else { didEvaluateActions() }
        physicsWorld.simulate(to: clock.time)
        if let delegate { delegate.didSimulatePhysics(for: self) } else { didSimulatePhysics() }
        for node in framed { for constraint in node.constraints ?? [] { constraint.apply(to: node) } }
        if let delegate { delegate.didApplyConstraints(for: self) } else { didApplyConstraints() }
        if let delegate { delegate.didFinishUpdate(for: self) } else { didFinishUpdate() }
    }

    /// Evaluates only nodes whose actions call the app. Other actions are evaluated lazily, on access.
    private func evaluateActions() {
        let time = clock.time
        if !runs.isEmpty { advance(to: time, mayCall: true) }
        for node in framed where node.scene === self { node.advance(to: time, mayCall: true) }
        framed.removeAll { node in
            let stays = node.scene === self && node.needsFrames
            if !stays, node.framingScene === self { node.framingScene = nil }
            return !stays
        }
    }

    override func pausedDidChange() { updateClock() }

    /// Whether a page shows the scene and plays its sounds.
    var hasClient: Bool { presenters.contains { $0.view?.hasClient == true && $0.view?.isShowing == true } }

    /// The clock runs while a view shows the scene, no transition holds it, and nothing is paused.
    func updateClock() {
        presenters.removeAll { $0.view == nil }
        let runs = !isPaused && presenters.contains { $0.view?.runsScene == true }
        guard runs != clock.isRunning else { return }
        clock.setRunning(runs)
        if runs { startTicker() } else { ticker.stop() }
        picture.headDidChange()
    }

    /// A view's preferred frame rate changed.
    func updatePace() { if clock.isRunning { startTicker() } }

    private func startTicker() {
        ticker.start(framesPerSecond: presenters.compactMap { $0.view?.framesPerSecond }.max() ?? 60)
    }

    // MARK: Changes

    func nodeDidChange(_ node: SKNode) { picture.nodeDidChange(node) }
    func nodeDidLeave(_ node: SKNode) { picture.nodeDidLeave(node) }

    override func read(_ archive: ArchiveCoder) {
        super.read(archive)
        readScene(archive)
    }

    override func take(from original: SKNode) {
        if let original = original as? SKScene {
            size = original.size
            scaleMode = original.scaleMode
            anchorPoint = original.anchorPoint
            backgroundColor = original.backgroundColor
            physicsWorld.gravity = original.physicsWorld.gravity
            physicsWorld.speed = original.physicsWorld.speed
        }
        super.take(from: original)
    }
}

/// How a scene is fitted into a view of another size.
public enum SKSceneScaleMode: Int, Sendable {
    /// Scales each axis separately: the picture may be distorted.
    case fill
    /// Scales both axes equally to fill the view; parts of the scene may be outside.
    case aspectFill
    /// Scales both axes equally so that the whole scene fits; there may be bars beside it.
    case aspectFit
    /// The scene takes the view's size.
    case resizeFill
}

/// A weak reference to a view that shows a scene.
struct WeakView {
    weak var view: SKView?
}
