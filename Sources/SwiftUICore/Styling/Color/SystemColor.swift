import Assets
import DisplayList

/// A color that adapts to its surroundings: light, dark, and dark in front of other content.
struct SystemColor: Hashable, Sendable {
    let name: String
    let light: DisplayColor
    let dark: DisplayColor
    /// The color in dark mode in presentations, whose backgrounds are lighter.
    let raised: DisplayColor

    init(_ name: String, light: DisplayColor, dark: DisplayColor, raised: DisplayColor) {
        self.name = name
        self.light = light
        self.dark = dark
        self.raised = raised
    }

    /// The system's color with that key in `SystemColors`.
    private init(_ name: String, _ key: String) {
        guard let look = SystemColors.looks[key] else {
            preconditionFailure("The table of system colors has no \(key).")
        }
        self.init(name, light: look.light, dark: look.dark, raised: look.raised)
    }

    func color(in environment: EnvironmentValues) -> DisplayColor {
        color(in: environment.colorScheme, isRaised: environment.isRaised)
    }

    func color(in scheme: ColorScheme, isRaised: Bool = false) -> DisplayColor {
        guard scheme == .dark else { return light }
        return isRaised ? raised : dark
    }

    static let red = SystemColor("red", "systemRed")
    static let orange = SystemColor("orange", "systemOrange")
    static let yellow = SystemColor("yellow", "systemYellow")
    static let green = SystemColor("green", "systemGreen")
    static let mint = SystemColor("mint", "systemMint")
    static let teal = SystemColor("teal", "systemTeal")
    static let cyan = SystemColor("cyan", "systemCyan")
    static let blue = SystemColor("blue", "systemBlue")
    static let indigo = SystemColor("indigo", "systemIndigo")
    static let purple = SystemColor("purple", "systemPurple")
    static let pink = SystemColor("pink", "systemPink")
    static let brown = SystemColor("brown", "systemBrown")
    static let gray = SystemColor("gray", "systemGray")

    static let separator = SystemColor("separator", "separator")
    static let placeholder = SystemColor("placeholder", "placeholderText")

    /// Text, from the most important to the least. UIKit has four levels; the fifth is Kissa's.
    static func label(level: Int) -> SystemColor { labels[min(max(level, 0), labels.count - 1)] }

    private static let labels = [
        SystemColor("primary", "label"), SystemColor("secondary", "secondaryLabel"),
        SystemColor("tertiary", "tertiaryLabel"), SystemColor("quaternary", "quaternaryLabel"), quinary,
    ]

    private static let quinary = SystemColor(
        "quinary", light: DisplayColor(code: 0x3C3C43, alpha: 0.12), dark: DisplayColor(code: 0xEBEBF5, alpha: 0.1),
        raised: DisplayColor(code: 0xEBEBF5, alpha: 0.1))

    static func background(level: Int) -> SystemColor { backgrounds[min(max(level, 0), backgrounds.count - 1)] }

    private static let backgrounds = [
        SystemColor("background", "systemBackground"),
        SystemColor("secondary background", "secondarySystemBackground"),
        SystemColor("tertiary background", "tertiarySystemBackground"),
    ]

    static func fill(level: Int) -> SystemColor { fills[min(max(level, 0), fills.count - 1)] }

    private static let fills = [
        SystemColor("fill", "systemFill"), SystemColor("secondary fill", "secondarySystemFill"),
        SystemColor("tertiary fill", "tertiarySystemFill"), SystemColor("quaternary fill", "quaternarySystemFill"),
    ]
}
