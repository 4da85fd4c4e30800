/// An item that a page's bars have by themselves: the button for the sidebar, the title, the search field.
///
/// They stand where they always do, in whichever place they are named: naming one neither moves it nor shows it twice.
public nonisolated struct DefaultToolbarItem: PrimitiveToolbarContent {
    /// An item of a kind. The placement has no effect here.
    public init(kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic) {}
    @MainActor var entries: [ToolbarEntry] { [] }
}

extension ToolbarContent {
    /// Makes the items ones that a page or a presentation can grow out of.
    public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID)
        -> some CustomizableToolbarContent
    {
        ChangedToolbarContent(content: self) { AnyView($0.matchedTransitionSource(id: id, in: namespace)) }
    }

    /// No effect here: items have no ground of glass in common.
    public func sharedBackgroundVisibility(_ visibility: Visibility) -> some CustomizableToolbarContent {
        ChangedToolbarContent(content: self) { $0 }
    }
}

extension ToolbarContent {
    /// Takes the items out of their bar for as long as this is so.
    ///
    /// See [hidden(_:)](https://developer.apple.com/documentation/swiftui/toolbarcontent/hidden(_:)).
    public func hidden(_ hidden: Bool = true) -> some CustomizableToolbarContent {
        HideableToolbarContent(content: self, isHidden: hidden)
    }

    /// No effect here: bars have room for all of their items.
    public func visibilityPriority(_ priority: ToolbarItemVisibilityPriority) -> some CustomizableToolbarContent {
        ChangedToolbarContent(content: self) { $0 }
    }
}

extension CustomizableToolbarContent {
    /// Sets whether the items are in the bar before people arrange it. People can't arrange items here: items that are
    /// hidden are never shown, unless they are always available.
    public func defaultCustomization(
        _ defaultVisibility: Visibility = .automatic, options: ToolbarCustomizationOptions = []
    ) -> some CustomizableToolbarContent {
        HideableToolbarContent(
            content: self, isHidden: defaultVisibility == .hidden && !options.contains(.alwaysAvailable))
    }

    /// No effect here: people can't arrange items.
    public func customizationBehavior(
        _ behavior: ToolbarCustomizationBehavior
    ) -> some CustomizableToolbarContent {
        ChangedToolbarContent(content: self) { $0 }
    }
}

/// What people may do with an item of a bar that they arrange.
public struct ToolbarCustomizationBehavior: Hashable, Sendable {
    private let name: String
    /// As the bar has it. No effect here.
    public static let `default` = ToolbarCustomizationBehavior(name: "default")
    /// People move it within the bar. No effect here.
    public static let reorderable = ToolbarCustomizationBehavior(name: "reorderable")
    /// People can't move or remove it. No effect here.
    public static let disabled = ToolbarCustomizationBehavior(name: "disabled")
}

/// What is so of an item before people arrange a bar.
public struct ToolbarCustomizationOptions: OptionSet, Hashable, Sendable {
    /// The set as bits.
    public let rawValue: Int
    /// A set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// It is in the bar in any case.
    public static let alwaysAvailable = ToolbarCustomizationOptions(rawValue: 1)
}

/// Which items leave a bar first that has no room for all.
public struct ToolbarItemVisibilityPriority: Hashable, Sendable {
    private let name: String
    /// As the bar has it. No effect here.
    public static let automatic = ToolbarItemVisibilityPriority(name: "automatic")
    /// It leaves the bar first. No effect here.
    public static let low = ToolbarItemVisibilityPriority(name: "low")
    /// It leaves the bar last. No effect here.
    public static let high = ToolbarItemVisibilityPriority(name: "high")
}

extension View {
    /// Takes a view of a control group in a bar out of it.
    @ViewBuilder public func toolbarItemHidden(_ hidden: Bool = true) -> some View { if !hidden { self } }
}

/// Content that may be out of sight. Its items keep their places among the others.
private struct HideableToolbarContent<Content: ToolbarContent>: PrimitiveToolbarContent {
    let content: Content
    let isHidden: Bool
    var entries: [ToolbarEntry] { isHidden ? [] : content.allEntries }
}

/// Content around whose items there is something.
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
