/// An item that a page's bars have by themselves: the button for the sidebar, the title, the search field.
///
/// They stand where they always do, in whichever place they are named: naming one neither moves it nor shows it twice.
public struct DefaultToolbarItem: PrimitiveToolbarContent {
    public init(kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic) {}
    var entries: [ToolbarEntry] { [] }
}

extension ToolbarContent {
    /// Makes the items ones that a page or a presentation can grow out of.
    public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID)
        -> some CustomizableToolbarContent
    {
        _ToolbarContentList(
            entries: allEntries.map { entry in
                var entry = entry
                entry.view = AnyView(entry.view.matchedTransitionSource(id: id, in: namespace))
                return entry
            })
    }

    /// Items here have no ground of glass in common, whatever is said of it.
    public func sharedBackgroundVisibility(_ visibility: Visibility) -> some CustomizableToolbarContent {
        _ToolbarContentList(entries: allEntries)
    }
}
