extension Group: ToolbarContent where Content: ToolbarContent {
    /// Groups items, so that modifiers apply to all of them.
    public nonisolated init(@ToolbarContentBuilder content: () -> Content) { self.init(of: content()) }

    /// Never called: a group has no body.
    public var body: Never { fatalError("A group of toolbar content has no body") }
}

extension Group: CustomizableToolbarContent where Content: CustomizableToolbarContent {}

extension Group: ToolbarEntrySource where Content: ToolbarContent {
    var entries: [ToolbarEntry] { content.allEntries }
}
