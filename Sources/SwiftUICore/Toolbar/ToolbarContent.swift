/// What a page puts into its bars.
///
/// See [ToolbarContent](https://developer.apple.com/documentation/swiftui/toolbarcontent).
@MainActor @preconcurrency
public protocol ToolbarContent {
    associatedtype Body: ToolbarContent
    @ToolbarContentBuilder @MainActor @preconcurrency var body: Body { get }
}

/// Content that people can arrange; here it stays as the app has it.
public protocol CustomizableToolbarContent: ToolbarContent {}

extension Never: CustomizableToolbarContent {}

/// Content that Kissa itself knows.
protocol PrimitiveToolbarContent: CustomizableToolbarContent where Body == Never {
    @MainActor var entries: [ToolbarEntry] { get }
}

extension PrimitiveToolbarContent {
    public var body: Never { fatalError("\(Self.self) is primitive toolbar content: it has no body") }
}

extension ToolbarContent {
    /// The items at the bottom of the bodies.
    @MainActor var allEntries: [ToolbarEntry] {
        if let primitive = self as? any PrimitiveToolbarContent { return primitive.entries }
        return body.allEntries
    }
}

/// One item.
public struct ToolbarItem<ID, Content: View>: PrimitiveToolbarContent {
    nonisolated(unsafe) let identifier: AnyHashable
    let placement: ToolbarItemPlacement
    let isShown: Bool
    let content: Content

    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) where ID == () {
        identifier = AnyHashable("")
        self.placement = placement
        isShown = true
        self.content = content()
    }

    /// People can't arrange items: one that isn't shown by default is never shown.
    public init(
        id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool = true,
        @ViewBuilder content: () -> Content
    ) where ID == String {
        identifier = AnyHashable(id)
        self.placement = placement
        isShown = showsByDefault
        self.content = content()
    }

    var entries: [ToolbarEntry] {
        isShown ? [ToolbarEntry(id: identifier, placement: placement, view: AnyView(content))] : []
    }
}

extension ToolbarItem: Identifiable where ID: Hashable {
    public nonisolated var id: ID { identifier.base as! ID }
}

/// Several items in one place.
public struct ToolbarItemGroup<Content: View>: PrimitiveToolbarContent {
    let placement: ToolbarItemPlacement
    let content: Content

    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.placement = placement
        self.content = content()
    }

    var entries: [ToolbarEntry] {
        [ToolbarEntry(id: AnyHashable("group"), placement: placement, view: AnyView(HStack(spacing: 12) { content }))]
    }
}

/// Room between items.
public struct ToolbarSpacer: PrimitiveToolbarContent {
    /// Whether the room stretches.
    public struct Sizing: Hashable, Sendable {
        let isFixed: Bool
        public static let fixed = Sizing(isFixed: true)
        public static let flexible = Sizing(isFixed: false)
    }

    let sizing: Sizing
    let placement: ToolbarItemPlacement

    public init(_ sizing: Sizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
        self.sizing = sizing
        self.placement = placement
    }

    var entries: [ToolbarEntry] {
        let view = sizing.isFixed ? AnyView(Color.clear.frame(width: 12, height: 1)) : AnyView(Spacer())
        return [ToolbarEntry(id: AnyHashable("spacer"), placement: placement, view: view)]
    }
}

/// The content of several statements.
public struct _ToolbarContentList: PrimitiveToolbarContent {
    let entries: [ToolbarEntry]
}

/// The content of an `if` without an `else`. It names the type of its content, so that a compiler knows it where there is
/// none.
public struct _OptionalToolbarContent<Content: ToolbarContent>: PrimitiveToolbarContent {
    let content: Content?
    var entries: [ToolbarEntry] { content?.allEntries ?? [] }
}

extension [ToolbarEntry] {
    /// As the content of a statement, or of a branch of it. An item keeps its place, and with it its states, whatever else
    /// comes and goes.
    fileprivate func inside(_ step: some Hashable) -> [ToolbarEntry] {
        map { entry in
            var entry = entry
            entry.id = AnyHashable([AnyHashable(step), entry.id])
            return entry
        }
    }
}

/// Builds toolbar content from the statements of a closure.
@resultBuilder
@MainActor
public struct ToolbarContentBuilder {
    public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }
    public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }

    @_disfavoredOverload
    public static func buildBlock<each Content: ToolbarContent>(_ content: repeat each Content) -> _ToolbarContentList {
        var entries: [ToolbarEntry] = []
        var step = 0
        for item in repeat each content {
            entries += item.allEntries.inside(step)
            step += 1
        }
        return _ToolbarContentList(entries: entries)
    }

    public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> _OptionalToolbarContent<Content> {
        _OptionalToolbarContent(content: content)
    }

    public static func buildEither<Content: ToolbarContent>(first content: Content) -> _ToolbarContentList {
        _ToolbarContentList(entries: content.allEntries.inside(true))
    }

    public static func buildEither<Content: ToolbarContent>(second content: Content) -> _ToolbarContentList {
        _ToolbarContentList(entries: content.allEntries.inside(false))
    }

    public static func buildLimitedAvailability<Content: ToolbarContent>(_ content: Content) -> _ToolbarContentList {
        _ToolbarContentList(entries: content.allEntries)
    }
}
