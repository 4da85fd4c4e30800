import CoreGraphics

extension UIColor {
    /// The color in English words, for assistive technology: `dark blue`, `light gray`, `orange`. Apple's words can be others.
    public var accessibilityName: String {
        var (hue, saturation, brightness, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        guard getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha) else { return "" }
        if alpha == 0 { return "transparent" }
        if brightness < 0.1 { return "black" }
        if saturation < 0.1 { return Self.nameOfGray(brightness) }
        let shade = brightness < 0.5 ? "dark " : saturation < 0.5 ? "light " : ""
        return shade + Self.name(ofHue: hue * 360, isDark: brightness < 0.7)
    }

    private static func nameOfGray(_ brightness: CGFloat) -> String {
        switch brightness {
        case ..<0.4: "dark gray"
        case ..<0.65: "gray"
        case ..<0.95: "light gray"
        default: "white"
        }
    }

    private static func name(ofHue degrees: CGFloat, isDark: Bool) -> String {
        switch degrees {
        case ..<15: "red"
        case ..<45: isDark ? "brown" : "orange"
        case ..<70: "yellow"
        case ..<160: "green"
        case ..<200: "cyan"
        case ..<255: "blue"
        case ..<290: "purple"
        case ..<330: "magenta"
        case ..<345: "pink"
        default: "red"
        }
    }
}
