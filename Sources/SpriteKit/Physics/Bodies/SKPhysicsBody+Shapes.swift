import CoreGraphics
import Foundation

/// Making bodies. A shape without a size gives a body that collides with nothing.
extension SKPhysicsBody {
    /// A disc about the node's origin.
    /// - Parameter r: The radius in points.
    public convenience init(circleOfRadius r: CGFloat) { self.init(circleOfRadius: r, center: .zero) }

    /// A disc.
    /// - Parameters:
    ///   - r: The radius in points.
    ///   - center: In the node's coordinates.
    public convenience init(circleOfRadius r: CGFloat, center: CGPoint) {
        self.init(pieces: [BodyPiece.disc(center, r)].compactMap(\.self))
    }

    /// A rectangle about the node's origin.
    /// - Parameter s: The size in points.
    public convenience init(rectangleOf s: CGSize) { self.init(rectangleOf: s, center: .zero) }

    /// A rectangle.
    /// - Parameters:
    ///   - s: The size in points.
    ///   - center: The rectangle's middle, in the node's coordinates.
    public convenience init(rectangleOf s: CGSize, center: CGPoint) {
        self.init(pieces: [BodyPiece.rectangle(s, center)].compactMap(\.self))
    }

    /// A polygon, in the node's coordinates; curves become corners. Unlike Apple's it may be concave and clockwise,
    /// and have any number of corners. One that crosses itself becomes its convex hull.
    public convenience init(polygonFrom path: CGPath) {
        self.init(pieces: path.outlines.flatMap { ConvexParts($0).pieces })
    }

    /// A line that other bodies meet, without a volume.
    public convenience init(edgeFrom p1: CGPoint, to p2: CGPoint) {
        self.init(pieces: .chain([p1, p2], isClosed: false), isEdge: true)
    }

    /// Lines along a path.
    public convenience init(edgeChainFrom path: CGPath) {
        self.init(pieces: path.outlines.flatMap { [BodyPiece].chain($0, isClosed: false) }, isEdge: true)
    }

    /// Lines along a path, and from its end to its start.
    public convenience init(edgeLoopFrom path: CGPath) {
        self.init(pieces: path.outlines.flatMap { [BodyPiece].chain($0, isClosed: true) }, isEdge: true)
    }

    /// The four sides of a rectangle, such as a scene's frame.
    public convenience init(edgeLoopFrom rect: CGRect) {
        let corners = [(rect.minX, rect.minY), (rect.maxX, rect.minY), (rect.maxX, rect.maxY), (rect.minX, rect.maxY)]
        self.init(pieces: .chain(corners.map { CGPoint(x: $0.0, y: $0.1) }, isClosed: true), isEdge: true)
    }

    /// The shapes of several bodies as one. Only the shapes count, not the bodies' other properties. It is an edge if
    /// all of them are; otherwise its edges move with it.
    public convenience init(bodies: [SKPhysicsBody]) {
        self.init(pieces: bodies.flatMap(\.pieces), isEdge: !bodies.isEmpty && bodies.allSatisfy(\.isEdge))
    }

    /// The opaque parts of a picture about the node's origin, with holes filled. It is a rectangle if the host can't
    /// decode the picture.
    /// - Parameters:
    ///   - texture: The picture.
    ///   - size: The size in points.
    public convenience init(texture: SKTexture, size: CGSize) {
        self.init(texture: texture, alphaThreshold: 0, size: size)
    }

    /// The opaque parts of a picture about the node's origin, with holes filled. It is a rectangle if the host can't
    /// decode the picture.
    /// - Parameters:
    ///   - texture: The picture.
    ///   - alphaThreshold: How opaque a pixel is that counts, 0…1.
    ///   - size: The size in points.
    public convenience init(texture: SKTexture, alphaThreshold: Float, size: CGSize) {
        guard let image = texture.shownImage,
            let outline = PictureOutline(image, threshold: alphaThreshold, size: size)
        else {
            self.init(rectangleOf: size)
            return
        }
        self.init(pieces: outline.pieces)
    }
}

extension CGPath {
    /// The points of each subpath, with curves flattened to within half a point.
    var outlines: [[CGPoint]] { geometry.polygons(tolerance: 0.25) }
}

extension SKTexture {
    /// The pixels of the texture's part of the picture; nil if only the browser can decode it.
    fileprivate var shownImage: CGImage? {
        guard let whole = wholeImage else { return nil }
        let (part, width, height) = (textureRect(), CGFloat(whole.width), CGFloat(whole.height))
        return part == SKTexture.whole
            ? whole
            : whole.cropping(
                to: CGRect(
                    x: part.minX * width, y: (1 - part.maxY) * height, width: part.width * width,
                    height: part.height * height))
    }
}
