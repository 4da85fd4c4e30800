/// How the content of a list's rows is tinted.
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

extension View {
    /// The tint of the row's content; nil is the list's tint.
    public func listItemTint(_ tint: ListItemTint?) -> some View { listItemTint(tint?.color) }

    /// The tint of the row's content; nil is the list's tint.
    @ViewBuilder
    public func listItemTint(_ tint: Color?) -> some View { if let tint { self.tint(tint) } else { self } }
}
