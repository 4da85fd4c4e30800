import CoreGraphics
import DisplayList
import Foundation

// Images of pixels that are in memory.

extension Image {
    /// How an image is turned before it is shown.
    @frozen public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
        case up, upMirrored, down, downMirrored, leftMirrored, right, rightMirrored, left
    }

    /// Pixels, `scale` of them a point; assistive technology reads the label. Only `.up` is drawn so, others are taken for it.
    public init(_ cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text) {
        self.init(cgImage, scale, label: label)
    }

    /// Pixels that say nothing to assistive technology.
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
