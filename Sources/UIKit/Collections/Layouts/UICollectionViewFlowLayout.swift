import CoreGraphics
import Foundation

/// A layout that fills lines with as many items as fit, with headers and footers.
///
/// See [UICollectionViewFlowLayout](https://developer.apple.com/documentation/uikit/uicollectionviewflowlayout).
open class UICollectionViewFlowLayout: UICollectionViewLayout {
    /// The value of `estimatedItemSize` for cells that determine their own size.
    public nonisolated static let automaticSize = CGSize(
        width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

    /// The minimum spacing between lines. 10 by default.
    open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
    /// The minimum spacing between items of a line. 10 by default.
    open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
    /// The size of items for which the delegate gives none.
    open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
    /// The estimated size of self-sizing items, until they are measured; zero, the default, uses `itemSize` instead.
    open var estimatedItemSize = CGSize.zero { didSet { invalidateLayout() } }
    /// The scroll direction.
    open var scrollDirection = UICollectionView.ScrollDirection.vertical { didSet { invalidateLayout() } }
    /// The size of headers. Only the dimension along the scroll direction is used.
    open var headerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
    /// The size of footers. Only the dimension along the scroll direction is used.
    open var footerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
    /// The insets around a section's items.
    open var sectionInset = UIEdgeInsets.zero { didSet { invalidateLayout() } }
    /// Whether a header stays visible while its section is.
    open var sectionHeadersPinToVisibleBounds = false { didSet { invalidateLayout() } }
    /// Whether a footer stays visible while its section is.
    open var sectionFootersPinToVisibleBounds = false { didSet { invalidateLayout() } }

    private var sections: [FlowSection] = []
    private var length: CGFloat = 0

    private var axis: NSLayoutConstraint.Axis { scrollDirection == .vertical ? .vertical : .horizontal }
    private var flowDelegate: (any UICollectionViewDelegateFlowLayout)? {
        collectionView?.delegate as? any UICollectionViewDelegateFlowLayout
    }

    // MARK: Computing

    /// Computes all frames.
    open override func prepare() {
        super.prepare()
        guard let collectionView else { return }
        var place: CGFloat = 0
        sections = (0..<collectionView.numberOfSections).map { index in
            let section = FlowSection(index, metrics(of: index, in: collectionView), at: place)
            place = section.end
            return section
        }
        length = place
    }

    private func metrics(of section: Int, in view: UICollectionView) -> FlowSection.Metrics {
        let delegate = flowDelegate
        let inset = view.contentInset
        let room = CGSize(
            width: view.bounds.width - inset.left - inset.right, height: view.bounds.height - inset.top - inset.bottom)
        return FlowSection.Metrics(
            axis: axis, room: room,
            insets: delegate?.collectionView(view, layout: self, insetForSectionAt: section) ?? sectionInset,
            lineSpacing: delegate?.collectionView(view, layout: self, minimumLineSpacingForSectionAt: section)
                ?? minimumLineSpacing,
            itemSpacing: delegate?.collectionView(view, layout: self, minimumInteritemSpacingForSectionAt: section)
                ?? minimumInteritemSpacing,
            header: delegate?.collectionView(view, layout: self, referenceSizeForHeaderInSection: section)
                ?? headerReferenceSize,
            footer: delegate?.collectionView(view, layout: self, referenceSizeForFooterInSection: section)
                ?? footerReferenceSize,
            sizes: (0..<view.numberOfItems(inSection: section)).map { size(ofItemAt: [section, $0], in: view) })
    }

    private var estimate: CGSize? {
        guard estimatedItemSize != .zero else { return nil }
        return estimatedItemSize == Self.automaticSize ? itemSize : estimatedItemSize
    }

    private func size(ofItemAt path: IndexPath, in view: UICollectionView) -> CGSize {
        if let estimate { return view.measuredSize(ofItemAt: path) ?? estimate }
        return flowDelegate?.collectionView(view, layout: self, sizeForItemAt: view.sourcePath(path)) ?? itemSize
    }

    override func take(_ size: CGSize, of attributes: UICollectionViewLayoutAttributes) -> Bool {
        estimate != nil && attributes.representedElementCategory == .cell
    }

    // MARK: Answers

    /// The content size: as wide as the collection, or as high if it scrolls horizontally.
    open override var collectionViewContentSize: CGSize {
        guard let view = collectionView else { return .zero }
        let inset = view.contentInset
        return axis == .vertical
            ? CGSize(width: view.bounds.width - inset.left - inset.right, height: length)
            : CGSize(width: length, height: view.bounds.height - inset.top - inset.bottom)
    }

    /// The attributes of the cells, headers and footers in a rectangle.
    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        sections.filter { $0.frame.intersects(rect) }.flatMap { section in
            let items = section.items.indices.filter { section.items[$0].intersects(rect) }
            let cells = items.compactMap { layoutAttributesForItem(at: [section.index, $0]) }
            let kinds = [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter]
            return cells
                + kinds.compactMap { layoutAttributesForSupplementaryView(ofKind: $0, at: [section.index, 0]) }
        }
    }

    /// The attributes of an item.
    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard sections.indices.contains(indexPath.section),
            sections[indexPath.section].items.indices.contains(indexPath.item)
        else { return nil }
        let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.frame = sections[indexPath.section].items[indexPath.item]
        if estimate != nil { attributes.estimates = [.width, .height] }
        return attributes
    }

    /// The attributes of a header or footer.
    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        guard sections.indices.contains(indexPath.section) else { return nil }
        let section = sections[indexPath.section]
        let isHeader = elementKind == UICollectionView.elementKindSectionHeader
        guard isHeader || elementKind == UICollectionView.elementKindSectionFooter,
            var frame = isHeader ? section.header : section.footer
        else { return nil }
        let attributes = UICollectionViewLayoutAttributes(
            forSupplementaryViewOfKind: elementKind, with: IndexPath(item: 0, section: indexPath.section))
        if isHeader ? sectionHeadersPinToVisibleBounds : sectionFootersPinToVisibleBounds,
            let sight = collectionView?.sight
        {
            frame = frame.pinned(within: section.frame, to: sight, axis, atStart: isHeader)
            attributes.zIndex = 10
        }
        attributes.frame = frame
        return attributes
    }
}
