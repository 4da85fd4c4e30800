import DisplayList

/// A translucent background, light or dark with the interface.
///
/// What is behind shows through blurred, unless the visitor has asked for less transparency. A material that fills
/// anything but a rectangle with round corners is translucent only: a browser blurs behind boxes.
public struct Material: PrimitiveShapeStyle, Hashable {
    /// How much of what is behind is covered, 0…1.
    private let coverage: Double

    /// Lets the most through: 45 % is covered.
    public static let ultraThin = Material(coverage: 0.45)
    /// Lets much through: 60 % is covered.
    public static let thin = Material(coverage: 0.6)
    /// Lets some of what is behind through: 75 % is covered.
    public static let regular = Material(coverage: 0.75)
    /// Lets little through: 86 % is covered.
    public static let thick = Material(coverage: 0.86)
    /// Lets the least through: 94 % is covered.
    public static let ultraThick = Material(coverage: 0.94)
    /// The material of bars: 80 % is covered.
    public static let bar = Material(coverage: 0.8)

    package func paint(level: Int, in environment: EnvironmentValues) -> Paint {
        let white = environment.colorScheme == .dark ? 0.15 : 0.97
        let isOpaque = environment.accessibilityReduceTransparency
        let color = DisplayColor(red: white, green: white, blue: white, alpha: isOpaque ? 1 : coverage)
        return (isOpaque ? Paint.color(color) : .material(color, blurRadius: Self.blurRadius)).faded(to: level)
    }

    /// In points. Letters behind can't be read any more, and a picture's colours still tell where it is.
    private static let blurRadius = 16.0
}

extension ShapeStyle where Self == Material {
    /// Lets the most through: 45 % is covered.
    public static var ultraThinMaterial: Material { .ultraThin }
    /// Lets much through: 60 % is covered.
    public static var thinMaterial: Material { .thin }
    /// Lets some of what is behind through: 75 % is covered.
    public static var regularMaterial: Material { .regular }
    /// Lets little through: 86 % is covered.
    public static var thickMaterial: Material { .thick }
    /// Lets the least through: 94 % is covered.
    public static var ultraThickMaterial: Material { .ultraThick }
    /// The material of bars: 80 % is covered.
    public static var bar: Material { .bar }
}

extension EnvironmentValues {
    /// The material behind the view. Not available.
    @available(*, unavailable, message: "What lies on a material looks as it does elsewhere in Kissa")
    public var backgroundMaterial: Material? { nil }
}
