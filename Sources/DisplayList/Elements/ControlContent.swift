/// A native control of the browser with a value: a menu, a slider, a date, a color.
///
/// The browser handles pointer, keyboard and assistive technology. Values are those of the page's element, so they are text;
/// `revision` says which of the client's changes a value is based on, as with a field's text.
public struct ControlContent: Equatable, Sendable {
    /// Which control it is.
    public var variety: Variety
    /// The value in the syntax of the variety.
    public var value: String
    /// The client's revision that the value is based on.
    public var revision: Int
    /// The limits of a slider or a date, in the syntax of the value; nil for none.
    public var minimum: String?
    /// The upper limit of a slider or a date; nil for none.
    public var maximum: String?
    /// The increment between values; nil leaves it to the browser.
    public var step: String?
    /// The options of a menu.
    public var options: [Option]
    /// How the browser draws the control.
    public var look: Look

    /// Creates a control. By default it has no limits, no step and no options.
    public init(
        variety: Variety, value: String, revision: Int, minimum: String? = nil, maximum: String? = nil,
        step: String? = nil, options: [Option] = [], look: Look
    ) {
        self.variety = variety
        self.value = value
        self.revision = revision
        self.minimum = minimum
        self.maximum = maximum
        self.step = step
        self.options = options
        self.look = look
    }

    /// The control's type. It never changes during an element's life, because it is the element's kind.
    public enum Variety: String, Sendable {
        /// A list that opens. Its value is an option's.
        case menu
        /// A number between two others.
        case slider
        /// `2026-11-21`, `09:41` and `2026-11-21T09:41`.
        case date, time, dateTime
        /// `#rrggbb`
        case color

        /// The word on the wire.
        var kind: String { rawValue + "Control" }
    }

    /// One line of a menu.
    public struct Option: Equatable, Sendable {
        /// The value that the control takes when the line is chosen.
        public var value: String
        /// What the line shows.
        public var title: String
        /// Whether the line can't be chosen.
        public var isDisabled: Bool
        /// The heading of the line's section; nil for none.
        public var group: String?

        /// Creates a line. By default it can be chosen and has no heading.
        public init(value: String, title: String, isDisabled: Bool = false, group: String? = nil) {
            self.value = value
            self.title = title
            self.isDisabled = isDisabled
            self.group = group
        }
    }

    /// How the browser draws the parts of the control that children don't draw.
    public struct Look: Equatable, Sendable {
        /// The CSS font families, the preferred one first.
        public var families: [String]
        /// In points.
        public var size: Double
        /// The color of the text.
        public var color: DisplayColor
        /// The color of marks and of a slider's filled part.
        public var tint: DisplayColor
        /// Whether the browser uses its dark appearance for its own parts.
        public var isDark: Bool

        /// Creates a look. The size is the font's, in points.
        public init(families: [String], size: Double, color: DisplayColor, tint: DisplayColor, isDark: Bool) {
            self.families = families
            self.size = size
            self.color = color
            self.tint = tint
            self.isDark = isDark
        }
    }
}
