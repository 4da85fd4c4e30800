import DrawingValues
import Foundation

/// A color: components in a color space, and an opacity. All are from 0 to 1.
public final class CGColor: Hashable, Sendable {
    /// The space that the components are in; never nil here.
    public let colorSpace: CGColorSpace?
    private let values: [CGFloat]

    /// Opaque black in the device's gray space.
    public static let black = CGColor(gray: 0, alpha: 1)
    /// Opaque white in the device's gray space.
    public static let white = CGColor(gray: 1, alpha: 1)
    /// Black without opacity in the device's gray space.
    public static let clear = CGColor(gray: 0, alpha: 0)

    private init(_ space: CGColorSpace, _ values: [CGFloat]) {
        colorSpace = space
        self.values = values
    }

    /// A color in the device's space of red, green and blue, which is drawn as sRGB. The components are kept as given.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(CGColorSpaceCreateDeviceRGB(), [red, green, blue, alpha])
    }

    /// A color in sRGB.
    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(CGColorSpace(model: .rgb, name: CGColorSpace.sRGB), [red, green, blue, alpha])
    }

    /// A shade of gray in the device's gray space; 0 is black.
    public convenience init(gray: CGFloat, alpha: CGFloat) {
        self.init(CGColorSpaceCreateDeviceGray(), [gray, alpha])
    }

    /// A shade of gray in the space `genericGrayGamma2_2`; 0 is black.
    public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
        self.init(CGColorSpace(model: .monochrome, name: CGColorSpace.genericGrayGamma2_2), [gray, alpha])
    }

    /// The components are the space's, and then the opacity.
    public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
        self.init(space, Array(UnsafeBufferPointer(start: components, count: space.numberOfComponents + 1)))
    }

    /// With the opacity at the end.
    public var numberOfComponents: Int { values.count }

    /// The space's components, and then the opacity.
    public var components: [CGFloat]? { values }

    /// The opacity, from 0 for clear to 1 for opaque.
    public var alpha: CGFloat { values[values.count - 1] }

    /// The color itself, which never changes.
    public func copy() -> CGColor? { self }

    /// The same color with another opacity.
    public func copy(alpha: CGFloat) -> CGColor? {
        colorSpace.map { CGColor($0, values.dropLast() + [alpha]) }
    }

    /// The color in another space, nil where none of ours fits.
    public func converted(
        to space: CGColorSpace, intent: CGColorRenderingIntent, options: [String: Any]?
    ) -> CGColor? {
        let color = rgba
        switch space.model {
        case .rgb: return CGColor(space, [color.red, color.green, color.blue, color.alpha])
        case .monochrome: return CGColor(space, [color.luminance, color.alpha])
        default: return nil
        }
    }

    package convenience init(_ color: RGBA) {
        self.init(srgbRed: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
    }

    /// In sRGB, straight.
    package var rgba: RGBA {
        values.count == 2
            ? RGBA(red: values[0], green: values[0], blue: values[0], alpha: values[1])
            : RGBA(red: values[0], green: values[1], blue: values[2], alpha: values[3])
    }

    /// Whether both have the same components in the same space.
    public static func == (left: CGColor, right: CGColor) -> Bool {
        left.values == right.values && left.colorSpace == right.colorSpace
    }

    /// Hashes the components.
    public func hash(into hasher: inout Hasher) { hasher.combine(values) }
}
