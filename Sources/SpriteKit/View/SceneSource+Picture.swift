import CoreGraphics
import Foundation

extension SceneSource {
    /// The scene at its current time, on its background.
    func picture(of size: CGSize, scale: CGFloat) -> CGImage? {
        guard let view, let scene = view.scene else { return nil }
        let (width, height) = ((size.width * scale).rounded(.up), (size.height * scale).rounded(.up))
        guard (1...8192).contains(width), (1...8192).contains(height) else { return nil }
        let context = CGContext(
            data: nil, width: Int(width), height: Int(height), bitsPerComponent: 8, bytesPerRow: 0,
            space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
        guard let context else { return nil }
        context.scaleBy(x: width / size.width, y: height / size.height)
        if !view.allowsTransparency {
            context.setFillColor(scene.backgroundColor.cgColor)
            context.fill(CGRect(origin: .zero, size: size))
        }
        // A view's y axis points down, the bitmap's up.
        let upright = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: size.height)
        let place = scene.viewTransform(in: size).concatenating(upright)
        NodePainter(context: context).draw(scene, place, alpha: min(max(scene.alpha, 0), 1))
        return context.makeImage()
    }
}
