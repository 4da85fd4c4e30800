import CoreGraphics
import Foundation

/// A view of a collection that is used again: a cell, a header, a footer, an ornament.
///
/// See [UICollectionReusableView](https://developer.apple.com/documentation/uikit/uicollectionreusableview).
open class UICollectionReusableView: UIView {
    /// The identifier by which the view is used again; nil for one that isn't.
    public internal(set) var reuseIdentifier: String?
    /// With the kind.
    var reuseName: String?
    weak var collection: UICollectionView?
    /// Where it was placed last.
    private(set) var place: IndexPath?

    /// A view without content.
    public override init(frame: CGRect) { super.init(frame: frame) }
    /// Always fails: there are no archives or storyboards.
    public required init?(coder: NSCoder) { nil }

    /// Called before the view is used again. Does nothing by default.
    open func prepareForReuse() {}
    /// Called when the view gets a place. Does nothing by default: the place is taken already.
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

    /// The place with the size that the view wants, where the layout's is an estimate: what its rules make it.
    open func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        let preferred = layoutAttributes.copy() as? UICollectionViewLayoutAttributes ?? layoutAttributes
        preferred.size = fittingSize(in: layoutAttributes)
        return preferred
    }

    /// What the size follows from.
    var measuredView: UIView { self }

    private func fittingSize(in attributes: UICollectionViewLayoutAttributes) -> CGSize {
        let view = measuredView
        guard view.hasConstrainedViews else { return sizeWithoutRules(in: attributes) }
        let isWide = attributes.estimates.contains(.width)
        let wanted = CGSize(width: isWide ? 0 : attributes.size.width, height: 0)
        let size = view.systemLayoutSizeFitting(
            wanted, withHorizontalFittingPriority: isWide ? .fittingSizeLevel : .required,
            verticalFittingPriority: .fittingSizeLevel)
        return CGSize(
            width: size.width > 0 ? size.width : attributes.size.width,
            height: size.height > 0 ? size.height : attributes.size.height)
    }

    /// The size of a view that no rules make.
    func sizeWithoutRules(in attributes: UICollectionViewLayoutAttributes) -> CGSize { attributes.size }

    /// How the view looked that took the last place: what the app has changed since then stays.
    private var look = (transform: CGAffineTransform.identity, alpha: CGFloat(1), isHidden: false)

    /// Takes a place.
    func take(_ attributes: UICollectionViewLayoutAttributes) {
        if bounds.size != attributes.size { bounds.size = attributes.size }
        if center != attributes.center { center = attributes.center }
        if look.transform != attributes.transform { transform = attributes.transform }
        if look.alpha != attributes.alpha { alpha = attributes.alpha }
        if look.isHidden != attributes.isHidden { isHidden = attributes.isHidden }
        place = attributes.indexPath
        look = (attributes.transform, attributes.alpha, attributes.isHidden)
        apply(attributes)
    }
}
