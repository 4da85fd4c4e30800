/// The commands of a menu bar. A page has none; the keyboard shortcuts of the commands' buttons work in each window.
///
/// See [Commands](https://developer.apple.com/documentation/swiftui/commands).
@MainActor @preconcurrency
public protocol Commands {
    /// The type of the commands in the body.
    associatedtype Body: Commands
    /// The commands of which these consist.
    @CommandsBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: Commands {}

/// Built-in commands. Their types aren't isolated, so that `@CommandsBuilder` works with functions and properties of nonisolated
/// types.
protocol PrimitiveCommands: Commands where Body == Never {
    /// The buttons whose shortcuts work in a window.
    @MainActor var buttons: AnyView { get }
}

extension PrimitiveCommands {
    /// Traps: primitive commands have no body.
    public var body: Never { fatalError("\(Self.self) are primitive commands: they have no body") }
}

/// Commands for which a page has no buttons.
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

/// An app's own commands, whose body is evaluated like a view's: again when something that it read has changed.
private struct EvaluatedCommands<Content: Commands>: View {
    var bound: Bound<Content>

    var body: some View { bound.commands.body.shown }
}

/// Wraps commands: they aren't a dynamic property, although they may contain some.
private struct Bound<Content: Commands>: DynamicProperty {
    var commands: Content

    mutating func _bind(_ storage: inout _PropertyStorage) { storage.bindFields(of: &commands) }
}
