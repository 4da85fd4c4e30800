import CoreGraphics
import Foundation

/// The frame and the appearance of a cell or another view of a collection.
///
/// See [UICollectionViewLayoutAttributes](https://developer.apple.com/documentation/uikit/uicollectionviewlayoutattributes).
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
    /// The category of the view.
    public typealias ElementCategory = UICollectionView.ElementCategory

    /// The index path of the item, or of the supplementary or decoration view.
    open var indexPath: IndexPath
    /// The category of the view.
    public let representedElementCategory: UICollectionView.ElementCategory
    /// The kind of view; nil for cells.
    public let representedElementKind: String?
    /// The center, in the content's coordinates.
    open var center = CGPoint.zero
    /// The size.
    open var size = CGSize.zero
    /// The transform.
    open var transform = CGAffineTransform.identity
    /// The opacity.
    open var alpha: CGFloat = 1
    /// The z-order: a greater number is in front.
    open var zIndex = 0
    /// Whether the view is hidden.
    open var isHidden = false
    /// The dimensions that are estimates, which the view itself may correct.
    var estimates: LengthEstimates = []
    /// The section in whose orthogonal scroll area the view is; nil if it scrolls with the collection.
    var orthogonalSection: Int?
    /// The position of a cell in its list section; nil outside of lists.
    var listPlace: ListPlace?

    /// Attributes of a view at an index path.
    public required init(_ category: UICollectionView.ElementCategory, _ kind: String?, _ indexPath: IndexPath) {
        (representedElementCategory, representedElementKind, self.indexPath) = (category, kind, indexPath)
        super.init()
    }

    /// Attributes of an item's cell.
    public convenience init(forCellWith indexPath: IndexPath) { self.init(.cell, nil, indexPath) }
    /// Attributes of a supplementary view, such as a header or footer.
    public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
        self.init(.supplementaryView, elementKind, indexPath)
    }
    /// Attributes of a decoration view.
    public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
        self.init(.decorationView, decorationViewKind, indexPath)
    }

    /// The rectangle in the content's coordinates.
    open var frame: CGRect {
        get {
            let rect = CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
            return rect.applying(transform).offsetBy(dx: center.x, dy: center.y)
        }
        set { (size, center) = (newValue.size, CGPoint(x: newValue.midX, y: newValue.midY)) }
    }

    /// The rectangle in the view's own coordinates.
    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: size) }
        set { size = newValue.size }
    }

    /// A copy of the attributes.
    nonisolated open func copy(with zone: NSZone? = nil) -> Any { MainActor.assumeIsolated { duplicate() } }

    private func duplicate() -> UICollectionViewLayoutAttributes {
        let other = Self(representedElementCategory, representedElementKind, indexPath)
        (other.center, other.size, other.transform, other.alpha) = (center, size, transform, alpha)
        (other.zIndex, other.isHidden, other.estimates) = (zIndex, isHidden, estimates)
        (other.orthogonalSection, other.listPlace) = (orthogonalSection, listPlace)
        return other
    }
}

/// The dimensions that are estimates.
struct LengthEstimates: OptionSet {
    let rawValue: Int
    static let width = LengthEstimates(rawValue: 1)
    static let height = LengthEstimates(rawValue: 2)
}
