/// What a menu bar would offer. A page has none; the keyboard shortcuts of the commands' buttons work in each window.
///
/// See [Commands](https://developer.apple.com/documentation/swiftui/commands).
@MainActor @preconcurrency
public protocol Commands {
    associatedtype Body: Commands
    @CommandsBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: Commands {}

/// Commands that Kissa itself knows.
protocol PrimitiveCommands: Commands where Body == Never {
    /// The buttons whose shortcuts a window hears.
    @MainActor var buttons: AnyView { get }
}

extension PrimitiveCommands {
    public var body: Never { fatalError("\(Self.self) are primitive commands: they have no body") }
}

/// Commands that a page has no buttons for.
protocol SilentCommands: PrimitiveCommands {}

extension SilentCommands {
    var buttons: AnyView { AnyView(EmptyView()) }
}

extension Commands {
    @MainActor var shown: AnyView {
        if let primitive = self as? any PrimitiveCommands { return primitive.buttons }
        return Body.self == Never.self ? AnyView(EmptyView()) : AnyView(EvaluatedCommands(bound: Bound(commands: self)))
    }
}

/// An app's own commands, whose body is evaluated as a view's is: anew where what it reads has changed.
private struct EvaluatedCommands<Content: Commands>: View {
    var bound: Bound<Content>

    var body: some View { bound.commands.body.shown }
}

/// Commands are no dynamic property, though they hold some.
private struct Bound<Content: Commands>: DynamicProperty {
    var commands: Content

    mutating func _bind(_ storage: inout _PropertyStorage) { storage.bindFields(of: &commands) }
}

/// Builds commands from the statements of a closure.
@resultBuilder
public struct CommandsBuilder {
    public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }
    @MainActor public static func buildBlock() -> EmptyCommands { EmptyCommands() }
    public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }

    @_disfavoredOverload
    @MainActor public static func buildBlock<each Content: Commands>(_ content: repeat each Content) -> some Commands {
        var all: [AnyView] = []
        repeat all.append((each content).shown)
        return CommandList(all: all)
    }

    @MainActor public static func buildIf<Content: Commands>(_ content: Content?) -> some Commands {
        OptionalCommands(content: content)
    }
    public static func buildLimitedAvailability(_ content: some Commands) -> some Commands { content }
}

private struct CommandList: PrimitiveCommands {
    let all: [AnyView]
    var buttons: AnyView { AnyView(ForEach(all.indices, id: \.self) { all[$0] }) }
}

private struct OptionalCommands<Content: Commands>: PrimitiveCommands {
    let content: Content?
    var buttons: AnyView { content?.shown ?? AnyView(EmptyView()) }
}

/// No commands.
public struct EmptyCommands: SilentCommands {
    public init() {}
}

/// A menu of one's own.
public struct CommandMenu<Content: View>: PrimitiveCommands {
    private let content: Content

    public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) { self.content = content() }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) { self.content = content() }

    public init(_ name: Text, @ViewBuilder content: () -> Content) { self.content = content() }

    var buttons: AnyView { AnyView(content) }
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
public struct CommandGroup<Content: View>: PrimitiveCommands {
    private let content: Content

    public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) { content = addition() }
    public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) { content = addition() }
    public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) { content = addition() }

    var buttons: AnyView { AnyView(content) }
}

/// A system's own commands for what a browser does by itself here.
public struct SidebarCommands: SilentCommands {
    public init() {}
}

/// As ``SidebarCommands``, for fields of text.
public struct TextEditingCommands: SilentCommands {
    public init() {}
}

/// As ``SidebarCommands``, for how text looks.
public struct TextFormattingCommands: SilentCommands {
    public init() {}
}

/// As ``SidebarCommands``, for bars.
public struct ToolbarCommands: SilentCommands {
    public init() {}
}

/// As ``SidebarCommands``, for inspectors.
public struct InspectorCommands: SilentCommands {
    public init() {}
}

extension Scene {
    /// Has the shortcuts of commands work in the scene's windows.
    public func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene {
        let commands = content()
        return ModifiedScene(content: self) { window in
            AnyView(window.background { HeardCommands(commands: commands) })
        }
    }

    public func commandsRemoved() -> some Scene { self }
}

/// The buttons of commands: heard from the keyboard, neither seen nor read out.
private struct HeardCommands<Content: Commands>: View {
    let commands: Content

    var body: some View {
        VStack { commands.shown }.menuStyle(HeardMenuStyle()).frame(width: 0, height: 0).hidden()
    }
}

/// A menu inside of commands: nobody opens it, and its buttons are heard as the others are.
private struct HeardMenuStyle: MenuStyle {
    func makeBody(configuration: Configuration) -> some View { configuration.content }
}
