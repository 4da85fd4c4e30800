import DisplayList

/// A translucent background, light or dark with the interface.
///
/// The content behind is visible but blurred, unless the visitor prefers reduced transparency. Browsers blur only
/// behind boxes, so a material that fills another shape than a rounded rectangle is translucent without a blur.
public struct Material: PrimitiveShapeStyle, Hashable {
    /// The opacity of the material, 0…1.
    private let coverage: Double

    /// The most transparent material: 45 % opaque.
    public static let ultraThin = Material(coverage: 0.45)
    /// A very transparent material: 60 % opaque.
    public static let thin = Material(coverage: 0.6)
    /// A somewhat transparent material: 75 % opaque.
    public static let regular = Material(coverage: 0.75)
    /// A mostly opaque material: 86 % opaque.
    public static let thick = Material(coverage: 0.86)
    /// The least transparent material: 94 % opaque.
    public static let ultraThick = Material(coverage: 0.94)
    /// The material of bars: 80 % opaque.
    public static let bar = Material(coverage: 0.8)

    package func paint(level: Int, in environment: EnvironmentValues) -> Paint {
        let white = environment.colorScheme == .dark ? 0.15 : 0.97
        let isOpaque = environment.accessibilityReduceTransparency
        let color = DisplayColor(red: white, green: white, blue: white, alpha: isOpaque ? 1 : coverage)
        return (isOpaque ? Paint.color(color) : .material(color, blurRadius: Self.blurRadius)).faded(to: level)
    }

    /// The radius in points: large enough to make text behind unreadable, and small enough to keep a picture
    /// recognizable by its colors.
    private static let blurRadius = 16.0
}

extension ShapeStyle where Self == Material {
    /// The most transparent material: 45 % opaque.
    public static var ultraThinMaterial: Material { .ultraThin }
    /// A very transparent material: 60 % opaque.
    public static var thinMaterial: Material { .thin }
    /// A somewhat transparent material: 75 % opaque.
    public static var regularMaterial: Material { .regular }
    /// A mostly opaque material: 86 % opaque.
    public static var thickMaterial: Material { .thick }
    /// The least transparent material: 94 % opaque.
    public static var ultraThickMaterial: Material { .ultraThick }
    /// The material of bars: 80 % opaque.
    public static var bar: Material { .bar }
}

extension EnvironmentValues {
    /// The material behind the view. Not available.
    @available(*, unavailable, message: "What lies on a material looks as it does elsewhere in Kissa")
    public var backgroundMaterial: Material? { nil }
}
