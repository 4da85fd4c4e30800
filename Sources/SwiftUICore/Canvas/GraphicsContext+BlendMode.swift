import CoreGraphics
import DisplayList

extension GraphicsContext {
    /// How what is drawn is mixed with what is there already.
    ///
    /// See [GraphicsContext.BlendMode](https://developer.apple.com/documentation/swiftui/graphicscontext/blendmode-swift.struct).
    public struct BlendMode: RawRepresentable, Equatable, Sendable {
        public let rawValue: Int32

        public init(rawValue: Int32) { self.rawValue = rawValue }
        private init(_ mode: CGBlendMode) { rawValue = mode.rawValue }

        public static var normal: BlendMode { BlendMode(.normal) }
        public static var multiply: BlendMode { BlendMode(.multiply) }
        public static var screen: BlendMode { BlendMode(.screen) }
        public static var overlay: BlendMode { BlendMode(.overlay) }
        public static var darken: BlendMode { BlendMode(.darken) }
        public static var lighten: BlendMode { BlendMode(.lighten) }
        public static var colorDodge: BlendMode { BlendMode(.colorDodge) }
        public static var colorBurn: BlendMode { BlendMode(.colorBurn) }
        public static var softLight: BlendMode { BlendMode(.softLight) }
        public static var hardLight: BlendMode { BlendMode(.hardLight) }
        public static var difference: BlendMode { BlendMode(.difference) }
        public static var exclusion: BlendMode { BlendMode(.exclusion) }
        public static var hue: BlendMode { BlendMode(.hue) }
        public static var saturation: BlendMode { BlendMode(.saturation) }
        public static var color: BlendMode { BlendMode(.color) }
        public static var luminosity: BlendMode { BlendMode(.luminosity) }
        /// Takes away what is there.
        public static var clear: BlendMode { BlendMode(.clear) }
        /// Takes the place of what is there.
        public static var copy: BlendMode { BlendMode(.copy) }
        public static var sourceIn: BlendMode { BlendMode(.sourceIn) }
        public static var sourceOut: BlendMode { BlendMode(.sourceOut) }
        public static var sourceAtop: BlendMode { BlendMode(.sourceAtop) }
        public static var destinationOver: BlendMode { BlendMode(.destinationOver) }
        public static var destinationIn: BlendMode { BlendMode(.destinationIn) }
        /// Takes away what is there as far as the drawing is opaque.
        public static var destinationOut: BlendMode { BlendMode(.destinationOut) }
        public static var destinationAtop: BlendMode { BlendMode(.destinationAtop) }
        public static var xor: BlendMode { BlendMode(.xor) }
        public static var plusLighter: BlendMode { BlendMode(.plusLighter) }

        @available(*, unavailable, message: "Browsers don't mix drawings so: use multiply or darken")
        public static var plusDarker: BlendMode { BlendMode(.normal) }

        private var mode: CGBlendMode { CGBlendMode(rawValue: rawValue) ?? .normal }

        /// What a browser's canvas does for the mode, one after the other.
        var steps: [ElementBlendMode] { mode.steps }

        /// Whether the first step takes away whatever is there.
        var clears: Bool { mode.clears }
    }
}
