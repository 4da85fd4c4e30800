import DisplayList
import Foundation

extension GraphicsContext {
    /// A filter over a drawing.
    public struct Filter: Sendable {
        private let make: @Sendable (EnvironmentValues) -> CanvasFilter

        private init(_ make: @escaping @Sendable (EnvironmentValues) -> CanvasFilter) { self.make = make }
        private init(_ filter: ColorFilter) { self.init { _ in .color(filter) } }

        func canvasFilter(in environment: EnvironmentValues) -> CanvasFilter { make(environment) }

        /// A shadow below what is drawn; radius and offset are in points. The blend mode has no effect here.
        public static func shadow(
            color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0,
            blendMode: BlendMode = .normal, options: ShadowOptions = ShadowOptions()
        ) -> Filter {
            Filter {
                .shadow(color.displayColor(in: $0), radius: max(radius, 0), offset: CGSize(width: x, height: y))
            }
        }

        /// Blurs by a radius in points.
        public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
            Filter { _ in .blur(max(radius, 0)) }
        }

        /// Multiplies every color by another.
        public static func colorMultiply(_ color: Color) -> Filter {
            Filter { .color(.multiply(color.displayColor(in: $0))) }
        }

        /// Changes every color by a matrix.
        public static func colorMatrix(_ matrix: ColorMatrix) -> Filter { Filter(.matrix(matrix.values)) }
        /// Turns every hue by an angle.
        public static func hueRotation(_ angle: Angle) -> Filter { Filter(.hueRotation(degrees: angle.degrees)) }
        /// Changes the saturation: 1 changes nothing, 0 removes all color.
        public static func saturation(_ amount: Double) -> Filter { Filter(.saturation(max(amount, 0))) }
        /// Adds an amount to red, green and blue: 0 changes nothing, 1 makes everything white.
        public static func brightness(_ amount: Double) -> Filter { Filter(.brightness(amount)) }
        /// Changes the contrast: 1 changes nothing, 0 makes everything gray.
        public static func contrast(_ amount: Double) -> Filter { Filter(.contrast(max(amount, 0))) }
        /// Removes color: 0 changes nothing, 1 removes all.
        public static func grayscale(_ amount: Double) -> Filter { Filter(.grayscale(min(max(amount, 0), 1))) }

        /// Inverts colors: 1 inverts completely, 0 changes nothing.
        public static func colorInvert(_ amount: Double = 1) -> Filter {
            let slope = 1 - 2 * amount
            return Filter(
                .matrix([slope, 0, 0, 0, amount, 0, slope, 0, 0, amount, 0, 0, slope, 0, amount, 0, 0, 0, 1, 0]))
        }

        /// Replaces the opacity by the luminance: dark colors become transparent, bright ones black.
        public static var luminanceToAlpha: Filter { Filter(.luminanceToAlpha) }

        /// Draws one color where the opacity is between `min` and `max`, and nothing elsewhere. Over a blur, nearby
        /// shapes merge like drops.
        public static func alphaThreshold(min: Double, max: Double = 1, color: Color = .black) -> Filter {
            Filter { .alphaThreshold(min: min, max: max, color.displayColor(in: $0)) }
        }
    }

    /// Options for a shadow. Here the whole shadow is drawn, below the drawing that casts it.
    public struct ShadowOptions: OptionSet, Sendable {
        /// The set as bits.
        public let rawValue: UInt32
        /// A set from its bits.
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// The shadow above the drawing that casts it. Not available.
        @available(*, unavailable, message: "Browsers draw a canvas's shadow below what throws it")
        public static var shadowAbove: ShadowOptions { ShadowOptions(rawValue: 1) }
        /// The shadow alone. Not available.
        @available(*, unavailable, message: "Browsers draw a canvas's shadow with what throws it")
        public static var shadowOnly: ShadowOptions { ShadowOptions(rawValue: 2) }
        @available(
            *, unavailable,
            message: "Fill the path in a style with an inner shadow: .style(.red.shadow(.inner(radius: 4)))"
        )
        /// The shadow inside of the drawing that casts it. Not available.
        public static var invertsAlpha: ShadowOptions { ShadowOptions(rawValue: 4) }
        /// A shadow for each drawing of a layer. Not available.
        @available(*, unavailable, message: "Draw a layer instead: what is in it throws one shadow")
        public static var disablesGroup: ShadowOptions { ShadowOptions(rawValue: 8) }
    }

    /// How a blur treats edges; a browser's are soft.
    public struct BlurOptions: OptionSet, Sendable {
        /// The set as bits.
        public let rawValue: UInt32
        /// A set from its bits.
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// A blur with hard edges. Not available.
        @available(*, unavailable, message: "A browser's blur has soft edges")
        public static var opaque: BlurOptions { BlurOptions(rawValue: 1) }
        /// A blur without steps in its colors. Not available.
        @available(*, unavailable, message: "A browser's blur goes in eight bits")
        public static var dithersResult: BlurOptions { BlurOptions(rawValue: 2) }
    }

    /// The color space in which a filter computes; a browser's is sRGB.
    public struct FilterOptions: OptionSet, Sendable {
        /// The set as bits.
        public let rawValue: UInt32
        /// A set from its bits.
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// Filters in linear light. Not available.
        @available(*, unavailable, message: "A browser's filters count in sRGB")
        public static var linearColor: FilterOptions { FilterOptions(rawValue: 1) }
    }
}

/// A matrix that changes colors: each of its four rows computes one component from red, green, blue, opacity and a
/// constant.
public struct ColorMatrix: Hashable, Sendable {
    /// The row that makes red; the last number is the constant.
    public var r1: Float = 1, r2: Float = 0, r3: Float = 0, r4: Float = 0, r5: Float = 0
    /// The row that makes green; the last number is the constant.
    public var g1: Float = 0, g2: Float = 1, g3: Float = 0, g4: Float = 0, g5: Float = 0
    /// The row that makes blue; the last number is the constant.
    public var b1: Float = 0, b2: Float = 0, b3: Float = 1, b4: Float = 0, b5: Float = 0
    /// The row that makes the opacity; the last number is the constant.
    public var a1: Float = 0, a2: Float = 0, a3: Float = 0, a4: Float = 1, a5: Float = 0

    /// Changes nothing.
    public init() {}

    var values: [Double] {
        [r1, r2, r3, r4, r5, g1, g2, g3, g4, g5, b1, b2, b3, b4, b5, a1, a2, a3, a4, a5].map { Double($0) }
    }
}
