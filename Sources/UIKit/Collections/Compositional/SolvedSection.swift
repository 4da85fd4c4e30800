import CoreGraphics
import Foundation

/// The frames of one section's items, headers and footers, relative to the section's start.
@MainActor
struct SolvedSection {
    /// A supplementary view at the boundary, such as a header or a footer.
    struct Boundary {
        let item: NSCollectionLayoutBoundarySupplementaryItem
        var frame: CGRect
    }

    let section: NSCollectionLayoutSection
    let axis: NSLayoutConstraint.Axis
    private(set) var items: [GroupSolver.Placed] = []
    private(set) var boundaries: [Boundary] = []
    /// The section's length along the collection's axis.
    private(set) var length: CGFloat = 0
    /// The orthogonally scrolling area, relative to the section's start; nil if the section doesn't scroll by itself.
    private(set) var area: OrthogonalArea?
    /// The frame for decoration views behind the items.
    private(set) var ground: CGRect = .zero

    /// - Parameters:
    ///   - room: The size that is available in the collection.
    ///   - measured: Returns the measured size of an item's cell, if known.
    ///   - measuredBoundary: Returns the measured size of a header or footer, if known, by its index.
    init(
        _ section: NSCollectionLayoutSection, _ axis: NSLayoutConstraint.Axis, room: CGSize, count: Int,
        traits: UITraitCollection, measured: @escaping (Int) -> CGSize?, measuredBoundary: (Int) -> CGSize?
    ) {
        (self.section, self.axis) = (section, axis)
        let (before, after) = addBoundaries(room, measuredBoundary)
        let insets = section.contentInsets
        let inner = insets.inset(CGRect(origin: .zero, size: room)).size
        let solver = GroupSolver(count: count, measured: measured, traits: traits)
        let isAside = section.orthogonalScrollingBehavior != .none
        let along = isAside ? axis.other : axis
        let (near, far) = insets.ends(axis)
        let (nearAcross, farAcross) = insets.ends(axis.other)
        var (next, place, breadth): (Int, CGFloat, CGFloat) = (0, 0, 0)
        var starts: [(place: CGFloat, length: CGFloat)] = []
        while next < count {
            let group = solver.solve(section.group, in: inner, from: next)
            if next > 0 { place += section.interGroupSpacing }
            starts.append((place, group.size.along(along)))
            let corner = CGPoint(along, at: place, across: 0)
            items += group.items.map { item in
                var item = item
                item.frame = item.frame.offsetBy(dx: corner.x, dy: corner.y)
                return item
            }
            place += group.size.along(along)
            breadth = max(breadth, group.size.along(axis.other == along ? axis : axis.other))
            next = max(group.next, next + 1)
        }
        let start = CGPoint(axis, at: before + near, across: nearAcross)
        let thickness = isAside ? breadth : place
        if isAside {
            shift(CGPoint(axis, at: 0, across: nearAcross))
            let frame = CGRect(
                axis, at: before + near, across: 0, length: thickness, width: room.along(axis.other))
            area = OrthogonalArea(
                frame: frame,
                contentSize: CGSize(axis, length: thickness, width: nearAcross + place + farAcross),
                isPaging: section.orthogonalScrollingBehavior == .paging,
                stops: section.orthogonalScrollingBehavior.stops(
                    starts, room: room.along(axis.other), insets: (nearAcross, farAcross)))
        } else {
            shift(start)
        }
        let empty = count == 0 && boundaries.isEmpty
        length = empty ? near + far : before + near + thickness + far + after
        let groundEdges = section.supplementariesFollowContentInsets || section.list != nil ? insets : .zero
        finishBoundaries(room, contentEnd: before + near + thickness + far)
        ground = CGRect(
            axis, at: before, across: groundEdges.ends(axis.other).0, length: near + thickness + far,
            width: max(room.along(axis.other) - groundEdges.ends(axis.other).0 - groundEdges.ends(axis.other).1, 0))
    }

    private mutating func shift(_ offset: CGPoint) {
        for place in items.indices { items[place].frame = items[place].frame.offsetBy(dx: offset.x, dy: offset.y) }
    }

    // MARK: Headers and footers

    /// Returns the space that boundary views need before and after the items.
    private mutating func addBoundaries(
        _ room: CGSize, _ measured: (Int) -> CGSize?
    ) -> (before: CGFloat, after: CGFloat) {
        let insets = section.contentInsets
        let (near, far) = section.supplementariesFollowContentInsets ? insets.ends(axis.other) : (0, 0)
        let container = CGSize(
            axis, length: room.along(axis), width: max(room.along(axis.other) - near - far, 0))
        var (before, after): (CGFloat, CGFloat) = (0, 0)
        for (number, item) in section.boundarySupplementaryItems.enumerated() {
            let size = item.layoutSize.size(in: container, measured: measured(number))
            boundaries.append(
                Boundary(item: item, frame: CGRect(origin: CGPoint(axis, at: 0, across: near), size: size)))
            guard item.extendsBoundary else { continue }
            if item.alignment.edges.isSuperset(of: Self.start(axis)) {
                before = max(before, size.along(axis))
            } else if item.alignment.edges.isSuperset(of: Self.end(axis)) {
                after = max(after, size.along(axis))
            }
        }
        return (before, after)
    }

    private static func start(_ axis: NSLayoutConstraint.Axis) -> NSDirectionalRectEdge {
        axis == .vertical ? .top : .leading
    }
    private static func end(_ axis: NSLayoutConstraint.Axis) -> NSDirectionalRectEdge {
        axis == .vertical ? .bottom : .trailing
    }

    private mutating func finishBoundaries(_ room: CGSize, contentEnd: CGFloat) {
        let insets = section.contentInsets
        let (near, far) = section.supplementariesFollowContentInsets ? insets.ends(axis.other) : (0, 0)
        for place in boundaries.indices {
            let (item, size) = (boundaries[place].item, boundaries[place].frame.size)
            let edges = item.alignment.edges
            let width = room.along(axis.other) - near - far
            var at: CGFloat = 0
            if edges.isSuperset(of: Self.end(axis)) {
                at = item.extendsBoundary ? contentEnd : contentEnd - size.along(axis)
            } else if !edges.isSuperset(of: Self.start(axis)) {
                at = (contentEnd - size.along(axis)) / 2
            }
            var across = near + (width - size.along(axis.other)) / 2
            if edges.isSuperset(of: Self.start(axis.other)) { across = near }
            if edges.isSuperset(of: Self.end(axis.other)) { across = near + width - size.along(axis.other) }
            let corner = CGPoint(axis, at: at, across: across)
            boundaries[place].frame.origin = CGPoint(x: corner.x + item.offset.x, y: corner.y + item.offset.y)
        }
    }
}

extension UICollectionLayoutSectionOrthogonalScrollingBehavior {
    /// The offsets at which scrolling comes to rest, from the groups' positions and lengths; nil for free scrolling and
    /// for paging.
    fileprivate func stops(
        _ groups: [(place: CGFloat, length: CGFloat)], room: CGFloat, insets: (CGFloat, CGFloat)
    ) -> [CGFloat]? {
        switch self {
        case .none, .continuous, .paging: nil
        case .continuousGroupLeadingBoundary, .groupPaging: groups.map(\.place)
        case .groupPagingCentered: groups.map { max(insets.0 + $0.place - (room - $0.length) / 2, 0) }
        }
    }
}
