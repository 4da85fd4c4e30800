/// The device and user settings that a page emulates.
public struct PageOptions: Sendable {
    /// In CSS pixels.
    public var width: Int
    public var height: Int
    /// Device pixels per CSS pixel.
    public var scale: Double
    /// A phone: mobile viewport rules and touch.
    public var isMobile: Bool
    public var hasTouch: Bool
    /// A BCP 47 tag, for `navigator.language` and the Accept-Language header.
    public var locale: String
    /// A name of the time zone database, such as `Asia/Tokyo`; nil for the machine's.
    public var timeZone: String?
    public var colorScheme: ColorScheme
    public var reducesMotion: Bool

    public enum ColorScheme: String, Sendable { case light, dark }

    public init(
        width: Int = 900, height: Int = 700, scale: Double = 1, isMobile: Bool = false, hasTouch: Bool? = nil,
        locale: String = "en-US", timeZone: String? = nil, colorScheme: ColorScheme = .light,
        reducesMotion: Bool = false
    ) {
        self.width = width
        self.height = height
        self.scale = scale
        self.isMobile = isMobile
        self.hasTouch = hasTouch ?? isMobile
        self.locale = locale
        self.timeZone = timeZone
        self.colorScheme = colorScheme
        self.reducesMotion = reducesMotion
    }

    /// A phone in portrait: 390 × 844 with touch.
    public static func phone(locale: String = "en-US", colorScheme: ColorScheme = .light) -> PageOptions {
        PageOptions(width: 390, height: 844, scale: 2, isMobile: true, locale: locale, colorScheme: colorScheme)
    }

    /// A laptop's window: 1440 × 900.
    public static func desktop(locale: String = "en-US", colorScheme: ColorScheme = .light) -> PageOptions {
        PageOptions(width: 1440, height: 900, locale: locale, colorScheme: colorScheme)
    }
}
