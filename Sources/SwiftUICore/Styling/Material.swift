import DisplayList

/// A translucent background, light or dark with the interface.
///
/// Apple's materials blur what is behind them. Here they are translucent colours alone: what is behind shows through
/// unblurred, so a thicker one reads better over a busy picture.
public struct Material: PrimitiveShapeStyle, Hashable {
    /// How much of what is behind is covered, 0…1.
    private let coverage: Double

    public static let ultraThin = Material(coverage: 0.45)
    public static let thin = Material(coverage: 0.6)
    public static let regular = Material(coverage: 0.75)
    public static let thick = Material(coverage: 0.86)
    public static let ultraThick = Material(coverage: 0.94)
    public static let bar = Material(coverage: 0.8)

    package func paint(level: Int, in environment: EnvironmentValues) -> Paint {
        let white = environment.colorScheme == .dark ? 0.15 : 0.97
        return .color(DisplayColor(red: white, green: white, blue: white, alpha: coverage)).faded(to: level)
    }
}

extension ShapeStyle where Self == Material {
    public static var ultraThinMaterial: Material { .ultraThin }
    public static var thinMaterial: Material { .thin }
    public static var regularMaterial: Material { .regular }
    public static var thickMaterial: Material { .thick }
    public static var ultraThickMaterial: Material { .ultraThick }
    public static var bar: Material { .bar }
}
