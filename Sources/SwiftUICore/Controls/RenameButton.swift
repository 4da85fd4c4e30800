import FoundationAdditions

/// A button that renames what the view around it says, for menus and toolbars.
///
/// See [RenameButton](https://developer.apple.com/documentation/swiftui/renamebutton).
public struct RenameButton<Label: View>: View {
    private let label: Label
    @Environment(\.rename) private var rename

    /// Disabled where no `renameAction` is around it.
    public var body: some View {
        Button {
            rename?()
        } label: {
            label
        }
        .disabled(rename == nil)
    }
}

extension RenameButton where Label == SwiftUICore.Label<Text, Image> {
    /// A button that reads Rename, with a pencil.
    public init() {
        label = SwiftUICore.Label(
            title: { Text.system("Rename") }, icon: { Image(systemName: "pencil") })
    }
}

/// What a rename button does.
public struct RenameAction {
    let run: () -> Void

    /// Does what the nearest `renameAction` says.
    @MainActor public func callAsFunction() { run() }
}

private struct RenameKey: EnvironmentKey { static var defaultValue: RenameAction? { nil } }

extension EnvironmentValues {
    /// What `renameAction` says is to be done here; nil where it says nothing.
    public internal(set) var rename: RenameAction? {
        get { self[RenameKey.self] }
        set { self[RenameKey.self] = newValue }
    }
}

extension View {
    /// What rename buttons here do.
    public func renameAction(_ action: @escaping () -> Void) -> some View {
        environment(\.rename, RenameAction(run: action))
    }

    /// Rename buttons here put the keyboard into a field.
    public func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View {
        renameAction { isFocused.wrappedValue = true }
    }
}
