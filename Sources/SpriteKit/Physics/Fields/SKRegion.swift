import CoreGraphics
import Foundation

/// A part of the plane, in the coordinates of the field node whose effect it limits.
///
/// See [SKRegion](https://developer.apple.com/documentation/spritekit/skregion).
open class SKRegion: NSObject {
    private indirect enum Extent {
        case all
        case disc(Double)
        case rectangle(CGSize)
        case inside(CGPath)
        case not(SKRegion)
        case either(SKRegion, SKRegion)
        case both(SKRegion, SKRegion)
    }

    private let extent: Extent

    private init(_ extent: Extent) {
        self.extent = extent
        super.init()
    }

    /// A disc about the origin.
    /// - Parameter radius: In points.
    public convenience init(radius: Float) { self.init(.disc(CGFloat(radius).bounded(0...1e9, else: 0))) }

    /// A rectangle about the origin.
    /// - Parameter size: In points.
    public convenience init(size: CGSize) { self.init(.rectangle(size)) }

    /// The inside of a path.
    public convenience init(path: CGPath) { self.init(.inside(path)) }

    /// The whole plane.
    open class func infinite() -> SKRegion { SKRegion(.all) }

    /// The path of a region that was made of a path, a disc or a rectangle; nil for another.
    open var path: CGPath? {
        switch extent {
        case .inside(let path): path
        case .disc(let radius):
            CGPath(
                ellipseIn: CGRect(x: -radius, y: -radius, width: 2 * radius, height: 2 * radius), transform: nil)
        case .rectangle(let size):
            CGPath(
                rect: CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height),
                transform: nil)
        default: nil
        }
    }

    /// All that isn't in the region.
    open func inverse() -> SKRegion { SKRegion(.not(self)) }
    /// What is in either region.
    open func byUnion(with region: SKRegion) -> SKRegion { SKRegion(.either(self, region)) }
    /// What is in this region and not in the other.
    open func byDifference(from region: SKRegion) -> SKRegion { SKRegion(.both(self, region.inverse())) }
    /// What is in both regions.
    open func byIntersection(with region: SKRegion) -> SKRegion { SKRegion(.both(self, region)) }

    /// Whether a point is in the region.
    open func contains(_ point: CGPoint) -> Bool {
        switch extent {
        case .all: true
        case .disc(let radius): hypot(point.x, point.y) <= radius
        case .rectangle(let size): abs(point.x) <= size.width / 2 && abs(point.y) <= size.height / 2
        case .inside(let path): path.contains(point)
        case .not(let region): !region.contains(point)
        case .either(let one, let other): one.contains(point) || other.contains(point)
        case .both(let one, let other): one.contains(point) && other.contains(point)
        }
    }
}
