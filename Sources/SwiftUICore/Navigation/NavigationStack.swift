import DisplayList
import Foundation

/// Shows a root view and, above it, the pages that people went to.
///
/// See [NavigationStack](https://developer.apple.com/documentation/swiftui/navigationstack).
public struct NavigationStack<Data, Root: View>: View {
    private let path: Binding<[AnyHashable]>?
    private let root: Root

    public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
        path = nil
        self.root = root()
    }

    public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath {
        self.path = Binding(
            location: FunctionalLocation(
                get: { path.wrappedValue.elements },
                set: { elements, transaction in
                    withTransaction(transaction) {
                        var new = NavigationPath()
                        new.elements = elements
                        path.wrappedValue = new
                    }
                }))
        self.root = root()
    }

    public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
    where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {
        self.path = Binding(
            location: FunctionalLocation(
                get: { path.wrappedValue.map { AnyHashable($0) } },
                set: { elements, transaction in
                    withTransaction(transaction) {
                        path.wrappedValue = Data(elements.compactMap { $0.base as? Data.Element })
                    }
                }))
        self.root = root()
    }

    public var body: some View { StackWithPath(path: path, root: root) }
}

/// A stack keeps a path of its own where the app has none.
private struct StackWithPath<Root: View>: View {
    let path: Binding<[AnyHashable]>?
    let root: Root
    @State private var own: [AnyHashable] = []

    var body: some View { StackContainer(path: path ?? $own, model: nil, linksTo: nil, root: root) }
}

/// The older form of a stack. Deprecated by Apple in favour of `NavigationStack` and `NavigationSplitView`.
public struct NavigationView<Content: View>: View {
    private let content: Content

    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    /// Of several columns, the first is the stack's root.
    public var body: some View {
        SubviewReader(content: content) { subviews in
            NavigationStack { if let first = subviews.first { first } }
        }
    }
}

/// How a navigation view looks; here it is always a stack.
public protocol NavigationViewStyle: Sendable {}

/// A stack.
public struct StackNavigationViewStyle: NavigationViewStyle {
    public init() {}
}

/// Leaves it to the place: a stack.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
    public init() {}
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
    public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
    public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

extension View {
    public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View { self }
}

// MARK: - The container

/// A stack over a path. A split view gives its own model, and says where the links of a column lead.
struct StackContainer<Root: View>: PrimitiveView {
    let path: Binding<[AnyHashable]>
    let model: NavigationModel?
    let linksTo: NavigationModel?
    let root: Root

    static package func makeNode(_ view: Self, in context: NodeContext) -> TypedNode<Self> {
        NavigationStackNode(view, context)
    }
}

private final class NavigationStackNode<Root: View>: TypedNode<StackContainer<Root>> {
    private var view: StackContainer<Root>
    private let model: NavigationModel
    private let layout: NavigationLayoutNode
    private var rootPage: NavigationPageNode!
    private var pages: [NavigationPageNode] = []
    private var leaving: [ObjectIdentifier: NavigationPageNode] = [:]
    /// The page of a stack around this one, whose bars this one's replace.
    private var outerPage: NavigationPage?
    /// Whether the page that came took the place of a column's root.
    private var isReplacement = false
    /// Whether what the stack lies in is there, as far as it was told.
    private var isPresent = true
    /// Whether the stack is on its way out with its column: until that is gone it looks as it did.
    private var isHeld = false
    private var holdCount = 0
    private var isRootStale = false
    /// How many of the pages were there all the time meanwhile.
    private var heldCount = Int.max

    init(_ view: StackContainer<Root>, _ context: NodeContext) {
        self.view = view
        model = view.model ?? NavigationModel()
        layout = NavigationLayoutNode(graph: context.graph)
        super.init(context)
        outerPage = environment.navigation?.page
        if outerPage?.hasInnerStack == false { outerPage?.hasInnerStack = true }
        model.didChange = { [weak self] in self.map { $0.graph.invalidate($0) } }
        model.rebuild = { [weak self] id in self?.pages.first { $0.page.id == id }.map { self?.refresh($0) } }
        model.warn = { [weak self] in self?.graph.warnOnce($0) }
        layout.goBack = { [weak self] in self.map { $0.model.pop(to: $0.pages.count - 1) } }
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
    override var layoutChildren: [LayoutNode] { [layout] }
    override func layoutChildrenDidChange() { layout.childrenDidChange() }

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
        let values = track { path.wrappedValue }
        model.readPath = { path.wrappedValue }
        model.writePath = { path.wrappedValue = $0 }
        model.reconcile(values, in: graph.passSerial)
        guard !isHeld else { return heldCount = min(heldCount, commonCount) }
        if isRootStale { rootPage.rebuild() }
        isRootStale = false
        sync()
    }

    // MARK: A column on its way out

    /// Going back from a column takes back what was chosen for it, and the pages that links have led to there.
    private func hold() {
        isHeld = true
        holdCount += 1
        let mine = holdCount
        DispatchQueue.main.asyncAfter(deadline: .now() + NavigationLayoutNode.seconds) { [weak self] in
            MainActor.assumeIsolated { self?.endHold(ifStill: mine) }
        }
    }

    private func endHold(ifStill mine: Int) {
        guard isAlive, isHeld, holdCount == mine else { return }
        isHeld = false
        graph.invalidate(self)
    }

    /// The column comes back: it shows at once what it would show by now.
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

    /// How many pages are those of the model's entries.
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

    /// The page that comes slides in over the others.
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
        outerPage?.hasInnerStack = false
        outerPage?.model?.place?.note(depth: 0, isInner: true)
        graph.retire(layout)
    }
}

/// One page of a stack: a view between its bars, with a state of its own.
final class NavigationPageNode: ViewNode {
    let page: NavigationPage
    let layout: PageLayoutNode
    private let navigation: NavigationContext
    private var build: () -> AnyView
    private var child: TypedNode<PageFrame>!
    /// Whether the page's views could be dismissed when they were last told.
    private var canDismiss = false

    init(
        _ id: AnyHashable?, _ model: NavigationModel, _ target: NavigationModel?, _ context: NodeContext,
        build: @escaping () -> AnyView
    ) {
        page = NavigationPage(id: id, model: model)
        page.outer = context.environment.navigation?.page
        navigation = NavigationContext(model: model, page: page)
        navigation.target = target
        layout = PageLayoutNode(graph: context.graph)
        self.build = build
        super.init(context)
        canDismiss = isDismissible
        child = NodeContext(graph: graph, parent: self, environment: pageEnvironment).makeNode(frame)
        layout.collect = { [unowned self] in child.layoutChildren }
        layout.environment = environment
        layout.transition = { [page] in page.transition }
    }

    override var childNodes: [ViewNode] { child.map { [$0] } ?? [] }
    override var layoutChildren: [LayoutNode] { [layout] }
    override func layoutChildrenDidChange() { layout.childrenDidChange() }

    private var frame: PageFrame { PageFrame(page: page, content: track(build)) }

    private var pageEnvironment: EnvironmentValues {
        var inner = environment
        inner.stackOrientation = nil
        inner.navigation = navigation
        if isDismissible {
            inner.dismiss = DismissAction(target: page)
            inner.isPresented = true
        }
        return inner
    }

    /// There is a page to go back to, or a column.
    private var isDismissible: Bool { page.id != nil || page.model?.place?.hasWayBack == true }

    /// The column may have been laid over another one, or beside it.
    func refreshEnvironment() {
        guard canDismiss != isDismissible else { return }
        canDismiss = isDismissible
        child.setEnvironment(pageEnvironment)
    }

    func rebuild(_ build: @escaping () -> AnyView) {
        self.build = build
        rebuild()
    }

    func rebuild() { evaluate() }
    override func evaluate() { child.update(frame) }

    override func environmentDidChange(from old: EnvironmentValues) {
        layout.environment = environment
        layout.invalidateDisplay()
        child.setEnvironment(pageEnvironment)
    }

    override func teardown() {
        guard isAlive else { return }
        super.teardown()
        graph.pageTitles.remove(page)
        graph.retire(layout)
    }
}
