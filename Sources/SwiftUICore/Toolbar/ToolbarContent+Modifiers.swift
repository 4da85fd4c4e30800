/// An item that a page's bars have by default: the button for the sidebar, the title, the search field.
///
/// These items always have the same place: declaring one neither moves it nor shows it twice.
public nonisolated struct DefaultToolbarItem: PrimitiveToolbarContent {
    /// An item of that kind. The placement has no effect here.
    public init(kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic) {}
    @MainActor var entries: [ToolbarEntry] { [] }
}

extension ToolbarContent {
    /// Makes the items sources of a zoom transition: a page or a presentation can grow out of them.
    public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID)
        -> some CustomizableToolbarContent
    {
        ChangedToolbarContent(content: self) { AnyView($0.matchedTransitionSource(id: id, in: namespace)) }
    }

    /// No effect here: items have no shared glass background.
    public func sharedBackgroundVisibility(_ visibility: Visibility) -> some CustomizableToolbarContent {
        ChangedToolbarContent(content: self) { $0 }
    }
}

extension ToolbarContent {
    /// Removes the items from their bar while `hidden` is true.
    ///
    /// See [hidden(_:)](https://developer.apple.com/documentation/swiftui/toolbarcontent/hidden(_:)).
    public func hidden(_ hidden: Bool = true) -> some CustomizableToolbarContent {
        HideableToolbarContent(content: self, isHidden: hidden)
    }

    /// No effect here: bars always show all of their items.
    public func visibilityPriority(_ priority: ToolbarItemVisibilityPriority) -> some CustomizableToolbarContent {
        ChangedToolbarContent(content: self) { $0 }
    }
}

extension CustomizableToolbarContent {
    /// Sets whether the items are in the bar until people customize it. Bars can't be customized here: items that are
    /// hidden by default are never shown, unless they are always available.
    public func defaultCustomization(
        _ defaultVisibility: Visibility = .automatic, options: ToolbarCustomizationOptions = []
    ) -> some CustomizableToolbarContent {
        HideableToolbarContent(
            content: self, isHidden: defaultVisibility == .hidden && !options.contains(.alwaysAvailable))
    }

    /// No effect here: bars can't be customized.
    public func customizationBehavior(
        _ behavior: ToolbarCustomizationBehavior
    ) -> some CustomizableToolbarContent {
        ChangedToolbarContent(content: self) { $0 }
    }
}

/// What people may do with an item when they customize a bar.
public struct ToolbarCustomizationBehavior: Hashable, Sendable {
    private let name: String
    /// The bar's default. No effect here.
    public static let `default` = ToolbarCustomizationBehavior(name: "default")
    /// People can move it within the bar. No effect here.
    public static let reorderable = ToolbarCustomizationBehavior(name: "reorderable")
    /// People can't move or remove it. No effect here.
    public static let disabled = ToolbarCustomizationBehavior(name: "disabled")
}

/// Options for an item of a bar that can be customized.
public struct ToolbarCustomizationOptions: OptionSet, Hashable, Sendable {
    /// The set as bits.
    public let rawValue: Int
    /// A set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The item is always in the bar.
    public static let alwaysAvailable = ToolbarCustomizationOptions(rawValue: 1)
}

/// Which items are removed first if a bar has not enough space for all.
public struct ToolbarItemVisibilityPriority: Hashable, Sendable {
    private let name: String
    /// The bar's default. No effect here.
    public static let automatic = ToolbarItemVisibilityPriority(name: "automatic")
    /// The item is removed first. No effect here.
    public static let low = ToolbarItemVisibilityPriority(name: "low")
    /// The item is removed last. No effect here.
    public static let high = ToolbarItemVisibilityPriority(name: "high")
}

extension View {
    /// Removes a view of a control group in a bar from it.
    @ViewBuilder public func toolbarItemHidden(_ hidden: Bool = true) -> some View { if !hidden { self } }
}

/// Content that can be hidden. When it is shown again, its items are back in their places among the others.
private struct HideableToolbarContent<Content: ToolbarContent>: PrimitiveToolbarContent {
    let content: Content
    let isHidden: Bool
    var entries: [ToolbarEntry] { isHidden ? [] : content.allEntries }
}

/// Content whose items' views are changed, for instance wrapped in a modifier.
private struct ChangedToolbarContent<Content: ToolbarContent>: PrimitiveToolbarContent {
    let content: Content
    let change: @MainActor (AnyView) -> AnyView

    var entries: [ToolbarEntry] {
        content.allEntries.map { entry in
            var entry = entry
            entry.view = change(entry.view)
            return entry
        }
    }
}
