import CoreGraphics
import Foundation

/// The mapping between the scene's points and the view's.
extension SKScene {
    /// The transform to the coordinates of the view that shows the scene; with several views, of the most recently
    /// active one.
    var viewTransform: CGAffineTransform { viewTransform(in: view?.bounds.size ?? size) }

    /// The transform from the scene's coordinates to those of a view of a given size, whose y axis points down. The
    /// client uses the same rule (`Client/world.js`).
    func viewTransform(in bounds: CGSize) -> CGAffineTransform {
        let scale = viewScale(bounds)
        // Flips y, and puts the scene's origin at the view's middle.
        let flip = CGAffineTransform(
            a: scale.width, b: 0, c: 0, d: -scale.height, tx: bounds.width / 2, ty: bounds.height / 2)
        guard let camera, camera.scene === self else {
            let origin = CGAffineTransform(
                translationX: (anchorPoint.x - 0.5) * size.width, y: (anchorPoint.y - 0.5) * size.height)
            return origin.concatenating(flip)
        }
        let lens = camera.transform.concatenating(camera.parent?.transformToRoot ?? .identity)
        return lens.inverted().concatenating(flip)
    }

    /// Points of the view per point of the scene, along each axis.
    func viewScale(_ bounds: CGSize) -> CGSize {
        guard size.width > 0, size.height > 0 else { return CGSize(width: 1, height: 1) }
        let (x, y) = (bounds.width / size.width, bounds.height / size.height)
        switch scaleMode {
        case .fill: return CGSize(width: x, height: y)
        case .aspectFill: return CGSize(width: max(x, y), height: max(x, y))
        case .aspectFit: return CGSize(width: min(x, y), height: min(x, y))
        case .resizeFill: return CGSize(width: 1, height: 1)
        }
    }
}
