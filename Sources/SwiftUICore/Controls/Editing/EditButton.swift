/// Whether what is shown can be edited: rows of a list can be deleted and moved.
///
/// See [EditMode](https://developer.apple.com/documentation/swiftui/editmode).
public enum EditMode: Hashable, Sendable {
    case inactive, transient, active

    public var isEditing: Bool { self != .inactive }
}

private struct EditModeKey: EnvironmentKey {
    static var defaultValue: Binding<EditMode>? { nil }
}

extension EnvironmentValues {
    /// The edit mode of this part of the window; nil where there is nothing to edit.
    public var editMode: Binding<EditMode>? {
        get { self[EditModeKey.self] }
        set { self[EditModeKey.self] = newValue }
    }
}

/// Turns the edit mode of its surroundings on and off.
///
/// See [EditButton](https://developer.apple.com/documentation/swiftui/editbutton).
public struct EditButton: View {
    @Environment(\.editMode) private var editMode

    public init() {}

    public var body: some View {
        let isEditing = editMode?.wrappedValue.isEditing ?? false
        Button {
            withAnimation { editMode?.wrappedValue = isEditing ? .inactive : .active }
        } label: {
            Text.system(isEditing ? "Done" : "Edit").fontWeight(isEditing ? .semibold : nil)
        }
        .disabled(editMode == nil)
    }
}

/// Gives a window an edit mode for all that sets none of its own.
package struct EditModeScope<Content: View>: View {
    @State private var editMode = EditMode.inactive
    private let content: Content

    package init(_ content: Content) { self.content = content }

    package var body: some View { content.environment(\.editMode, $editMode) }
}
