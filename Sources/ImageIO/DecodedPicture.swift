import CoreGraphics
import Foundation

/// The first picture of a file's bytes, and how the file says that it lies.
package struct DecodedPicture {
    /// The pixels as they lie.
    package let image: CGImage
    /// As the file says; upright where it doesn't.
    package let orientation: CGImagePropertyOrientation

    /// Nil for bytes of no picture that is read here.
    package init?(_ data: Data) {
        guard let file = ImageFile(data), let image = file.image(at: 0) else { return nil }
        self.image = image
        orientation = file.orientation(at: 0)
    }
}
