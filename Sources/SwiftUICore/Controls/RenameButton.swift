import FoundationAdditions

/// A button that performs the nearest `renameAction`, for menus and toolbars.
///
/// See [RenameButton](https://developer.apple.com/documentation/swiftui/renamebutton).
public struct RenameButton<Label: View>: View {
    private let label: Label
    @Environment(\.rename) private var rename

    /// The button; it is disabled without a `renameAction` around it.
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

    /// Performs the nearest `renameAction`.
    @MainActor public func callAsFunction() { run() }
}

private struct RenameKey: EnvironmentKey { static var defaultValue: RenameAction? { nil } }

extension EnvironmentValues {
    /// The action that `renameAction` sets; nil if there is none.
    public internal(set) var rename: RenameAction? {
        get { self[RenameKey.self] }
        set { self[RenameKey.self] = newValue }
    }
}

extension View {
    /// Sets the action of rename buttons in this view.
    public func renameAction(_ action: @escaping () -> Void) -> some View {
        environment(\.rename, RenameAction(run: action))
    }

    /// Makes rename buttons in this view focus a field.
    public func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View {
        renameAction { isFocused.wrappedValue = true }
    }
}
