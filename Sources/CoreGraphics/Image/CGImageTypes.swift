import Foundation

/// The position of a pixel's opacity, and whether the colors are premultiplied.
public enum CGImageAlphaInfo: UInt32, Sendable {
    /// No opacity is stored.
    case none = 0
    /// After the colors, which are premultiplied.
    case premultipliedLast = 1
    /// Before the colors, which are premultiplied.
    case premultipliedFirst = 2
    /// After the colors, which aren't premultiplied.
    case last = 3
    /// Before the colors, which aren't premultiplied.
    case first = 4
    /// A component after the colors is ignored.
    case noneSkipLast = 5
    /// A component before the colors is ignored.
    case noneSkipFirst = 6
    /// Opacity alone, without colors.
    case alphaOnly = 7
}

/// The order of a pixel's bytes.
public enum CGImageByteOrderInfo: UInt32, Sendable {
    /// The bits for the order.
    case orderMask = 0x7000
    /// The default order of the format.
    case orderDefault = 0
    /// 16-bit units, little-endian.
    case order16Little = 0x1000
    /// 32-bit units, little-endian.
    case order32Little = 0x2000
    /// 16-bit units, big-endian.
    case order16Big = 0x3000
    /// 32-bit units, big-endian.
    case order32Big = 0x4000

    /// This machine's order.
    public static var order32Host: CGImageByteOrderInfo { .order32Little }
}

/// How a bitmap's pixels are stored: a `CGImageAlphaInfo`, and the byte order.
public struct CGBitmapInfo: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt32
    /// Creates a set from its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Creates a format from the opacity's position, the type of components, and the byte order.
    public init(
        alpha: CGImageAlphaInfo, component: CGImageComponentInfo = .integer,
        byteOrder: CGImageByteOrderInfo = .orderDefault
    ) {
        rawValue = alpha.rawValue | component.rawValue | byteOrder.rawValue
    }

    /// The bits of the `CGImageAlphaInfo`.
    public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
    /// The bits for the type of components.
    public static let floatInfoMask = CGBitmapInfo(rawValue: 0xF00)
    /// Components are floating point numbers. No bitmap of them can be made here.
    public static let floatComponents = CGBitmapInfo(rawValue: 0x100)
    /// The bits for the byte order.
    public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
    /// The default order of the format.
    public static let byteOrderDefault = CGBitmapInfo([])
    /// 16-bit units, little-endian.
    public static let byteOrder16Little = CGBitmapInfo(rawValue: 0x1000)
    /// 32-bit units, little-endian.
    public static let byteOrder32Little = CGBitmapInfo(rawValue: 0x2000)
    /// 16-bit units, big-endian.
    public static let byteOrder16Big = CGBitmapInfo(rawValue: 0x3000)
    /// 32-bit units, big-endian.
    public static let byteOrder32Big = CGBitmapInfo(rawValue: 0x4000)

    var alpha: CGImageAlphaInfo? { CGImageAlphaInfo(rawValue: rawValue & Self.alphaInfoMask.rawValue) }
    var byteOrder: CGImageByteOrderInfo? { CGImageByteOrderInfo(rawValue: rawValue & Self.byteOrderMask.rawValue) }

    /// Cairo's format `ARGB32` on this machine.
    package static let cairo = CGBitmapInfo(alpha: .premultipliedFirst, byteOrder: .order32Little)
}

/// Whether a component is an integer or a floating point number.
public enum CGImageComponentInfo: UInt32, Sendable {
    /// An integer.
    case integer = 0
    /// A floating point number. No bitmap of them can be made here.
    case float = 0x100
}

/// How a color outside of a space's gamut is replaced. Here all colors are in one space, so it has no effect.
public enum CGColorRenderingIntent: Int32, Sendable {
    case defaultIntent, absoluteColorimetric, relativeColorimetric, perceptual, saturation
}

/// The interpolation of scaled images.
public enum CGInterpolationQuality: Int32, Sendable {
    /// As `medium`.
    case `default` = 0
    /// Nearest neighbor.
    case none = 1
    /// As `medium`.
    case low = 2
    /// The best filter that Cairo has.
    case high = 3
    /// Smooth, with Cairo's filter `GOOD`.
    case medium = 4
}
