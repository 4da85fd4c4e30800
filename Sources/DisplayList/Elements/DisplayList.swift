/// What a window shows at one moment: a tree of elements, each with a frame, a look, a meaning and what it listens to.
///
/// It is the only seam between layout and a renderer. It holds no views and no markup; a renderer holds no layout.
/// Children stand in accessibility order; what lies in front is decided by `ElementStyle.zIndex`, then by that order.
public struct DisplayList: Equatable, Sendable {
    /// The element that fills the window.
    public var root: ElementID
    /// All elements by their identity, the root among them.
    public var elements: ElementTable
    /// The element with the keyboard; nil where none of ours has it.
    public var focus: ElementID?
    /// The font faces that the texts name.
    public var fontFaces: Set<FontFace>
    /// The window's title.
    public var title: String
    /// The language of what the window shows, as a tag (BCP 47); empty where that isn't known.
    public var language: String
    /// What the page is asked for, oldest first. The client performs each once; keep the last few, so that none is lost
    /// where frames are merged.
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

    /// The element of an identity; nil where there is none. Setting nil takes it out.
    public subscript(id: ElementID) -> DisplayElement? {
        get { elements[id] }
        set { elements[id] = newValue }
    }
}
