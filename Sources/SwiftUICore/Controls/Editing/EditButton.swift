/// Whether the content can be edited: whether rows of a list can be deleted and moved.
///
/// See [EditMode](https://developer.apple.com/documentation/swiftui/editmode).
public enum EditMode: Hashable, Sendable {
    case inactive, transient, active

    /// True for `.transient` and `.active`.
    public var isEditing: Bool { self != .inactive }
}

/// The app's edit mode; nil if the app sets none.
private struct EditModeKey: EnvironmentKey {
    static var defaultValue: Binding<EditMode>?? { nil }
}

private struct PageEditModeKey: EnvironmentKey {
    static var defaultValue: Binding<EditMode>? { nil }
}

extension EnvironmentValues {
    /// The edit mode of this page: the app's if it sets one, on this page or around it, else the page's own.
    public var editMode: Binding<EditMode>? {
        get { self[EditModeKey.self] ?? pageEditMode }
        set { self[EditModeKey.self] = .some(newValue) }
    }

    /// The edit mode that `EditModeScope` provides.
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

/// Gives a page, a tab, a presentation or a window its own edit mode, which applies wherever the app sets none.
package struct EditModeScope<Content: View>: View {
    @State private var editMode = EditMode.inactive
    private let content: Content
    private let isPage: Bool

    /// - Parameter isPage: False for content that shares the edit mode of the page around it.
    package init(_ content: Content, isPage: Bool = true) {
        self.content = content
        self.isPage = isPage
    }

    package var body: some View {
        content.transformEnvironment(\.pageEditMode) { if isPage { $0 = $editMode } }
    }
}
