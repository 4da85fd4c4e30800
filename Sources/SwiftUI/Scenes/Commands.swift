/// The commands of a menu bar. A page has none; the keyboard shortcuts of the commands' buttons work in each window.
///
/// See [Commands](https://developer.apple.com/documentation/swiftui/commands).
@MainActor @preconcurrency
public protocol Commands {
    /// The type of the commands that these are made of.
    associatedtype Body: Commands
    /// The commands that these are made of.
    @CommandsBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: Commands {}

/// Commands that Kissa itself knows. Their types aren't isolated, so that `@CommandsBuilder` goes with functions and
/// properties of types that aren't.
protocol PrimitiveCommands: Commands where Body == Never {
    /// The buttons whose shortcuts a window hears.
    @MainActor var buttons: AnyView { get }
}

extension PrimitiveCommands {
    /// Traps: primitive commands have no body.
    public var body: Never { fatalError("\(Self.self) are primitive commands: they have no body") }
}

/// Commands that a page has no buttons for.
protocol SilentCommands: PrimitiveCommands {}

extension SilentCommands {
    @MainActor var buttons: AnyView { AnyView(EmptyView()) }
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
