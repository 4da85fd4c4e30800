/// What a window shows at one moment: a tree of elements, each with a frame, a style, accessibility properties and the events
/// that it listens to.
///
/// It is the only interface between layout and a renderer. It contains no views and no markup; a renderer does no layout.
/// Children are in accessibility order; the drawing order is decided by `ElementStyle.zIndex`, then by that order.
public struct DisplayList: Equatable, Sendable {
    /// The element that fills the window.
    public var root: ElementID
    /// All elements by their identity, including the root.
    public var elements: ElementTable
    /// The element with the keyboard focus; nil where none of ours has it.
    public var focus: ElementID?
    /// The font faces that the texts use.
    public var fontFaces: Set<FontFace>
    /// The window's title.
    public var title: String
    /// The language of what the window shows, as a tag (BCP 47); empty where that isn't known.
    public var language: String
    /// Requests to the page, oldest first. The client performs each once; keep the last few, so that none is lost where frames
    /// are merged.
    public var requests: [BrowserRequest.Numbered]

    /// Creates a list of one element, which fills the window.
    public init(root: DisplayElement, title: String = "") {
        self.root = root.id
        self.elements = [root.id: root]
        self.focus = nil
        self.fontFaces = []
        self.title = title
        self.language = ""
        self.requests = []
    }

    /// The element of an identity; nil where there is none. Setting nil removes it.
    public subscript(id: ElementID) -> DisplayElement? {
        get { elements[id] }
        set { elements[id] = newValue }
    }
}
