import DisplayList
import Foundation
@_spi(Nodes) import ViewTree

/// The container of a tab's content. The content is made when the tab is first shown, and keeps its state from then on.
@MainActor
protocol TabSlot: AnyObject {
    func show(_ isShown: Bool)
}

struct WeakTabSlot {
    weak var slot: (any TabSlot)?
}

/// The tab to which a layout node belongs, as a trait.
struct TabSlotTrait: TraitKey {
    static var defaultValue: WeakTabSlot { WeakTabSlot() }
}

extension Subview {
    /// Identifies a tab, even if tabs before it are added or removed.
    var tabID: AnyHashable {
        layouts.first?.trait(TabSlotTrait.self).slot.map { AnyHashable(ObjectIdentifier($0)) } ?? AnyHashable(id)
    }
}

private struct LazyTabsKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// Whether the content of tabs is only made when they are shown. Outside of a tab view nothing would ever show
    /// them.
    var hasLazyTabs: Bool {
        get { self[LazyTabsKey.self] }
        set { self[LazyTabsKey.self] = newValue }
    }
}

/// Makes its content a tab: with a label in the bar, and made only when the tab is shown.
struct TabSlotModifier: PrimitiveModifier {
    let label: AnyView
    var value: AnyHashable?
    var badge: Text?
    var look = TabButtonLook()

    package static func makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>, in context: NodeContext
    ) -> TypedNode<ModifiedContent<Content, Self>> {
        TabSlotNode(view, context)
    }
}

/// Creates the tab's content when the tab is first shown, and keeps it from then on.
private final class TabSlotNode<Content: View>: TypedNode<ModifiedContent<Content, TabSlotModifier>>, TabSlot {
    private var view: ModifiedContent<Content, TabSlotModifier>
    private let layout: ContainerLayoutNode<VStackLayout>
    private var child: TypedNode<EditModeScope<Content>>?
    private var isShown = false
    /// Whether the tab view is present, by the last notification.
    private var isPresent = true

    init(_ view: ModifiedContent<Content, TabSlotModifier>, _ context: NodeContext) {
        self.view = view
        layout = ContainerLayoutNode(VStackLayout(), graph: context.graph)
        super.init(context)
        layout.collect = { [unowned self] in child?.layoutChildren ?? [] }
        mark()
        if !environment.hasLazyTabs { show(true) }
    }

    override var onlyChild: ViewNode? { child }
    override var ownLayout: LayoutNode? { layout }

    override func update(_ view: ModifiedContent<Content, TabSlotModifier>) {
        self.view = view
        mark()
        child?.update(content)
        layout.traitsDidChange()
    }

    override func environmentDidChange(from old: EnvironmentValues) {
        child?.setEnvironment(inner.environment)
        if !environment.hasLazyTabs, child == nil { show(true) }
    }

    func show(_ isShown: Bool) {
        self.isShown = isShown
        if child == nil, isShown { make() } else if isPresent { child?.presenceDidChange(isShown) }
    }

    /// When a tab view appears again, so does the tab that is shown; the others wait until they are selected.
    override func presenceDidChange(_ isPresent: Bool) {
        self.isPresent = isPresent
        if isShown { child?.presenceDidChange(isPresent) }
    }

    /// Tabs in a page share the page's bars, and so its edit mode.
    private var content: EditModeScope<Content> {
        EditModeScope(view.content, isPage: environment.navigation == nil)
    }

    private var inner: NodeContext {
        var context = childContext.inContainer(.vertical)
        context.environment.hasLazyTabs = false
        return context
    }

    private func make() {
        child = inner.makeNode(content)
        if !isPresent { child?.presenceDidChange(false) }
        layout.childrenDidChange()
    }

    /// A tag of the content has to take effect before the content is made.
    private func mark() {
        layout.setTrait(TabItemTrait.self, view.modifier.label)
        layout.setTrait(TabButtonLookTrait.self, view.modifier.look)
        layout.setTrait(TabSlotTrait.self, WeakTabSlot(slot: self))
        layout.setTrait(BadgeTrait.self, view.modifier.badge ?? view.content.statedTrait(BadgeTrait.self) ?? nil)
        if let value = view.modifier.value ?? view.content.statedTrait(TagTrait.self) ?? nil {
            layout.setTrait(TagTrait.self, value)
        }
    }
}

/// A view that can state a trait for its container before its node is made.
@MainActor
private protocol TraitStating {
    func stated<K: TraitKey>(_: K.Type) -> K.Value?
}

extension ModifiedContent: TraitStating {
    fileprivate func stated<K: TraitKey>(_: K.Type) -> K.Value? {
        (modifier as? TraitModifier<K>)?.value ?? (content as? any TraitStating)?.stated(K.self)
    }
}

extension View {
    fileprivate func statedTrait<K: TraitKey>(_: K.Type) -> K.Value? { (self as? any TraitStating)?.stated(K.self) }
}
