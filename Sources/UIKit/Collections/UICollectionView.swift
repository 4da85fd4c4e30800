import CoreGraphics
import DisplayList
import Foundation

/// Shows items in the arrangement that a layout computes. A data source provides their cells as they come into view.
///
/// See [UICollectionView](https://developer.apple.com/documentation/uikit/uicollectionview).
open class UICollectionView: UIScrollView {
    /// The scroll direction of a layout.
    public enum ScrollDirection: Int, Sendable { case vertical, horizontal }
    /// The category of a view that a layout places.
    public enum ElementCategory: UInt, Sendable { case cell, supplementaryView, decorationView }
    /// The position to which an item is scrolled.
    public struct ScrollPosition: OptionSet, Sendable {
        /// The edges as bits, with Apple's values.
        public let rawValue: UInt
        /// Edges by their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// At the top.
        public static let top = ScrollPosition(rawValue: 1)
        /// Vertically centered.
        public static let centeredVertically = ScrollPosition(rawValue: 2)
        /// At the bottom.
        public static let bottom = ScrollPosition(rawValue: 4)
        /// At the left.
        public static let left = ScrollPosition(rawValue: 8)
        /// Horizontally centered.
        public static let centeredHorizontally = ScrollPosition(rawValue: 16)
        /// At the right.
        public static let right = ScrollPosition(rawValue: 32)
    }

    /// The element kind of section headers.
    public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
    /// The element kind of section footers.
    public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

    /// Provides the cells. The counts are queried when they are first needed: at the next layout, or for a change.
    open weak var dataSource: (any UICollectionViewDataSource)? {
        didSet {
            guard dataSource !== oldValue else { return }
            isRead = false
            setNeedsLayout()
        }
    }
    /// Behind the items.
    open var backgroundView: UIView? { didSet { exchange(oldValue, backgroundView) } }
    /// Whether a press selects an item.
    open var allowsSelection = true { didSet { setNeedsLayout() } }
    /// Whether several items can be selected.
    open var allowsMultipleSelection = false
    /// Whether the collection is being edited. Setting it updates the cells' configuration state.
    open var isEditing = false { didSet { if isEditing != oldValue { updateConfigurations() } } }
    /// Whether a cell is measured again when its content changes. Stored, but has no effect: it always is.
    open var selfSizingInvalidation = SelfSizingInvalidation.enabled
    /// Whether a cell is measured again when its content changes.
    public enum SelfSizingInvalidation: Int, Sendable { case disabled, enabled, enabledIncludingConstraints }
    /// Loads the data of items that are likely to come into view soon.
    open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
    /// Whether `prefetchDataSource` is asked. True by default. Cells may be created before they are in view in any case.
    open var isPrefetchingEnabled = true
    let prefetcher = Prefetcher()

    /// The items; reads the counts from the data source if that hasn't happened yet.
    var model: TableModel {
        readIfNeeded()
        return items
    }
    private let items = TableModel()
    /// The cell that is being reconfigured: the data source gets it when it dequeues a cell for the item.
    var reconfigured: (path: IndexPath, cell: UICollectionViewCell)?
    var registered: [String: () -> UICollectionReusableView] = [:]
    var pool: [String: [UICollectionReusableView]] = [:]
    var shownViews: [CollectionKey: UICollectionReusableView] = [:]
    var measured: [CollectionKey: CGSize] = [:]
    var areas: [Int: OrthogonalScroll] = [:]
    var batch: PendingBatch?
    /// The item that a person moves.
    var moved: MovedItem?
    var supplementaryProvider: ((String, IndexPath) -> UICollectionReusableView?)?
    private var currentLayout: UICollectionViewLayout
    private(set) var isRead = false
    private var measuredWidth: CGFloat = 0
    var isPlacing = false

    /// A collection with a layout.
    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        currentLayout = layout
        super.init(frame: frame)
        layout.collectionView = self
        backgroundColor = .systemBackground
    }

    /// Always fails: there are no archives or storyboards.
    public required init?(coder: NSCoder) { nil }

    // MARK: The layout

    /// The layout of the items.
    open var collectionViewLayout: UICollectionViewLayout {
        get { currentLayout }
        set { setCollectionViewLayout(newValue, animated: false) }
    }

    /// Replaces the layout.
    open func setCollectionViewLayout(
        _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
    ) {
        currentLayout.collectionView = nil
        currentLayout = layout
        layout.collectionView = self
        measured = [:]
        Motion.change(animated) { layout.invalidateLayout() }
        completion?(true)
    }

    /// The visible rectangle of the content.
    var sight: CGRect { CGRect(origin: contentOffset, size: bounds.size) }

    override func boundsDidChange(from old: CGRect) {
        super.boundsDidChange(from: old)
        guard bounds != old else { return }
        if bounds.size != old.size || currentLayout.shouldInvalidateLayout(forBoundsChange: bounds) {
            currentLayout.isInvalid = true
        }
        setNeedsLayout()
    }

    /// Lays out the visible views.
    open override func layoutSubviews() {
        super.layoutSubviews()
        guard !isPlacing else { return }
        readIfNeeded()
        if bounds.width != measuredWidth { (measured, measuredWidth) = ([:], bounds.width) }
        isPlacing = true
        placeViews()
        isPlacing = false
        prefetch()
        backgroundView?.frame = CGRect(origin: contentOffset, size: bounds.size)
    }

    func computeLayoutIfNeeded() {
        guard currentLayout.isInvalid else { return }
        currentLayout.isInvalid = false
        currentLayout.prepare()
        contentSize = currentLayout.collectionViewContentSize
    }

    private func exchange(_ old: UIView?, _ new: UIView?) {
        old?.removeFromSuperview()
        if let new { insertSubview(new, at: 0) }
        setNeedsLayout()
    }

    // Cells are created during scrolling, so the browser must report every scroll offset.
    override func describe(_ element: inout DisplayElement) {
        super.describe(&element)
        guard case .scroll(var content) = element.content else { return }
        content.isFollowed = true
        element.content = .scroll(content)
    }

    // MARK: Reading the data source

    /// Reloads everything from the data source, and deselects all items.
    open func reloadData() {
        isRead = true
        moved = nil
        for key in shownViews.keys { putAway(key) }
        measured = [:]
        model.replace(by: sourceCounts ?? [])
        currentLayout.itemsDidChange()
    }

    var sourceCounts: [Int]? {
        guard let dataSource else { return nil }
        return (0..<dataSource.numberOfSections(in: self)).map {
            dataSource.collectionView(self, numberOfItemsInSection: $0)
        }
    }

    /// The number of sections.
    public var numberOfSections: Int { model.sections.count }
    /// The number of items in a section.
    open func numberOfItems(inSection section: Int) -> Int { model.sections[section].rows.count }

    // MARK: What is in sight

    /// The cell of a visible item; nil if there is none.
    open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
        model.id(at: indexPath).flatMap { shownViews[.cell($0)] as? UICollectionViewCell }
    }
    /// The index path of a visible cell.
    open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
        guard case .cell(let id) = shownViews.first(where: { $0.value === cell })?.key else { return nil }
        return model.indexPath(of: id)
    }
    /// The cells in view or near it.
    open var visibleCells: [UICollectionViewCell] { indexPathsForVisibleItems.compactMap(cellForItem) }
    /// The index paths of the items in view or near it.
    open var indexPathsForVisibleItems: [IndexPath] {
        shownViews.keys.compactMap { key -> IndexPath? in
            guard case .cell(let id) = key else { return nil }
            return model.indexPath(of: id)
        }.sorted()
    }
    /// A visible supplementary view, such as a header.
    open func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath)
        -> UICollectionReusableView?
    {
        key(ofKind: elementKind, at: indexPath).flatMap { shownViews[$0] }
    }
    /// The visible supplementary views of a kind.
    open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
        shownViews.compactMap { key, view in
            guard case .supplementary(elementKind, _, _) = key else { return nil }
            return view
        }
    }
    /// The index path of the item at a point of the content; nil if no visible item is there.
    open func indexPathForItem(at point: CGPoint) -> IndexPath? {
        visibleCells.first { $0.convert($0.bounds, to: self).contains(point) }.flatMap(indexPath)
    }
    /// The layout attributes of an item.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        computeLayoutIfNeeded()
        return currentLayout.layoutAttributesForItem(at: indexPath)
    }
    /// The layout attributes of a supplementary view.
    open func layoutAttributesForSupplementaryElement(
        ofKind kind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        computeLayoutIfNeeded()
        return currentLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
    }
}

/// Identifies a view of a collection while items are inserted, removed and moved.
enum CollectionKey: Hashable {
    case cell(Int)
    /// A view of a section, such as its header, has the section's ID and item 0, as has a view of its first item, such as
    /// a badge; a view of another item has the item's ID. A view of the whole layout has section 0 and its index.
    case supplementary(String, section: Int, item: Int)
    case decoration(String, section: Int, item: Int)
}
