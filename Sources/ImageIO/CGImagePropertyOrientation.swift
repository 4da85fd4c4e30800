import CoreGraphics

/// The orientation of an image's pixels, with Exif's numbers: the sides at which the first row and the first column are
/// displayed.
///
/// See [CGImagePropertyOrientation](https://developer.apple.com/documentation/imageio/cgimagepropertyorientation).
public enum CGImagePropertyOrientation: UInt32, Sendable, CaseIterable {
    /// Upright.
    case up = 1
    /// Upright, mirrored.
    case upMirrored
    /// Upside down.
    case down
    /// Upside down, mirrored.
    case downMirrored
    /// The first row is the left side, the first column the top.
    case leftMirrored
    /// The first row is the right side, the first column the top: rotate clockwise to display it.
    case right
    /// The first row is the right side, the first column the bottom.
    case rightMirrored
    /// The first row is the left side, the first column the bottom: rotate counterclockwise to display it.
    case left

    /// Whether width and height are swapped for display.
    private var isSideways: Bool { rawValue >= Self.leftMirrored.rawValue }

    /// The transform from the stored image to the upright one, with y upwards.
    private func transform(width: CGFloat, height: CGFloat) -> CGAffineTransform {
        switch self {
        case .up: .identity
        case .upMirrored: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: width, ty: 0)
        case .down: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: width, ty: height)
        case .downMirrored: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: height)
        case .leftMirrored: CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: height, ty: width)
        case .right: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: width)
        case .rightMirrored: CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
        case .left: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: height, ty: 0)
        }
    }

    /// The image, rotated upright from this orientation; nil if there is no memory for it.
    package func upright(_ image: CGImage) -> CGImage? {
        guard self != .up else { return image }
        let (width, height) = isSideways ? (image.height, image.width) : (image.width, image.height)
        let context = CGContext(
            data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
            space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
        context?.concatenate(transform(width: CGFloat(image.width), height: CGFloat(image.height)))
        context?.draw(image, in: CGRect(x: 0, y: 0, width: image.width, height: image.height))
        return context?.makeImage()
    }
}
