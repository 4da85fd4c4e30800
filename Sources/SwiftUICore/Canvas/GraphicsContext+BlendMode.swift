import CoreGraphics
import DisplayList

extension GraphicsContext {
    /// How a drawing is blended with what was drawn before.
    ///
    /// See [GraphicsContext.BlendMode](https://developer.apple.com/documentation/swiftui/graphicscontext/blendmode-swift.struct).
    public struct BlendMode: RawRepresentable, Equatable, Sendable {
        /// The number that CoreGraphics has for the mode.
        public let rawValue: Int32

        /// A mode by CoreGraphics' number. A number that it doesn't have draws as `normal`.
        public init(rawValue: Int32) { self.rawValue = rawValue }
        private init(_ mode: CGBlendMode) { rawValue = mode.rawValue }

        /// The drawing lies over what is there.
        public static var normal: BlendMode { BlendMode(.normal) }
        /// The colours are multiplied: darker.
        public static var multiply: BlendMode { BlendMode(.multiply) }
        /// The opposites of the colours are multiplied: lighter.
        public static var screen: BlendMode { BlendMode(.screen) }
        /// Multiplies what is dark, and screens what is light below.
        public static var overlay: BlendMode { BlendMode(.overlay) }
        /// The darker of both, component by component.
        public static var darken: BlendMode { BlendMode(.darken) }
        /// The lighter of both, component by component.
        public static var lighten: BlendMode { BlendMode(.lighten) }
        /// Brightens what is there by the drawing.
        public static var colorDodge: BlendMode { BlendMode(.colorDodge) }
        /// Darkens what is there by the drawing.
        public static var colorBurn: BlendMode { BlendMode(.colorBurn) }
        /// Darkens or brightens gently, by the drawing.
        public static var softLight: BlendMode { BlendMode(.softLight) }
        /// Multiplies or screens, by the drawing.
        public static var hardLight: BlendMode { BlendMode(.hardLight) }
        /// The difference of the colours.
        public static var difference: BlendMode { BlendMode(.difference) }
        /// As the difference, with less contrast.
        public static var exclusion: BlendMode { BlendMode(.exclusion) }
        /// The hue of the drawing, with the saturation and luminosity of what is there.
        public static var hue: BlendMode { BlendMode(.hue) }
        /// The saturation of the drawing, with the hue and luminosity of what is there.
        public static var saturation: BlendMode { BlendMode(.saturation) }
        /// The hue and saturation of the drawing, with the luminosity of what is there.
        public static var color: BlendMode { BlendMode(.color) }
        /// The luminosity of the drawing, with the hue and saturation of what is there.
        public static var luminosity: BlendMode { BlendMode(.luminosity) }
        /// Clears what is there.
        public static var clear: BlendMode { BlendMode(.clear) }
        /// Replaces what is there.
        public static var copy: BlendMode { BlendMode(.copy) }
        /// The drawing where something is there, and nothing else.
        public static var sourceIn: BlendMode { BlendMode(.sourceIn) }
        /// The drawing where nothing is there, and nothing else.
        public static var sourceOut: BlendMode { BlendMode(.sourceOut) }
        /// The drawing where something is there, over it.
        public static var sourceAtop: BlendMode { BlendMode(.sourceAtop) }
        /// The drawing below what is there.
        public static var destinationOver: BlendMode { BlendMode(.destinationOver) }
        /// What is there, where the drawing is opaque.
        public static var destinationIn: BlendMode { BlendMode(.destinationIn) }
        /// Takes away what is there as far as the drawing is opaque.
        public static var destinationOut: BlendMode { BlendMode(.destinationOut) }
        /// What is there where the drawing is opaque, over the drawing.
        public static var destinationAtop: BlendMode { BlendMode(.destinationAtop) }
        /// Each where the other isn't.
        public static var xor: BlendMode { BlendMode(.xor) }
        /// The sum of the colours.
        public static var plusLighter: BlendMode { BlendMode(.plusLighter) }

        /// A sum that darkens. Not available.
        @available(*, unavailable, message: "Browsers don't mix drawings so: use multiply or darken")
        public static var plusDarker: BlendMode { BlendMode(.normal) }

        private var mode: CGBlendMode { CGBlendMode(rawValue: rawValue) ?? .normal }

        /// The operations of a browser's canvas that make up the mode, in order.
        var steps: [ElementBlendMode] { mode.steps }

        /// Whether the first step clears what is there.
        var clears: Bool { mode.clears }
    }
}
