import Foundation
@_spi(Nodes) import ViewTree

/// Presents a view over the window for as long as there is an item.
struct PresentationModifier<Item, Presented: View>: PrimitiveModifier {
    let style: PresentationStyle
    /// The item. The node calls the closure and observes what it reads.
    let item: () -> Item?
    /// The identity of an item; a different one begins a new presentation.
    let identify: (Item) -> AnyHashable
    /// Removes the item.
    let end: () -> Void
    /// Sets a removed item again; nil if the presentation can't be repeated, as an alert that was answered.
    var beginAgain: ((Item) -> Void)?
    let onDismiss: (() -> Void)?
    let content: (Item) -> Presented
    /// Whether the presentation keeps its first item, even if it changes.
    var keepsItem: () -> Bool = { false }

    package static func makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>, in context: NodeContext
    ) -> TypedNode<ModifiedContent<Content, Self>> {
        PresentingNode(view, context)
    }
}

/// The node of the presenting view. The presented view's node is a child of it too, but its layout is in the window's
/// root.
private final class PresentingNode<Content: View, Item, Presented: View>: ModifierNode<
    Content, PresentationModifier<Item, Presented>
>
{
    private var current: (id: AnyHashable, item: Item, node: PresentedNode<Presented>)?
    private var leaving: [ObjectIdentifier: PresentedNode<Presented>] = [:]
    /// The identity of the presentation that the user has just dismissed.
    private var putAway: AnyHashable?

    override var onlyChild: ViewNode? { current == nil && leaving.isEmpty ? child : nil }

    override var childNodes: [ViewNode] {
        [child] + (current.map { [$0.node] } ?? []) + Array(leaving.values)
    }

    /// The presented view passes no preferences to the presenting one, and doesn't disappear when that does.
    override var presentNodes: [ViewNode] { [child] }
    override var layoutChildren: [LayoutNode] { child.layoutChildren }
    override var lazyItems: [LazyItem] { child.lazyItems }
    override func presenceDidChange(_ isPresent: Bool) { child.presenceDidChange(isPresent) }

    override func evaluate() {
        let item = track { current.flatMap { modifier.keepsItem() ? $0.item : nil } ?? modifier.item() }
        let id = item.map(modifier.identify)
        if let current, current.id != id { leave(current) }
        guard let item, let id else { return }
        let build = { [content = modifier.content] in content(item) }
        if let current {
            current.node.presentation.end = end(of: id)
            current.node.rebuild(build)
        } else {
            enter(id, item, build)
        }
    }

    private func enter(_ id: AnyHashable, _ item: Item, _ build: @escaping () -> Presented) {
        let presentation = Presentation(style: modifier.style)
        presentation.end = end(of: id)
        presentation.source = { [weak self] in self?.realisedLayouts.first }
        presentation.outer = environment.presentation
        presentation.comesAtOnce = graph.currentTransaction.disablesAnimations
        current = (id, item, PresentedNode(presentation, childContext, build: build))
        graph.putAway.didPresent(self)
    }

    /// Removes the item, unless the app has replaced it since: the answer to an alert may present the next one.
    private func end(of id: AnyHashable) -> () -> Void {
        { [modifier = modifier, weak self] in
            if let item = modifier.item(), modifier.identify(item) != id { return }
            self?.putAway = id
            modifier.end()
        }
    }

    private func leave(_ old: (id: AnyHashable, item: Item, node: PresentedNode<Presented>)) {
        let node = old.node
        current = nil
        if putAway == old.id, modifier.beginAgain != nil { graph.putAway.add(self, old.item) }
        putAway = nil
        leaving[ObjectIdentifier(node)] = node
        let onDismiss = modifier.onDismiss
        node.leave { [weak self] in
            self?.leaving[ObjectIdentifier(node)] = nil
            if let onDismiss { self?.graph.afterCommit(onDismiss) }
        }
    }
}

extension PresentingNode: PresentingAgain {
    func present(again item: Any) {
        if let item = item as? Item { modifier.beginAgain?(item) }
    }
}

/// The node of a presented view. Its state begins with the presentation and ends with it.
final class PresentedNode<Presented: View>: ViewNode, LeavingWithPresenter {
    let presentation: Presentation
    private let layer: WindowLayer
    private var build: () -> Presented
    private var child: TypedNode<PresentedContent<Presented>>!

    init(_ presentation: Presentation, _ context: NodeContext, build: @escaping () -> Presented) {
        self.presentation = presentation
        self.build = build
        layer = WindowLayer(presentation, environment: context.environment, graph: context.graph)
        super.init(context)
        presentation.optionsDidChange = { [weak layer] in layer?.refresh() }
        presentation.window = { [weak graph = context.graph] in graph?.viewport ?? .zero }
        child = NodeContext(graph: graph, parent: self, environment: presentedEnvironment).makeNode(content)
        layer.collect { [unowned self] in child.layoutChildren }
        graph.rootLayout.add(layer, of: self)
    }

    override var onlyChild: ViewNode? { child }
    override var ownLayout: LayoutNode? { layer }

    private var content: PresentedContent<Presented> {
        PresentedContent(presentation: presentation, content: track(build))
    }

    /// The presenting view's environment, except that the presented view isn't in a stack.
    private var presentedEnvironment: EnvironmentValues {
        var inner = environment
        inner.stackOrientation = nil
        inner.presentation = presentation
        inner.dismiss = DismissAction(target: presentation)
        inner.isPresented = true
        inner.isRaised = presentation.style.isRaised
        inner.showsIconsAlone = false
        return presentation.isMenu ? inner : inner.outsideOfPages
    }

    func rebuild(_ build: @escaping () -> Presented) {
        self.build = build
        evaluate()
    }

    override func evaluate() { child.update(content) }

    override func environmentDidChange(from old: EnvironmentValues) {
        layer.update(environment)
        child.setEnvironment(presentedEnvironment)
    }

    /// Leaves with its last content, together with presentations from inside of it.
    func leave(finally: @escaping () -> Void) {
        let isAnimated = !graph.currentTransaction.disablesAnimations
        for other in graph.rootLayout.remove(layer) { other.leaveWithPresenter() }
        if isAnimated, graph.departures.begin(self, presentation.shownStyle.animation, finally: finally) { return }
        teardown()
        finally()
    }

    func leaveWithPresenter() {
        _ = graph.departures.begin(self, presentation.shownStyle.animation) {}
    }

    override func teardown() {
        guard isAlive else { return }
        super.teardown()
        _ = graph.rootLayout.remove(layer)
        layer.retireParts()
    }
}

extension EnvironmentValues {
    /// The environment without the page that presents: the title, bar items and links of a card over the window don't
    /// belong to that page. Those of a menu do, so it keeps the page's environment.
    fileprivate var outsideOfPages: EnvironmentValues {
        var values = self
        values.navigation = nil
        values.tabBarPlace = nil
        values.splitColumn = nil
        values.columnSelection = nil
        values.sidebarToggle = nil
        values.isInFormRow = false
        return values
    }
}

/// A card's content: the presented views, in a column, as on every page.
struct PresentedContent<Content: View>: View {
    let presentation: Presentation
    let content: Content

    var body: some View {
        ColorSchemeScope(LayoutContainer(layout: VStackLayout(), content: page), .presentation(presentation))
            .frame(maxWidth: fillsCard ? .infinity : nil, maxHeight: fillsCard ? .infinity : nil)
            .overlay(alignment: .top) { DragIndicator(presentation: presentation) }
    }

    /// The rows of a menu share the edit mode of the page in which it was opened.
    private var page: some View { EditModeScope(content, isPage: !presentation.isMenu) }

    /// Whether the content fills the card. A sheet's card, which a popover may become, is higher than its content, and
    /// the drag indicator has to be at the card's edge.
    private var fillsCard: Bool {
        switch presentation.style {
        case .sheet, .popover: true
        case .cover, .alert, .confirmation, .menu: false
        }
    }
}
