import CoreGraphics
import Foundation

/// Computes the frames of a collection's cells and other views. This is the base class.
///
/// See [UICollectionViewLayout](https://developer.apple.com/documentation/uikit/uicollectionviewlayout).
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
    /// The collection view; nil until the layout is assigned to one.
    public internal(set) weak var collectionView: UICollectionView?
    var decorations: [String: UICollectionReusableView.Type] = [:]
    var isInvalid = true

    /// A layout without a collection view.
    public override init() { super.init() }
    /// Always fails: there are no archives.
    public required init?(coder: NSCoder) { nil }

    // MARK: For subclasses

    /// Called to compute the layout before its attributes are requested. Does nothing by default.
    open func prepare() {}
    /// The size of the content. Zero by default.
    open var collectionViewContentSize: CGSize { .zero }
    /// The attributes of the views in a rectangle of the content. Nil by default.
    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
    /// The attributes of an item. Nil by default.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
    /// The attributes of a supplementary view of a kind. Nil by default.
    open func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    /// The attributes of a decoration view. Nil by default.
    open func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    /// Whether scrolling or resizing invalidates the layout. By default only resizing does.
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        newBounds.size != collectionView?.bounds.size
    }

    /// The place for an item that a person moves: by default that of the item at the position, otherwise its own.
    open func targetIndexPath(
        forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
    ) -> IndexPath {
        let there = layoutAttributesForElements(in: CGRect(origin: position, size: CGSize(width: 1, height: 1))) ?? []
        return there.first { $0.representedElementCategory == .cell && $0.frame.contains(position) }?.indexPath
            ?? previousIndexPath
    }
    /// The attributes of an item that a person moves: by default its own, with the position as their center.
    open func layoutAttributesForInteractivelyMovingItem(
        at indexPath: IndexPath, withTargetPosition position: CGPoint
    ) -> UICollectionViewLayoutAttributes {
        let own = layoutAttributesForItem(at: indexPath)
        let moved = own?.copy() as? UICollectionViewLayoutAttributes ?? .init(forCellWith: indexPath)
        moved.center = position
        moved.orthogonalSection = nil
        return moved
    }

    // MARK: Changes

    /// Invalidates the layout; it is computed again before it is next needed.
    open func invalidateLayout() {
        isInvalid = true
        collectionView?.setNeedsLayout()
    }

    /// Invalidates the layout. The context is ignored: the whole layout is computed again.
    open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) { invalidateLayout() }

    /// Registers a class for a kind of decoration views.
    public func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
        decorations[elementKind] = viewClass as? UICollectionReusableView.Type
    }

    // MARK: For the collection

    /// Whether the layout uses a view's measured size in place of an estimate.
    func take(_ size: CGSize, of attributes: UICollectionViewLayoutAttributes) -> Bool { false }
    /// Called when the collection's items, and so possibly their sizes, have changed.
    func itemsDidChange() { invalidateLayout() }
    /// The areas of the sections that scroll orthogonally.
    var orthogonalAreas: [Int: OrthogonalArea] { [:] }
    /// Adjusts the attributes of visible views.
    func adjust(_ attributes: [UICollectionViewLayoutAttributes]) {}
    /// The scroll offsets of the sections that scroll orthogonally.
    var orthogonalOffsets: [Int: CGPoint] = [:]
}

/// Says which parts of a layout are invalid. Here it is always the whole layout.
///
/// See [UICollectionViewLayoutInvalidationContext](https://developer.apple.com/documentation/uikit/uicollectionviewlayoutinvalidationcontext).
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
    /// A context that invalidates everything.
    public override init() { super.init() }
}

/// The area of a section that scrolls orthogonally to the collection.
struct OrthogonalArea: Equatable {
    var frame: CGRect
    var contentSize: CGSize
    var isPaging = false
    /// The offsets at which scrolling comes to rest; nil for any.
    var stops: [CGFloat]?
}
