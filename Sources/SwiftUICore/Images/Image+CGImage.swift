import CoreGraphics
import DisplayList
import Foundation

// Images of bitmaps in memory.

extension Image {
    /// The orientation in which an image is shown.
    @frozen public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
        case up, upMirrored, down, downMirrored, leftMirrored, right, rightMirrored, left
    }

    /// A bitmap with `scale` pixels per point; assistive technology reads the label. The orientation has no effect
    /// here: every bitmap is drawn as `.up`.
    public init(_ cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text) {
        self.init(cgImage, scale, label: label)
    }

    /// A bitmap that assistive technology ignores.
    public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up) {
        self.init(cgImage, scale, label: nil)
    }

    private init(_ cgImage: CGImage, _ scale: CGFloat, label: Text?) {
        let data = cgImage.pngData ?? Data()
        let path = ResourceStore.shared.hold(data, contentType: "image/png", pathExtension: "png")
        let scale = scale > 0 ? scale : 1
        let size = CGSize(width: CGFloat(cgImage.width) / scale, height: CGFloat(cgImage.height) / scale)
        self.init(resource: path, size: size, label: label)
    }
}
