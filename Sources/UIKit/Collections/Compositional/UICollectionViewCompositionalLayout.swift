import CoreGraphics
import Foundation

/// Creates the section with an index.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
    @MainActor (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

/// The configuration of a whole compositional layout.
///
/// See [UICollectionViewCompositionalLayoutConfiguration](https://developer.apple.com/documentation/uikit/uicollectionviewcompositionallayoutconfiguration).
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
    /// The scroll direction.
    open var scrollDirection = UICollectionView.ScrollDirection.vertical
    /// The spacing between sections.
    open var interSectionSpacing: CGFloat = 0
    /// Headers and footers of the whole collection.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []

    /// A configuration that scrolls vertically, without spacing between sections.
    public override init() { super.init() }
}

/// A layout of sections, each of which has its own groups of items.
///
/// See [UICollectionViewCompositionalLayout](https://developer.apple.com/documentation/uikit/uicollectionviewcompositionallayout).
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
    /// The configuration of the whole layout.
    open var configuration: UICollectionViewCompositionalLayoutConfiguration { didSet { invalidateLayout() } }
    private let provider: UICollectionViewCompositionalLayoutSectionProvider
    private var sections: [(solved: SolvedSection, start: CGFloat)] = []
    private var edges: [(item: NSCollectionLayoutBoundarySupplementaryItem, frame: CGRect)] = []
    private var length: CGFloat = 0

    /// A layout with the same section for every index.
    public convenience init(section: NSCollectionLayoutSection) {
        self.init(section: section, configuration: UICollectionViewCompositionalLayoutConfiguration())
    }

    /// A layout with the same section for every index.
    public convenience init(
        section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration
    ) { self.init(sectionProvider: { _, _ in section }, configuration: configuration) }

    /// A layout whose sections a closure creates.
    public convenience init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
        self.init(
            sectionProvider: sectionProvider, configuration: UICollectionViewCompositionalLayoutConfiguration())
    }

    /// A layout whose sections a closure creates.
    public init(
        sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
        configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        (provider, self.configuration) = (sectionProvider, configuration)
        super.init()
    }

    /// Always fails: there are no archives.
    public required init?(coder: NSCoder) { nil }

    /// A layout whose sections are lists.
    public class func list(using configuration: UICollectionLayoutListConfiguration)
        -> UICollectionViewCompositionalLayout
    { UICollectionViewCompositionalLayout { _, _ in configuration.section } }

    private var axis: NSLayoutConstraint.Axis { configuration.scrollDirection == .vertical ? .vertical : .horizontal }

    // MARK: Computing

    private var room: CGSize {
        guard let view = collectionView else { return .zero }
        let inset = view.contentInset
        return CGSize(
            width: max(view.bounds.width - inset.left - inset.right, 0),
            height: max(view.bounds.height - inset.top - inset.bottom, 0))
    }

    /// Computes all frames.
    open override func prepare() {
        super.prepare()
        guard let view = collectionView, view.bounds.width > 0 else { return }
        (sections, edges) = ([], [])
        let (room, traits) = (room, view.traitCollection)
        let environment = LayoutRoom(room, traits)
        var place = addEdges(atStart: true, room, at: 0)
        for index in 0..<view.numberOfSections {
            guard let section = provider(index, environment) else {
                preconditionFailure("the layout's provider made no section \(index)")
            }
            if index > 0 { place += configuration.interSectionSpacing }
            let solved = SolvedSection(
                section, axis, room: room, count: view.numberOfItems(inSection: index), traits: traits,
                measured: { view.measuredSize(ofItemAt: [index, $0]) },
                measuredBoundary: { number in
                    let item = section.boundarySupplementaryItems[number]
                    guard !item.layoutSize.estimates.isEmpty else { return nil }
                    return view.measuredSize(ofKind: item.elementKind, at: [index, 0])
                })
            sections.append((solved, place))
            place += solved.length
        }
        length = addEdges(atStart: false, room, at: place)
    }

    /// Adds the headers before the first section, or the footers after the last one. Returns where they end.
    private func addEdges(atStart: Bool, _ room: CGSize, at place: CGFloat) -> CGFloat {
        let edge: NSDirectionalRectEdge = axis == .vertical ? .bottom : .trailing
        var end = place
        for item in configuration.boundarySupplementaryItems where item.alignment.edges.contains(edge) != atStart {
            let measured = collectionView?.measuredSize(ofKind: item.elementKind, at: [0])
            let size = item.layoutSize.size(in: room, measured: item.layoutSize.estimates.isEmpty ? nil : measured)
            let corner = CGPoint(axis, at: end, across: 0)
            edges.append(
                (item, CGRect(origin: CGPoint(x: corner.x + item.offset.x, y: corner.y + item.offset.y), size: size)))
            end += size.along(axis)
        }
        return end
    }

    override func take(_ size: CGSize, of attributes: UICollectionViewLayoutAttributes) -> Bool { true }

    /// The content size: as wide as the collection, or as high if it scrolls horizontally.
    open override var collectionViewContentSize: CGSize {
        CGSize(axis, length: length, width: room.along(axis.other))
    }

    override var orthogonalAreas: [Int: OrthogonalArea] {
        var areas: [Int: OrthogonalArea] = [:]
        for (index, section) in sections.enumerated() {
            guard var area = section.solved.area else { continue }
            area.frame = moved(area.frame, to: section.start)
            areas[index] = area
        }
        return areas
    }

    private func moved(_ frame: CGRect, to start: CGFloat) -> CGRect {
        let corner = CGPoint(axis, at: start, across: 0)
        return frame.offsetBy(dx: corner.x, dy: corner.y)
    }

    // MARK: Answers

    /// The attributes of the views in a rectangle of the content.
    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let (first, last) = (rect.origin.along(axis), rect.origin.along(axis) + rect.size.along(axis))
        var all = edges.map { attributes($0.item, $0.frame, IndexPath(index: 0), within: nil) }
        for (index, section) in sections.enumerated()
        where section.start <= last && section.start + section.solved.length >= first {
            all += views(of: section.solved, index, at: section.start)
            let sight = sight(of: section.solved, index, at: section.start, rect)
            for item in section.solved.items where item.frame.intersects(sight) {
                all += cell(item, section.solved, index, at: section.start)
            }
        }
        return all
    }

    /// The visible rectangle in the coordinates of the section's items.
    private func sight(of section: SolvedSection, _ index: Int, at start: CGFloat, _ rect: CGRect) -> CGRect {
        guard let area = section.area else {
            let corner = CGPoint(axis, at: -start, across: 0)
            return rect.offsetBy(dx: corner.x, dy: corner.y)
        }
        let offset = orthogonalOffsets[index] ?? .zero
        // Includes one more page on either side.
        return CGRect(origin: offset, size: area.frame.size)
            .insetBy(
                dx: axis == .vertical ? -area.frame.width : -1, dy: axis == .vertical ? -1 : -area.frame.height)
    }

    private func views(
        of section: SolvedSection, _ index: Int, at start: CGFloat
    ) -> [UICollectionViewLayoutAttributes] {
        let whole = CGRect(axis, at: start, across: 0, length: section.length, width: room.along(axis.other))
        let decorations = section.section.decorationItems.map { item in
            let attributes = UICollectionViewLayoutAttributes(
                forDecorationViewOfKind: item.elementKind, with: [index, 0])
            attributes.frame = item.contentInsets.inset(whole)
            attributes.zIndex = item.zIndex
            return attributes
        }
        return decorations
            + section.boundaries.map {
                attributes($0.item, moved($0.frame, to: start), [index, 0], within: whole)
            }
    }

    private func attributes(
        _ item: NSCollectionLayoutBoundarySupplementaryItem, _ frame: CGRect, _ path: IndexPath, within whole: CGRect?
    ) -> UICollectionViewLayoutAttributes {
        let attributes = UICollectionViewLayoutAttributes(
            forSupplementaryViewOfKind: item.elementKind, with: path)
        attributes.frame = frame
        attributes.estimates = item.layoutSize.estimates
        attributes.zIndex = item.pinToVisibleBounds ? max(item.zIndex, 2) : item.zIndex
        guard item.pinToVisibleBounds, let sight = collectionView?.sight else { return attributes }
        let section = whole ?? CGRect(origin: .zero, size: collectionViewContentSize)
        let atStart = !item.alignment.edges.contains(axis == .vertical ? .bottom : .trailing)
        attributes.frame = frame.pinned(within: section, to: sight, axis, atStart: atStart)
        return attributes
    }

    private func cell(
        _ item: GroupSolver.Placed, _ section: SolvedSection, _ index: Int, at start: CGFloat
    ) -> [UICollectionViewLayoutAttributes] {
        let path = IndexPath(item: item.index, section: index)
        let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
        attributes.frame = section.area == nil ? moved(item.frame, to: start) : item.frame
        (attributes.zIndex, attributes.estimates) = (item.zIndex, item.estimates)
        attributes.orthogonalSection = section.area == nil ? nil : index
        attributes.listPlace = section.section.list?.place(of: item.index, in: section.items.count)
        let badges = item.item.supplementaryItems.map { badge in
            let other = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: badge.elementKind, with: path)
            other.frame = badge.frame(at: attributes.frame)
            (other.zIndex, other.orthogonalSection) = (badge.zIndex, attributes.orthogonalSection)
            return other
        }
        return [attributes] + badges
    }

    /// The attributes of an item.
    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard sections.indices.contains(indexPath.section) else { return nil }
        let section = sections[indexPath.section]
        guard let item = section.solved.items.first(where: { $0.index == indexPath.item }) else { return nil }
        return cell(item, section.solved, indexPath.section, at: section.start).first
    }

    /// The attributes of a header, a footer or another supplementary view.
    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        guard indexPath.count > 1 else {
            return edges.first { $0.item.elementKind == elementKind }.map {
                attributes($0.item, $0.frame, IndexPath(index: 0), within: nil)
            }
        }
        guard sections.indices.contains(indexPath.section) else { return nil }
        let section = sections[indexPath.section]
        return views(of: section.solved, indexPath.section, at: section.start)
            .first { $0.representedElementKind == elementKind }
    }

    override func adjust(_ attributes: [UICollectionViewLayoutAttributes]) {
        for (index, section) in sections.enumerated() {
            guard let handler = section.solved.section.visibleItemsInvalidationHandler else { continue }
            let own = attributes.filter { $0.indexPath.count > 1 && $0.indexPath.section == index }
            guard !own.isEmpty, let view = collectionView else { continue }
            let offset = section.solved.area == nil ? view.contentOffset : orthogonalOffsets[index] ?? .zero
            handler(own, offset, LayoutRoom(section.solved.area?.frame.size ?? room, view.traitCollection))
        }
    }
}
