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

    /// The size and the colors of a symbol.
    ///
    /// See
    /// [SymbolConfiguration](https://developer.apple.com/documentation/uikit/uiimage/symbolconfiguration-swift.class).
    public final class SymbolConfiguration: Configuration, @unchecked Sendable {
        fileprivate let pointSize: CGFloat?
        fileprivate let weight: SymbolWeight
        fileprivate let scale: SymbolScale
        fileprivate let coloring: Coloring?

        fileprivate enum Coloring: Equatable {
            case monochrome, multicolor
            case hierarchy(UIColor)
            case palette([UIColor])
        }

        fileprivate init(
            _ pointSize: CGFloat?, _ weight: SymbolWeight, _ scale: SymbolScale, _ coloring: Coloring?
        ) {
            (self.pointSize, self.weight, self.scale, self.coloring) = (pointSize, weight, scale, coloring)
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

        /// A configuration that colors a symbol's layers in shades of one color.
        public convenience init(hierarchicalColor: UIColor) {
            self.init(nil, .unspecified, .unspecified, .hierarchy(hierarchicalColor))
        }

        /// A configuration with a color for each level of a symbol's hierarchy. The last one is for all further levels.
        public convenience init(paletteColors: [UIColor]) {
            self.init(nil, .unspecified, .unspecified, .palette(paletteColors))
        }

        /// A configuration that draws a symbol in its own colors, if it has any.
        public class func preferringMulticolor() -> SymbolConfiguration {
            SymbolConfiguration(nil, .unspecified, .unspecified, .multicolor)
        }

        /// A configuration that draws a symbol in one color.
        public class func preferringMonochrome() -> SymbolConfiguration {
            SymbolConfiguration(nil, .unspecified, .unspecified, .monochrome)
        }

        /// A configuration that sets nothing.
        public class var unspecified: SymbolConfiguration { SymbolConfiguration(nil, .unspecified, .unspecified, nil) }

        /// The same configuration without size and weight.
        public func configurationWithoutPointSizeAndWeight() -> SymbolConfiguration {
            SymbolConfiguration(nil, .unspecified, scale, coloring)
        }
        /// The same configuration without a scale.
        public func configurationWithoutScale() -> SymbolConfiguration {
            SymbolConfiguration(pointSize, weight, .unspecified, coloring)
        }

        /// This configuration, overridden by the values of the other one.
        public override func applying(_ otherConfiguration: Configuration?) -> SymbolConfiguration {
            guard let other = otherConfiguration as? SymbolConfiguration else { return self }
            return SymbolConfiguration(
                other.pointSize ?? pointSize, other.weight == .unspecified ? weight : other.weight,
                other.scale == .unspecified ? scale : other.scale, other.coloring ?? coloring)
        }

        /// Whether both have the same size, weight, scale and colors.
        public override func isEqual(_ object: Any?) -> Bool {
            guard let other = object as? SymbolConfiguration else { return false }
            return pointSize == other.pointSize && weight == other.weight && scale == other.scale
                && coloring == other.coloring
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

    /// A system symbol whose layers above the value, from 0 to 1, are dimmed. Nil, and logged, if there is none of that
    /// name.
    public convenience init?(
        systemName name: String, variableValue value: Double, configuration: Configuration? = nil
    ) {
        var look = SymbolLook(name: name).configured(configuration)
        look.variableValue = value
        self.init(look)
    }

    /// The image of that name. The configuration is ignored here: it is for symbols of the system.
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
        look.coloring = configuration.coloring.map(SymbolLook.Coloring.init) ?? coloring
        return look
    }
}

extension SymbolLook.Coloring {
    fileprivate init(_ coloring: UIImage.SymbolConfiguration.Coloring) {
        self =
            switch coloring {
            case .monochrome: .monochrome
            case .hierarchy(let color): .hierarchy(DisplayColor(color))
            case .palette(let colors): .palette(colors.map { DisplayColor($0) })
            case .multicolor:
                .multicolor(
                    isDark: UITraitCollection.current.userInterfaceStyle == .dark, tint: DisplayColor(.tintColor))
            }
    }
}
