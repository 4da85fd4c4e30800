extension Group: Scene where Content: Scene {
    /// Groups scenes, so that modifiers apply to all of them.
    public nonisolated init(@SceneBuilder content: () -> Content) { self.init(of: content()) }
}

extension Group: PrimitiveScene where Content: Scene {
    @MainActor var windowContent: AnyView? { content.resolved?.windowContent }
    @MainActor var windowTitle: Text? { content.resolved?.windowTitle }
    @MainActor var isAside: Bool { content.resolved?.isAside ?? true }
    @MainActor var windows: [SceneWindow] { content.resolved?.windows ?? [] }
}
