/// No commands.
public nonisolated struct EmptyCommands: SilentCommands {
    public init() {}
}

/// A menu of one's own.
public nonisolated struct CommandMenu<Content: View>: PrimitiveCommands {
    private let content: Content

    public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) { self.content = content() }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) { self.content = content() }

    public init(_ name: Text, @ViewBuilder content: () -> Content) { self.content = content() }

    @MainActor var buttons: AnyView { AnyView(content) }
}

/// Where a menu bar would have a group of commands.
public struct CommandGroupPlacement: Sendable {
    public static let appInfo = CommandGroupPlacement()
    public static let appSettings = CommandGroupPlacement()
    public static let systemServices = CommandGroupPlacement()
    public static let appVisibility = CommandGroupPlacement()
    public static let appTermination = CommandGroupPlacement()
    public static let newItem = CommandGroupPlacement()
    public static let saveItem = CommandGroupPlacement()
    public static let importExport = CommandGroupPlacement()
    public static let printItem = CommandGroupPlacement()
    public static let undoRedo = CommandGroupPlacement()
    public static let pasteboard = CommandGroupPlacement()
    public static let textEditing = CommandGroupPlacement()
    public static let textFormatting = CommandGroupPlacement()
    public static let toolbar = CommandGroupPlacement()
    public static let sidebar = CommandGroupPlacement()
    public static let windowSize = CommandGroupPlacement()
    public static let windowList = CommandGroupPlacement()
    public static let singleWindowList = CommandGroupPlacement()
    public static let windowArrangement = CommandGroupPlacement()
    public static let help = CommandGroupPlacement()
}

/// Commands beside, or in place of, those that a system has.
public nonisolated struct CommandGroup<Content: View>: PrimitiveCommands {
    private let content: Content

    public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) { content = addition() }
    public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) { content = addition() }
    public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) { content = addition() }

    @MainActor var buttons: AnyView { AnyView(content) }
}

/// A system's own commands for what a browser does by itself here.
public nonisolated struct SidebarCommands: SilentCommands {
    public init() {}
}

/// As ``SidebarCommands``, for fields of text.
public nonisolated struct TextEditingCommands: SilentCommands {
    public init() {}
}

/// As ``SidebarCommands``, for how text looks.
public nonisolated struct TextFormattingCommands: SilentCommands {
    public init() {}
}

/// As ``SidebarCommands``, for bars.
public nonisolated struct ToolbarCommands: SilentCommands {
    public init() {}
}

/// As ``SidebarCommands``, for inspectors.
public nonisolated struct InspectorCommands: SilentCommands {
    public init() {}
}
