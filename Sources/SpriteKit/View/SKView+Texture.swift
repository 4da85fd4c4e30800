import CoreGraphics
import Foundation

/// Rendering nodes to textures.
extension SKView {
    /// The pixels per point, and the longest side in pixels.
    private static let (textureScale, textureSideMax) = (CGFloat(2), CGFloat(8192))

    /// A picture of a node and its descendants, as large as the node's accumulated frame; nil if nothing is drawn. The
    /// node need not be in a scene. For a scene it is the content of its frame, on its background.
    ///
    /// It is rendered in the app, not by the browser: images that only the browser can decode are left out.
    public func texture(from node: SKNode) -> SKTexture? {
        self.texture(from: node, crop: node is SKScene ? node.frame : node.calculateAccumulatedFrame())
    }

    /// A picture of a part of a node and all below it. Nil if the part is empty.
    /// - Parameters:
    ///   - node: The node.
    ///   - crop: The part, in the coordinates of the node's parent; of a scene, in its own.
    public func texture(from node: SKNode, crop: CGRect) -> SKTexture? {
        let side = max(crop.width, crop.height)
        guard !crop.isEmpty, side.isFinite else { return nil }
        let scale = min(Self.textureScale, Self.textureSideMax / side)
        let (width, height) = (Self.pixels(crop.width * scale), Self.pixels(crop.height * scale))
        guard let context = Self.bitmap(width, height) else { return nil }
        let place = CGAffineTransform(translationX: -crop.minX, y: -crop.minY)
            .concatenating(CGAffineTransform(scaleX: CGFloat(width) / crop.width, y: CGFloat(height) / crop.height))
        if let scene = node as? SKScene {
            context.setFillColor(scene.backgroundColor.cgColor)
            context.fill(CGRect(x: 0, y: 0, width: width, height: height))
        }
        let own = node is SKScene ? place : node.transform.concatenating(place)
        NodePainter(context: context).draw(node, own, alpha: min(max(node.alpha, 0), 1))
        guard let image = context.makeImage() else { return nil }
        return SKTexture(resource: UIImage(cgImage: image).resource, size: crop.size)
    }

    /// Rounds up to whole pixels, but ignores rounding errors in the bounds of rotated nodes.
    private static func pixels(_ length: CGFloat) -> Int { max(Int(saturating: (length - 1e-6).rounded(.up)), 1) }

    private static func bitmap(_ width: Int, _ height: Int) -> CGContext? {
        CGContext(
            data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
            space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
    }
}
