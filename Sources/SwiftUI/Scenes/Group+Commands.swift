extension Group: Commands where Content: Commands {
    /// Groups commands.
    public nonisolated init(@CommandsBuilder content: () -> Content) { self.init(of: content()) }
}

extension Group: PrimitiveCommands where Content: Commands {
    @MainActor var buttons: AnyView { content.shown }
}
