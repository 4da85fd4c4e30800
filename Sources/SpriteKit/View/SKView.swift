import CoreGraphics
import Foundation

/// Shows a scene. `SpriteView` creates one in each window in which it is shown; a `UIViewRepresentable` may create its
/// own. The scene is drawn behind the subviews. In a view that `SpriteView` created, subviews, gestures and
/// transparency have no effect: use SwiftUI around it.
///
/// See [SKView](https://developer.apple.com/documentation/spritekit/skview).
@preconcurrency @MainActor
open class SKView: UIView {
    /// The safe area insets for a view of a given size.
    var coveredEdges: (CGSize) -> UIEdgeInsets = { _ in .zero }
    /// Called when the view needs to be redrawn.
    var needsDisplay: () -> Void = {}
    /// Runs app code in the window's context.
    var inContext: (() -> Void) -> Void = { $0() }
    /// Whether a page shows the view's content.
    var hasClient = false
    /// Whether the window is visible. A hidden window gets no "touch up" events.
    var isVisible = true {
        didSet {
            guard isVisible != oldValue else { return }
            if !isVisible { input.cancelAll() }
            scene?.updateClock()
        }
    }
    /// The transition to send to the client, kept until the next scene is presented.
    private(set) var transition: ShownTransition?
    private lazy var incomingPause = IncomingPause { [weak self] in self?.scene?.updateClock() }
    lazy var input = SceneInput(self)
    /// The size that the scene was last notified of.
    private var knownSize: CGSize
    /// The source that connects it to a window.
    weak var source: SceneSource?
    /// Whether a `SpriteView` created it.
    var isOfSpriteView = false

    /// A view without a scene.
    /// - Parameter frame: In the superview's coordinates, in points.
    public override init(frame: CGRect) {
        knownSize = frame.size
        super.init(frame: frame)
        hosting = { [unowned self] host in SceneSource.makeNode(showing: self, in: host.graph) }
    }

    /// Always fails: there are no archives.
    public required init?(coder: NSCoder) {
        knownSize = .zero
        super.init(coder: coder)
    }

    isolated deinit { scene?.updateClock() }

    /// The view's own coordinates. A scene whose mode is `resizeFill` takes the view's size.
    open override var bounds: CGRect {
        // In a window the scene is notified when layout is done.
        didSet { if layoutNode == nil { tellSize() } }
    }

    /// The safe area insets, in points: the area covered by a notch or a home indicator. A view as high as the page has
    /// insets at its top and bottom, a view as wide as the page at its sides; other views have none.
    open override var safeAreaInsets: UIEdgeInsets { coveredEdges(bounds.size) }

    /// The color beside a scene that doesn't fill the view; nil is black. With `allowsTransparency` nothing is painted
    /// there.
    open override var backgroundColor: UIColor? { didSet { if backgroundColor != oldValue { needsDisplay() } } }

    /// The scene that is shown; `presentScene` shows another.
    open private(set) var scene: SKScene?

    /// Whether the scene is paused: no frames, no actions.
    open var isPaused = false { didSet { if isPaused != oldValue { scene?.updateClock() } } }

    /// Decides which frames the scene gets.
    open weak var delegate: (any SKViewDelegate)?
    /// The frame filter that a `SpriteView` was given.
    var shouldRender: (TimeInterval) -> Bool = { _ in true }

    /// How many frames the scene gets each second, and how often its picture is drawn at most. 60 by default.
    open var preferredFramesPerSecond = 60 {
        didSet {
            guard preferredFramesPerSecond != oldValue else { return }
            scene?.updatePace()
            needsDisplay()
        }
    }

    /// Kept, and has no effect here: nodes of the same z are drawn in the tree's order.
    open var ignoresSiblingOrder = false { didSet { if ignoresSiblingOrder != oldValue { needsDisplay() } } }
    /// Whether the content behind the view shows through a transparent background of the scene.
    open var allowsTransparency = false { didSet { if allowsTransparency != oldValue { needsDisplay() } } }
    /// Kept, and has no effect here: nodes out of sight are never drawn.
    open var shouldCullNonVisibleNodes = true
    /// Kept, and has no effect here: the browser always draws asynchronously.
    open var isAsynchronous = true
    /// Whether a corner of the view shows how many pictures are drawn each second.
    open var showsFPS = false { didSet { if showsFPS != oldValue { needsDisplay() } } }
    /// Whether a corner of the view shows how many nodes there are.
    open var showsNodeCount = false { didSet { if showsNodeCount != oldValue { needsDisplay() } } }
    /// Whether a corner of the view shows how many drawing operations a picture takes.
    open var showsDrawCount = false { didSet { if showsDrawCount != oldValue { needsDisplay() } } }
    /// Whether a corner of the view shows how many rectangles are drawn: one for a sprite, nine where its middle is
    /// stretched.
    open var showsQuadCount = false { didSet { if showsQuadCount != oldValue { needsDisplay() } } }

    var isShowing: Bool { isVisible && !isPaused && scene != nil && bounds.width > 0 && bounds.height > 0 }
    /// Whether this view lets the scene's clock run.
    var runsScene: Bool { isShowing && !incomingPause.isOn }
    var framesPerSecond: Int { preferredFramesPerSecond }

    func wantsFrame(at time: TimeInterval) -> Bool {
        shouldRender(time) && delegate?.view(self, shouldRenderAtTime: time) ?? true
    }

    /// Shows a scene at once, or nothing.
    public func presentScene(_ scene: SKScene?) { present(scene, nil) }

    /// Shows a scene in place of the one before, with a transition.
    public func presentScene(_ scene: SKScene, transition: SKTransition) { present(scene, transition) }

    private func present(_ new: SKScene?, _ transition: SKTransition?) {
        guard new !== scene else { return }
        if let old = scene {
            old.willMove(from: self)
            old.presenters.removeAll { $0.view === self }
            if old.view === self { old.view = old.presenters.compactMap(\.view).last }
            old.updateClock()
        }
        self.transition = transition.map { ShownTransition(transition: $0) }
        // Without a previous scene there is no transition.
        incomingPause.begin(scene == nil || new == nil ? nil : transition)
        scene = new
        input.sceneDidChange()
        guard let new else { return needsDisplay() }
        new.view = self
        new.presenters.append(WeakView(view: self))
        fit(new)
        new.updateClock()
        new.didMove(to: self)
        needsDisplay()
    }

    func resize(to size: CGSize) {
        if size != bounds.size { frame.size = size }
        tellSize()
    }

    private func tellSize() {
        guard bounds.size != knownSize else { return }
        knownSize = bounds.size
        if let scene {
            fit(scene)
            scene.updateClock()
        }
        needsDisplay()
    }

    /// Resizes a scene that follows its view's size.
    func fit(_ scene: SKScene) {
        guard scene.scaleMode == .resizeFill, bounds.width > 0, bounds.height > 0 else { return }
        scene.size = bounds.size
    }

    /// Logs that the subview isn't shown, in a view that a `SpriteView` made.
    open override func didAddSubview(_ subview: UIView) {
        super.didAddSubview(subview)
        guard isOfSpriteView else { return }
        let advice = "put views over a SpriteView with SwiftUI's overlay or ZStack"
        FileHandle.standardError.write(Data("Kissa: \(type(of: subview)) is not shown: \(advice).\n".utf8))
    }

    // MARK: Coordinates

    /// A point of this view, from its top left corner, in a scene's coordinates.
    public func convert(_ point: CGPoint, to scene: SKScene) -> CGPoint {
        point.applying(scene.viewTransform(in: bounds.size).inverted())
    }

    /// A point of a scene in this view's coordinates, from its top left corner.
    public func convert(_ point: CGPoint, from scene: SKScene) -> CGPoint {
        point.applying(scene.viewTransform(in: bounds.size))
    }
}
