import CoreGraphics
import Foundation

/// An item of a group: the layout of one cell.
///
/// See [NSCollectionLayoutItem](https://developer.apple.com/documentation/uikit/nscollectionlayoutitem).
@preconcurrency @MainActor
open class NSCollectionLayoutItem: NSObject {
    /// The size.
    public let layoutSize: NSCollectionLayoutSize
    /// Supplementary views of the item, such as badges.
    public let supplementaryItems: [NSCollectionLayoutSupplementaryItem]
    /// The insets of the cell within the item.
    open var contentInsets = NSDirectionalEdgeInsets.zero
    /// The spacing around the item.
    open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

    /// An item of a size.
    public convenience init(layoutSize: NSCollectionLayoutSize) {
        self.init(layoutSize: layoutSize, supplementaryItems: [])
    }

    /// An item of a size with supplementary views.
    public init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]) {
        (self.layoutSize, self.supplementaryItems) = (layoutSize, supplementaryItems)
        super.init()
    }
}

/// A supplementary view anchored to an item.
///
/// See [NSCollectionLayoutSupplementaryItem](https://developer.apple.com/documentation/uikit/nscollectionlayoutsupplementaryitem).
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
    /// The kind of view.
    public let elementKind: String
    /// The anchor point of the item.
    public let containerAnchor: NSCollectionLayoutAnchor
    /// The anchor point of the supplementary view; nil is the same as the item's, without its offset.
    public let itemAnchor: NSCollectionLayoutAnchor?
    /// The z-order: a greater number is in front.
    open var zIndex = 1

    /// A supplementary view, anchored to a point of an item.
    public init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
        itemAnchor: NSCollectionLayoutAnchor? = nil
    ) {
        (self.elementKind, self.containerAnchor, self.itemAnchor) = (elementKind, containerAnchor, itemAnchor)
        super.init(layoutSize: layoutSize, supplementaryItems: [])
    }

    /// The view's frame for an item's frame.
    func frame(at item: CGRect) -> CGRect {
        let size = layoutSize.size(in: item.size, measured: nil)
        let point = containerAnchor.point(in: item)
        let own = (itemAnchor ?? containerAnchor.withoutOffset).point(in: CGRect(origin: .zero, size: size))
        return CGRect(origin: CGPoint(x: point.x - own.x, y: point.y - own.y), size: size)
    }
}

/// An anchor point on a rectangle.
///
/// See [NSCollectionLayoutAnchor](https://developer.apple.com/documentation/uikit/nscollectionlayoutanchor).
public final class NSCollectionLayoutAnchor: NSObject, Sendable {
    /// The edges at which the point lies; the center if empty.
    public let edges: NSDirectionalRectEdge
    /// The offset from that point: in points, or as a fraction of the size.
    public let offset: CGPoint
    /// Whether the offset is in points.
    public let isAbsoluteOffset: Bool
    /// Whether the offset is a fraction of the size.
    public var isFractionalOffset: Bool { !isAbsoluteOffset }

    private init(_ edges: NSDirectionalRectEdge, _ offset: CGPoint, isAbsolute: Bool) {
        (self.edges, self.offset, isAbsoluteOffset) = (edges, offset, isAbsolute)
        super.init()
    }

    /// A point at some edges.
    public convenience init(edges: NSDirectionalRectEdge) { self.init(edges, .zero, isAbsolute: true) }
    /// A point at an offset in points from some edges.
    public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
        self.init(edges, absoluteOffset, isAbsolute: true)
    }
    /// A point at an offset from some edges, as a fraction of the size.
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

/// The edges at which a boundary view is placed.
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

/// A supplementary view at the boundary of a section or of the layout: a header or a footer.
///
/// See [NSCollectionLayoutBoundarySupplementaryItem](https://developer.apple.com/documentation/uikit/nscollectionlayoutboundarysupplementaryitem).
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
    /// The edges at which the view is placed.
    public let alignment: NSRectAlignment
    /// The offset from there.
    public let offset: CGPoint
    /// Whether the section makes room for the view; otherwise it overlaps the items.
    open var extendsBoundary = true
    /// Whether the view stays visible while its section is.
    open var pinToVisibleBounds = false

    /// A supplementary view at some edges.
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

/// A decoration view of a section.
///
/// See [NSCollectionLayoutDecorationItem](https://developer.apple.com/documentation/uikit/nscollectionlayoutdecorationitem).
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
    /// The kind of view.
    public let elementKind: String
    /// The z-order: a greater number is in front. Behind the cells by default.
    open var zIndex = -1

    private init(kind: String) {
        elementKind = kind
        let whole = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
        super.init(layoutSize: whole, supplementaryItems: [])
    }

    /// A decoration view behind the whole section.
    public class func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
        NSCollectionLayoutDecorationItem(kind: elementKind)
    }
}
