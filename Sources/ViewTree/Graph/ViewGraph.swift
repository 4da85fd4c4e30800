import DisplayList
import Foundation
import Synchronization

/// The view tree of one window: evaluates what was invalidated, lays it out and maintains the display list.
///
/// A round consists of bodies, layout, display list, and then the effects that the bodies scheduled, once. Nothing is done while
/// nothing is invalid. The graph knows no window and no socket, and gets its clock from outside (`time`).
@MainActor
public final class ViewGraph {
    /// The graph whose code runs: set in bodies, handlers, effects and the tasks that they start.
    package nonisolated static var current: ViewGraph? { CurrentGraph.graph }
    /// Wraps all of the app's code that runs in this window: the host sets the window's languages there.
    package var context: (() -> Void) -> Void = { $0() }
    /// Called when there is something to render.
    package var needsRender: () -> Void = {}
    /// Called to render pending changes in a frame of their own, before later ones.
    package var rendersNow: () -> Void = {}
    /// The clock that wakes timers in this window.
    package nonisolated let time: any WindowTime
    /// How many bodies were evaluated since the graph was made.
    package var bodyEvaluations = 0

    package private(set) var root: ViewNode!
    /// The root's environment while it is being created.
    private(set) var firstEnvironment = EnvironmentValues()
    package private(set) var rootLayout: RootLayoutNode!
    package private(set) var viewport = CGSize.zero
    /// The window's surroundings, as far as views can read them.
    package let surroundings = WindowSurroundings()
    package private(set) var list: DisplayList
    var pending: [PendingChange] = []
    var layoutIsValid = false
    private var isRendering = false
    /// The progress of a rendering that was paused between its steps.
    private var course: Course?
    var effects: [() -> Void] = []
    private var retired: [LayoutNode] = []
    package private(set) lazy var departures = Departures(graph: self)
    private(set) lazy var clock = AnimationClock(graph: self)
    private(set) lazy var matchedGeometry = MatchedGeometry()
    /// The services of features for this window, by their types.
    var services: [ObjectIdentifier: any WindowService] = [:]
    private var elementCount = 0
    private var motionCount = 0
    private var motions: [Animation: Motion] = [:]
    private var warnings: Set<String> = []
    /// Whether the nodes being created belong to an insertion that was recorded already.
    private var isInserting = false
    private var entrances: [ObjectIdentifier: Animation] = [:]
    /// How many collections make their views on demand.
    var lazyCollectionCount = 0
    private var nodesByElement: [ElementID: NodeReference<LayoutNode>] = [:]
    /// The focused element.
    package var focus: ElementID? {
        didSet { if focus != oldValue { focusDidChange(from: oldValue) } }
    }
    /// The element whose focus the browser removed, if nothing has the focus since.
    package var lastFocus: ElementID?
    package let focusRegistry = FocusRegistry()
    package let geometryObservers = GeometryObservers()
    package let preferenceObservers = PreferenceObservers()
    package let knownGuides = KnownGuides()
    package let concealment = Concealment()
    package let visibility = WindowVisibility()
    package internal(set) var currentTransaction = Transaction()
    /// Counts the passes of evaluation, layout and display. States read it on whichever thread they are written.
    package nonisolated var passSerial: Int { passCount.load(ordering: .relaxed) }
    nonisolated let passCount = Atomic(0)
    /// The characters for which the page has fonts.
    var knownCharacters = KnownCharacters()
    package var title = ""
    /// The app's language that matches the browser's request, as a tag.
    package var language = ""
    /// A service's title, which has precedence over the window's.
    private var shownTitle: String { services.values.lazy.compactMap(\.windowTitle).first ?? title }
    /// The pending requests to the browser.
    var requests: [BrowserRequest] = []
    private(set) var stage = Stage.living
    /// Whether the window hasn't ended: who has waited for something asks that before anything is made for it.
    package var isLiving: Bool { stage == .living }

    /// A window that is ending tears down its views, and shows nothing more.
    enum Stage { case living, ending, ended }

    package init(rootElement: ElementID = ElementID(0), time: any WindowTime = SystemTime.shared) {
        _ = Self.separatesObservers
        self.time = time
        list = DisplayList(root: DisplayElement(id: rootElement))
    }

    package func setRoot<V: View>(_ view: V, environment: EnvironmentValues) {
        firstEnvironment = environment
        rootLayout = RootLayoutNode(graph: self)
        let context = NodeContext(graph: self, parent: nil, environment: environment)
        inContext { root = RootNode(view, context, layout: rootLayout) }
        layoutIsValid = false
        needsRender()
    }

    package func setViewport(_ size: CGSize) {
        guard size != viewport else { return }
        viewport = size
        surroundings.size = size
        rootLayout.invalidateLayout()
    }

    package func setEnvironment(_ environment: EnvironmentValues) {
        root.setEnvironment(environment)
        if !pending.isEmpty || !layoutIsValid { needsRender() }
    }

    /// Tears down all views, as on removal: their tasks are canceled and they disappear, the inner ones first. Other windows
    /// still react to the app's changes; in this one nothing is evaluated any more.
    package func teardown() {
        guard stage == .living else { return }
        (stage, needsRender, rendersNow, pending, course) = (.ending, {}, {}, [], nil)
        inContext {
            root?.teardown()
            departures.cancelAll()
            // Views that are drawn, as in masks, end together with the layout node for which they are drawn.
            while !retired.isEmpty { removeRetired() }
            runEffects()
        }
        (stage, effects) = (.ended, [])
        for service in services.values { service.windowDidEnd() }
    }
}

// MARK: - Invalidation

extension ViewGraph {
    package func invalidate(_ node: ViewNode) {
        guard stage == .living else { return }
        note(node, isNews: course != nil)
        if !isRendering { needsRender() }
    }

    /// Shows the changes so far, as the start of an animation.
    func showPlainChanges() {
        guard !isRendering, !pending.isEmpty else { return }
        Transaction.$current.withValue(Transaction()) { rendersNow() }
    }

    package func layoutDidInvalidate() {
        layoutIsValid = false
        course?.hasMoved = true
        if !isRendering { needsRender() }
    }

    package func warnOnce(_ text: String) {
        guard warnings.insert(text).inserted else { return }
        FileHandle.standardError.write(Data("Kissa: \(text)\n".utf8))
    }
}

// MARK: - Rendering

extension ViewGraph {
    /// Evaluates what is pending; nil if nothing has changed since the last call.
    package func render() -> DisplayList? {
        let wasStopped = course != nil
        let list = renderWhole()
        return wasStopped ? renderWhole() ?? list : list
    }

    private func renderWhole() -> DisplayList? {
        guard case .done(let list) = render(while: { true }) else { preconditionFailure("nothing has stopped it") }
        return list
    }

    /// Evaluates what is pending, and calls `mayGoOn` between the steps: bodies, layout, display, effects. The next call
    /// continues where this one stopped. Changes made meanwhile are included if that doesn't send the rendering back to an
    /// earlier step; the rest is left to another rendering.
    package func render(while mayGoOn: () -> Bool) -> Rendering {
        guard stage == .living else { return .done(nil) }
        var rendering = Rendering.paused
        inContext { rendering = renderNow(while: mayGoOn) }
        return rendering
    }

    /// Runs the app's code in this window's context.
    package func inContext(_ body: () -> Void) {
        CurrentGraph.$graph.withValue(self) { context(body) }
    }

    private func renderNow(while mayGoOn: () -> Bool) -> Rendering {
        guard var course = course ?? beginning() else { return .done(nil) }
        self.course = nil
        isRendering = true
        defer { isRendering = false }
        while true {
            take(&course)
            guard stage == .living else { return .done(nil) }
            if course.step == .end {
                if leavesRest(course) { needsRender() }
                return .done(finished())
            }
            guard mayStop(before: course.step), !mayGoOn() else { continue }
            self.course = course
            return .paused
        }
    }

    /// A lazy collection makes rows during layout, from the data of which the body was evaluated: no other window's code, which may
    /// change that data, runs in between.
    private func mayStop(before step: Course.Step) -> Bool { step != .layout || lazyCollectionCount == 0 }

    /// Nil if there is nothing to do.
    private func beginning() -> Course? {
        let isStale = !pending.isEmpty || !layoutIsValid || !effects.isEmpty
        return isStale || list.focus != focus || list.title != shownTitle ? Course() : nil
    }

    /// Takes one step. Each transaction is evaluated, laid out and displayed separately, so that each has its own animation.
    private func take(_ course: inout Course) {
        switch course.step {
        case .bodies:
            evaluateNext(in: &course)
            course.step = .layout
        case .layout:
            evaluateNews(in: &course)
            motions.removeAll()
            layout()
            (course.step, course.hasMoved) = (.display, false)
            course.evaluationCount += 1
        case .display:
            evaluateNews(in: &course)
            // The layout may have been invalidated since.
            if !layoutIsValid { layout() }
            display()
            if let transaction = course.transaction { begin(transaction.completions, transaction.animation) }
            course.step = course.transaction == nil || !goesOn(course) ? .effects : .bodies
            course.hasMoved = false
        case .effects:
            currentTransaction = Transaction()
            runEffects()
            endRound(of: &course)
        case .end: break
        }
    }

    private func finished() -> DisplayList {
        list.focus = focus
        list.title = shownTitle
        return list.speaking(language)
    }

    private func display() {
        let animation = currentTransaction.animation
        var builder = DisplayBuilder(list: list, animation: animation, graph: self)
        list.elements = [:]
        let children = builder.display(rootLayout)
        list = builder.list
        reachDidChange()
        precondition(children == [list.root], "the root is displayed as the window's element")
        removeRetired()
        entrances.removeAll()
    }

    private func layout() {
        for _ in 0..<Course.roundsMax {
            layoutIsValid = true
            rootLayout.layOut(in: viewport)
            geometryObservers.check()
            if layoutIsValid { break }
        }
        preferenceObservers.check()
    }

    private func runEffects() {
        let due = effects
        effects = []
        for effect in due { effect() }
    }
}

// MARK: - Effects

extension ViewGraph {
    /// Runs `effect` once, after the next commit.
    package func afterCommit(_ effect: @escaping () -> Void) {
        guard stage != .ended else { return }
        effects.append(effect)
        if !isRendering { needsRender() }
    }
}

// MARK: - Coming and going

extension ViewGraph {
    package func nextElementID(for node: LayoutNode) -> ElementID {
        elementCount += 1
        let id = ElementID(elementCount)
        nodesByElement[id] = node.reference
        return id
    }

    /// The layout node of an element.
    package func layoutNode(of element: ElementID) -> LayoutNode? { nodesByElement[element]?.node }

    func forgetElement(_ id: ElementID) {
        nodesByElement[id] = nil
        elementDidGo(id)
    }

    package func motion(_ animation: Animation?) -> Motion? {
        guard let animation else { return nil }
        if let motion = motions[animation] { return motion }
        motionCount += 1
        var motion = animation.motion(serial: motionCount)
        motion.beginning = Motion.Beginning(.now)
        motions[animation] = motion
        return motion
    }

    /// Creates nodes for insertion into a tree that is already shown: they may have an entrance animation.
    func inserting<N: ViewNode>(_ make: () -> N) -> N {
        guard !isInserting, root != nil else { return make() }
        isInserting = true
        let node = make()
        isInserting = false
        for layout in node.realisedLayouts {
            entrances[ObjectIdentifier(layout)] = node.insertionAnimation(of: layout)
        }
        return node
    }

    /// The entrance animation of a layout node; it is removed when read.
    func takeEntrance(of node: LayoutNode) -> Animation? { entrances.removeValue(forKey: ObjectIdentifier(node)) }

    package func retire(_ node: LayoutNode) {
        node.willRetire()
        retired.append(node)
    }

    /// Removes an element whose node stays from the list.
    func removeElement(_ id: ElementID) {
        list[id] = nil
        elementDidGo(id)
    }

    private func removeRetired() {
        let gone = retired
        retired.removeAll()
        for node in gone {
            node.didRetire()
            departures.forget(in: node)
            entrances[ObjectIdentifier(node)] = nil
            guard let id = node.ownElement else { continue }
            list[id] = nil
            forgetElement(id)
        }
    }
}
