/// How the icons of labels in a list's rows are tinted.
///
/// See [ListItemTint](https://developer.apple.com/documentation/swiftui/listitemtint).
public struct ListItemTint: Sendable {
    let color: Color

    /// This color.
    public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
    /// This color, unless the system's settings override it, which never happens here.
    public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
    /// The color of text.
    public static let monochrome = ListItemTint(color: .primary)
}

private struct ListItemTintKey: EnvironmentKey { static var defaultValue: Color? { nil } }

extension EnvironmentValues {
    /// The color of the icons of labels in rows; nil is the tint.
    var listItemTint: Color? {
        get { self[ListItemTintKey.self] }
        set { self[ListItemTintKey.self] = newValue }
    }
}

extension View {
    /// The color of the icons of labels in the rows of this view; nil is the tint. Controls in the rows keep theirs.
    public func listItemTint(_ tint: ListItemTint?) -> some View { listItemTint(tint?.color) }

    /// The color of the icons of labels in the rows of this view; nil is the tint. Controls in the rows keep theirs.
    public func listItemTint(_ tint: Color?) -> some View { environment(\.listItemTint, tint) }
}
