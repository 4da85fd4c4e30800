import Foundation

/// Colours by name: the plain ones, and the system's, which are others in dark mode.
extension UIColor {
    /// Black.
    public static let black = UIColor(red: 0, green: 0, blue: 0, alpha: 1)
    /// A grey of one third of white.
    public static let darkGray = UIColor(red: 1.0 / 3, green: 1.0 / 3, blue: 1.0 / 3, alpha: 1)
    /// A grey of two thirds of white.
    public static let lightGray = UIColor(red: 2.0 / 3, green: 2.0 / 3, blue: 2.0 / 3, alpha: 1)
    /// White.
    public static let white = UIColor(red: 1, green: 1, blue: 1, alpha: 1)
    /// A grey of half of white.
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

    /// The system's red, lighter in dark mode.
    public static let systemRed = UIColor(0xFF3B30, dark: 0xFF453A)
    /// The system's orange, lighter in dark mode.
    public static let systemOrange = UIColor(0xFF9500, dark: 0xFF9F0A)
    /// The system's yellow, lighter in dark mode.
    public static let systemYellow = UIColor(0xFFCC00, dark: 0xFFD60A)
    /// The system's green, lighter in dark mode.
    public static let systemGreen = UIColor(0x34C759, dark: 0x30D158)
    /// The system's mint, lighter in dark mode.
    public static let systemMint = UIColor(0x00C7BE, dark: 0x63E6E2)
    /// The system's teal, lighter in dark mode.
    public static let systemTeal = UIColor(0x30B0C7, dark: 0x40C8E0)
    /// The system's cyan, lighter in dark mode.
    public static let systemCyan = UIColor(0x32ADE6, dark: 0x64D2FF)
    /// The system's blue, lighter in dark mode.
    public static let systemBlue = UIColor(0x007AFF, dark: 0x0A84FF)
    /// The system's indigo, lighter in dark mode.
    public static let systemIndigo = UIColor(0x5856D6, dark: 0x5E5CE6)
    /// The system's purple, lighter in dark mode.
    public static let systemPurple = UIColor(0xAF52DE, dark: 0xBF5AF2)
    /// The system's pink, lighter in dark mode.
    public static let systemPink = UIColor(0xFF2D55, dark: 0xFF375F)
    /// The system's brown, lighter in dark mode.
    public static let systemBrown = UIColor(0xA2845E, dark: 0xAC8E68)
    /// A medium grey, the same in light and dark mode.
    public static let systemGray = UIColor(0x8E8E93)
    /// The second grey: lighter than `systemGray` in light mode, darker in dark mode.
    public static let systemGray2 = UIColor(0xAEAEB2, dark: 0x636366)
    /// The third grey: lighter than `systemGray2` in light mode, darker in dark mode.
    public static let systemGray3 = UIColor(0xC7C7CC, dark: 0x48484A)
    /// The fourth grey: lighter than `systemGray3` in light mode, darker in dark mode.
    public static let systemGray4 = UIColor(0xD1D1D6, dark: 0x3A3A3C)
    /// The fifth grey: lighter than `systemGray4` in light mode, darker in dark mode.
    public static let systemGray5 = UIColor(0xE5E5EA, dark: 0x2C2C2E)
    /// The sixth grey, which is nearest to the background.
    public static let systemGray6 = UIColor(0xF2F2F7, dark: 0x1C1C1E)
    /// The background of a screen: white, or black in dark mode.
    public static let systemBackground = UIColor(0xFFFFFF, dark: 0x000000)
    /// The background of what lies on a screen.
    public static let secondarySystemBackground = UIColor(0xF2F2F7, dark: 0x1C1C1E)
    /// The background of what lies on `secondarySystemBackground`.
    public static let tertiarySystemBackground = UIColor(0xFFFFFF, dark: 0x2C2C2E)
    /// Text: black, or white in dark mode.
    public static let label = UIColor(0x000000, dark: 0xFFFFFF)
    /// Text that is a link.
    public static let link = UIColor(0x007AFF, dark: 0x0984FF)
    /// Text of less weight than `label`.
    public static let secondaryLabel = UIColor(0x3C3C43, alpha: 0.6, dark: 0xEBEBF5, darkAlpha: 0.6)
    /// Text of less weight than `secondaryLabel`.
    public static let tertiaryLabel = UIColor(0x3C3C43, alpha: 0.3, dark: 0xEBEBF5, darkAlpha: 0.3)
    /// Text of less weight than `tertiaryLabel`.
    public static let quaternaryLabel = UIColor(0x3C3C43, alpha: 0.18, dark: 0xEBEBF5, darkAlpha: 0.16)
    /// A thin line that what is behind it shows through.
    public static let separator = UIColor(0x3C3C43, alpha: 0.29, dark: 0x545458, darkAlpha: 0.6)

    /// The background of a screen with groups.
    public static let systemGroupedBackground = UIColor(0xF2F2F7, dark: 0x000000)
    /// The background of a group.
    public static let secondarySystemGroupedBackground = UIColor(0xFFFFFF, dark: 0x1C1C1E)
    /// The background of what lies in a group.
    public static let tertiarySystemGroupedBackground = UIColor(0xF2F2F7, dark: 0x2C2C2E)
    /// The filling of a thin shape.
    public static let systemFill = UIColor(0x787880, alpha: 0.2, dark: 0x787880, darkAlpha: 0.36)
    /// The filling of a shape of medium size.
    public static let secondarySystemFill = UIColor(0x787880, alpha: 0.16, dark: 0x787880, darkAlpha: 0.32)
    /// The filling of a large shape, such as a field.
    public static let tertiarySystemFill = UIColor(0x767680, alpha: 0.12, dark: 0x767680, darkAlpha: 0.24)
    /// The filling of a large area.
    public static let quaternarySystemFill = UIColor(0x747480, alpha: 0.08, dark: 0x767680, darkAlpha: 0.18)
    /// What a field says while it is empty.
    public static let placeholderText = UIColor(0x3C3C43, alpha: 0.3, dark: 0xEBEBF5, darkAlpha: 0.3)
    /// A thin line that nothing shows through.
    public static let opaqueSeparator = UIColor(0xC6C6C8, dark: 0x38383A)
    /// Light text on a dark ground, the same in light and dark mode.
    public static let lightText = UIColor(0xFFFFFF, alpha: 0.6, dark: 0xFFFFFF, darkAlpha: 0.6)
    /// Dark text on a light ground, the same in light and dark mode.
    public static let darkText = UIColor(0x000000, dark: 0x000000)

    /// The app's accent colour, `AccentColor` in its catalogs; blue if it has none. It doesn't follow a view's own
    /// `tintColor`: read that from the view.
    public static let tintColor = UIColor { UIColor.asset("AccentColor", in: .main, $0) ?? .systemBlue }

    private convenience init(_ light: Int, alpha: CGFloat = 1, dark: Int, darkAlpha: CGFloat = 1) {
        let (day, night) = (UIColor(light, alpha: alpha), UIColor(dark, alpha: darkAlpha))
        self.init { $0.userInterfaceStyle == .dark ? night : day }
    }

    private convenience init(_ hexadecimal: Int, alpha: CGFloat = 1) {
        func component(_ shift: Int) -> CGFloat { CGFloat(hexadecimal >> shift & 0xFF) / 255 }
        self.init(red: component(16), green: component(8), blue: component(0), alpha: alpha)
    }
}
