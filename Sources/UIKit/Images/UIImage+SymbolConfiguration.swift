import DisplayList
import Foundation
import UIKitCore

extension UIImage {
    /// The configuration of an image. Of Apple's two kinds, for traits and for symbols, only the one for symbols is
    /// supported.
    ///
    /// See [UIImage.Configuration](https://developer.apple.com/documentation/uikit/uiimage/configuration-swift.class).
    public class Configuration: NSObject, @unchecked Sendable {
        // @unchecked: this class and its one subclass have only constant properties.
        /// This configuration, overridden by the values of the other one.
        public func applying(_ otherConfiguration: Configuration?) -> Configuration { otherConfiguration ?? self }
    }

    /// The weight of a symbol's lines. Stored, but has no effect here: symbols have one weight.
    public enum SymbolWeight: Int, Sendable {
        case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
    }

    /// The size of a symbol relative to its text size.
    public enum SymbolScale: Int, Sendable {
        case `default` = -1
        case unspecified, small, medium, large

        fileprivate var factor: CGFloat? {
            switch self {
            case .unspecified: nil
            case .small: 0.8
            case .default, .medium: 1
            case .large: 1.28
            }
        }
    }

    /// The size and the color of a symbol.
    ///
    /// See
    /// [SymbolConfiguration](https://developer.apple.com/documentation/uikit/uiimage/symbolconfiguration-swift.class).
    /// Symbols here have one layer, so only the first of several colors is used.
    public final class SymbolConfiguration: Configuration, @unchecked Sendable {
        fileprivate let pointSize: CGFloat?
        fileprivate let weight: SymbolWeight
        fileprivate let scale: SymbolScale
        fileprivate let color: UIColor?

        fileprivate init(_ pointSize: CGFloat?, _ weight: SymbolWeight, _ scale: SymbolScale, _ color: UIColor?) {
            (self.pointSize, self.weight, self.scale, self.color) = (pointSize, weight, scale, color)
            super.init()
        }

        /// The size for text of a given point size. The weight has no effect here.
        public convenience init(
            pointSize: CGFloat, weight: SymbolWeight = .unspecified, scale: SymbolScale = .unspecified
        ) { self.init(pointSize, weight, scale, nil) }

        /// A scale relative to the text size: 0.8 for `small`, 1.28 for `large`.
        public convenience init(scale: SymbolScale) { self.init(nil, .unspecified, scale, nil) }
        /// A configuration with a weight. It has no effect here.
        public convenience init(weight: SymbolWeight) { self.init(nil, weight, .unspecified, nil) }

        /// The size for text of a given style, at the standard text size.
        public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale = .unspecified) {
            self.init(font: .preferredFont(forTextStyle: textStyle), scale: scale)
        }

        /// The size for text in a given font. Only the font's size is used.
        public convenience init(font: UIFont, scale: SymbolScale = .unspecified) {
            self.init(font.pointSize, .unspecified, scale, nil)
        }

        /// A configuration with one color. Symbols here have one layer, so the color isn't varied by hierarchy.
        public convenience init(hierarchicalColor: UIColor) {
            self.init(nil, .unspecified, .unspecified, hierarchicalColor)
        }

        /// A configuration with the first of several colors.
        public convenience init(paletteColors: [UIColor]) {
            self.init(nil, .unspecified, .unspecified, paletteColors.first)
        }

        /// A configuration that sets nothing: symbols here have one color either way.
        public class func preferringMulticolor() -> SymbolConfiguration { unspecified }
        /// A configuration that sets nothing: symbols here have one color either way.
        public class func preferringMonochrome() -> SymbolConfiguration { unspecified }

        /// A configuration that sets nothing.
        public class var unspecified: SymbolConfiguration { SymbolConfiguration(nil, .unspecified, .unspecified, nil) }

        /// The same configuration without size and weight.
        public func configurationWithoutPointSizeAndWeight() -> SymbolConfiguration {
            SymbolConfiguration(nil, .unspecified, scale, color)
        }
        /// The same configuration without a scale.
        public func configurationWithoutScale() -> SymbolConfiguration {
            SymbolConfiguration(pointSize, weight, .unspecified, color)
        }

        /// This configuration, overridden by the values of the other one.
        public override func applying(_ otherConfiguration: Configuration?) -> SymbolConfiguration {
            guard let other = otherConfiguration as? SymbolConfiguration else { return self }
            return SymbolConfiguration(
                other.pointSize ?? pointSize, other.weight == .unspecified ? weight : other.weight,
                other.scale == .unspecified ? scale : other.scale, other.color ?? color)
        }

        /// Whether both have the same size, weight, scale and color.
        public override func isEqual(_ object: Any?) -> Bool {
            guard let other = object as? SymbolConfiguration else { return false }
            return pointSize == other.pointSize && weight == other.weight && scale == other.scale
                && color == other.color
        }

        /// A hash of size and scale.
        public override var hash: Int { (pointSize ?? 0).hashValue ^ scale.rawValue }
    }
}

// MARK: - Images with a configuration

extension UIImage {
    /// A system symbol with a configuration. Nil, and logged, if there is none of that name.
    public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
        self.init(SymbolLook(name: name).configured(configuration))
    }

    /// The image of that name. The configuration is ignored: it is for symbols, and an app here has no symbols of its
    /// own.
    public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
        self.init(named: name, in: bundle, compatibleWith: nil)
    }

    /// A symbol with the configuration applied; any other image unchanged.
    public func withConfiguration(_ configuration: Configuration) -> UIImage {
        guard let symbol else { return self }
        return UIImage(symbol.configured(configuration), renderingMode: renderingMode) ?? self
    }

    /// The symbol with the configuration applied; nil for an image that isn't a symbol.
    public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
        isSymbolImage ? withConfiguration(configuration) : nil
    }

    /// Not available: an image is stretched as a whole.
    @available(*, unavailable, message: "Draw the image's parts with draw(in:) in a UIGraphicsImageRenderer")
    public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage { self }

    /// Not available: an image is stretched as a whole.
    @available(*, unavailable, message: "Draw the image's parts with draw(in:) in a UIGraphicsImageRenderer")
    public func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage { self }

    /// How an image is resized beyond its own size.
    public enum ResizingMode: Int, Sendable { case tile, stretch }
}

extension SymbolLook {
    /// Resolves a dynamic color for the current traits.
    fileprivate func configured(_ configuration: UIImage.Configuration?) -> SymbolLook {
        guard let configuration = configuration as? UIImage.SymbolConfiguration else { return self }
        var look = self
        look.pointSize = configuration.pointSize ?? pointSize
        look.factor = configuration.scale.factor ?? factor
        if let color = configuration.color { (look.color, look.hasOwnColor) = (DisplayColor(color), true) }
        return look
    }
}
