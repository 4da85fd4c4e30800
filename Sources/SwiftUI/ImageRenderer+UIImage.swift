import UIKitCore

extension ImageRenderer {
    /// The views as an image with `scale` pixels a point; nil where they have no area. `pngData()` of it are its bytes.
    public var uiImage: UIImage? {
        cgImage.map { UIImage(cgImage: $0, scale: scale, orientation: .up) }
    }
}
