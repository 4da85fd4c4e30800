import Foundation

/// The content of a tab view: tabs with values of one type.
///
/// See [TabContent](https://developer.apple.com/documentation/swiftui/tabcontent).
@MainActor @preconcurrency
public protocol TabContent<TabValue> {
    /// The type of the tabs' values.
    associatedtype TabValue: Hashable = Body.TabValue
    /// The type of the tabs in the body.
    associatedtype Body: TabContent
    /// The tabs of which this content consists.
    @TabContentBuilder<TabValue> var body: Body { get }
    /// The tabs. An app's own content has those of its body.
    var entries: [_TabEntry] { get }
}

extension TabContent {
    /// The tabs of the body.
    public var entries: [_TabEntry] { body.entries }
}

extension TabContent where Body == Never {
    /// Never called: this content has no body.
    public var body: Never { fatalError("\(Self.self) is primitive tab content: it has no body") }
}

extension Never: TabContent {
    /// No tab has a value of this type.
    public typealias TabValue = Never
}

/// One tab, with its types erased.
public struct _TabEntry {
    let value: AnyHashable?
    let label: AnyView
    let content: AnyView
    var badge: Text?
    var isHidden = false
    var look = TabButtonLook()
    /// The tab's place in the statements around it, from the outermost to the innermost. It identifies the tab when
    /// others are added or removed.
    private(set) var place: [AnyHashable] = []

    fileprivate func inside(_ step: some Hashable) -> _TabEntry {
        var entry = self
        entry.place.insert(AnyHashable(step), at: 0)
        return entry
    }
}

extension [_TabEntry] {
    /// The tabs, placed inside one of several statements, a branch, or an element of a collection.
    fileprivate func inside(_ step: some Hashable) -> [_TabEntry] { map { $0.inside(step) } }
}

/// The purpose of a tab, if that matters to how it is shown.
public struct TabRole: Hashable, Sendable {
    private let name: String
    /// A tab for searching. The role supplies the label if the tab has none.
    public static let search = TabRole(name: "search")
}

/// The label of a tab that is made without one: that of its role.
public struct DefaultTabLabel: View {
    let role: TabRole?

    nonisolated init(role: TabRole?) { self.role = role }

    /// What the view shows.
    public var body: some View {
        if role == .search {
            Label {
                Text.system("Search")
            } icon: {
                Image(systemName: "magnifyingglass")
            }
        }
    }
}

/// A tab: what it shows, and its label in the bar.
///
/// See [Tab](https://developer.apple.com/documentation/swiftui/tab).
public struct Tab<Value: Hashable, Content: View, Label: View>: TabContent {
    /// The type of the tabs' values.
    public typealias TabValue = Value
    /// There is no body.
    public typealias Body = Never
    // Creating a tab transfers these to the main actor.
    private nonisolated(unsafe) let value: Value?
    private nonisolated(unsafe) let content: Content
    private nonisolated(unsafe) let label: Label

    /// The tabs.
    public var entries: [_TabEntry] {
        [_TabEntry(value: value.map { AnyHashable($0) }, label: AnyView(label), content: AnyView(content))]
    }

    /// A tab for a value, with a label.
    public nonisolated init(
        value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.value = value
        self.content = content()
        self.label = label()
    }

    /// A tab for a value, labeled by its role.
    public nonisolated init(value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content)
    where Label == DefaultTabLabel {
        self.init(value: value, role: role, content: content) { DefaultTabLabel(role: role) }
    }

    /// A tab for a value, with a title and a system symbol. The title is looked up in the app's strings.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) where Label == SwiftUICore.Label<Text, Image> {
        self.init(value: value, role: role, content: content) {
            SwiftUICore.Label(titleKey, systemImage: systemImage)
        }
    }

    /// A tab for a value, with a title and a system symbol. The title is shown as it is.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, systemImage: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) where Label == SwiftUICore.Label<Text, Image> {
        self.init(value: value, role: role, content: content) { SwiftUICore.Label(title, systemImage: systemImage) }
    }

    /// A tab for a value, with a title and one of the app's images. The title is looked up in the app's strings.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) where Label == SwiftUICore.Label<Text, Image> {
        self.init(value: value, role: role, content: content) { SwiftUICore.Label(titleKey, image: image) }
    }

    /// A tab for a value, with a title and one of the app's images. The title is shown as it is.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, image: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) where Label == SwiftUICore.Label<Text, Image> {
        self.init(value: value, role: role, content: content) { SwiftUICore.Label(title, image: image) }
    }
}

extension Tab where Value == Never {
    /// A tab without a value, with a label.
    public nonisolated init(role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
    {
        value = nil
        self.content = content()
        self.label = label()
    }

    /// A tab without a value, labeled by its role.
    public nonisolated init(role: TabRole? = nil, @ViewBuilder content: () -> Content) where Label == DefaultTabLabel {
        self.init(role: role, content: content) { DefaultTabLabel(role: role) }
    }

    /// A tab without a value, with a title and a system symbol. The title is looked up in the app's strings.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) where Label == SwiftUICore.Label<Text, Image> {
        self.init(role: role, content: content) { SwiftUICore.Label(titleKey, systemImage: systemImage) }
    }

    /// A tab without a value, with a title and a system symbol. The title is shown as it is.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) where Label == SwiftUICore.Label<Text, Image> {
        self.init(role: role, content: content) { SwiftUICore.Label(title, systemImage: systemImage) }
    }

    /// A tab without a value, with a title and one of the app's images. The title is looked up in the app's strings.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) where Label == SwiftUICore.Label<Text, Image> {
        self.init(role: role, content: content) { SwiftUICore.Label(titleKey, image: image) }
    }

    /// A tab without a value, with a title and one of the app's images. The title is shown as it is.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) where Label == SwiftUICore.Label<Text, Image> {
        self.init(role: role, content: content) { SwiftUICore.Label(title, image: image) }
    }
}

/// Tabs under a heading; the bar shows them like any others.
public struct TabSection<Content: TabContent>: TabContent {
    /// The type of the tabs' values.
    public typealias TabValue = Content.TabValue
    /// There is no body.
    public typealias Body = Never
    private nonisolated(unsafe) let content: Content
    /// The tabs.
    public var entries: [_TabEntry] { content.entries }

    /// Tabs without a heading.
    public nonisolated init(@_TabListBuilder content: () -> Content) { self.content = content() }

    /// The bar has no headings: the header isn't shown.
    public nonisolated init<Header: View>(@_TabListBuilder content: () -> Content, @ViewBuilder header: () -> Header) {
        self.content = content()
    }

    /// The bar has no headings: the title isn't shown.
    public nonisolated init(_ titleKey: LocalizedStringKey, @_TabListBuilder content: () -> Content) {
        self.content = content()
    }

    /// The bar has no headings: the title isn't shown.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, @_TabListBuilder content: () -> Content) {
        self.content = content()
    }
}

/// Tabs of several statements, or tabs changed by a modifier. They are evaluated on the main actor, wherever the group
/// was made.
public struct _TabGroup<TabValue: Hashable>: TabContent {
    /// There is no body.
    public typealias Body = Never
    private let make: @MainActor () -> [_TabEntry]
    /// The tabs.
    public var entries: [_TabEntry] { make() }

    nonisolated init(_ make: @escaping @MainActor () -> [_TabEntry]) { self.make = make }

    fileprivate nonisolated init<C: TabContent>(_ content: C, inside step: some Hashable & Sendable) {
        nonisolated(unsafe) let content = content
        self.init { content.entries.inside(step) }
    }

    fileprivate nonisolated init<each C: TabContent>(all content: repeat each C) {
        var parts: [@MainActor () -> [_TabEntry]] = []
        for tab in repeat each content {
            nonisolated(unsafe) let tab = tab
            let step = parts.count
            parts.append { tab.entries.inside(step) }
        }
        self.init { [parts] in parts.flatMap { $0() } }
    }
}

/// The tabs of an `if` without an `else`. Its generic parameter is the type of the content, so that the compiler can
/// infer it even if there is no content.
public struct _OptionalTab<Content: TabContent>: TabContent {
    /// The type of the tabs' values.
    public typealias TabValue = Content.TabValue
    /// There is no body.
    public typealias Body = Never
    private nonisolated(unsafe) let content: Content?
    /// The tabs.
    public var entries: [_TabEntry] { content?.entries ?? [] }

    nonisolated init(_ content: Content?) { self.content = content }
}

/// Builds tabs from the statements of a closure.
@resultBuilder
public struct TabContentBuilder<TabValue: Hashable> {
    /// The content of a statement.
    public static func buildExpression<C: TabContent>(_ content: C) -> C where C.TabValue == TabValue { content }
    /// One tab, or one group of tabs, unchanged.
    public static func buildBlock<C: TabContent>(_ content: C) -> C where C.TabValue == TabValue { content }

    /// The tabs of several statements.
    @_disfavoredOverload
    public static func buildBlock<each C: TabContent>(_ content: repeat each C) -> _TabGroup<TabValue> {
        _TabGroup(all: repeat each content)
    }

    /// The tabs of an `if` without `else`: none where the condition fails.
    public static func buildIf<C: TabContent>(_ content: C?) -> _OptionalTab<C> where C.TabValue == TabValue {
        _OptionalTab(content)
    }

    /// The tabs of one branch.
    public static func buildEither<C: TabContent>(first content: C) -> _TabGroup<TabValue>
    where C.TabValue == TabValue { _TabGroup(content, inside: true) }

    /// The tabs of one branch.
    public static func buildEither<C: TabContent>(second content: C) -> _TabGroup<TabValue>
    where C.TabValue == TabValue { _TabGroup(content, inside: false) }
}

/// Builds tabs where the type of their values is inferred from the tabs: in a section, or for each element of a
/// collection.
@resultBuilder
public struct _TabListBuilder {
    /// The content of a statement.
    public static func buildExpression<C: TabContent>(_ content: C) -> C { content }
    /// One tab, or one group of tabs, unchanged.
    public static func buildBlock<C: TabContent>(_ content: C) -> C { content }

    /// The tabs of several statements.
    @_disfavoredOverload
    public static func buildBlock<First: TabContent, each C: TabContent>(
        _ first: First, _ content: repeat each C
    ) -> _TabGroup<First.TabValue> {
        _TabGroup(all: first, repeat each content)
    }

    /// The tabs of an `if` without `else`: none where the condition fails.
    public static func buildIf<C: TabContent>(_ content: C?) -> _OptionalTab<C> { _OptionalTab(content) }

    /// The tabs of one branch.
    public static func buildEither<C: TabContent>(first content: C) -> _TabGroup<C.TabValue> {
        _TabGroup(content, inside: true)
    }

    /// The tabs of one branch.
    public static func buildEither<C: TabContent>(second content: C) -> _TabGroup<C.TabValue> {
        _TabGroup(content, inside: false)
    }
}

extension ForEach: TabContent where Content: TabContent {
    /// The type of the tabs' values.
    public typealias TabValue = Content.TabValue
    /// The tabs.
    public var entries: [_TabEntry] { data.flatMap { content($0).entries.inside(identify($0)) } }

    /// A tab, or tabs, for each element; the key path leads to its identity.
    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @_TabListBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(data: data, content: content) { $0[keyPath: id] }
    }

    /// A tab, or tabs, for each element, identified by its `id`.
    public init(_ data: Data, @_TabListBuilder content: @escaping (Data.Element) -> Content)
    where ID == Data.Element.ID, Data.Element: Identifiable {
        self.init(data: data, content: content) { $0.id }
    }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: TabContent {
    /// A tab, or tabs, for each number of a range.
    public init(_ data: Range<Int>, @_TabListBuilder content: @escaping (Int) -> Content) {
        self.init(data: data, content: content) { $0 }
    }
}

extension TabContent {
    func changed(_ change: (inout _TabEntry) -> Void) -> _TabGroup<TabValue> {
        let changed = entries.map { entry in
            var entry = entry
            change(&entry)
            return entry
        }
        return _TabGroup { changed }
    }

    /// A number beside the tab's label; zero for none.
    public func badge(_ count: Int) -> _TabGroup<TabValue> {
        changed { $0.badge = count == 0 ? nil : Text(verbatim: String(count)) }
    }

    /// A text beside the tab's label; nil for none.
    public func badge(_ label: Text?) -> _TabGroup<TabValue> { changed { $0.badge = label } }
    /// A text beside the tab's label, looked up in the app's strings; nil for none.
    public func badge(_ key: LocalizedStringKey?) -> _TabGroup<TabValue> { badge(key.map { Text($0) }) }
    /// Removes the tab from the bar.
    public func hidden(_ hidden: Bool = true) -> _TabGroup<TabValue> { changed { $0.isHidden = hidden } }
}

/// Tabs as views that pass their labels to the tab view.
public struct _TabList: View {
    let entries: [_TabEntry]

    /// The tabs that aren't hidden, as views.
    public var body: some View {
        ForEach(entries.filter { !$0.isHidden }, id: \.place) { entry in
            entry.content.modifier(
                TabSlotModifier(label: entry.label, value: entry.value, badge: entry.badge, look: entry.look))
        }
    }
}
