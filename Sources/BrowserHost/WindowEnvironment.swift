import DisplayList
import Foundation

/// The place where a window is shown and who looks at it, as far as a content may depend on it.
public struct WindowEnvironment: Sendable, Equatable {
    public typealias ColorScheme = ClientEnvironment.ColorScheme
    public typealias EdgeInsets = ClientEnvironment.Insets

    /// The page's area, in points.
    public var viewport: CGSize
    /// What notches and home indicators cover at each edge, in points.
    public var safeAreaInsets: EdgeInsets
    /// Device pixels to a point.
    public var scale: Double
    /// The person's first language, as a BCP 47 tag.
    public var locale: String
    /// All of the person's languages, the preferred one first.
    public var languages: [String]
    /// By its name in the IANA database.
    public var timeZone: String
    public var colorScheme: ColorScheme
    public var reducedMotion: Bool
    public var reducedTransparency: Bool
    public var increasedContrast: Bool
    /// How large the person wants text to be; 1 is usual.
    public var textScale: Double
    /// Names the person's browser, the same for all its windows and visits. Secret: it is what its cookie holds.
    public var visitor: String

    public init(
        viewport: CGSize, safeAreaInsets: EdgeInsets = EdgeInsets(), scale: Double = 1, locale: String = "en",
        languages: [String] = ["en"], timeZone: String = "UTC", colorScheme: ColorScheme = .light,
        reducedMotion: Bool = false, reducedTransparency: Bool = false, increasedContrast: Bool = false,
        textScale: Double = 1, visitor: String = ""
    ) {
        self.viewport = viewport
        self.safeAreaInsets = safeAreaInsets
        self.scale = scale
        self.locale = locale
        self.languages = languages
        self.timeZone = timeZone
        self.colorScheme = colorScheme
        self.reducedMotion = reducedMotion
        self.reducedTransparency = reducedTransparency
        self.increasedContrast = increasedContrast
        self.textScale = textScale
        self.visitor = visitor
    }

    init(_ client: ClientEnvironment, visitor: String) {
        self.init(
            viewport: client.viewport, safeAreaInsets: client.safeArea, scale: client.scale, locale: client.locale,
            languages: client.languages, timeZone: client.timeZone, colorScheme: client.colorScheme,
            reducedMotion: client.reducedMotion, reducedTransparency: client.reducedTransparency,
            increasedContrast: client.increasedContrast, textScale: client.textScale, visitor: visitor)
    }
}
