import UIKitCore

extension ImageRenderer {
    /// The views as an image with `scale` pixels per point; nil if their area is empty. `pngData()` returns its bytes.
    public var uiImage: UIImage? {
        cgImage.map { UIImage(cgImage: $0, scale: scale, orientation: .up) }
    }
}
