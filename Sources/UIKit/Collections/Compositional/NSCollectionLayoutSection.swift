import CoreGraphics
import Foundation

/// How a section scrolls across the collection, by itself.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
    case none
    /// Anywhere.
    case continuous
    /// It comes to rest at the beginning of a group.
    case continuousGroupLeadingBoundary
    /// Page by page.
    case paging
    /// Group by group.
    case groupPaging
    /// Group by group, each in the middle.
    case groupPagingCentered
}

/// Groups of items with headers and footers.
///
/// See [NSCollectionLayoutSection](https://developer.apple.com/documentation/uikit/nscollectionlayoutsection).
@preconcurrency @MainActor
open class NSCollectionLayoutSection: NSObject {
    let group: NSCollectionLayoutGroup
    /// Called with what is in sight whenever that changes: it may turn, scale and fade it.
    public typealias VisibleItemsInvalidationHandler =
        @MainActor ([any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment) -> Void

    /// The room around the items.
    open var contentInsets = NSDirectionalEdgeInsets.zero
    /// The room between groups.
    open var interGroupSpacing: CGFloat = 0
    /// Whether and how the section scrolls across the collection.
    open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
    /// Headers, footers and other views at the edges.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    /// Whether headers and footers are as narrow as the insets leave. True by default.
    open var supplementariesFollowContentInsets = true
    /// Views behind the section.
    open var decorationItems: [NSCollectionLayoutDecorationItem] = []
    /// Called with what is in sight whenever that changes.
    open var visibleItemsInvalidationHandler: VisibleItemsInvalidationHandler?
    /// How the section looks as a list; nil if it is none.
    var list: UICollectionLayoutListConfiguration?

    /// A section of groups.
    public init(group: NSCollectionLayoutGroup) {
        self.group = group
        super.init()
    }

    /// A section whose items are the rows of a list.
    public class func list(
        using configuration: UICollectionLayoutListConfiguration, layoutEnvironment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection { configuration.section }
}

/// A view of a section that is in sight.
///
/// See [NSCollectionLayoutVisibleItem](https://developer.apple.com/documentation/uikit/nscollectionlayoutvisibleitem).
@preconcurrency @MainActor
public protocol NSCollectionLayoutVisibleItem: AnyObject {
    /// The opacity.
    var alpha: CGFloat { get set }
    /// What lies in front: the greater number.
    var zIndex: Int { get set }
    /// Whether it isn't shown.
    var isHidden: Bool { get set }
    /// The middle.
    var center: CGPoint { get set }
    /// How it is turned and scaled.
    var transform: CGAffineTransform { get set }
    /// The rectangle, in the coordinates of the collection's content, or of the section's where that scrolls by itself.
    var frame: CGRect { get }
    /// The rectangle in its own coordinates.
    var bounds: CGRect { get }
    /// Of which item.
    var indexPath: IndexPath { get }
    /// Whether it is a cell.
    var representedElementCategory: UICollectionView.ElementCategory { get }
    /// The kind of view; nil for cells.
    var representedElementKind: String? { get }
}

extension UICollectionViewLayoutAttributes: NSCollectionLayoutVisibleItem {}
