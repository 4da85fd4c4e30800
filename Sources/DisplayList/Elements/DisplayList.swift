/// What a window shows at one moment: a tree of elements, each with a frame, a look, a meaning and what it listens to.
///
/// It is the only seam between layout and a renderer. It holds no views and no markup; a renderer holds no layout.
/// Children stand in accessibility order; what lies in front is decided by `ElementStyle.zIndex`, then by that order.
public struct DisplayList: Equatable, Sendable {
    /// The element that fills the window.
    public var root: ElementID
    /// All elements by their identity, the root among them.
    public var elements: [ElementID: DisplayElement]
    /// The element with the keyboard; nil where none of ours has it.
    public var focus: ElementID?
    /// The font faces that the texts name.
    public var fontFaces: Set<FontFace>
    /// The window's title.
    public var title: String
    /// What a screen reader shall say, oldest first. The client says each once; keep the last few, so that none is lost
    /// where frames are merged.
    public var announcements: [Announcement]

    /// Creates a list of one element, which fills the window.
    public init(root: DisplayElement, title: String = "") {
        self.root = root.id
        self.elements = [root.id: root]
        self.focus = nil
        self.fontFaces = []
        self.title = title
        self.announcements = []
    }

    /// The element of an identity; nil where there is none. Setting nil takes it out.
    public subscript(id: ElementID) -> DisplayElement? {
        get { elements[id] }
        set { elements[id] = newValue }
    }
}

/// Something to be done once that belongs to no element: words for a screen reader to say, an address to open,
/// something to feel, words for the clipboard.
public struct Announcement: Equatable, Sendable {
    /// What is said, opened, felt or copied, in the form that the kind says.
    public var text: String
    /// What the text is.
    public var kind: Kind
    /// Greater than that of any earlier announcement of the window.
    public var serial: Int

    /// Creates an announcement. By default it is words.
    public init(_ text: String, kind: Kind = .words, serial: Int) {
        self.text = text
        self.kind = kind
        self.serial = serial
    }

    /// What the text is.
    public enum Kind: Int, Sendable {
        /// Words for a screen reader to say.
        case words = 0
        /// The address of a page to be opened.
        case address = 1
        /// Milliseconds of vibration and of rest, in turn, between commas.
        case vibration = 2
        /// The path of a resource that the browser shall keep as a file, and the file's name, on two lines.
        case download = 3
        /// What the clipboard shall hold.
        case copy = 4
        /// Words that don't wait until what is being read is over.
        case urgentWords = 5
    }

    /// An announcement that has no number yet.
    public struct Request: Equatable, Sendable {
        /// What is said, opened, felt or copied, in the form that the kind says.
        public var text: String
        /// What the text is.
        public var kind: Kind

        /// Creates a request. By default it is words.
        public init(_ text: String, kind: Kind = .words) {
            self.text = text
            self.kind = kind
        }
    }
}
