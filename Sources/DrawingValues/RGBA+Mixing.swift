extension RGBA {
    /// What lies at a share of the way to another color, component by component.
    package func mixed(with other: RGBA, _ share: Double) -> RGBA {
        func mix(_ from: Double, _ to: Double) -> Double { from + (to - from) * share }
        return RGBA(
            red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue),
            alpha: mix(alpha, other.alpha))
    }

    /// The color with its opacity multiplied.
    package func opacity(_ factor: Double) -> RGBA { RGBA(red: red, green: green, blue: blue, alpha: alpha * factor) }

    /// The nearest color that sRGB has, component by component.
    package var clamped: RGBA {
        func clamp(_ component: Double) -> Double { component.isNaN ? 0 : min(max(component, 0), 1) }
        return RGBA(red: clamp(red), green: clamp(green), blue: clamp(blue), alpha: clamp(alpha))
    }
}
