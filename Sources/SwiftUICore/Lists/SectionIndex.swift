import FoundationAdditions
import Foundation
@_spi(Nodes) import ViewTree

/// An entry at a list's edge that leads to a section.
struct SectionIndexEntry {
    let label: Text
    let section: SectionStart
}

/// The start of a section.
@MainActor
final class SectionStart {
    /// The identity of the section's first view, for scrolling to it; nil if the section is empty.
    var identity: () -> AnyHashable? = { nil }
}

struct SectionIndexKey: PreferenceKey {
    static var defaultValue: [SectionIndexEntry] { [] }
    static func reduce(value: inout [SectionIndexEntry], nextValue: () -> [SectionIndexEntry]) { value += nextValue() }
}

private struct SectionIndexVisibilityKey: EnvironmentKey { static var defaultValue: Visibility { .automatic } }

extension EnvironmentValues {
    var listSectionIndexVisibility: Visibility {
        get { self[SectionIndexVisibilityKey.self] }
        set { self[SectionIndexVisibilityKey.self] = newValue }
    }
}

/// Sets the label of a section in its list's index.
struct SectionIndexModifier: PrimitiveModifier {
    let label: Text?

    package static func makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>, in context: NodeContext
    ) -> TypedNode<ModifiedContent<Content, Self>> {
        SectionIndexNode(view, context)
    }
}

/// Finds the section's first view, and gives it an identity if it has none: in a list, sections always exist, but their
/// rows may not have been made yet.
private final class SectionIndexNode<Content: View>: PassthroughNode<
    ModifiedContent<Content, SectionIndexModifier>, Content
>
{
    private var label: Text?
    private let start = SectionStart()
    private var marked: (view: LayoutNode, mark: UnaryLayoutNode)?

    init(_ view: ModifiedContent<Content, SectionIndexModifier>, _ context: NodeContext) {
        label = view.modifier.label
        super.init(view, context, content: \.content)
        start.identity = { [weak self] in self?.firstIdentity }
        graph.preferenceObservers.addSetter(of: ObjectIdentifier(SectionIndexKey.self))
    }

    override func update(_ view: ModifiedContent<Content, SectionIndexModifier>) {
        label = view.modifier.label
        super.update(view)
        graph.preferenceObservers.noteChange()
    }

    override func preference<P: PreferenceKey>(_ key: P.Type) -> P.Value? {
        guard key == SectionIndexKey.self else { return super.preference(key) }
        return label.map { [SectionIndexEntry(label: $0, section: start)] } as? P.Value
    }

    private var firstIdentity: AnyHashable? {
        guard let first = lazyItems.first else { return nil }
        return first.slot?.id ?? first.layout?.trait(IdentityTrait.self)
    }

    override var lazyItems: [LazyItem] {
        var items = child.lazyItems
        guard environment.isLazy, let first = items.first?.layout else { return items }
        if let mark = mark(first) { items[0].content = .layout(mark) }
        return items
    }

    /// A wrapper with an identity; nil if the view has one.
    private func mark(_ view: LayoutNode) -> LayoutNode? {
        if let marked, marked.view === view { return marked.mark }
        guard view.trait(IdentityTrait.self) == nil else { return nil }
        if let old = marked?.mark { graph.retire(old) }
        let mark = UnaryLayoutNode(view, graph: graph)
        mark.setTrait(IdentityTrait.self, AnyHashable(ObjectIdentifier(start)))
        marked = (view, mark)
        return mark
    }

    override func teardown() {
        if isAlive { graph.preferenceObservers.removeSetter(of: ObjectIdentifier(SectionIndexKey.self)) }
        super.teardown()
        if let mark = marked?.mark { graph.retire(mark) }
    }
}

extension View {
    /// Sets the label of the section in its list's index, usually a letter; nil leaves it out. Pressing it scrolls to
    /// the section.
    ///
    /// See [sectionIndexLabel](https://developer.apple.com/documentation/swiftui/view/sectionindexlabel(_:)).
    public func sectionIndexLabel(_ label: Text?) -> some View { modifier(SectionIndexModifier(label: label)) }

    /// Sets the label of the section in its list's index; nil leaves it out.
    public func sectionIndexLabel(_ label: LocalizedStringKey?) -> some View {
        sectionIndexLabel(label.map { Text($0) })
    }

    /// Sets the label of the section in its list's index; nil leaves it out.
    @_disfavoredOverload
    public func sectionIndexLabel(_ label: LocalizedStringResource?) -> some View {
        sectionIndexLabel(label.map { Text($0) })
    }

    /// Sets the label of the section in its list's index; nil leaves it out.
    @_disfavoredOverload
    public func sectionIndexLabel<S: StringProtocol>(_ label: S?) -> some View {
        sectionIndexLabel(label.map { Text(verbatim: String($0)) })
    }

    /// Sets whether lists in this view show an index of their sections; by default they do if a section has a
    /// `sectionIndexLabel`.
    public func listSectionIndexVisibility(_ visibility: Visibility) -> some View {
        environment(\.listSectionIndexVisibility, visibility)
    }
}
