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

/// Content that Kissa itself knows. Its types aren't isolated, so that `@ToolbarContentBuilder` goes with functions and
/// properties of types that aren't.
protocol PrimitiveToolbarContent: CustomizableToolbarContent where Body == Never {
    @MainActor var entries: [ToolbarEntry] { get }
}

extension PrimitiveToolbarContent {
    /// Never called: the framework knows this content itself.
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
public nonisolated struct ToolbarItem<ID, Content: View>: PrimitiveToolbarContent {
    let identifier: AnyHashable
    let placement: ToolbarItemPlacement
    let isShown: Bool
    let content: Content

    /// An item in a place.
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) where ID == () {
        identifier = AnyHashable("")
        self.placement = placement
        isShown = true
        self.content = content()
    }

    /// An item with an identity, in a place. People can't arrange items here: an item that isn't shown by default is
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

/// Several items in one place.
public nonisolated struct ToolbarItemGroup<Content: View>: PrimitiveToolbarContent {
    let placement: ToolbarItemPlacement
    let content: Content

    /// Several items in a place, beside each other.
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.placement = placement
        self.content = content()
    }

    @MainActor var entries: [ToolbarEntry] {
        [ToolbarEntry(id: AnyHashable("group"), placement: placement, view: AnyView(HStack(spacing: 12) { content }))]
    }
}

/// Room between items.
public nonisolated struct ToolbarSpacer: PrimitiveToolbarContent {
    /// Whether the room stretches.
    public struct Sizing: Hashable, Sendable {
        let isFixed: Bool
        /// 12 points.
        public static let fixed = Sizing(isFixed: true)
        /// All that there is.
        public static let flexible = Sizing(isFixed: false)
    }

    let sizing: Sizing
    let placement: ToolbarItemPlacement

    /// Room of a kind, in a place.
    public init(_ sizing: Sizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
        self.sizing = sizing
        self.placement = placement
    }

    @MainActor var entries: [ToolbarEntry] {
        let view = sizing.isFixed ? AnyView(Color.clear.frame(width: 12, height: 1)) : AnyView(Spacer())
        return [ToolbarEntry(id: AnyHashable("spacer"), placement: placement, view: view)]
    }
}
