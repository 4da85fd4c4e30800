/// A colour in sRGB, each component from 0 to 1.
struct Tint: Hashable, Sendable {
    var red: Double
    var green: Double
    var blue: Double

    init(red: Double, green: Double, blue: Double) {
        self.red = min(max(red, 0), 1)
        self.green = min(max(green, 0), 1)
        self.blue = min(max(blue, 0), 1)
    }

    /// As in `0xRRGGBB`.
    init(_ code: UInt32) {
        self.init(
            red: Double(code >> 16 & 0xFF) / 255, green: Double(code >> 8 & 0xFF) / 255,
            blue: Double(code & 0xFF) / 255)
    }

    static let paper = Tint(0xF8F2E6)
    static let white = Tint(0xFFFDF7)
    static let ink = Tint(0x3B322E)
    static let blush = Tint(0xEE8F86)

    /// How bright it looks, from 0 to 1.
    var brightness: Double { 0.299 * red + 0.587 * green + 0.114 * blue }

    func mixed(with other: Tint, by amount: Double) -> Tint {
        Tint(
            red: red + (other.red - red) * amount, green: green + (other.green - green) * amount,
            blue: blue + (other.blue - blue) * amount)
    }

    func lighter(_ amount: Double) -> Tint { mixed(with: .white, by: amount) }

    /// Towards a warm dark, as shadows are painted, and not towards black.
    func darker(_ amount: Double) -> Tint { mixed(with: Tint(0x3A2430), by: amount) }

    /// Further from grey by a factor.
    func stronger(_ factor: Double) -> Tint {
        let grey = brightness
        return Tint(
            red: grey + (red - grey) * factor, green: grey + (green - grey) * factor,
            blue: grey + (blue - grey) * factor)
    }

    /// A little beside itself, as pigments are.
    func varied(_ amount: Double, _ chance: inout Chance) -> Tint {
        Tint(
            red: red + chance.around(amount), green: green + chance.around(amount), blue: blue + chance.around(amount))
    }
}
