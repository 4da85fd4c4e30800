import DisplayList
import Foundation
import JSONSyntax
import SwiftUICore
import TextLayout
@_spi(Nodes) import ViewTree

/// Connects a view of a scene with one window: sends the scene to the client, and the client's events to the scene. For
/// a `SpriteView` it also owns the view, and presents the requested scene.
@MainActor
final class SceneSource: ClientModuleSource {
    /// The view, if it belongs to a `SpriteView`.
    private let own: SKView?
    private weak var shown: SKView?
    private unowned let graph: ViewGraph
    private var wanted: SpriteView?
    /// The scene that was last presented on the `SpriteView`'s behalf. If the game presents another one later, that one
    /// stays.
    private var given: SKScene?
    private var sync: (number: Int, time: Double)?
    weak var node: ClientModuleNode?

    var view: SKView? { own ?? shown }

    /// - Parameter shown: A view of the app's, which keeps its scene when it leaves the window; nil creates a view.
    init(graph: ViewGraph, showing shown: SKView? = nil) {
        self.graph = graph
        own = shown == nil ? SKView() : nil
        self.shown = shown
        own?.isOfSpriteView = true
        if let view { enter(view) }
    }

    private func enter(_ view: SKView) {
        view.source = self
        view.inContext = { [weak graph] body in if let graph { graph.inContext(body) } else { body() } }
        view.needsDisplay = { [weak self] in self?.node?.invalidateDisplay() }
        view.coveredEdges = { [weak graph] in graph?.surroundings.covered(ofViewSized: $0) ?? .zero }
        view.hasClient = true
        view.isVisible = graph.visibility.isVisible
        graph.visibility.add(self) { [weak self] in self?.view?.isVisible = $0 }
    }

    /// The view left its window, and may already be in another one.
    private func leave(_ view: SKView) {
        guard view.source === self else { return }
        view.isVisible = false
        view.hasClient = false
        (view.inContext, view.needsDisplay, view.coveredEdges) = ({ $0() }, {}, { _ in .zero })
    }

    /// A layout node that shows a view of the app's.
    static func makeNode(showing view: SKView, in graph: ViewGraph) -> ClientModuleNode {
        let source = SceneSource(graph: graph, showing: view)
        let node = ClientModuleNode(source, graph: graph)
        source.node = node
        return node
    }

    func update(_ new: SpriteView) {
        wanted = new
        // Runs after the commit, because the scene's code may change state that views show.
        graph.afterCommit { [weak self] in self?.showWanted() }
    }

    private func showWanted() {
        guard let wanted, let view else { return }
        view.preferredFramesPerSecond = wanted.preferredFramesPerSecond
        view.allowsTransparency = wanted.options.contains(.allowsTransparency)
        view.ignoresSiblingOrder = wanted.options.contains(.ignoresSiblingOrder)
        view.showsFPS = wanted.debugOptions.contains(.showsFPS)
        view.showsNodeCount = wanted.debugOptions.contains(.showsNodeCount)
        view.showsDrawCount = wanted.debugOptions.contains(.showsDrawCount)
        view.showsQuadCount = wanted.debugOptions.contains(.showsQuadCount)
        view.shouldRender = wanted.shouldRender
        view.isPaused = wanted.isPaused
        guard given !== wanted.scene, view.frame.size != .zero else { return }
        given = wanted.scene
        if let transition = wanted.transition, view.scene != nil {
            view.presentScene(wanted.scene, transition: transition)
        } else {
            view.presentScene(wanted.scene)
        }
    }

    // MARK: For the layout

    var idealSize: CGSize { (wanted?.scene ?? view?.scene)?.size ?? CGSize(width: 10, height: 10) }

    func sizeDidChange(to size: CGSize) {
        view?.resize(to: size)
        // The scene is presented once the view's size is known, since `didMove(to:)` may read it.
        showWanted()
    }

    func content(_ builder: inout DisplayBuilder) -> ModuleContent {
        let scene = view?.scene
        let parts = scene?.picture.refreshed() ?? [:]
        for label in scene?.picture.labels.values ?? [:].values {
            for run in label.laidOut.lines.flatMap(\.runs) {
                if let family = run.family { builder.use([family], for: run.text) }
            }
        }
        return ModuleContent(module: SpriteModule.path, payload: view?.payload(sync: sync) ?? "{}", parts: parts)
    }

    func moduleDidReport(_ value: JSONValue) {
        guard let event = SceneEvent(value) else { return }
        if case .sync(let number) = event {
            // A page's first message. Touches and keys of the page before it will never end, so they are canceled.
            view?.input.cancelAll()
            sync = (number, Date().timeIntervalSince1970)
            node?.invalidateDisplay()
        } else {
            view?.input.handle(event)
        }
    }

    /// Cancels all input: the window refuses further events of elements that are out of reach.
    func didConceal() { view?.input.cancelAll() }

    func didRetire() {
        graph.visibility.remove(self)
        // Drops pending updates.
        wanted = nil
        given = nil
        if let shown { leave(shown) }
        own?.input.cancelAll()
        own?.presentScene(nil)
    }
}

extension WindowSurroundings {
    /// The safe area insets for a view as high or as wide as the window; a smaller view gets none. The decision is by
    /// size alone.
    fileprivate func covered(ofViewSized size: CGSize) -> UIEdgeInsets {
        let (isHigh, isWide) = (size.height >= self.size.height, size.width >= self.size.width)
        return UIEdgeInsets(
            top: isHigh ? safeArea.top : 0, left: isWide ? safeArea.leading : 0, bottom: isHigh ? safeArea.bottom : 0,
            right: isWide ? safeArea.trailing : 0)
    }
}
