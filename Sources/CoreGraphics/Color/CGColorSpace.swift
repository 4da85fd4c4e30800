import Foundation

/// How the components of a colour are meant. Everything is drawn in sRGB: the other spaces of red, green and blue are taken
/// for it.
public final class CGColorSpace: Hashable, Sendable {
    public let model: CGColorSpaceModel
    /// Nil for a device's own space.
    public let name: String?

    public static let sRGB = "kCGColorSpaceSRGB"
    public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"
    public static let linearSRGB = "kCGColorSpaceLinearSRGB"
    public static let displayP3 = "kCGColorSpaceDisplayP3"
    public static let genericRGBLinear = "kCGColorSpaceGenericRGBLinear"
    public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"
    public static let linearGray = "kCGColorSpaceLinearGray"

    init(model: CGColorSpaceModel, name: String?) {
        self.model = model
        self.name = name
    }

    /// Nil for a name that is none of the above, and for the linear spaces and Display P3, which would need a conversion.
    public convenience init?(name: String) {
        switch name {
        case Self.sRGB, Self.extendedSRGB: self.init(model: .rgb, name: name)
        case Self.genericGrayGamma2_2: self.init(model: .monochrome, name: name)
        default: return nil
        }
    }

    public var numberOfComponents: Int { model == .monochrome ? 1 : 3 }

    public static func == (left: CGColorSpace, right: CGColorSpace) -> Bool {
        left.model == right.model && left.name == right.name
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(model)
        hasher.combine(name)
    }
}

/// What the components of a colour space are.
public enum CGColorSpaceModel: Int32, Sendable {
    case unknown = -1
    case monochrome = 0
    case rgb = 1
    case cmyk = 2
    case lab = 3
    case deviceN = 4
    case indexed = 5
    case pattern = 6
    case XYZ = 7
}

/// Red, green and blue, taken for sRGB.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace(model: .rgb, name: nil) }

/// Shades of grey with sRGB's curve.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace(model: .monochrome, name: nil) }
