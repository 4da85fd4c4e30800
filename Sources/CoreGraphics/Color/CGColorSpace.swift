import Foundation

/// The meaning of a color's components. Everything is drawn in sRGB: other RGB spaces are treated as sRGB.
public final class CGColorSpace: Hashable, Sendable {
    /// The color model; only `rgb` and `monochrome` can be created here.
    public let model: CGColorSpaceModel
    /// Nil for a device's own space.
    public let name: String?

    /// The name of sRGB.
    public static let sRGB = "kCGColorSpaceSRGB"
    /// The name of sRGB with components beyond 0 to 1.
    public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"
    /// The name of sRGB without its curve. No space of this name can be made here.
    public static let linearSRGB = "kCGColorSpaceLinearSRGB"
    /// The name of Display P3. No space of this name can be made here.
    public static let displayP3 = "kCGColorSpaceDisplayP3"
    /// The name of a linear space of red, green and blue. No space of this name can be made here.
    public static let genericRGBLinear = "kCGColorSpaceGenericRGBLinear"
    /// The name of a gray space with a gamma of 2.2.
    public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"
    /// The name of a linear gray space. No space of this name can be made here.
    public static let linearGray = "kCGColorSpaceLinearGray"

    init(model: CGColorSpaceModel, name: String?) {
        self.model = model
        self.name = name
    }

    /// Nil for an unknown name, and for the linear spaces and Display P3, which would need a conversion.
    public convenience init?(name: String) {
        switch name {
        case Self.sRGB, Self.extendedSRGB: self.init(model: .rgb, name: name)
        case Self.genericGrayGamma2_2: self.init(model: .monochrome, name: name)
        default: return nil
        }
    }

    /// The number of components without opacity: 1 for gray, otherwise 3.
    public var numberOfComponents: Int { model == .monochrome ? 1 : 3 }

    /// Whether both have the same model and the same name.
    public static func == (left: CGColorSpace, right: CGColorSpace) -> Bool {
        left.model == right.model && left.name == right.name
    }

    /// Hashes the model and the name.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(model)
        hasher.combine(name)
    }
}

/// The color model of a color space.
public enum CGColorSpaceModel: Int32, Sendable {
    /// Unknown. No space of this model can be made here.
    case unknown = -1
    /// Shades of gray.
    case monochrome = 0
    /// Red, green and blue.
    case rgb = 1
    /// Cyan, magenta, yellow and black. No space of this model can be made here.
    case cmyk = 2
    /// Lightness and two axes of color. No space of this model can be made here.
    case lab = 3
    /// Inks of a device. No space of this model can be made here.
    case deviceN = 4
    /// Indexes into a table of colors. No space of this model can be made here.
    case indexed = 5
    /// Patterns in place of colors. No space of this model can be made here.
    case pattern = 6
    /// The tristimulus values of CIE 1931. No space of this model can be made here.
    case XYZ = 7
}

/// Red, green and blue, treated as sRGB.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace(model: .rgb, name: nil) }

/// Shades of gray with sRGB's curve.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace(model: .monochrome, name: nil) }
