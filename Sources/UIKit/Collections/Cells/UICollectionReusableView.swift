import CoreGraphics
import Foundation

/// A reusable view of a collection: a cell, a header, a footer or a decoration.
///
/// See [UICollectionReusableView](https://developer.apple.com/documentation/uikit/uicollectionreusableview).
open class UICollectionReusableView: UIView {
    /// The identifier for reuse; nil if the view isn't reused.
    public internal(set) var reuseIdentifier: String?
    /// The reuse identifier with the element kind.
    var reuseName: String?
    weak var collection: UICollectionView?
    /// The index path at the last layout.
    private(set) var place: IndexPath?

    /// A view without content.
    public override init(frame: CGRect) { super.init(frame: frame) }
    /// Always fails: there are no archives or storyboards.
    public required init?(coder: NSCoder) { nil }

    /// Called before the view is reused. Does nothing by default.
    open func prepareForReuse() {}
    /// Called with new layout attributes, after the view's frame was set. Does nothing by default.
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

    /// The attributes with the view's preferred size. Called where the layout's size is an estimate; by default the
    /// constraints determine the size.
    open func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        let preferred = layoutAttributes.copy() as? UICollectionViewLayoutAttributes ?? layoutAttributes
        preferred.size = fittingSize(in: layoutAttributes)
        return preferred
    }

    /// The view whose constraints determine the size.
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

    /// The size of a view without constraints.
    func sizeWithoutRules(in attributes: UICollectionViewLayoutAttributes) -> CGSize { attributes.size }

    /// The last attributes that were applied. An attribute that didn't change isn't applied again, so the app's own
    /// changes stay.
    private var look = (transform: CGAffineTransform.identity, alpha: CGFloat(1), isHidden: false)

    /// Applies layout attributes.
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
