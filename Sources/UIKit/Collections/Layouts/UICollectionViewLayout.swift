import CoreGraphics
import Foundation

/// Where the cells and other views of a collection are. Subclasses compute it.
///
/// See [UICollectionViewLayout](https://developer.apple.com/documentation/uikit/uicollectionviewlayout).
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
    /// The collection; nil before there is one.
    public internal(set) weak var collectionView: UICollectionView?
    var decorations: [String: UICollectionReusableView.Type] = [:]
    var isInvalid = true

    /// A layout without a collection.
    public override init() { super.init() }
    /// Always fails: there are no archives.
    public required init?(coder: NSCoder) { nil }

    // MARK: For subclasses

    /// Computes places, before they are asked for. Does nothing by default.
    open func prepare() {}
    /// The size of everything. None by default.
    open var collectionViewContentSize: CGSize { .zero }
    /// What lies in a rectangle of the content. Nothing by default.
    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
    /// Where an item is. Nil by default.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
    /// Where a section's or an item's view of a kind is. Nil by default.
    open func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    /// Where a view is that only adorns. Nil by default.
    open func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    /// Whether places change when the content is scrolled, or the view gets another size. By default only with the size.
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        newBounds.size != collectionView?.bounds.size
    }

    // MARK: Changes

    /// Places are to be computed anew before they are needed next.
    open func invalidateLayout() {
        isInvalid = true
        collectionView?.setNeedsLayout()
    }

    /// The same for what a context says: all of it here.
    open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) { invalidateLayout() }

    /// Makes views of a class for a kind of views that only adorn.
    public func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
        decorations[elementKind] = viewClass as? UICollectionReusableView.Type
    }

    // MARK: For the collection

    /// Whether a correction of an estimate changes places.
    func take(_ size: CGSize, of attributes: UICollectionViewLayoutAttributes) -> Bool { false }
    /// The content has other items, whose sizes may be others.
    func itemsDidChange() { invalidateLayout() }
    /// The sections that scroll by themselves across the collection.
    var orthogonalAreas: [Int: OrthogonalArea] { [:] }
    /// Changes how views look that are in sight.
    func adjust(_ attributes: [UICollectionViewLayoutAttributes]) {}
    /// How far a section has scrolled by itself.
    var orthogonalOffsets: [Int: CGPoint] = [:]
}

/// What about a layout isn't right any more.
///
/// See [UICollectionViewLayoutInvalidationContext](https://developer.apple.com/documentation/uikit/uicollectionviewlayoutinvalidationcontext).
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
    /// A context about everything.
    public override init() { super.init() }
}

/// A part of a collection that scrolls by itself, across the others.
struct OrthogonalArea: Equatable {
    var frame: CGRect
    var contentSize: CGSize
    var isPaging = false
    /// Where it comes to rest; nil is anywhere.
    var stops: [CGFloat]?
}
