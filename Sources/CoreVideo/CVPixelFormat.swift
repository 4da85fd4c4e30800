import CoreGraphics

/// Blue, green, red and opacity.
public let kCVPixelFormatType_32BGRA: OSType = 0x4247_5241
/// Opacity, red, green and blue.
public let kCVPixelFormatType_32ARGB: OSType = 0x0000_0020
/// Red, green, blue and opacity.
public let kCVPixelFormatType_32RGBA: OSType = 0x5247_4241
/// Opacity, blue, green and red.
public let kCVPixelFormatType_32ABGR: OSType = 0x4142_4752
/// Gray.
public let kCVPixelFormatType_OneComponent8: OSType = 0x4C30_3038

/// Accepted: every buffer goes with images here.
public let kCVPixelBufferCGImageCompatibilityKey: CFString = "CGImageCompatibility"
/// Accepted: every buffer goes with contexts here.
public let kCVPixelBufferCGBitmapContextCompatibilityKey: CFString = "CGBitmapContextCompatibility"
/// Accepted.
public let kCVPixelBufferIOSurfacePropertiesKey: CFString = "IOSurfaceProperties"
/// Accepted.
public let kCVPixelBufferMetalCompatibilityKey: CFString = "MetalCompatibility"

/// A format in Core Graphics' terms: those that it draws in, of which none has several planes.
struct DrawableFormat {
    let bytesPerPixel: Int
    let space: CGColorSpace
    let info: CGBitmapInfo

    init?(_ type: OSType) {
        let little = CGBitmapInfo.byteOrder32Little.rawValue, big = CGBitmapInfo.byteOrder32Big.rawValue
        let first = CGImageAlphaInfo.premultipliedFirst.rawValue, last = CGImageAlphaInfo.premultipliedLast.rawValue
        let infos: [OSType: UInt32] = [
            kCVPixelFormatType_32BGRA: little | first, kCVPixelFormatType_32ARGB: big | first,
            kCVPixelFormatType_32RGBA: big | last, kCVPixelFormatType_32ABGR: little | last,
        ]
        if let info = infos[type] {
            (bytesPerPixel, space) = (4, CGColorSpaceCreateDeviceRGB())
            self.info = CGBitmapInfo(rawValue: info)
        } else if type == kCVPixelFormatType_OneComponent8 {
            (bytesPerPixel, space) = (1, CGColorSpaceCreateDeviceGray())
            info = CGBitmapInfo(rawValue: CGImageAlphaInfo.none.rawValue)
        } else {
            return nil
        }
    }
}
