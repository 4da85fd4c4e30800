import CoreGraphics
import Foundation

/// How a section scrolls by itself, orthogonally to the collection.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
    case none
    /// Comes to rest anywhere.
    case continuous
    /// Comes to rest at the leading edge of a group.
    case continuousGroupLeadingBoundary
    /// Scrolls page by page.
    case paging
    /// Scrolls group by group.
    case groupPaging
    /// Scrolls group by group and centers each.
    case groupPagingCentered
}

/// Groups of items with headers and footers.
///
/// See [NSCollectionLayoutSection](https://developer.apple.com/documentation/uikit/nscollectionlayoutsection).
@preconcurrency @MainActor
open class NSCollectionLayoutSection: NSObject {
    let group: NSCollectionLayoutGroup
    /// Called with the visible items whenever they change, to transform, scale and fade them.
    public typealias VisibleItemsInvalidationHandler =
        @MainActor ([any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment) -> Void

    /// The insets around the items.
    open var contentInsets = NSDirectionalEdgeInsets.zero
    /// The spacing between groups.
    open var interGroupSpacing: CGFloat = 0
    /// Whether and how the section scrolls orthogonally to the collection.
    open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
    /// Supplementary views at the section's boundary, such as headers and footers.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    /// Whether headers and footers follow the section's content insets. True by default.
    open var supplementariesFollowContentInsets = true
    /// Decoration views behind the section.
    open var decorationItems: [NSCollectionLayoutDecorationItem] = []
    /// Called with the visible items whenever they change.
    open var visibleItemsInvalidationHandler: VisibleItemsInvalidationHandler?
    /// The list configuration; nil if the section isn't a list.
    var list: UICollectionLayoutListConfiguration?

    /// A section that repeats a group.
    public init(group: NSCollectionLayoutGroup) {
        self.group = group
        super.init()
    }

    /// A section whose items are the rows of a list.
    public class func list(
        using configuration: UICollectionLayoutListConfiguration, layoutEnvironment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection { configuration.section }
}

/// A visible view of a section.
///
/// See [NSCollectionLayoutVisibleItem](https://developer.apple.com/documentation/uikit/nscollectionlayoutvisibleitem).
@preconcurrency @MainActor
public protocol NSCollectionLayoutVisibleItem: AnyObject {
    /// The opacity.
    var alpha: CGFloat { get set }
    /// The z-order: a greater number is in front.
    var zIndex: Int { get set }
    /// Whether the view is hidden.
    var isHidden: Bool { get set }
    /// The center.
    var center: CGPoint { get set }
    /// The transform.
    var transform: CGAffineTransform { get set }
    /// The frame in the collection's content or, in a section that scrolls orthogonally, in the section's content.
    var frame: CGRect { get }
    /// The rectangle in the view's own coordinates.
    var bounds: CGRect { get }
    /// The index path of the item.
    var indexPath: IndexPath { get }
    /// Whether the view is a cell, a supplementary view or a decoration view.
    var representedElementCategory: UICollectionView.ElementCategory { get }
    /// The kind of view; nil for cells.
    var representedElementKind: String? { get }
}

extension UICollectionViewLayoutAttributes: NSCollectionLayoutVisibleItem {}
