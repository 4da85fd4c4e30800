import Foundation

/// Where the opacity of a pixel is, and whether the colours are multiplied with it.
public enum CGImageAlphaInfo: UInt32, Sendable {
    /// No opacity is stored.
    case none = 0
    /// After the colours, which are multiplied with it.
    case premultipliedLast = 1
    /// Before the colours, which are multiplied with it.
    case premultipliedFirst = 2
    /// After the colours, which are kept as they are.
    case last = 3
    /// Before the colours, which are kept as they are.
    case first = 4
    /// A component after the colours is ignored.
    case noneSkipLast = 5
    /// A component before the colours is ignored.
    case noneSkipFirst = 6
    /// Opacity alone, without colours.
    case alphaOnly = 7
}

/// The order of a pixel's bytes.
public enum CGImageByteOrderInfo: UInt32, Sendable {
    /// The bits that say the order.
    case orderMask = 0x7000
    /// The order that is usual for the format.
    case orderDefault = 0
    /// Units of 16 bits, the lowest byte first.
    case order16Little = 0x1000
    /// Units of 32 bits, the lowest byte first.
    case order32Little = 0x2000
    /// Units of 16 bits, the highest byte first.
    case order16Big = 0x3000
    /// Units of 32 bits, the highest byte first.
    case order32Big = 0x4000

    /// This machine's order.
    public static var order32Host: CGImageByteOrderInfo { .order32Little }
}

/// How a bitmap's pixels are stored: an `CGImageAlphaInfo`, and the order of the bytes.
public struct CGBitmapInfo: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt32
    /// Creates a set from its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Creates a format from where the opacity is, what a component is, and the order of the bytes.
    public init(
        alpha: CGImageAlphaInfo, component: CGImageComponentInfo = .integer,
        byteOrder: CGImageByteOrderInfo = .orderDefault
    ) {
        rawValue = alpha.rawValue | component.rawValue | byteOrder.rawValue
    }

    /// The bits of the `CGImageAlphaInfo`.
    public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
    /// The bits that say what a component is.
    public static let floatInfoMask = CGBitmapInfo(rawValue: 0xF00)
    /// Components are floating point numbers. No bitmap of them can be made here.
    public static let floatComponents = CGBitmapInfo(rawValue: 0x100)
    /// The bits of the order of the bytes.
    public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
    /// The order that is usual for the format.
    public static let byteOrderDefault = CGBitmapInfo([])
    /// Units of 16 bits, the lowest byte first.
    public static let byteOrder16Little = CGBitmapInfo(rawValue: 0x1000)
    /// Units of 32 bits, the lowest byte first.
    public static let byteOrder32Little = CGBitmapInfo(rawValue: 0x2000)
    /// Units of 16 bits, the highest byte first.
    public static let byteOrder16Big = CGBitmapInfo(rawValue: 0x3000)
    /// Units of 32 bits, the highest byte first.
    public static let byteOrder32Big = CGBitmapInfo(rawValue: 0x4000)

    var alpha: CGImageAlphaInfo? { CGImageAlphaInfo(rawValue: rawValue & Self.alphaInfoMask.rawValue) }
    var byteOrder: CGImageByteOrderInfo? { CGImageByteOrderInfo(rawValue: rawValue & Self.byteOrderMask.rawValue) }

    /// What Cairo's `ARGB32` is on this machine.
    package static let cairo = CGBitmapInfo(alpha: .premultipliedFirst, byteOrder: .order32Little)
}

/// Whether a component is a whole number or a floating point one.
public enum CGImageComponentInfo: UInt32, Sendable {
    /// A whole number.
    case integer = 0
    /// A floating point number. No bitmap of them can be made here.
    case float = 0x100
}

/// How a colour that a space doesn't have is replaced. Here all colours are in one space, so it changes nothing.
public enum CGColorRenderingIntent: Int32, Sendable {
    case defaultIntent, absoluteColorimetric, relativeColorimetric, perceptual, saturation
}

/// How smooth a scaled image is.
public enum CGInterpolationQuality: Int32, Sendable {
    /// As `medium`.
    case `default` = 0
    /// The nearest pixel.
    case none = 1
    /// As `medium`.
    case low = 2
    /// The smoothest that Cairo has.
    case high = 3
    /// Smooth.
    case medium = 4
}
