@_spi(Nodes) import ViewTree

/// One page of a stack: a view between its bars, with its own state.
final class NavigationPageNode: ViewNode {
    let page: NavigationPage
    let layout: PageLayoutNode
    private let navigation: NavigationContext
    private var build: () -> AnyView
    private var child: TypedNode<PageFrame>!
    /// Whether the page could be dismissed when its environment was last set.
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
        followKeyboard()
    }

    override var onlyChild: ViewNode? { child }
    override var ownLayout: LayoutNode? { layout }

    private var frame: PageFrame { PageFrame(page: page, content: AnyView(EditModeScope(track(build)))) }

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

    /// Whether there is a page or a column to go back to.
    private var isDismissible: Bool { page.id != nil || page.model?.place?.hasWayBack == true }

    /// Updates the environment after the column was moved over another one, or beside it.
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
        graph.focusRegistry.remove(page)
    }
}
