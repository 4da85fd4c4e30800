import CoreGraphics
import DisplayList
import Foundation

/// Items in an arrangement that a layout computes. A data source makes their cells when they come into view.
///
/// See [UICollectionView](https://developer.apple.com/documentation/uikit/uicollectionview).
open class UICollectionView: UIScrollView {
    /// Which way a layout goes.
    public enum ScrollDirection: Int, Sendable { case vertical, horizontal }
    /// What is placed by a layout.
    public enum ElementCategory: UInt, Sendable { case cell, supplementaryView, decorationView }
    /// Where an item comes to rest that is scrolled to.
    public struct ScrollPosition: OptionSet, Sendable {
        /// The edges as bits, with Apple's values.
        public let rawValue: UInt
        /// Edges by their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// At the top.
        public static let top = ScrollPosition(rawValue: 1)
        /// In the middle between top and bottom.
        public static let centeredVertically = ScrollPosition(rawValue: 2)
        /// At the bottom.
        public static let bottom = ScrollPosition(rawValue: 4)
        /// At the left.
        public static let left = ScrollPosition(rawValue: 8)
        /// In the middle between left and right.
        public static let centeredHorizontally = ScrollPosition(rawValue: 16)
        /// At the right.
        public static let right = ScrollPosition(rawValue: 32)
    }

    /// The kind of sections' headers.
    public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
    /// The kind of sections' footers.
    public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

    /// Makes the cells. It is asked how many there are when that is needed first: at the next layout, or for a change.
    open weak var dataSource: (any UICollectionViewDataSource)? {
        didSet {
            guard dataSource !== oldValue else { return }
            isRead = false
            setNeedsLayout()
        }
    }
    /// Behind the items.
    open var backgroundView: UIView? { didSet { exchange(oldValue, backgroundView) } }
    /// Whether a press chooses an item.
    open var allowsSelection = true { didSet { setNeedsLayout() } }
    /// Whether several items can be chosen.
    open var allowsMultipleSelection = false
    /// Whether the collection is being edited. Cells hear of it.
    open var isEditing = false { didSet { if isEditing != oldValue { updateConfigurations() } } }
    /// Whether cells that change their content get other sizes. Always so here.
    open var selfSizingInvalidation = SelfSizingInvalidation.enabled
    /// Whether cells that change their content get other sizes.
    public enum SelfSizingInvalidation: Int, Sendable { case disabled, enabled, enabledIncludingConstraints }
    /// Whether cells may be made before they are in view. Always so here.
    open var isPrefetchingEnabled = true

    /// The items, which are read from the data source where they weren't yet.
    var model: TableModel {
        readIfNeeded()
        return items
    }
    private let items = TableModel()
    /// The cell that the data source is filling again, which it gets for the asking.
    var reconfigured: (path: IndexPath, cell: UICollectionViewCell)?
    var registered: [String: () -> UICollectionReusableView] = [:]
    var pool: [String: [UICollectionReusableView]] = [:]
    var shownViews: [CollectionKey: UICollectionReusableView] = [:]
    var measured: [CollectionKey: CGSize] = [:]
    var areas: [Int: OrthogonalScroll] = [:]
    var batch: PendingBatch?
    var supplementaryProvider: ((String, IndexPath) -> UICollectionReusableView?)?
    private var currentLayout: UICollectionViewLayout
    private(set) var isRead = false
    private var measuredWidth: CGFloat = 0
    var isPlacing = false

    /// A collection in an arrangement.
    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        currentLayout = layout
        super.init(frame: frame)
        layout.collectionView = self
        backgroundColor = .systemBackground
    }

    /// Always fails: there are no archives or storyboards.
    public required init?(coder: NSCoder) { nil }

    // MARK: The layout

    /// How items are arranged.
    open var collectionViewLayout: UICollectionViewLayout {
        get { currentLayout }
        set { setCollectionViewLayout(newValue, animated: false) }
    }

    /// Arranges items otherwise.
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

    /// What is in sight of the content.
    var sight: CGRect { CGRect(origin: contentOffset, size: bounds.size) }

    override func boundsDidChange(from old: CGRect) {
        super.boundsDidChange(from: old)
        guard bounds != old else { return }
        if bounds.size != old.size || currentLayout.shouldInvalidateLayout(forBoundsChange: bounds) {
            currentLayout.isInvalid = true
        }
        setNeedsLayout()
    }

    /// Places what is in sight.
    open override func layoutSubviews() {
        super.layoutSubviews()
        guard !isPlacing else { return }
        readIfNeeded()
        if bounds.width != measuredWidth { (measured, measuredWidth) = ([:], bounds.width) }
        isPlacing = true
        placeViews()
        isPlacing = false
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

    // Cells are made as the content moves, so that every movement is told.
    override func describe(_ element: inout DisplayElement) {
        super.describe(&element)
        guard case .scroll(var content) = element.content else { return }
        content.isFollowed = true
        element.content = .scroll(content)
    }

    // MARK: Reading the data source

    /// Asks the data source for everything anew. What is chosen isn't any more.
    open func reloadData() {
        isRead = true
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

    /// How many sections are shown.
    public var numberOfSections: Int { model.sections.count }
    /// How many items a section has.
    open func numberOfItems(inSection section: Int) -> Int { model.sections[section].rows.count }

    // MARK: What is in sight

    /// The cell of an item that is in view.
    open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
        model.id(at: indexPath).flatMap { shownViews[.cell($0)] as? UICollectionViewCell }
    }
    /// The item of a cell that is in view.
    open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
        guard case .cell(let id) = shownViews.first(where: { $0.value === cell })?.key else { return nil }
        return model.indexPath(of: id)
    }
    /// The cells that are in view, or near it.
    open var visibleCells: [UICollectionViewCell] { indexPathsForVisibleItems.compactMap(cellForItem) }
    /// The items that are in view, or near it.
    open var indexPathsForVisibleItems: [IndexPath] {
        shownViews.keys.compactMap { key -> IndexPath? in
            guard case .cell(let id) = key else { return nil }
            return model.indexPath(of: id)
        }.sorted()
    }
    /// A header, a footer or another view that is in view.
    open func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath)
        -> UICollectionReusableView?
    {
        key(ofKind: elementKind, at: indexPath).flatMap { shownViews[$0] }
    }
    /// Headers, footers or other views that are in view.
    open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
        shownViews.compactMap { key, view in
            guard case .supplementary(elementKind, _, _) = key else { return nil }
            return view
        }
    }
    /// The item at a point of the content; nil if there is none in view.
    open func indexPathForItem(at point: CGPoint) -> IndexPath? {
        visibleCells.first { $0.convert($0.bounds, to: self).contains(point) }.flatMap(indexPath)
    }
    /// Where an item is.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        computeLayoutIfNeeded()
        return currentLayout.layoutAttributesForItem(at: indexPath)
    }
    /// Where a header, a footer or another view is.
    open func layoutAttributesForSupplementaryElement(
        ofKind kind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        computeLayoutIfNeeded()
        return currentLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
    }
}

/// By what a view of a collection is known while items come and go.
enum CollectionKey: Hashable {
    case cell(Int)
    /// The section by its number in the model, and of which item it is; of an item that is no section's for all.
    case supplementary(String, section: Int, item: Int)
    case decoration(String, section: Int, item: Int)
}
