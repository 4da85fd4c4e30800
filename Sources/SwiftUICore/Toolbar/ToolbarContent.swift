/// The items that a page puts into its bars.
///
/// See [ToolbarContent](https://developer.apple.com/documentation/swiftui/toolbarcontent).
@MainActor @preconcurrency
public protocol ToolbarContent {
    associatedtype Body: ToolbarContent
    @ToolbarContentBuilder @MainActor @preconcurrency var body: Body { get }
}

/// Content that people can customize on Apple's systems. Here it stays as the app defines it.
public protocol CustomizableToolbarContent: ToolbarContent {}

extension Never: CustomizableToolbarContent {}

/// Content that resolves to items by itself, without a body.
protocol ToolbarEntrySource {
    @MainActor var entries: [ToolbarEntry] { get }
}

/// Content that Kissa itself defines, without a body. Its types aren't isolated, so that `@ToolbarContentBuilder` can
/// be used on functions and properties of types that aren't isolated either.
protocol PrimitiveToolbarContent: CustomizableToolbarContent, ToolbarEntrySource where Body == Never {}

extension PrimitiveToolbarContent {
    /// Never called: this content has no body.
    public var body: Never { fatalError("\(Self.self) is primitive toolbar content: it has no body") }
}

extension ToolbarContent {
    /// The items that the content resolves to, down through the bodies.
    @MainActor var allEntries: [ToolbarEntry] {
        if let source = self as? any ToolbarEntrySource { return source.entries }
        return body.allEntries
    }
}

/// One item.
public nonisolated struct ToolbarItem<ID, Content: View>: PrimitiveToolbarContent {
    let identifier: AnyHashable
    let placement: ToolbarItemPlacement
    let isShown: Bool
    let content: Content

    /// An item with a placement.
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) where ID == () {
        identifier = AnyHashable("")
        self.placement = placement
        isShown = true
        self.content = content()
    }

    /// An item with an identity and a placement. Bars can't be customized here: an item that isn't shown by default is
    /// never shown.
    public init(
        id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool = true,
        @ViewBuilder content: () -> Content
    ) where ID == String {
        identifier = AnyHashable(id)
        self.placement = placement
        isShown = showsByDefault
        self.content = content()
    }

    @MainActor var entries: [ToolbarEntry] {
        isShown ? [ToolbarEntry(id: identifier, placement: placement, view: AnyView(content))] : []
    }
}

extension ToolbarItem: Identifiable where ID: Hashable {
    /// The item's identity.
    public var id: ID { identifier.base as! ID }
}

/// Several items with one placement.
public nonisolated struct ToolbarItemGroup<Content: View>: PrimitiveToolbarContent {
    let placement: ToolbarItemPlacement
    let content: Content

    /// Several items with one placement, beside each other.
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.placement = placement
        self.content = content()
    }

    @MainActor var entries: [ToolbarEntry] {
        [ToolbarEntry(id: AnyHashable("group"), placement: placement, view: AnyView(HStack(spacing: 12) { content }))]
    }
}

/// Space between items.
public nonisolated struct ToolbarSpacer: PrimitiveToolbarContent {
    /// Whether the space is flexible.
    public struct Sizing: Hashable, Sendable {
        let isFixed: Bool
        /// 12 points.
        public static let fixed = Sizing(isFixed: true)
        /// All of the remaining space.
        public static let flexible = Sizing(isFixed: false)
    }

    let sizing: Sizing
    let placement: ToolbarItemPlacement

    /// Space of that sizing, with a placement.
    public init(_ sizing: Sizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
        self.sizing = sizing
        self.placement = placement
    }

    @MainActor var entries: [ToolbarEntry] {
        let view = sizing.isFixed ? AnyView(Color.clear.frame(width: 12, height: 1)) : AnyView(Spacer())
        return [ToolbarEntry(id: AnyHashable("spacer"), placement: placement, view: view)]
    }
}
