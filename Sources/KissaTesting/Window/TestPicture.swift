import CoreGraphics
import Foundation
import SwiftUI

/// A picture of a window or a view, in pixels.
public struct TestPicture: Sendable {
    /// The bitmap.
    public let image: CGImage

    /// Creates a picture from a bitmap.
    public init(_ image: CGImage) { self.image = image }

    /// Creates a picture from the bytes of a PNG file.
    ///
    /// - Throws: ``WindowError`` for data that isn't a PNG file.
    public init(png: Data) throws(WindowError) {
        guard let image = CGImage(png: png) else { throw WindowError("These \(png.count) bytes are no PNG file.") }
        self.image = image
    }

    /// In pixels.
    public var width: Int { image.width }
    /// In pixels.
    public var height: Int { image.height }

    /// The bytes of a PNG file; equal for equal pixels.
    public var pngData: Data { image.pngData ?? Data() }

    /// Red, green, blue and alpha of each pixel, 0 to 255, row by row from the top, with premultiplied alpha.
    public var pixels: [UInt8] {
        var bytes = [UInt8](repeating: 0, count: width * height * 4)
        bytes.withUnsafeMutableBytes { buffer in
            let context = CGContext(
                data: buffer.baseAddress, width: width, height: height, bitsPerComponent: 8, bytesPerRow: width * 4,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
            context?.draw(image, in: CGRect(x: 0, y: 0, width: width, height: height))
            context?.flush()
        }
        return bytes
    }
}

extension TestWindow {
    /// A picture of the window after all animations have finished. Repeating animations are drawn in their initial state.
    ///
    /// It is within 2 % of Chromium's picture of the same window. Images that are neither PNG nor JPEG files are left out.
    ///
    /// - Throws: ``WindowError`` if the window has no size.
    public func picture() throws(WindowError) -> TestPicture {
        settle()
        guard let image = graph.picture(of: list, scale: settings.scale) else {
            throw WindowError("A window of \(settings.size.width) by \(settings.size.height) points has no picture.")
        }
        return TestPicture(image)
    }

    /// A picture of the visible part of an element.
    ///
    /// - Throws: ``WindowError`` if the element is out of reach or the query is ambiguous.
    public func picture(of query: ElementQuery) throws(WindowError) -> TestPicture {
        let element = try find(query)
        let scale = settings.scale
        let frame = element.frame.applying(CGAffineTransform(scaleX: scale, y: scale)).integral
        guard let part = try picture().image.cropping(to: frame) else {
            throw WindowError("The \(element.summary) lies outside of the window, at \(element.frame).")
        }
        return TestPicture(part)
    }
}
