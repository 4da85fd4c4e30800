extension Color {
    public static let red = Color(.system(.red))
    public static let orange = Color(.system(.orange))
    public static let yellow = Color(.system(.yellow))
    public static let green = Color(.system(.green))
    public static let mint = Color(.system(.mint))
    public static let teal = Color(.system(.teal))
    public static let cyan = Color(.system(.cyan))
    public static let blue = Color(.system(.blue))
    public static let indigo = Color(.system(.indigo))
    public static let purple = Color(.system(.purple))
    public static let pink = Color(.system(.pink))
    public static let brown = Color(.system(.brown))
    public static let gray = Color(.system(.gray))
    public static let white = Color(.fixed(.white))
    public static let black = Color(.fixed(.black))
    public static let clear = Color(.fixed(.clear))

    /// The colour of primary content: black on light, white on dark.
    public static let primary = Color(.system(.label(level: 0)))
    public static let secondary = Color(.system(.label(level: 1)))

    /// The app's `AccentColor` asset; the system's blue where it has none.
    public static let accentColor = Color(.accent)
}

/// Disfavoured, since `Color.red` finds these as well: the compiler would otherwise try every combination of the two
/// in a body with many colours.
extension ShapeStyle where Self == Color {
    @_disfavoredOverload public static var red: Color { .red }
    @_disfavoredOverload public static var orange: Color { .orange }
    @_disfavoredOverload public static var yellow: Color { .yellow }
    @_disfavoredOverload public static var green: Color { .green }
    @_disfavoredOverload public static var mint: Color { .mint }
    @_disfavoredOverload public static var teal: Color { .teal }
    @_disfavoredOverload public static var cyan: Color { .cyan }
    @_disfavoredOverload public static var blue: Color { .blue }
    @_disfavoredOverload public static var indigo: Color { .indigo }
    @_disfavoredOverload public static var purple: Color { .purple }
    @_disfavoredOverload public static var pink: Color { .pink }
    @_disfavoredOverload public static var brown: Color { .brown }
    @_disfavoredOverload public static var gray: Color { .gray }
    @_disfavoredOverload public static var white: Color { .white }
    @_disfavoredOverload public static var black: Color { .black }
    @_disfavoredOverload public static var clear: Color { .clear }
}
