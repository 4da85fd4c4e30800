/// How the pointer looks.
public struct PointerStyle: Hashable, Sendable {
    private let name: String
    /// An arrow.
    public static let `default` = PointerStyle(name: "default")
    /// A hand, as over a link.
    public static let link = PointerStyle(name: "link")
    /// A bar for selecting text in horizontal lines.
    public static let horizontalText = PointerStyle(name: "horizontalText")
    /// A bar for selecting text in vertical lines.
    public static let verticalText = PointerStyle(name: "verticalText")
    /// A cross for selecting a rectangle.
    public static let rectSelection = PointerStyle(name: "rectSelection")
    /// An open hand: the content can be moved.
    public static let grabIdle = PointerStyle(name: "grabIdle")
    /// A closed hand: something is being moved.
    public static let grabActive = PointerStyle(name: "grabActive")
    /// A magnifying glass that zooms in.
    public static let zoomIn = PointerStyle(name: "zoomIn")
    /// A magnifying glass that zooms out.
    public static let zoomOut = PointerStyle(name: "zoomOut")
    /// Arrows for moving the border between two columns.
    public static let columnResize = PointerStyle(name: "columnResize")
    /// Arrows for moving the border between two rows.
    public static let rowResize = PointerStyle(name: "rowResize")
}

extension View {
    /// No effect here: the browser chooses the pointer by the content below it: a hand over links, a bar over text.
    public func pointerStyle(_ style: PointerStyle?) -> some View { self }
}
