/// The system's colors. `Color.red` is found here too, as a color is a style: with a second declaration in `Color`, every
/// color of a body has two meanings, and the compiler's time grows with their combinations.
extension ShapeStyle where Self == Color {
    /// The system's red, which differs a little between light and dark.
    public static var red: Color { NamedColor.red }
    /// The system's orange, which differs a little between light and dark.
    public static var orange: Color { NamedColor.orange }
    /// The system's yellow, which differs a little between light and dark.
    public static var yellow: Color { NamedColor.yellow }
    /// The system's green, which differs a little between light and dark.
    public static var green: Color { NamedColor.green }
    /// The system's mint, which differs a little between light and dark.
    public static var mint: Color { NamedColor.mint }
    /// The system's teal, which differs a little between light and dark.
    public static var teal: Color { NamedColor.teal }
    /// The system's cyan, which differs a little between light and dark.
    public static var cyan: Color { NamedColor.cyan }
    /// The system's blue, which differs a little between light and dark.
    public static var blue: Color { NamedColor.blue }
    /// The system's indigo, which differs a little between light and dark.
    public static var indigo: Color { NamedColor.indigo }
    /// The system's purple, which differs a little between light and dark.
    public static var purple: Color { NamedColor.purple }
    /// The system's pink, which differs a little between light and dark.
    public static var pink: Color { NamedColor.pink }
    /// The system's brown, which differs a little between light and dark.
    public static var brown: Color { NamedColor.brown }
    /// The system's gray, the same in light and dark.
    public static var gray: Color { NamedColor.gray }
    /// Opaque white.
    public static var white: Color { NamedColor.white }
    /// Opaque black.
    public static var black: Color { NamedColor.black }
    /// Fully transparent.
    public static var clear: Color { NamedColor.clear }
}

extension Color {
    /// The color of primary content: black on light, white on dark.
    public static let primary = Color(.system(.label(level: 0)))
    /// The color of secondary content, at 60 % opacity.
    public static let secondary = Color(.system(.label(level: 1)))

    /// The app's `AccentColor` asset; the system's blue if it has none.
    public static let accentColor = Color(.accent)
}

/// The colors are made only once, because each needs memory.
private enum NamedColor {
    static let red = Color(.system(.red))
    static let orange = Color(.system(.orange))
    static let yellow = Color(.system(.yellow))
    static let green = Color(.system(.green))
    static let mint = Color(.system(.mint))
    static let teal = Color(.system(.teal))
    static let cyan = Color(.system(.cyan))
    static let blue = Color(.system(.blue))
    static let indigo = Color(.system(.indigo))
    static let purple = Color(.system(.purple))
    static let pink = Color(.system(.pink))
    static let brown = Color(.system(.brown))
    static let gray = Color(.system(.gray))
    static let white = Color(.fixed(.white))
    static let black = Color(.fixed(.black))
    static let clear = Color(.fixed(.clear))
}
