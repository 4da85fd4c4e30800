import CoreGraphics
import Foundation

/// A cell's place in a group.
///
/// See [NSCollectionLayoutItem](https://developer.apple.com/documentation/uikit/nscollectionlayoutitem).
@preconcurrency @MainActor
open class NSCollectionLayoutItem: NSObject {
    /// The size.
    public let layoutSize: NSCollectionLayoutSize
    /// Views that lie at the cell, such as badges.
    public let supplementaryItems: [NSCollectionLayoutSupplementaryItem]
    /// By how much the cell is smaller than its place.
    open var contentInsets = NSDirectionalEdgeInsets.zero
    /// The room at the edges of the place.
    open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

    /// A place of a size.
    public convenience init(layoutSize: NSCollectionLayoutSize) {
        self.init(layoutSize: layoutSize, supplementaryItems: [])
    }

    /// A place of a size with views at it.
    public init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]) {
        (self.layoutSize, self.supplementaryItems) = (layoutSize, supplementaryItems)
        super.init()
    }
}

/// A place of another view at an item.
///
/// See [NSCollectionLayoutSupplementaryItem](https://developer.apple.com/documentation/uikit/nscollectionlayoutsupplementaryitem).
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
    /// The kind of view.
    public let elementKind: String
    /// Which point of the item it lies at.
    public let containerAnchor: NSCollectionLayoutAnchor
    /// Which point of it lies there; nil is the same one.
    public let itemAnchor: NSCollectionLayoutAnchor?
    /// What lies in front: the greater number.
    open var zIndex = 1

    /// A view at a point of an item.
    public init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
        itemAnchor: NSCollectionLayoutAnchor? = nil
    ) {
        (self.elementKind, self.containerAnchor, self.itemAnchor) = (elementKind, containerAnchor, itemAnchor)
        super.init(layoutSize: layoutSize, supplementaryItems: [])
    }

    /// The rectangle at an item's.
    func frame(at item: CGRect) -> CGRect {
        let size = layoutSize.size(in: item.size, measured: nil)
        let point = containerAnchor.point(in: item)
        let own = (itemAnchor ?? containerAnchor.withoutOffset).point(in: CGRect(origin: .zero, size: size))
        return CGRect(origin: CGPoint(x: point.x - own.x, y: point.y - own.y), size: size)
    }
}

/// A point at the edges of a rectangle.
///
/// See [NSCollectionLayoutAnchor](https://developer.apple.com/documentation/uikit/nscollectionlayoutanchor).
public final class NSCollectionLayoutAnchor: NSObject, Sendable {
    /// The edges; none is the middle.
    public let edges: NSDirectionalRectEdge
    /// How far from there: in points, or in parts of the size.
    public let offset: CGPoint
    /// Whether the offset is in points.
    public let isAbsoluteOffset: Bool
    /// Whether the offset is in parts of the size.
    public var isFractionalOffset: Bool { !isAbsoluteOffset }

    private init(_ edges: NSDirectionalRectEdge, _ offset: CGPoint, isAbsolute: Bool) {
        (self.edges, self.offset, isAbsoluteOffset) = (edges, offset, isAbsolute)
        super.init()
    }

    /// A point at edges.
    public convenience init(edges: NSDirectionalRectEdge) { self.init(edges, .zero, isAbsolute: true) }
    /// A point some points from edges.
    public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
        self.init(edges, absoluteOffset, isAbsolute: true)
    }
    /// A point some parts of the size from edges.
    public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
        self.init(edges, fractionalOffset, isAbsolute: false)
    }

    var withoutOffset: NSCollectionLayoutAnchor { NSCollectionLayoutAnchor(edges: edges) }

    func point(in rect: CGRect) -> CGPoint {
        let x = edges.contains(.leading) ? rect.minX : edges.contains(.trailing) ? rect.maxX : rect.midX
        let y = edges.contains(.top) ? rect.minY : edges.contains(.bottom) ? rect.maxY : rect.midY
        let unit = isAbsoluteOffset ? CGSize(width: 1, height: 1) : rect.size
        return CGPoint(x: x + offset.x * unit.width, y: y + offset.y * unit.height)
    }
}

/// Where a view lies at a rectangle's edges.
public enum NSRectAlignment: Int, Sendable {
    case none, top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing

    var edges: NSDirectionalRectEdge {
        switch self {
        case .none: []
        case .top: .top
        case .topLeading: [.top, .leading]
        case .leading: .leading
        case .bottomLeading: [.bottom, .leading]
        case .bottom: .bottom
        case .bottomTrailing: [.bottom, .trailing]
        case .trailing: .trailing
        case .topTrailing: [.top, .trailing]
        }
    }
}

/// A place of a view at the edges of a section, or of all: a header, a footer.
///
/// See [NSCollectionLayoutBoundarySupplementaryItem](https://developer.apple.com/documentation/uikit/nscollectionlayoutboundarysupplementaryitem).
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
    /// At which edges.
    public let alignment: NSRectAlignment
    /// How far from there.
    public let offset: CGPoint
    /// Whether the section makes room for it; otherwise it lies over the items.
    open var extendsBoundary = true
    /// Whether it stays in sight as long as its section is.
    open var pinToVisibleBounds = false

    /// A view at edges.
    public init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
        absoluteOffset: CGPoint = .zero
    ) {
        (self.alignment, offset) = (alignment, absoluteOffset)
        super.init(
            layoutSize: layoutSize, elementKind: elementKind,
            containerAnchor: NSCollectionLayoutAnchor(edges: alignment.edges))
    }
}

/// A place of a view that only adorns a section.
///
/// See [NSCollectionLayoutDecorationItem](https://developer.apple.com/documentation/uikit/nscollectionlayoutdecorationitem).
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
    /// The kind of view.
    public let elementKind: String
    /// What lies in front: the greater number. Behind the cells by default.
    open var zIndex = -1

    private init(kind: String) {
        elementKind = kind
        let whole = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
        super.init(layoutSize: whole, supplementaryItems: [])
    }

    /// A view behind all of a section.
    public class func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
        NSCollectionLayoutDecorationItem(kind: elementKind)
    }
}
