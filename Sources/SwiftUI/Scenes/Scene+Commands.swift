extension Scene {
    /// Adds commands. Their keyboard shortcuts work in the scene's windows.
    public func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene {
        let commands = content()
        return ModifiedScene.around(self) { window in
            AnyView(window.background { HeardCommands(commands: commands) })
        }
    }

    /// Removes the commands that the scene has so far. There are no system commands to remove.
    public func commandsRemoved() -> some Scene {
        ModifiedScene.around(self) { AnyView($0.environment(\.areCommandsHeard, false)) }
    }

    /// Replaces the commands that the scene has so far.
    public func commandsReplaced<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene {
        commandsRemoved().commands(content: content)
    }
}

/// The buttons of commands: their shortcuts work, but they are invisible and not read aloud.
private struct HeardCommands<Content: Commands>: View {
    let commands: Content
    @Environment(\.areCommandsHeard) private var areHeard

    var body: some View {
        if areHeard {
            VStack { commands.shown }.menuStyle(HeardMenuStyle()).frame(width: 0, height: 0).hidden()
        }
    }
}

/// A menu inside of commands: it is never opened, and its buttons' shortcuts work like the others.
private struct HeardMenuStyle: MenuStyle {
    func makeBody(configuration: Configuration) -> some View { configuration.content }
}

private struct CommandsHeardKey: EnvironmentKey {
    static var defaultValue: Bool { true }
}

extension EnvironmentValues {
    /// Whether the shortcuts of commands that were added before work.
    fileprivate var areCommandsHeard: Bool {
        get { self[CommandsHeardKey.self] }
        set { self[CommandsHeardKey.self] = newValue }
    }
}
