import Assets
import Foundation

/// Colors by name: plain ones, and the system's, which have a variant for dark mode.
extension UIColor {
    /// Black.
    public static let black = UIColor(red: 0, green: 0, blue: 0, alpha: 1)
    /// A gray of one third of white.
    public static let darkGray = UIColor(red: 1.0 / 3, green: 1.0 / 3, blue: 1.0 / 3, alpha: 1)
    /// A gray of two thirds of white.
    public static let lightGray = UIColor(red: 2.0 / 3, green: 2.0 / 3, blue: 2.0 / 3, alpha: 1)
    /// White.
    public static let white = UIColor(red: 1, green: 1, blue: 1, alpha: 1)
    /// A gray of half of white.
    public static let gray = UIColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 1)
    /// Red (1, 0, 0).
    public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    /// Green (0, 1, 0).
    public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    /// Blue (0, 0, 1).
    public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    /// Cyan (0, 1, 1).
    public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
    /// Yellow (1, 1, 0).
    public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
    /// Magenta (1, 0, 1).
    public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
    /// Orange (1, 0.5, 0).
    public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    /// Purple (0.5, 0, 0.5).
    public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
    /// Brown (0.6, 0.4, 0.2).
    public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
    /// Transparent black.
    public static let clear = UIColor(white: 0, alpha: 0)

    /// The system's red, lighter in the dark.
    public static let systemRed = system("systemRed")
    /// The system's orange, lighter in the dark.
    public static let systemOrange = system("systemOrange")
    /// The system's yellow, lighter in the dark.
    public static let systemYellow = system("systemYellow")
    /// The system's green, lighter in the dark.
    public static let systemGreen = system("systemGreen")
    /// The system's mint, lighter in the dark.
    public static let systemMint = system("systemMint")
    /// The system's teal, lighter in the dark.
    public static let systemTeal = system("systemTeal")
    /// The system's cyan, lighter in the dark.
    public static let systemCyan = system("systemCyan")
    /// The system's blue, lighter in the dark.
    public static let systemBlue = system("systemBlue")
    /// The system's indigo, lighter in the dark.
    public static let systemIndigo = system("systemIndigo")
    /// The system's purple, lighter in the dark.
    public static let systemPurple = system("systemPurple")
    /// The system's pink, lighter in the dark.
    public static let systemPink = system("systemPink")
    /// The system's brown, lighter in the dark.
    public static let systemBrown = system("systemBrown")
    /// A medium gray, the same in the light and in the dark.
    public static let systemGray = system("systemGray")
    /// The second gray: lighter than `systemGray` in the light, darker in the dark.
    public static let systemGray2 = system("systemGray2")
    /// The third gray: lighter than `systemGray2` in the light, darker in the dark.
    public static let systemGray3 = system("systemGray3")
    /// The fourth gray: lighter than `systemGray3` in the light, darker in the dark.
    public static let systemGray4 = system("systemGray4")
    /// The fifth gray: lighter than `systemGray4` in the light, darker in the dark.
    public static let systemGray5 = system("systemGray5")
    /// The sixth gray, which is nearest to the background.
    public static let systemGray6 = system("systemGray6")
    /// The background of a screen: white, or black in the dark.
    public static let systemBackground = system("systemBackground")
    /// The background of content on top of `systemBackground`.
    public static let secondarySystemBackground = system("secondarySystemBackground")
    /// The background of content on top of `secondarySystemBackground`.
    public static let tertiarySystemBackground = system("tertiarySystemBackground")
    /// Text: black, or white in the dark.
    public static let label = system("label")
    /// Text that is a link.
    public static let link = system("link")
    /// Secondary text, with less contrast than `label`.
    public static let secondaryLabel = system("secondaryLabel")
    /// Text with less contrast than `secondaryLabel`.
    public static let tertiaryLabel = system("tertiaryLabel")
    /// Text with less contrast than `tertiaryLabel`.
    public static let quaternaryLabel = system("quaternaryLabel")
    /// A thin, translucent line.
    public static let separator = system("separator")

    /// The background of a screen with groups.
    public static let systemGroupedBackground = system("systemGroupedBackground")
    /// The background of a group.
    public static let secondarySystemGroupedBackground = system("secondarySystemGroupedBackground")
    /// The background of content in a group.
    public static let tertiarySystemGroupedBackground = system("tertiarySystemGroupedBackground")
    /// The fill color of a thin shape.
    public static let systemFill = system("systemFill")
    /// The fill color of a shape of medium size.
    public static let secondarySystemFill = system("secondarySystemFill")
    /// The fill color of a large shape, such as a field.
    public static let tertiarySystemFill = system("tertiarySystemFill")
    /// The fill color of a large area.
    public static let quaternarySystemFill = system("quaternarySystemFill")
    /// The placeholder of an empty field.
    public static let placeholderText = system("placeholderText")
    /// A thin, opaque line.
    public static let opaqueSeparator = system("opaqueSeparator")
    /// Light text on a dark ground, the same in the light and in the dark.
    public static let lightText = system("lightText")
    /// Dark text on a light ground, the same in the light and in the dark.
    public static let darkText = system("darkText")

    /// The app's accent color, `AccentColor` in its catalogs; blue if it has none. It doesn't follow a view's own
    /// `tintColor`: read that from the view.
    public static let tintColor = UIColor { UIColor.asset("AccentColor", in: .main, $0) ?? .systemBlue }

    private static func system(_ name: String) -> UIColor {
        guard let look = SystemColors.looks[name] else {
            preconditionFailure("The table of system colours has no \(name).")
        }
        return UIColor(light: UIColor(look.light), dark: UIColor(look.dark), raised: UIColor(look.raised))
    }
}
