import CoreGraphics
import Foundation

/// Where the scene's points are in the view.
extension SKScene {
    /// From the scene's coordinates to those of the view that shows it; of several, of that where something happened
    /// last.
    var viewTransform: CGAffineTransform { viewTransform(in: view?.bounds.size ?? size) }

    /// From the scene's coordinates to those of a view of a size, whose y axis points down. The client draws by the
    /// same rule (`Client/world.js`).
    func viewTransform(in bounds: CGSize) -> CGAffineTransform {
        let scale = viewScale(bounds)
        // The view's middle, with y up, in points of the scene around the origin.
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

    /// How many points of the view one of the scene is, along each axis.
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
