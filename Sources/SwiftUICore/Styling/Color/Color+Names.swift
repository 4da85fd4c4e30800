extension Color {
    /// The system's red, which differs a little between light and dark.
    public static let red = Color(.system(.red))
    /// The system's orange, which differs a little between light and dark.
    public static let orange = Color(.system(.orange))
    /// The system's yellow, which differs a little between light and dark.
    public static let yellow = Color(.system(.yellow))
    /// The system's green, which differs a little between light and dark.
    public static let green = Color(.system(.green))
    /// The system's mint, which differs a little between light and dark.
    public static let mint = Color(.system(.mint))
    /// The system's teal, which differs a little between light and dark.
    public static let teal = Color(.system(.teal))
    /// The system's cyan, which differs a little between light and dark.
    public static let cyan = Color(.system(.cyan))
    /// The system's blue, which differs a little between light and dark.
    public static let blue = Color(.system(.blue))
    /// The system's indigo, which differs a little between light and dark.
    public static let indigo = Color(.system(.indigo))
    /// The system's purple, which differs a little between light and dark.
    public static let purple = Color(.system(.purple))
    /// The system's pink, which differs a little between light and dark.
    public static let pink = Color(.system(.pink))
    /// The system's brown, which differs a little between light and dark.
    public static let brown = Color(.system(.brown))
    /// The system's gray, the same in light and dark.
    public static let gray = Color(.system(.gray))
    /// Opaque white.
    public static let white = Color(.fixed(.white))
    /// Opaque black.
    public static let black = Color(.fixed(.black))
    /// Fully transparent.
    public static let clear = Color(.fixed(.clear))

    /// The color of primary content: black on light, white on dark.
    public static let primary = Color(.system(.label(level: 0)))
    /// The color of secondary content, at 60 % opacity.
    public static let secondary = Color(.system(.label(level: 1)))

    /// The app's `AccentColor` asset; the system's blue if it has none.
    public static let accentColor = Color(.accent)
}

/// Disfavoured, because `Color.red` matches these as well: in a body with many colors, the compiler would otherwise
/// try every combination of the two.
extension ShapeStyle where Self == Color {
    /// `Color.red`.
    @_disfavoredOverload public static var red: Color { .red }
    /// `Color.orange`.
    @_disfavoredOverload public static var orange: Color { .orange }
    /// `Color.yellow`.
    @_disfavoredOverload public static var yellow: Color { .yellow }
    /// `Color.green`.
    @_disfavoredOverload public static var green: Color { .green }
    /// `Color.mint`.
    @_disfavoredOverload public static var mint: Color { .mint }
    /// `Color.teal`.
    @_disfavoredOverload public static var teal: Color { .teal }
    /// `Color.cyan`.
    @_disfavoredOverload public static var cyan: Color { .cyan }
    /// `Color.blue`.
    @_disfavoredOverload public static var blue: Color { .blue }
    /// `Color.indigo`.
    @_disfavoredOverload public static var indigo: Color { .indigo }
    /// `Color.purple`.
    @_disfavoredOverload public static var purple: Color { .purple }
    /// `Color.pink`.
    @_disfavoredOverload public static var pink: Color { .pink }
    /// `Color.brown`.
    @_disfavoredOverload public static var brown: Color { .brown }
    /// `Color.gray`.
    @_disfavoredOverload public static var gray: Color { .gray }
    /// `Color.white`.
    @_disfavoredOverload public static var white: Color { .white }
    /// `Color.black`.
    @_disfavoredOverload public static var black: Color { .black }
    /// `Color.clear`.
    @_disfavoredOverload public static var clear: Color { .clear }
}
