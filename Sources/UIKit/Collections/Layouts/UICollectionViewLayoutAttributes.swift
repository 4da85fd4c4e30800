import CoreGraphics
import Foundation

/// Where a cell or another view of a collection is, and how it looks.
///
/// See [UICollectionViewLayoutAttributes](https://developer.apple.com/documentation/uikit/uicollectionviewlayoutattributes).
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
    /// What is placed.
    public typealias ElementCategory = UICollectionView.ElementCategory

    /// Of which item, or of which section's view.
    open var indexPath: IndexPath
    /// What is placed.
    public let representedElementCategory: UICollectionView.ElementCategory
    /// The kind of view; nil for cells.
    public let representedElementKind: String?
    /// The middle, in the content's coordinates.
    open var center = CGPoint.zero
    /// The size.
    open var size = CGSize.zero
    /// How the view is turned and scaled.
    open var transform = CGAffineTransform.identity
    /// The opacity.
    open var alpha: CGFloat = 1
    /// What lies in front: the greater number.
    open var zIndex = 0
    /// Whether the view isn't shown.
    open var isHidden = false
    /// Which lengths are estimates that the view itself may correct.
    var estimates: LengthEstimates = []
    /// In which section's own scrolling the view is; nil for the collection's.
    var orthogonalSection: Int?
    /// Where in a list a cell is; nil outside of lists.
    var listPlace: ListPlace?

    /// Of something at a place.
    public required init(_ category: UICollectionView.ElementCategory, _ kind: String?, _ indexPath: IndexPath) {
        (representedElementCategory, representedElementKind, self.indexPath) = (category, kind, indexPath)
        super.init()
    }

    /// Of an item's cell.
    public convenience init(forCellWith indexPath: IndexPath) { self.init(.cell, nil, indexPath) }
    /// Of a header, a footer or another view of a section or an item.
    public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
        self.init(.supplementaryView, elementKind, indexPath)
    }
    /// Of a view that only adorns.
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

    /// The same in another object.
    nonisolated open func copy(with zone: NSZone? = nil) -> Any { MainActor.assumeIsolated { duplicate() } }

    private func duplicate() -> UICollectionViewLayoutAttributes {
        let other = Self(representedElementCategory, representedElementKind, indexPath)
        (other.center, other.size, other.transform, other.alpha) = (center, size, transform, alpha)
        (other.zIndex, other.isHidden, other.estimates) = (zIndex, isHidden, estimates)
        (other.orthogonalSection, other.listPlace) = (orthogonalSection, listPlace)
        return other
    }
}

/// Lengths that are estimated.
struct LengthEstimates: OptionSet {
    let rawValue: Int
    static let width = LengthEstimates(rawValue: 1)
    static let height = LengthEstimates(rawValue: 2)
}
