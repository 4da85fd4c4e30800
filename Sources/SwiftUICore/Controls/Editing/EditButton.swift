/// Whether what is shown can be edited: rows of a list can be deleted and moved.
///
/// See [EditMode](https://developer.apple.com/documentation/swiftui/editmode).
public enum EditMode: Hashable, Sendable {
    case inactive, transient, active

    /// True for `.transient` and `.active`.
    public var isEditing: Bool { self != .inactive }
}

/// What the app says; nil where it says nothing.
private struct EditModeKey: EnvironmentKey {
    static var defaultValue: Binding<EditMode>?? { nil }
}

private struct PageEditModeKey: EnvironmentKey {
    static var defaultValue: Binding<EditMode>? { nil }
}

extension EnvironmentValues {
    /// The edit mode of this page: the app's where it gives one, to this page or around it, else the page's own.
    public var editMode: Binding<EditMode>? {
        get { self[EditModeKey.self] ?? pageEditMode }
        set { self[EditModeKey.self] = .some(newValue) }
    }

    /// What `EditModeScope` gives.
    fileprivate var pageEditMode: Binding<EditMode>? {
        get { self[PageEditModeKey.self] }
        set { self[PageEditModeKey.self] = newValue }
    }
}

/// Turns the edit mode of its surroundings on and off.
///
/// See [EditButton](https://developer.apple.com/documentation/swiftui/editbutton).
public struct EditButton: View {
    @Environment(\.editMode) private var editMode

    /// A button that reads Edit, or Done while its surroundings are being edited.
    public init() {}

    /// What the view shows.
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

/// Gives a page, a tab, what is presented or a window an edit mode of its own, for all in it that the app sets none for.
package struct EditModeScope<Content: View>: View {
    @State private var editMode = EditMode.inactive
    private let content: Content
    private let isPage: Bool

    /// - Parameter isPage: False for what goes with the page that it stands in.
    package init(_ content: Content, isPage: Bool = true) {
        self.content = content
        self.isPage = isPage
    }

    package var body: some View {
        content.transformEnvironment(\.pageEditMode) { if isPage { $0 = $editMode } }
    }
}
