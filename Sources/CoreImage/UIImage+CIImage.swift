import CoreGraphics
import UIKitCore

extension CIImage {
    /// The pixels of a picture, as they lie; nil for one without pixels, such as a symbol.
    public convenience init?(image: UIImage) {
        guard let pixels = image.cgImage else { return nil }
        self.init(cgImage: pixels)
    }
}

extension UIImage {
    /// A picture of an image, which is drawn at once. (UIKit draws it when it is shown, and keeps it as ``ciImage``.)
    public convenience init(ciImage: CIImage) { self.init(ciImage: ciImage, scale: 1, orientation: .up) }

    /// A picture of an image with a number of pixels to a point; empty for an image without pixels or without an end.
    public convenience init(ciImage: CIImage, scale: CGFloat, orientation: Orientation) {
        if let pixels = CIContext().createCGImage(ciImage, from: ciImage.extent) {
            self.init(cgImage: pixels, scale: scale, orientation: orientation)
        } else {
            self.init()
        }
    }

    /// Always nil: a picture has pixels.
    public var ciImage: CIImage? { nil }
}
