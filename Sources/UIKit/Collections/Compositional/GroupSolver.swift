import CoreGraphics
import Foundation

/// Computes the frames of one group's items, starting at an item of the section.
@MainActor
struct GroupSolver {
    /// An item's frame, relative to its group.
    struct Placed {
        var frame: CGRect
        /// The index of the item in the section.
        let index: Int
        let item: NSCollectionLayoutItem
        var zIndex = 0
        /// The dimensions that are estimates, which the cell may correct.
        var estimates: LengthEstimates = []
    }

    struct Solved {
        var size: CGSize
        var items: [Placed]
        /// The index of the first item that isn't in the group.
        var next: Int
    }

    /// The number of items in the section.
    let count: Int
    /// The measured size of an item's cell, if known.
    let measured: (Int) -> CGSize?
    let traits: UITraitCollection

    /// - Parameters:
    ///   - size: A length along one axis that the container imposes, in place of the group's own.
    func solve(
        _ group: NSCollectionLayoutGroup, in container: CGSize, from index: Int,
        fixed: (NSLayoutConstraint.Axis, CGFloat)? = nil
    ) -> Solved {
        var size = group.layoutSize.size(in: container, measured: nil)
        if let (axis, length) = fixed { size = CGSize(axis, length: length, width: size.along(axis.other)) }
        let insets = group.contentInsets
        let inner = insets.inset(CGRect(origin: .zero, size: size)).size
        var solved: Solved
        switch group.arrangement {
        case .custom(let provider): solved = custom(provider, inner, from: index)
        case .line(let axis): solved = line(group, axis, nil, inner, container, from: index)
        case .equal(let axis, let count): solved = line(group, axis, count, inner, container, from: index)
        }
        // Along an estimated dimension, a group is as long as its content.
        let content = solved.size
        let estimates = group.layoutSize.estimates
        size = CGSize(
            width: estimates.contains(.width) ? content.width + insets.leading + insets.trailing : size.width,
            height: estimates.contains(.height) ? content.height + insets.top + insets.bottom : size.height)
        for place in solved.items.indices {
            solved.items[place].frame = solved.items[place].frame.offsetBy(dx: insets.leading, dy: insets.top)
        }
        solved.size = size
        return solved
    }

    private func custom(
        _ provider: NSCollectionLayoutGroupCustomItemProvider, _ size: CGSize, from index: Int
    ) -> Solved {
        let places = provider(LayoutRoom(size, traits)).prefix(count - index)
        let items = places.enumerated().map { offset, place in
            let whole = NSCollectionLayoutSize(
                widthDimension: .absolute(place.frame.width), heightDimension: .absolute(place.frame.height))
            return Placed(
                frame: place.frame, index: index + offset, item: NSCollectionLayoutItem(layoutSize: whole),
                zIndex: place.zIndex)
        }
        let all = items.reduce(CGRect.null) { $0.union($1.frame) }
        // A provider that returns no items ends the section, so that the layout terminates.
        let next = items.isEmpty ? count : index + items.count
        return Solved(size: all.isNull ? .zero : CGSize(width: all.maxX, height: all.maxY), items: items, next: next)
    }

    // MARK: Lines

    private struct Element {
        var solved: Solved
        let edges: NSCollectionLayoutEdgeSpacing?
        let length: CGFloat
    }

    private func line(
        _ group: NSCollectionLayoutGroup, _ axis: NSLayoutConstraint.Axis, _ wanted: Int?, _ inner: CGSize,
        _ container: CGSize, from start: Int
    ) -> Solved {
        guard !group.subitems.isEmpty else { return Solved(size: .zero, items: [], next: count) }
        let gap = group.interItemSpacing?.spacing ?? 0
        let isOpen = group.layoutSize.dimension(axis).isEstimated
        let room = isOpen ? max(container.along(axis), inner.along(axis)) : inner.along(axis)
        let equal = wanted.map { max((inner.along(axis) - gap * CGFloat($0 - 1)) / CGFloat($0), 0) }
        var (elements, next, used, turn): ([Element], Int, CGFloat, Int) = ([], start, 0, 0)
        while next < count, elements.count < (wanted ?? Int.max) {
            let item = group.subitems[turn % group.subitems.count]
            let fixed = isOpen && item.layoutSize.dimension(axis).isEstimated ? nil : equal
            let element = element(item, axis, fixed, inner, from: next)
            let more = element.length + (elements.isEmpty ? 0 : gap)
            let isFirstTurn = turn < group.subitems.count && group.subitems.count > 1
            let isLimited = wanted == nil && (!isOpen || axis == .horizontal)
            // Explicitly listed subitems are all placed; repetitions only while there is room.
            if isLimited, !elements.isEmpty, !isFirstTurn, used + more > room + 0.5 { break }
            if isOpen, wanted == nil, axis == .vertical, turn >= group.subitems.count { break }
            guard element.solved.next > next else { break }
            elements.append(element)
            (next, used, turn) = (element.solved.next, used + more, turn + 1)
        }
        return place(elements, group, axis, used: used, isOpen ? used : room, next: max(next, start + 1))
    }

    private func element(
        _ item: NSCollectionLayoutItem, _ axis: NSLayoutConstraint.Axis, _ equal: CGFloat?, _ inner: CGSize,
        from index: Int
    ) -> Element {
        var solved: Solved
        if let group = item as? NSCollectionLayoutGroup {
            solved = solve(group, in: inner, from: index, fixed: equal.map { (axis, $0) })
        } else {
            let estimates = item.layoutSize.estimates
            var size = item.layoutSize.size(in: inner, measured: estimates.isEmpty ? nil : measured(index))
            if let equal { size = CGSize(axis, length: equal, width: size.along(axis.other)) }
            // Insets are ignored along a dimension that the cell measures itself.
            var insets = item.contentInsets
            if estimates.contains(.height) { (insets.top, insets.bottom) = (0, 0) }
            if estimates.contains(.width) { (insets.leading, insets.trailing) = (0, 0) }
            let frame = insets.inset(CGRect(origin: .zero, size: size))
            solved = Solved(
                size: size, items: [Placed(frame: frame, index: index, item: item, estimates: estimates)],
                next: index + 1)
        }
        let edges = (item.edgeSpacing?.ends(axis) ?? []).reduce(0) { $0 + ($1?.spacing ?? 0) }
        return Element(solved: solved, edges: item.edgeSpacing, length: solved.size.along(axis) + edges)
    }

    /// Flexible spaces share the remaining room.
    private func place(
        _ elements: [Element], _ group: NSCollectionLayoutGroup, _ axis: NSLayoutConstraint.Axis, used: CGFloat,
        _ room: CGFloat, next: Int
    ) -> Solved {
        let between = group.interItemSpacing
        let atEdges = elements.flatMap { $0.edges?.ends(axis) ?? [] }.filter { $0?.isFlexibleSpacing == true }.count
        let inside = between?.isFlexibleSpacing == true ? max(elements.count - 1, 0) : 0
        let share = atEdges + inside == 0 ? 0 : max(room - used, 0) / CGFloat(atEdges + inside)
        func length(_ spacing: NSCollectionLayoutSpacing?) -> CGFloat {
            (spacing?.spacing ?? 0) + (spacing?.isFlexibleSpacing == true ? share : 0)
        }
        var (items, place, breadth): ([Placed], CGFloat, CGFloat) = ([], 0, 0)
        for (number, element) in elements.enumerated() {
            if number > 0 { place += length(between) }
            let (ends, sides) = (element.edges?.ends(axis) ?? [], element.edges?.ends(axis.other) ?? [])
            place += length(ends.first ?? nil)
            let across = (sides.first ?? nil)?.spacing ?? 0
            let offset = CGPoint(axis, at: place, across: across)
            items += element.solved.items.map { item in
                var item = item
                item.frame = item.frame.offsetBy(dx: offset.x, dy: offset.y)
                return item
            }
            place += element.solved.size.along(axis) + length(ends.last ?? nil)
            breadth = max(
                breadth, across + element.solved.size.along(axis.other) + ((sides.last ?? nil)?.spacing ?? 0))
        }
        return Solved(size: CGSize(axis, length: place, width: breadth), items: items, next: next)
    }
}
