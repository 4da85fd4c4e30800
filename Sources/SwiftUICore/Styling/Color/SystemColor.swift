import DisplayList

/// A color of the system: one for light interfaces and one for dark.
///
/// The values are those that Apple publishes for iOS
/// ([HIG, Color](https://developer.apple.com/design/human-interface-guidelines/color)), as of iOS 26.
struct SystemColor: Hashable, Sendable {
    let name: String
    let light: DisplayColor
    let dark: DisplayColor

    func color(in scheme: ColorScheme) -> DisplayColor { scheme == .dark ? dark : light }

    init(_ name: String, light: DisplayColor, dark: DisplayColor) {
        self.name = name
        self.light = light
        self.dark = dark
    }

    /// A color with components from 0 to 255.
    private init(_ name: String, _ light: (Int, Int, Int), _ dark: (Int, Int, Int), alpha: (Double, Double) = (1, 1)) {
        self.init(name, light: Self.color(light, alpha.0), dark: Self.color(dark, alpha.1))
    }

    private static func color(_ bytes: (Int, Int, Int), _ alpha: Double) -> DisplayColor {
        DisplayColor(
            red: Double(bytes.0) / 255, green: Double(bytes.1) / 255, blue: Double(bytes.2) / 255, alpha: alpha)
    }

    static let red = SystemColor("red", (255, 56, 60), (255, 66, 69))
    static let orange = SystemColor("orange", (255, 141, 40), (255, 146, 48))
    static let yellow = SystemColor("yellow", (255, 204, 0), (255, 214, 0))
    static let green = SystemColor("green", (52, 199, 89), (48, 209, 88))
    static let mint = SystemColor("mint", (0, 200, 179), (0, 218, 195))
    static let teal = SystemColor("teal", (0, 195, 208), (0, 210, 224))
    static let cyan = SystemColor("cyan", (0, 192, 232), (60, 211, 254))
    static let blue = SystemColor("blue", (0, 136, 255), (0, 145, 255))
    static let indigo = SystemColor("indigo", (97, 85, 245), (109, 124, 255))
    static let purple = SystemColor("purple", (203, 48, 224), (219, 52, 242))
    static let pink = SystemColor("pink", (255, 45, 85), (255, 55, 95))
    static let brown = SystemColor("brown", (172, 127, 94), (183, 138, 102))
    static let gray = SystemColor("gray", (142, 142, 147), (142, 142, 147))

    static let separator = SystemColor("separator", (60, 60, 67), (84, 84, 88), alpha: (0.29, 0.6))
    static let placeholder = SystemColor("placeholder", (60, 60, 67), (235, 235, 245), alpha: (0.3, 0.3))

    /// Text, from the most important to the least. UIKit has four levels; the fifth is Kissa's.
    static func label(level: Int) -> SystemColor { labels[min(max(level, 0), labels.count - 1)] }

    private static let labels = [
        SystemColor("primary", (0, 0, 0), (255, 255, 255)),
        SystemColor("secondary", (60, 60, 67), (235, 235, 245), alpha: (0.6, 0.6)),
        SystemColor("tertiary", (60, 60, 67), (235, 235, 245), alpha: (0.3, 0.3)),
        SystemColor("quaternary", (60, 60, 67), (235, 235, 245), alpha: (0.18, 0.16)),
        SystemColor("quinary", (60, 60, 67), (235, 235, 245), alpha: (0.12, 0.1)),
    ]

    static func background(level: Int) -> SystemColor { backgrounds[min(max(level, 0), backgrounds.count - 1)] }

    /// The background color. In dark mode, presentations have the next lighter one.
    static func background(level: Int, in environment: EnvironmentValues) -> DisplayColor {
        guard environment.colorScheme == .dark, environment.isRaised else {
            return background(level: level).color(in: environment.colorScheme)
        }
        return (level > 1 ? raisedBackground : background(level: level + 1)).dark
    }

    private static let backgrounds = [
        SystemColor("background", (255, 255, 255), (0, 0, 0)),
        SystemColor("secondary background", (242, 242, 247), (28, 28, 30)),
        SystemColor("tertiary background", (255, 255, 255), (44, 44, 46)),
    ]

    private static let raisedBackground = SystemColor("raised background", (255, 255, 255), (58, 58, 60))

    /// The background of presentations: in dark mode, surfaces in front are lighter.
    static let presented = SystemColor("presented", (255, 255, 255), (28, 28, 30))

    static func fill(level: Int) -> SystemColor { fills[min(max(level, 0), fills.count - 1)] }

    private static let fills = [
        SystemColor("fill", (120, 120, 128), (120, 120, 128), alpha: (0.2, 0.36)),
        SystemColor("secondary fill", (120, 120, 128), (120, 120, 128), alpha: (0.16, 0.32)),
        SystemColor("tertiary fill", (118, 118, 128), (118, 118, 128), alpha: (0.12, 0.24)),
        SystemColor("quaternary fill", (116, 116, 128), (118, 118, 128), alpha: (0.08, 0.18)),
    ]
}
