import CoreGraphics
import DisplayList
import Foundation

// Creates, measures, places and recycles the views of a collection that are in sight.

extension UICollectionView {
    /// The maximum number of layout passes. Measured sizes move other items, which may bring more cells into view.
    private static let passesMax = 12

    func placeViews() {
        var all: [UICollectionViewLayoutAttributes] = []
        for _ in 0..<Self.passesMax {
            computeLayoutIfNeeded()
            placeAreas()
            let near = sight.insetBy(dx: -bounds.width / 2, dy: -bounds.height / 2)
            all = collectionViewLayout.layoutAttributesForElements(in: near) ?? []
            guard measureViews(of: all) else { break }
            collectionViewLayout.isInvalid = true
        }
        let known = followingFinger(all).compactMap { attributes in key(of: attributes).map { (attributes, $0) } }
        let keys = Set(known.map(\.1))
        for key in shownViews.keys where !keys.contains(key) { putAway(key) }
        collectionViewLayout.adjust(all)
        for (attributes, key) in known {
            guard let view = view(for: attributes, key) else { continue }
            view.take(attributes)
        }
        order(known.sorted { ($0.0.zIndex, $0.0.indexPath) < ($1.0.zIndex, $1.0.indexPath) })
    }

    // MARK: Keys

    /// What no item's number is: a snapshot's are below 0.
    private static let noItem = Int.min

    func key(ofKind kind: String, at path: IndexPath) -> CollectionKey? {
        guard path.count > 1 else { return .supplementary(kind, section: 0, item: path.first ?? 0) }
        guard model.sections.indices.contains(path.section) else { return nil }
        let section = model.sections[path.section]
        let id = section.rows.indices.contains(path.item) ? section.rows[path.item] : Self.noItem
        return .supplementary(kind, section: section.id, item: path.item == 0 ? 0 : id)
    }

    private func key(of attributes: UICollectionViewLayoutAttributes) -> CollectionKey? {
        let path = attributes.indexPath
        switch attributes.representedElementCategory {
        case .cell: return model.id(at: path).map { .cell($0) }
        case .supplementaryView: return attributes.representedElementKind.flatMap { key(ofKind: $0, at: path) }
        case .decorationView:
            guard path.count > 1, model.sections.indices.contains(path.section) else { return nil }
            let id = model.sections[path.section].id
            return attributes.representedElementKind.map { .decoration($0, section: id, item: path.item) }
        }
    }

    func measuredSize(ofItemAt path: IndexPath) -> CGSize? { model.id(at: path).flatMap { measured[.cell($0)] } }
    func measuredSize(ofKind kind: String, at path: IndexPath) -> CGSize? {
        key(ofKind: kind, at: path).flatMap { measured[$0] }
    }

    // MARK: Views

    private func view(
        for attributes: UICollectionViewLayoutAttributes, _ key: CollectionKey
    ) -> UICollectionReusableView? {
        if let view = shownViews[key] { return view }
        guard let view = make(attributes) else { return nil }
        view.collection = self
        shownViews[key] = view
        let path = attributes.indexPath
        if let cell = view as? UICollectionViewCell, case .cell(let id) = key {
            cell.listPlace = attributes.listPlace
            if model.chosen.contains(id) { cell.isSelected = true }
            cell.updateConfigurationIfNeeded()
            cell.showSwipeActions(attributes.listPlace?.swipes, at: sourcePath(path))
            collectionDelegate?.collectionView(self, willDisplay: cell, forItemAt: path)
        } else if let kind = attributes.representedElementKind, case .supplementary = key {
            collectionDelegate?.collectionView(self, willDisplaySupplementaryView: view, forElementKind: kind, at: path)
        }
        return view
    }

    private func make(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView? {
        let (path, kind) = (attributes.indexPath, attributes.representedElementKind ?? "")
        switch attributes.representedElementCategory {
        case .cell: return dataSource?.collectionView(self, cellForItemAt: sourcePath(path))
        case .supplementaryView:
            return dataSource?.collectionView(self, viewForSupplementaryElementOfKind: kind, at: path)
        case .decorationView:
            guard let type = collectionViewLayout.decorations[kind] else {
                preconditionFailure("no class is registered with the layout for decorations of the kind '\(kind)'")
            }
            return CellMaking.view(type)
        }
    }

    /// Recycles a view that was scrolled out of sight or removed.
    func putAway(_ key: CollectionKey) {
        guard let view = shownViews.removeValue(forKey: key) else { return }
        view.removeFromSuperview()
        view.collection = nil
        tell(ofEndOf: view, key)
        if let identifier = view.reuseName { pool[identifier, default: []].append(view) }
    }

    /// Notifies the delegate. For an item that was removed, it passes the last index path.
    private func tell(ofEndOf view: UICollectionReusableView, _ key: CollectionKey) {
        guard let place = view.place else { return }
        switch key {
        case .cell(let id):
            guard let cell = view as? UICollectionViewCell else { return }
            collectionDelegate?.collectionView(
                self, didEndDisplaying: cell, forItemAt: model.indexPath(of: id) ?? place)
        case .supplementary(let kind, _, _):
            collectionDelegate?.collectionView(
                self, didEndDisplayingSupplementaryView: view, forElementOfKind: kind, at: place)
        case .decoration: break
        }
    }

    // MARK: Measuring

    /// Forgets the measured sizes of removed items and sections.
    func forgetSizes() {
        guard !measured.isEmpty else { return }
        let items = Set(model.sections.flatMap(\.rows)), sections = Set(model.sections.map(\.id))
        measured = measured.filter { key, _ in
            switch key {
            case .cell(let id): items.contains(id)
            case .supplementary(_, let section, let item):
                section == 0
                    || sections.contains(section) && (item == 0 || item == Self.noItem || items.contains(item))
            case .decoration(_, let section, _): sections.contains(section)
            }
        }
    }

    /// Measures views with estimated sizes. Returns whether a size differs from its estimate.
    private func measureViews(of all: [UICollectionViewLayoutAttributes]) -> Bool {
        var isOther = false
        for attributes in all where !attributes.estimates.isEmpty {
            guard let key = key(of: attributes), measured[key] == nil,
                let view = view(for: attributes, key)
            else { continue }
            let fitting = view.preferredLayoutAttributesFitting(attributes).size
            var size = attributes.size
            if attributes.estimates.contains(.width) { size.width = fitting.width }
            if attributes.estimates.contains(.height) { size.height = fitting.height }
            guard collectionViewLayout.take(size, of: attributes) else { continue }
            measured[key] = size
            if size != attributes.size { isOther = true }
        }
        return isOther
    }

    /// A view's content changed, so it must be measured again.
    func contentDidChange(of view: UICollectionReusableView) {
        guard let key = shownViews.first(where: { $0.value === view })?.key, measured[key] != nil else { return }
        measured[key] = nil
        setNeedsLayout()
    }

    // MARK: Order

    /// Orders the subviews from back to front; views at one z-order are in the items' order, which is also the reading
    /// order of assistive technology.
    private func order(_ all: [(UICollectionViewLayoutAttributes, CollectionKey)]) {
        var places: [ObjectIdentifier: Int] = [:]
        for (attributes, key) in all {
            guard let view = shownViews[key] else { continue }
            // A finger would lose a cell that gets another place among the elements.
            if moved != nil, view.superview != nil { continue }
            let parent: UIView = attributes.orthogonalSection.flatMap { areas[$0] } ?? self
            var place = places[ObjectIdentifier(parent), default: parent === self && backgroundView != nil ? 1 : 0]
            // An orthogonal scroll area is inserted at the position of its first cell.
            if parent !== self, place == 0 {
                let own = places[ObjectIdentifier(self), default: backgroundView == nil ? 0 : 1]
                put(parent, into: self, at: own)
                places[ObjectIdentifier(self)] = own + 1
                place = 0
            }
            put(view, into: parent, at: place)
            places[ObjectIdentifier(parent)] = place + 1
        }
    }

    private func put(_ view: UIView, into parent: UIView, at place: Int) {
        if parent.subviews.indices.contains(place), parent.subviews[place] === view { return }
        parent.insertSubview(view, at: place)
    }

    // MARK: Sections that scroll by themselves

    private func placeAreas() {
        let wanted = collectionViewLayout.orthogonalAreas
        for (section, area) in areas where wanted[section] == nil {
            area.removeFromSuperview()
            areas[section] = nil
            collectionViewLayout.orthogonalOffsets[section] = nil
        }
        for (section, look) in wanted {
            let area = areas[section] ?? OrthogonalScroll(section, of: self)
            areas[section] = area
            area.show(look)
            if area.superview == nil { addSubview(area) }
        }
    }
}

/// The scroll view of a section that scrolls orthogonally to the collection.
final class OrthogonalScroll: UIScrollView {
    private let section: Int
    private weak var collection: UICollectionView?
    private var look: OrthogonalArea?

    init(_ section: Int, of collection: UICollectionView) {
        (self.section, self.collection) = (section, collection)
        super.init(frame: .zero)
        showsHorizontalScrollIndicator = false
        showsVerticalScrollIndicator = false
        clipsToBounds = false
    }

    required init?(coder: NSCoder) { nil }

    func show(_ look: OrthogonalArea) {
        guard look != self.look else { return }
        self.look = look
        (frame, contentSize) = (look.frame, look.contentSize)
        isPagingEnabled = look.isPaging
        displayDidChange()
    }

    override func describe(_ element: inout DisplayElement) {
        super.describe(&element)
        guard case .scroll(var content) = element.content else { return }
        content.isFollowed = true
        let isAcross = contentSize.width > bounds.width
        (content.scrollsHorizontally, content.scrollsVertically) = (
            isAcross, !isAcross && contentSize.height > bounds.height
        )
        if let stops = look?.stops { content.snapping = .offsets(stops, isMandatory: true) }
        element.content = .scroll(content)
    }

    override func boundsDidChange(from old: CGRect) {
        super.boundsDidChange(from: old)
        guard bounds.origin != old.origin, let collection else { return }
        collection.collectionViewLayout.orthogonalOffsets[section] = bounds.origin
        collection.setNeedsLayout()
    }
}
