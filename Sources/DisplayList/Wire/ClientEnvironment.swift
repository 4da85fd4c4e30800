import Foundation

/// A client's description of the page that shows the window.
public struct ClientEnvironment: Equatable, Sendable {
    /// The page's size, in points.
    public var viewport: CGSize
    /// The safe area insets, in points: what notches and home indicators cover at each edge.
    public var safeArea: Insets
    /// Device pixels per point.
    public var scale: Double
    /// The person's first language, as a BCP 47 tag.
    public var locale: String
    /// All of the person's languages, the preferred one first.
    public var languages: [String]
    /// The time zone's name in the IANA database.
    public var timeZone: String
    /// Whether the person wants light or dark.
    public var colorScheme: ColorScheme
    /// Whether the person wants less movement (CSS's `prefers-reduced-motion`).
    public var reducedMotion: Bool
    /// Whether the person wants less translucency (CSS's `prefers-reduced-transparency`).
    public var reducedTransparency: Bool
    /// Whether the person wants more contrast (CSS's `prefers-contrast`).
    public var increasedContrast: Bool
    /// The person's text scale; 1 is the standard.
    public var textScale: Double
    /// Text settings that the browser enforces on all pages.
    public var textDemands: TextDemands
    /// Whether the page is visible, and not in a background tab.
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

    /// Text settings of the person's for all pages, from the browser's settings or a user style sheet. 0 means no setting.
    public struct TextDemands: Hashable, Sendable {
        /// The minimum font size in points: smaller text is drawn in this size.
        public var minimumSize: Double
        /// Additional space after each character, relative to the font's size.
        public var letterSpacing: Double
        /// Further space after each blank, relative to the font's size.
        public var wordSpacing: Double
        /// The line height, relative to the font's size.
        public var lineHeight: Double

        /// Creates settings. By default there are none.
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
