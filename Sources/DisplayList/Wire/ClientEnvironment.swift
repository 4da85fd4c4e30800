import Foundation

/// What a client says about the place where the window is shown.
public struct ClientEnvironment: Equatable, Sendable {
    /// The page's area, in points.
    public var viewport: CGSize
    /// What notches and home indicators cover at each edge, in points.
    public var safeArea: Insets
    /// Device pixels a point.
    public var scale: Double
    /// The person's first language, as a BCP 47 tag.
    public var locale: String
    /// All of the person's languages, the preferred one first.
    public var languages: [String]
    /// By its name in the IANA database.
    public var timeZone: String
    /// Whether the person wants light or dark.
    public var colorScheme: ColorScheme
    /// Whether the person wants less movement (CSS's `prefers-reduced-motion`).
    public var reducedMotion: Bool
    /// Whether the person wants less translucency (CSS's `prefers-reduced-transparency`).
    public var reducedTransparency: Bool
    /// Whether the person wants more contrast (CSS's `prefers-contrast`).
    public var increasedContrast: Bool
    /// How large the person wants text to be; 1 is usual.
    public var textScale: Double
    /// What the browser holds all texts to, whatever a page says of its own.
    public var textDemands: TextDemands
    /// Whether the page is shown at all, and not in a tab behind.
    public var isVisible: Bool

    /// Creates an environment. The defaults are of a plain desktop: English, UTC, light, no preferences.
    public init(
        viewport: CGSize, safeArea: Insets = Insets(), scale: Double = 1, locale: String = "en",
        languages: [String] = ["en"], timeZone: String = "UTC", colorScheme: ColorScheme = .light,
        reducedMotion: Bool = false, reducedTransparency: Bool = false, increasedContrast: Bool = false,
        textScale: Double = 1, textDemands: TextDemands = TextDemands(), isVisible: Bool = true
    ) {
        self.viewport = viewport
        self.safeArea = safeArea
        self.scale = scale
        self.locale = locale
        self.languages = languages
        self.timeZone = timeZone
        self.colorScheme = colorScheme
        self.reducedMotion = reducedMotion
        self.reducedTransparency = reducedTransparency
        self.increasedContrast = increasedContrast
        self.textScale = textScale
        self.textDemands = textDemands
        self.isVisible = isVisible
    }

    /// Light or dark.
    public enum ColorScheme: String, Sendable { case light, dark }

    /// What a person has set for all pages: in the browser's settings, or by a style sheet of their own. 0 asks for nothing.
    public struct TextDemands: Hashable, Sendable {
        /// In points: smaller characters are drawn as large as this.
        public var minimumSize: Double
        /// After each character, in the font's size.
        public var letterSpacing: Double
        /// Beside that after each blank, in the font's size.
        public var wordSpacing: Double
        /// From line to line, in the font's size.
        public var lineHeight: Double

        /// Creates demands; nothing is asked for unless said.
        public init(
            minimumSize: Double = 0, letterSpacing: Double = 0, wordSpacing: Double = 0, lineHeight: Double = 0
        ) {
            self.minimumSize = minimumSize
            self.letterSpacing = letterSpacing
            self.wordSpacing = wordSpacing
            self.lineHeight = lineHeight
        }
    }

    /// Distances from the edges, in points.
    public struct Insets: Equatable, Sendable {
        /// The distances from each edge.
        public var top, left, bottom, right: Double

        /// Creates distances, in points.
        public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
            self.top = top
            self.left = left
            self.bottom = bottom
            self.right = right
        }
    }
}
