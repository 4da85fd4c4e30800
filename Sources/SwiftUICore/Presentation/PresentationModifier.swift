import Foundation
@_spi(Nodes) import ViewTree

/// Presents a view over the window for as long as there is an item.
struct PresentationModifier<Item, Presented: View>: PrimitiveModifier {
    let style: PresentationStyle
    /// Read by the node, which observes it.
    let item: () -> Item?
    /// Another identity is another presentation.
    let identify: (Item) -> AnyHashable
    /// Takes the item back.
    let end: () -> Void
    /// Gives an item that was taken back once more; nil where what was presented is over, as a question that was answered.
    var beginAgain: ((Item) -> Void)?
    let onDismiss: (() -> Void)?
    let content: (Item) -> Presented
    /// Whether what is presented goes on with the item that it began with, whatever becomes of that.
    var keepsItem: () -> Bool = { false }

    package static func makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>, in context: NodeContext
    ) -> TypedNode<ModifiedContent<Content, Self>> {
        PresentingNode(view, context)
    }
}

/// The node of the presenting view; the presented view's node lies below it too, but its layout lies over the window.
private final class PresentingNode<Content: View, Item, Presented: View>: ModifierNode<
    Content, PresentationModifier<Item, Presented>
>
{
    private var current: (id: AnyHashable, item: Item, node: PresentedNode<Presented>)?
    private var leaving: [ObjectIdentifier: PresentedNode<Presented>] = [:]
    /// Which presentation somebody has just put away.
    private var putAway: AnyHashable?

    override var childNodes: [ViewNode] {
        super.childNodes + (current.map { [$0.node] } ?? []) + Array(leaving.values)
    }

    /// What is presented hands no preferences to what presents it, and isn't out of sight with it.
    override var presentNodes: [ViewNode] { super.childNodes }
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

    /// Takes the item back, but none that the app has put in its place since: an answer may lead to the next question.
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

    override var childNodes: [ViewNode] { child.map { [$0] } ?? [] }
    override var ownLayout: LayoutNode? { layer }

    private var content: PresentedContent<Presented> {
        PresentedContent(presentation: presentation, content: track(build))
    }

    /// What the presenting view inherits, the presented one does; but it stands in no stack.
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

    /// Goes with its last content, and so does what is presented from inside it.
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
    /// A card over the window is no part of the page that it was presented from: its title, its bars' items and its links
    /// are that page's no more. The rows of a menu belong to where it was opened.
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

/// What a card shows: the presented view, as one. Of several views each stands below the one before, as on every page.
struct PresentedContent<Content: View>: View {
    let presentation: Presentation
    let content: Content

    var body: some View {
        ColorSchemeScope(LayoutContainer(layout: VStackLayout(), content: page), .presentation(presentation))
            .frame(maxWidth: fillsCard ? .infinity : nil, maxHeight: fillsCard ? .infinity : nil)
            .overlay(alignment: .top) { DragIndicator(presentation: presentation) }
    }

    /// The rows of a menu belong to the page that it was opened in.
    private var page: some View { EditModeScope(content, isPage: !presentation.isMenu) }

    /// The card of a sheet, which a popover may become, is higher than what it shows, and the indicator belongs to the card.
    private var fillsCard: Bool {
        switch presentation.style {
        case .sheet, .popover: true
        case .cover, .alert, .confirmation, .menu: false
        }
    }
}
