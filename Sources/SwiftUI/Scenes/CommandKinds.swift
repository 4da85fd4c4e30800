/// No commands.
public nonisolated struct EmptyCommands: SilentCommands {
    /// Creates an empty set of commands.
    public init() {}
}

/// A menu of the app.
public nonisolated struct CommandMenu<Content: View>: PrimitiveCommands {
    private let content: Content

    /// Creates a menu. Its name is ignored here; the keyboard shortcuts of its buttons work.
    public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) { self.content = content() }

    /// Creates a menu. Its name is ignored here; the keyboard shortcuts of its buttons work.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) { self.content = content() }

    /// Creates a menu. Its name is ignored here; the keyboard shortcuts of its buttons work.
    public init(_ name: Text, @ViewBuilder content: () -> Content) { self.content = content() }

    @MainActor var buttons: AnyView { AnyView(content) }
}

/// The position of a group of commands in a menu bar. There is no menu bar here, so it has no effect.
public struct CommandGroupPlacement: Sendable {
    /// Information about the app.
    public static let appInfo = CommandGroupPlacement()
    /// The app's settings.
    public static let appSettings = CommandGroupPlacement()
    /// Services of the system.
    public static let systemServices = CommandGroupPlacement()
    /// Hiding and showing the app.
    public static let appVisibility = CommandGroupPlacement()
    /// Quitting the app.
    public static let appTermination = CommandGroupPlacement()
    /// Making and opening documents.
    public static let newItem = CommandGroupPlacement()
    /// Saving documents.
    public static let saveItem = CommandGroupPlacement()
    /// Importing and exporting.
    public static let importExport = CommandGroupPlacement()
    /// Printing.
    public static let printItem = CommandGroupPlacement()
    /// Undo and redo.
    public static let undoRedo = CommandGroupPlacement()
    /// Copy, cut and paste.
    public static let pasteboard = CommandGroupPlacement()
    /// Changing text.
    public static let textEditing = CommandGroupPlacement()
    /// The look of text.
    public static let textFormatting = CommandGroupPlacement()
    /// Toolbars.
    public static let toolbar = CommandGroupPlacement()
    /// Sidebars.
    public static let sidebar = CommandGroupPlacement()
    /// The size of a window.
    public static let windowSize = CommandGroupPlacement()
    /// The list of windows.
    public static let windowList = CommandGroupPlacement()
    /// The list of an app's single windows.
    public static let singleWindowList = CommandGroupPlacement()
    /// The order of windows.
    public static let windowArrangement = CommandGroupPlacement()
    /// Help.
    public static let help = CommandGroupPlacement()
}

/// Commands next to, or instead of, the system's commands.
public nonisolated struct CommandGroup<Content: View>: PrimitiveCommands {
    private let content: Content

    /// Creates commands that come before a group. The group is ignored here.
    public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) { content = addition() }
    /// Creates commands that come after a group. The group is ignored here.
    public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) { content = addition() }
    /// Creates commands that replace a group. The group is ignored here: the browser's own commands stay.
    public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) { content = addition() }

    @MainActor var buttons: AnyView { AnyView(content) }
}

/// The system's commands for a sidebar. A browser has no menu for them, so they add nothing.
public nonisolated struct SidebarCommands: SilentCommands {
    /// Creates the commands; they have no buttons here.
    public init() {}
}

/// Like ``SidebarCommands``, for text fields.
public nonisolated struct TextEditingCommands: SilentCommands {
    /// Creates the commands; they have no buttons here.
    public init() {}
}

/// Like ``SidebarCommands``, for text formatting.
public nonisolated struct TextFormattingCommands: SilentCommands {
    /// Creates the commands; they have no buttons here.
    public init() {}
}

/// Like ``SidebarCommands``, for toolbars.
public nonisolated struct ToolbarCommands: SilentCommands {
    /// Creates the commands; they have no buttons here.
    public init() {}
}

/// Like ``SidebarCommands``, for inspectors.
public nonisolated struct InspectorCommands: SilentCommands {
    /// Creates the commands; they have no buttons here.
    public init() {}
}
