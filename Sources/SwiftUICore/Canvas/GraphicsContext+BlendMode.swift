import CoreGraphics
import DisplayList

extension GraphicsContext {
    /// How a drawing is blended with what was drawn before.
    ///
    /// See [GraphicsContext.BlendMode](https://developer.apple.com/documentation/swiftui/graphicscontext/blendmode-swift.struct).
    public struct BlendMode: RawRepresentable, Equatable, Sendable {
        /// CoreGraphics' number for the mode.
        public let rawValue: Int32

        /// A mode by CoreGraphics' number. A number that CoreGraphics doesn't define draws as `normal`.
        public init(rawValue: Int32) { self.rawValue = rawValue }
        private init(_ mode: CGBlendMode) { rawValue = mode.rawValue }

        /// The drawing covers what was drawn before.
        public static var normal: BlendMode { BlendMode(.normal) }
        /// The colors are multiplied: darker.
        public static var multiply: BlendMode { BlendMode(.multiply) }
        /// The inverses of the colors are multiplied: lighter.
        public static var screen: BlendMode { BlendMode(.screen) }
        /// Multiplies where what was drawn before is dark, and screens where it is light.
        public static var overlay: BlendMode { BlendMode(.overlay) }
        /// The darker of both, component by component.
        public static var darken: BlendMode { BlendMode(.darken) }
        /// The lighter of both, component by component.
        public static var lighten: BlendMode { BlendMode(.lighten) }
        /// Brightens what was drawn before, depending on the drawing.
        public static var colorDodge: BlendMode { BlendMode(.colorDodge) }
        /// Darkens what was drawn before, depending on the drawing.
        public static var colorBurn: BlendMode { BlendMode(.colorBurn) }
        /// Darkens or brightens gently, depending on the drawing.
        public static var softLight: BlendMode { BlendMode(.softLight) }
        /// Multiplies or screens, depending on the drawing.
        public static var hardLight: BlendMode { BlendMode(.hardLight) }
        /// The difference of the colors.
        public static var difference: BlendMode { BlendMode(.difference) }
        /// Like the difference, with less contrast.
        public static var exclusion: BlendMode { BlendMode(.exclusion) }
        /// The hue of the drawing, with the saturation and luminosity of what was drawn before.
        public static var hue: BlendMode { BlendMode(.hue) }
        /// The saturation of the drawing, with the hue and luminosity of what was drawn before.
        public static var saturation: BlendMode { BlendMode(.saturation) }
        /// The hue and saturation of the drawing, with the luminosity of what was drawn before.
        public static var color: BlendMode { BlendMode(.color) }
        /// The luminosity of the drawing, with the hue and saturation of what was drawn before.
        public static var luminosity: BlendMode { BlendMode(.luminosity) }
        /// Clears what was drawn before.
        public static var clear: BlendMode { BlendMode(.clear) }
        /// Replaces what was drawn before.
        public static var copy: BlendMode { BlendMode(.copy) }
        /// Only the drawing, where something was drawn before.
        public static var sourceIn: BlendMode { BlendMode(.sourceIn) }
        /// Only the drawing, where nothing was drawn before.
        public static var sourceOut: BlendMode { BlendMode(.sourceOut) }
        /// The drawing over what was drawn before, only where something was.
        public static var sourceAtop: BlendMode { BlendMode(.sourceAtop) }
        /// The drawing under what was drawn before.
        public static var destinationOver: BlendMode { BlendMode(.destinationOver) }
        /// Only what was drawn before, where the drawing is opaque.
        public static var destinationIn: BlendMode { BlendMode(.destinationIn) }
        /// Removes what was drawn before, where the drawing is opaque.
        public static var destinationOut: BlendMode { BlendMode(.destinationOut) }
        /// What was drawn before over the drawing, only where the drawing is opaque.
        public static var destinationAtop: BlendMode { BlendMode(.destinationAtop) }
        /// Each of the two where the other one isn't.
        public static var xor: BlendMode { BlendMode(.xor) }
        /// The sum of the colors.
        public static var plusLighter: BlendMode { BlendMode(.plusLighter) }

        /// A sum of the colors that darkens. Not available.
        @available(*, unavailable, message: "Browsers don't mix drawings so: use multiply or darken")
        public static var plusDarker: BlendMode { BlendMode(.normal) }

        private var mode: CGBlendMode { CGBlendMode(rawValue: rawValue) ?? .normal }

        /// The operations of a browser's canvas that make up the mode, in order.
        var steps: [ElementBlendMode] { mode.steps }

        /// Whether the first step clears what was drawn before.
        var clears: Bool { mode.clears }
    }
}
