/// An item that a page's bars have by themselves: the button for the sidebar, the title, the search field.
///
/// They stand where they always do, in whichever place they are named: naming one neither moves it nor shows it twice.
public nonisolated struct DefaultToolbarItem: PrimitiveToolbarContent {
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

    /// Items here have no ground of glass in common, whatever is said of it.
    public func sharedBackgroundVisibility(_ visibility: Visibility) -> some CustomizableToolbarContent {
        ChangedToolbarContent(content: self) { $0 }
    }
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
