import DrawingValues

/// An opaque color of the painter's, within sRGB.
struct Tint: Hashable, Sendable {
    private let color: RGBA

    var red: Double { color.red }
    var green: Double { color.green }
    var blue: Double { color.blue }

    private init(_ color: RGBA) { self.color = color.clamped }

    /// Each component from 0 to 1; what lies outside is clamped.
    init(red: Double, green: Double, blue: Double) { self.init(RGBA(red: red, green: green, blue: blue)) }

    /// As in `0xRRGGBB`.
    init(_ code: UInt32) { self.init(RGBA(code: Int(code))) }

    static let paper = Tint(0xF8F2E6)
    static let white = Tint(0xFFFDF7)
    static let ink = Tint(0x3B322E)
    static let blush = Tint(0xEE8F86)

    /// How bright it looks, from 0 to 1.
    var brightness: Double { 0.299 * red + 0.587 * green + 0.114 * blue }

    func mixed(with other: Tint, by amount: Double) -> Tint { Tint(color.mixed(with: other.color, amount)) }

    func lighter(_ amount: Double) -> Tint { mixed(with: .white, by: amount) }

    /// Towards a warm dark, as shadows are painted, and not towards black.
    func darker(_ amount: Double) -> Tint { mixed(with: Tint(0x3A2430), by: amount) }

    /// Further from gray by a factor.
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
