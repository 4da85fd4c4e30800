import DrawingValues
import Foundation

/// What an element draws, and with it which kind of element it is. Large contents are stored separately (`indirect`), so that the
/// small ones, which most elements have, stay small.
public enum ElementContent: Equatable, Sendable {
    /// Nothing of its own: it holds children, a background, a clip, a transform.
    case group
    /// Laid-out text.
    case text(TextContent)
    /// A bitmap.
    case image(ImageContent)
    /// A vector path.
    indirect case path(PathContent)
    /// A real button; its children are its label.
    case button
    /// A field for text.
    indirect case textField(TextFieldContent)
    /// A real link to an address that a browser opens; `#` if the browser opens nothing, and the host gets a press. Its
    /// children are its label.
    case link(String)
    /// A real button that shares something when it is pressed; its children are its label.
    case share(ShareContent)
    /// A control of the browser's own with a value; its children are drawn under it.
    indirect case control(ControlContent)
    /// A real field for files; its children are its label.
    case file(FileContent)
    /// A progress bar or a spinner.
    case progress(ProgressContent)
    /// A scroll view; its children are what is scrolled.
    indirect case scroll(ScrollContent)
    /// Pages that the browser moves between.
    case pages(PagesContent)
    /// A layer over all of the window, real `dialog` in the browser: while it is there, what lies below is out of
    /// reach.
    case dialog(DialogContent)
    /// Drawn from a list of operations.
    indirect case canvas(CanvasContent)
    /// Drawn by a client module of its own (SpriteKit's canvas).
    case module(ModuleContent)
}

/// A bitmap, stretched over the element's frame.
public struct ImageContent: Equatable, Sendable {
    /// Where the bitmap is.
    public var resource: ResourcePath
    /// Nearest-neighbor scaling: `.interpolation(.none)`.
    public var isPixelated: Bool
    /// Draws the image's shape in this color, whatever its own are; nil draws the image.
    public var tint: DisplayColor?

    /// Creates an image. By default it is drawn in its own colors and is smooth when scaled.
    public init(resource: ResourcePath, isPixelated: Bool = false, tint: DisplayColor? = nil) {
        self.resource = resource
        self.isPixelated = isPixelated
        self.tint = tint
    }
}

/// A vector path in the coordinates of `viewBox`, which is stretched over the element's frame.
public struct PathContent: Equatable, Sendable {
    /// The path.
    public var path: PathGeometry
    /// The rectangle of the path's coordinates that is stretched over the element's frame.
    public var viewBox: CGRect
    /// What the path is filled with; nil leaves it empty.
    public var fill: Paint?
    /// Whether the even-odd rule says what lies inside; otherwise the nonzero rule does.
    public var usesEvenOddRule: Bool
    /// How the path's line is drawn; nil draws none.
    public var stroke: Stroke?
    /// More paths in front of this one, as symbols in several colors have.
    public var layers: [Layer]

    /// Creates a path. By default it is neither filled nor stroked.
    public init(
        path: PathGeometry, viewBox: CGRect, fill: Paint? = nil, usesEvenOddRule: Bool = false, stroke: Stroke? = nil,
        layers: [Layer] = []
    ) {
        self.path = path
        self.viewBox = viewBox
        self.fill = fill
        self.usesEvenOddRule = usesEvenOddRule
        self.stroke = stroke
        self.layers = layers
    }

    /// A path over others, in the coordinates of the same view box.
    public struct Layer: Equatable, Sendable {
        /// The path.
        public var path: PathGeometry
        /// What the path is filled with; nil leaves it empty.
        public var fill: Paint?
        /// Whether the even-odd rule says what lies inside; otherwise the nonzero rule does.
        public var usesEvenOddRule: Bool
        /// Whether the path is cut out of all paths behind it.
        public var clearsBehind: Bool

        /// Creates a layer. By default it covers what is behind it.
        public init(path: PathGeometry, fill: Paint?, usesEvenOddRule: Bool = false, clearsBehind: Bool = false) {
            self.path = path
            self.fill = fill
            self.usesEvenOddRule = usesEvenOddRule
            self.clearsBehind = clearsBehind
        }
    }

    /// How a line along a path is drawn.
    public struct Stroke: Equatable, Sendable {
        /// What the line is drawn with.
        public var paint: Paint
        /// Width, dashes and dash phase in the coordinates of the view box.
        public var width: Double
        /// How open ends look.
        public var cap: Cap
        /// How corners look.
        public var join: Join
        /// How long a mitred corner may be, in line widths, before it is cut off.
        public var miterLimit: Double
        /// The lengths of dashes and gaps in turn; empty draws a whole line.
        public var dash: [Double]
        /// How far into the dashes the line starts.
        public var dashPhase: Double

        /// Creates a line. By default it is whole, with flat ends and mitred corners.
        public init(
            paint: Paint, width: Double, cap: Cap = .butt, join: Join = .miter, miterLimit: Double = 10,
            dash: [Double] = [], dashPhase: Double = 0
        ) {
            self.paint = paint
            self.width = width
            self.cap = cap
            self.join = join
            self.miterLimit = miterLimit
            self.dash = dash
            self.dashPhase = dashPhase
        }

        /// How an open end looks; the words are SVG's.
        public enum Cap: String, Sendable { case butt, round, square }
        /// How a corner looks; the words are SVG's.
        public enum Join: String, Sendable { case miter, round, bevel }
    }
}

/// A field for text, of one line or several. While it has the focus, the client owns its text: see
/// `Documentation/Protocol.md`.
public struct TextFieldContent: Equatable, Sendable {
    /// The whole text.
    public var text: String
    /// The client's revision that `text` was made from; a text made from an older one does not replace the client's.
    public var revision: Int
    /// Counts the texts that the app has made of that revision. With the revision it names one text; the client says
    /// with each edit which it was made from.
    public var serial: Int
    /// What is shown while the text is empty.
    public var placeholder: String
    /// The color of the placeholder.
    public var placeholderColor: DisplayColor
    /// The CSS font families, the preferred one first.
    public var families: [String]
    /// The font's size in points.
    public var size: Double
    /// The color of the text.
    public var color: DisplayColor
    /// Caret and selection.
    public var tint: DisplayColor
    /// Where lines stand in the field.
    public var alignment: Alignment
    /// Whether the characters are hidden, as of a password.
    public var isSecure: Bool
    /// Whether it has several lines, each `lineHeight` points high: another kind of element.
    public var isMultiline: Bool
    /// The distance between two baselines in points; of a field with several lines only.
    public var lineHeight: Double
    /// What a keyboard may know about the text.
    public var typing: TypingHints
    /// Nil where nobody wants to know what is selected.
    public var selection: Selection?

    /// The longest text that a client reports, in UTF-16 units; a longer one of the app's is shown, and can't be
    /// edited. However a client has to write it, it fits into a message.
    public static let lengthMax = 160_000

    /// Creates a field. By default it has one line, shows what is typed and stands at the leading edge.
    public init(
        text: String, revision: Int, serial: Int = 0, placeholder: String, placeholderColor: DisplayColor,
        families: [String], size: Double, color: DisplayColor, tint: DisplayColor, alignment: Alignment = .leading,
        isSecure: Bool = false, isMultiline: Bool = false, lineHeight: Double = 0, typing: TypingHints = TypingHints(),
        selection: Selection? = nil
    ) {
        self.text = text
        self.revision = revision
        self.serial = serial
        self.placeholder = placeholder
        self.placeholderColor = placeholderColor
        self.families = families
        self.size = size
        self.color = color
        self.tint = tint
        self.alignment = alignment
        self.isSecure = isSecure
        self.isMultiline = isMultiline
        self.lineHeight = lineHeight
        self.typing = typing
        self.selection = selection
    }

    /// What the app has made of the client's revision of the text, and of what is selected in it.
    public struct Selection: Equatable, Sendable {
        /// Counts the app's changes since that revision. With the revision it names one text, and one wish; the client
        /// says with what is selected which it shows.
        public var serial: Int
        /// What the app wants selected, in UTF-16 units of the text; a new `serial` makes the client select it.
        public var target: Range<Int>?

        /// Creates a selection. Without a target the client keeps what is selected.
        public init(serial: Int, target: Range<Int>? = nil) {
            self.serial = serial
            self.target = target
        }
    }

    /// What a keyboard may know about the text; the words are HTML's.
    public struct TypingHints: Equatable, Sendable {
        /// `inputmode`, such as `numeric`; nil is the usual keyboard.
        public var keyboard: String?
        /// `autocomplete`, such as `email`.
        public var contentType: String?
        /// `autocapitalize`: `none`, `words`, `sentences`, `characters`.
        public var capitalization: String?
        /// Whether spelling is corrected while a person types.
        public var corrects: Bool
        /// `enterkeyhint`: what the return key says.
        public var submitLabel: String?

        /// Creates hints. By default the browser decides, and spelling is corrected.
        public init(
            keyboard: String? = nil, contentType: String? = nil, capitalization: String? = nil, corrects: Bool = true,
            submitLabel: String? = nil
        ) {
            self.keyboard = keyboard
            self.contentType = contentType
            self.capitalization = capitalization
            self.corrects = corrects
            self.submitLabel = submitLabel
        }
    }

    /// Where lines stand in a field.
    public enum Alignment: String, Sendable { case leading, center, trailing }
}

/// Progress: a spinner where `fraction` is nil, a bar otherwise.
public struct ProgressContent: Equatable, Sendable {
    /// 0…1.
    public var fraction: Double?
    /// The color of the bar or the spinner.
    public var tint: DisplayColor

    /// Creates a bar, or a spinner where the fraction is nil.
    public init(fraction: Double?, tint: DisplayColor) {
        self.fraction = fraction
        self.tint = tint
    }
}

/// An element drawn by a JavaScript module that the page imports.
public struct ModuleContent: Equatable, Sendable {
    /// Where the module is.
    public var module: ResourcePath
    /// JSON that the module understands.
    public var payload: String
    /// More JSON, in parts by name: of many, only those that changed are sent.
    public var parts: [String: String]
    /// Whether the module's values only tell what has happened in it, so that they are taken while it is disabled, hidden or
    /// transparent. Values that do something for the person, as a touch does, aren't.
    public var reportsOutOfReach = false

    /// Creates an element of a module. By default it has no parts.
    public init(module: ResourcePath, payload: String, parts: [String: String] = [:]) {
        self.module = module
        self.payload = payload
        self.parts = parts
    }
}

extension DisplayElement {
    /// The content but for a module's parts, which have an edit of their own (`PartsEdit`).
    var contentApartFromParts: ElementContent {
        get { content.withParts([:]) }
        set { content = newValue.withParts(parts) }
    }

    /// The parts of a module's content; none for any other.
    var parts: [String: String] {
        get { if case .module(let module) = content { module.parts } else { [:] } }
        set { content = content.withParts(newValue) }
    }
}

extension ElementContent {
    fileprivate func withParts(_ parts: [String: String]) -> ElementContent {
        guard case .module(var module) = self else { return self }
        module.parts = parts
        return .module(module)
    }
}
