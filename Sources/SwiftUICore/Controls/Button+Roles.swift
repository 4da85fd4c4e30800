/// The standard label for a button's role.
public struct DefaultButtonLabel: View {
    let role: ButtonRole

    /// What the view shows.
    public var body: some View {
        Label {
            switch role {
            case .close: Text.system("Close")
            case .cancel: Text.system("Cancel")
            case .confirm: Text.system("Done")
            case .destructive: Text.system("Delete")
            default: EmptyView()
            }
        } icon: {
            switch role {
            case .close, .cancel: Image(systemName: "xmark")
            case .confirm: Image(systemName: "checkmark")
            case .destructive: Image(systemName: "trash")
            default: EmptyView()
            }
        }
        .labelStyle(.titleOnly)
    }
}

extension Button where Label == DefaultButtonLabel {
    /// A button with the standard label for its role.
    public nonisolated init(role: ButtonRole, action: @escaping () -> Void) {
        self.init(role: role, action: action) { DefaultButtonLabel(role: role) }
    }
}
