import DisplayList
import Foundation
@_spi(Nodes) import ViewTree

/// Keeps a page for each entry of a stack's path. It adds, removes and retains pages; its layout node positions and
/// animates them.
final class NavigationStackNode<Root: View>: TypedNode<StackContainer<Root>> {
    private var view: StackContainer<Root>
    private let model: NavigationModel
    private let layout: NavigationLayoutNode
    private var rootPage: NavigationPageNode!
    private var pages: [NavigationPageNode] = []
    private var leaving: [ObjectIdentifier: NavigationPageNode] = [:]
    /// The page of an outer stack, whose bars this stack's replace.
    private var outerPage: NavigationPage?
    /// Whether the new page has replaced a column's root.
    private var isReplacement = false
    /// Whether the content around the stack is present, by the last notification.
    private var isPresent = true
    /// Whether the stack is leaving with its column: until the column has left, it isn't updated.
    private var isHeld = false
    private var holdCount = 0
    private var isRootStale = false
    /// The name under which the path is saved for another process.
    private var restorationName: String?
    /// The path that the stack had in another process, until a destination for its first value is declared: the app may
    /// declare it later, or no longer.
    private var awaitedPath: [NavigationValue] = []
    /// The number of pages that stayed in the path while it was held.
    private var heldCount = Int.max

    init(_ view: StackContainer<Root>, _ context: NodeContext) {
        self.view = view
        model = view.model ?? NavigationModel()
        layout = NavigationLayoutNode(graph: context.graph)
        super.init(context)
        restorationName = graph.service(SceneRestoration.self).name(of: self, rootType: Root.self)
        outerPage = environment.navigation?.page
        outerPage?.innerStackCount += 1
        model.graph = graph
        model.didChange = { [weak self] in self.map { $0.graph.invalidate($0) } }
        model.rebuild = { [weak self] id in self?.pages.first { $0.page.id == id }.map { self?.refresh($0) } }
        model.didDeclare = { [weak self] in self?.restorePath() }
        model.warn = { [weak self] in self?.graph.warnOnce($0) }
        layout.goBack = { [weak self] in self.map { $0.model.pop(to: $0.pages.count - 1) } }
        layout.goForward = { [weak self] in self?.model.goForward() }
        rootPage = NavigationPageNode(nil, model, self.view.linksTo, childContext) { [unowned self] in
            AnyView(self.view.root)
        }
        layout.collect = { [unowned self] in ([rootPage] + pages).map(\.layout) }
        evaluate()
    }

    override var childNodes: [ViewNode] {
        (rootPage.map { [$0] } ?? []) + pages + Array(leaving.values)
    }

    override var presentNodes: [ViewNode] { [rootPage] + pages }
    override var ownLayout: LayoutNode? { layout }

    override func presenceDidChange(_ isPresent: Bool) {
        if isPresent { settle() } else if model.place?.hasWayBack == true { hold() }
        self.isPresent = isPresent
        (pages.last ?? rootPage).presenceDidChange(isPresent)
    }

    override func update(_ view: StackContainer<Root>) {
        self.view = view
        isRootStale = true
        rootPage.refreshEnvironment()
        evaluate()
    }

    override func evaluate() {
        let path = view.path
        noteInTab()
        let values = track { path.wrappedValue }
        model.readPath = { path.wrappedValue }
        model.writePath = { path.wrappedValue = $0 }
        if model.leadsElsewhere(values) { graph.putAway.didGoElsewhere() }
        model.reconcile(values, in: graph.passSerial)
        layout.stepsForward = model.stepsForward
        keepPath(values)
        guard !isHeld else { return heldCount = min(heldCount, commonCount) }
        if isRootStale { rootPage.rebuild() }
        isRootStale = false
        sync()
    }

    /// Saves the path, unless the one of another process is still to be restored.
    private func keepPath(_ values: [NavigationValue]) {
        guard let restorationName else { return }
        let restoration = graph.service(SceneRestoration.self)
        if let path = restoration.takePath(of: restorationName) { awaitedPath = path }
        if !values.isEmpty { awaitedPath = [] }
        if awaitedPath.isEmpty { restoration.note(path: values, of: restorationName) } else { restorePath() }
    }

    /// Restores the path that the stack had in another process, once, if it has a page for it and its own is still empty.
    private func restorePath() {
        guard let first = awaitedPath.first, model.hasDestination(for: first) else { return }
        graph.afterCommit { [weak self] in self?.goToAwaitedPath() }
    }

    private func goToAwaitedPath() {
        let path = awaitedPath
        awaitedPath = []
        if !path.isEmpty, model.readPath().isEmpty { model.writePath(path) }
    }

    private func noteInTab() {
        guard outerPage == nil, model.place == nil, let place = environment.tabBarPlace else { return }
        place.model.note(model, inTab: place.tab)
    }

    // MARK: A column on its way out

    /// Keeps the pages while the column leaves: going back from it resets the selection that showed it, and the pages
    /// that links have pushed there.
    private func hold() {
        isHeld = true
        holdCount += 1
        let mine = holdCount
        graph.time.wake(afterSeconds: NavigationLayoutNode.seconds) { [weak self] in self?.endHold(ifStill: mine) }
    }

    private func endHold(ifStill mine: Int) {
        guard isAlive, isHeld, holdCount == mine else { return }
        isHeld = false
        graph.invalidate(self)
    }

    /// The column is shown again: it immediately shows its present content.
    private func settle() {
        guard isHeld else { return }
        isHeld = false
        evaluate()
    }

    private func refresh(_ node: NavigationPageNode) {
        guard let entry = model.entries.first(where: { $0.id == node.page.id }) else { return }
        node.rebuild(entry.build)
    }

    // MARK: Pages

    private func sync() {
        let entries = model.entries
        let common = min(commonCount, heldCount)
        heldCount = .max
        guard common != pages.count || common != entries.count else { return }
        let gone = Array(pages[common...])
        pages.removeSubrange(common...)
        for entry in entries[common...] {
            pages.append(NavigationPageNode(entry.id, model, nil, childContext, build: entry.build))
            pages.last?.page.isColumnRoot = entry.isColumnRoot
            if !isPresent { pages.last?.presenceDidChange(false) }
        }
        let isForward = entries.count > common
        isReplacement = entries.last?.isColumnRoot ?? false
        if entries.isEmpty, isPresent, gone.contains(where: \.page.isColumnRoot) {
            graph.afterCommit { [place = model.place] in place?.didLoseRoot() }
        }
        leave(gone, isSeen: !isForward)
        cover(isForward)
        layout.childrenDidChange()
    }

    /// The number of pages that still match the model's entries.
    private var commonCount: Int { zip(pages, model.entries).prefix { $0.page.id == $1.id }.count }

    private func leave(_ gone: [NavigationPageNode], isSeen: Bool) {
        for node in gone {
            let isTop = node === gone.last
            if isSeen, isTop, moves,
                graph.departures.begin(
                    node, NavigationLayoutNode.animation,
                    finally: { [weak self] in
                        self?.leaving[ObjectIdentifier(node)] = nil
                    })
            {
                leaving[ObjectIdentifier(node)] = node
            } else {
                node.teardown()
            }
        }
    }

    private var moves: Bool { isPresent && !graph.currentTransaction.disablesAnimations && !isReplacement }

    /// Slides the new page in over the others.
    private func cover(_ isForward: Bool) {
        let all = [rootPage!] + pages
        if isForward, moves, layout.isShown { all.last?.layout.enters = true }
        layout.isMoving = moves && layout.isShown
        layout.depth = pages.count - (pages.first?.page.isColumnRoot == true ? 1 : 0)
        model.place?.note(depth: layout.depth, isInner: false)
        outerPage?.model?.place?.note(depth: layout.depth, isInner: true)
        var mode = NavigationBarItem.TitleDisplayMode.large
        for node in all {
            let isTop = node === all.last
            if node.layout.isCovered == isTop { node.presenceDidChange(isTop && isPresent) }
            node.layout.isCovered = !isTop
            if node.page.isUppermost != isTop { node.page.isUppermost = isTop }
            if node.page.inheritedMode != mode { node.page.inheritedMode = mode }
            mode = node.page.isInline ? .inline : .large
        }
    }

    override func teardown() {
        guard isAlive else { return }
        super.teardown()
        outerPage?.innerStackCount -= 1
        outerPage?.model?.place?.note(depth: 0, isInner: true)
    }
}
