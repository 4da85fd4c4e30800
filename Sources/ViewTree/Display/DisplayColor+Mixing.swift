import DisplayList

extension DisplayColor {
    /// What lies at a share of the way to another colour, component by component.
    package func mixed(with other: DisplayColor, _ share: Double) -> DisplayColor {
        func mix(_ from: Double, _ to: Double) -> Double { from + (to - from) * share }
        return DisplayColor(
            red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue),
            alpha: mix(alpha, other.alpha))
    }

    /// The colour with its opacity multiplied.
    package func opacity(_ factor: Double) -> DisplayColor {
        DisplayColor(red: red, green: green, blue: blue, alpha: alpha * factor)
    }

    /// The nearest colour that sRGB has, component by component.
    package var clamped: DisplayColor {
        DisplayColor(
            red: red.clampedShare, green: green.clampedShare, blue: blue.clampedShare, alpha: alpha.clampedShare)
    }
}
