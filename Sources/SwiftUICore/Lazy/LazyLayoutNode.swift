import DisplayList
import Foundation
@_spi(Nodes) import ViewTree

/// Lays out, measures and shows only the views near the visible part of a scroll view.
///
/// Views that were never measured count with an estimated length, which is the same for all rows, all headers and all
/// footers, so that views out of sight don't move visible ones. If a view above turns out to be longer or shorter, the
/// scroll view's content is moved by the difference (`ScrollLayoutNode.drift`), so that the visible part doesn't jump.
/// Views that go out of sight keep their state; beyond `parkedMax`, those that went out of sight first are destroyed.
final class LazyLayoutNode: LayoutNode {
    private(set) var arrangement: any LazyArranging
    var collect: () -> [LazyItem] = { [] }
    private var knownItems: [LazyItem]? {
        didSet { if knownItems == nil { itemsVersion += 1 } }
    }
    private var itemsVersion = 0
    private var arrangementVersion = 0
    private var shownLines: [Int] = []
    private var plan = LazyPlan()
    private var present: [LayoutNode] = []
    private var tracks: [ObjectIdentifier: PinTrackLayoutNode] = [:]
    private var cards = LazyCards()
    /// The range along the axis in which all views exist.
    private var covered: ClosedRange<CGFloat> = 0...0
    private var presentSlots: [ObjectIdentifier: LazySlot] = [:]
    private var parked: [LazySlot] = []
    private var widest: CGFloat = 0
    private var estimates = LazyEstimates()

    /// The maximum number of views out of sight that keep their state.
    private static let parkedMax = 200
    /// The maximum number of rounds of making, measuring and placing views: views that are shorter than estimated make
    /// room for more.
    private static let roundsMax = 12

    init(_ arrangement: any LazyArranging, graph: ViewGraph) {
        self.arrangement = arrangement
        super.init(graph: graph)
        graph.geometryObservers.add(self) { [unowned self] in checkSight() }
    }

    override func didRetire() {
        graph.geometryObservers.remove(self)
        for track in tracks.values { graph.retire(track) }
        for card in cards.nodes { graph.retire(card) }
    }

    func update(_ arrangement: any LazyArranging) {
        self.arrangement = arrangement
        arrangementVersion += 1
        invalidateLayout()
    }

    override func childrenDidChange() {
        knownItems = nil
        super.childrenDidChange()
    }

    override var children: [LayoutNode] { cards.nodes + present }
    override var spacing: ViewSpacing { ViewSpacing() }

    var axis: Axis { arrangement.axis }

    private var items: [LazyItem] {
        if let knownItems { return knownItems }
        let fresh = collect().resolved()
        knownItems = fresh
        return fresh
    }

    // MARK: Sizes

    /// The proposed length across the axis; the sum of known and estimated lengths along it.
    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        let offered = proposal.length(across: axis)
        if offered == nil || isWhollySeen { makeForIdeal(offered) }
        let across = offered ?? arrangement.idealLength(across: widest)
        let plan = makePlan(across: across)
        return .along(axis, plan.length, across: across)
    }

    /// Makes the views that the ideal size depends on: all of them outside of a scroll view, where everything is
    /// visible, otherwise the first one.
    private func makeForIdeal(_ across: CGFloat?) {
        let isWhole = isWhollySeen
        for _ in 0..<Self.roundsMax {
            let unmade = items.prefix(isWhole ? items.count : 1).filter { $0.layout == nil }
            if unmade.isEmpty { break }
            make(unmade)
        }
        for item in items.prefix(isWhole ? items.count : 1) {
            guard let layout = item.layout else { continue }
            layout.parent = self
            let size = layout.sizeThatFits(.along(axis, nil, across: across))
            widest = max(widest, size.length(across: axis))
        }
    }

    private func make(_ unmade: [LazyItem]) {
        for item in unmade { item.slot?.realise() }
        knownItems = nil
    }

    private func makePlan(across: CGFloat) -> LazyPlan {
        let items = items
        let basis = LazyPlan.Basis(
            items: itemsVersion, arrangement: arrangementVersion, across: across, estimates: estimates[across])
        guard plan.basis == basis else { return LazyPlan(items, arrangement, basis) }
        var same = plan
        same.measureAgain(shownLines, arrangement)
        return same
    }

    // MARK: Sight

    private var scroll: ScrollLayoutNode? { enclosingScroll(along: axis) }
    private var isWhollySeen: Bool { scroll == nil }

    /// The visible range, in points from this node's top or leading edge.
    private func sight(in scroll: ScrollLayoutNode) -> ClosedRange<CGFloat> {
        let length = max(scroll.size.length(along: axis), 0)
        var start = -origin(in: scroll).length(along: axis)
        if axis == .horizontal { start = mirrored(start, width: length) }
        return start...(start + length)
    }

    /// The length for which views are made beyond the visible range, on each side.
    private func margin(_ scroll: ScrollLayoutNode) -> CGFloat {
        min(max(scroll.size.length(along: axis), 200), 1500)
    }

    private func checkSight() {
        guard parent != nil, !isRetired, let scroll else { return }
        let seen = sight(in: scroll)
        let reach = margin(scroll) / 2
        let length = size.length(along: axis)
        let needsBefore = max(seen.lowerBound - reach, 0) < covered.lowerBound && covered.lowerBound > 0
        let needsAfter = min(seen.upperBound + reach, length) > covered.upperBound && covered.upperBound < length
        if needsBefore || needsAfter { invalidateLayout() }
    }

    // MARK: Placing

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        let across = size.length(across: axis)
        let scroll = scroll
        var seen = scroll.map { sight(in: $0) } ?? 0...CGFloat.greatestFiniteMagnitude
        let reach = scroll.map { margin($0) } ?? 0
        let anchor = seen.lowerBound > 0.5 ? plan.anchor(at: seen.lowerBound) : nil
        let start = seen.lowerBound
        var next = makePlan(across: across)
        for _ in 0..<Self.roundsMax {
            let moved = anchor.map { next.movement(of: $0) } ?? 0
            seen = (start + moved)...(start + moved + (seen.upperBound - seen.lowerBound))
            let lines = next.lines(in: (seen.lowerBound - reach)...(seen.upperBound + reach))
            let unmade = next.items(in: lines).filter { $0.layout == nil }
            if !unmade.isEmpty {
                make(unmade)
                next = makePlan(across: across)
                continue
            }
            guard measure(next, lines, across) else { break }
            if next.basis.estimates == estimates[across] {
                next.measureAgain(lines, arrangement)
            } else {
                next = makePlan(across: across)
            }
        }
        let moved = anchor.map { next.movement(of: $0) } ?? 0
        plan = next
        let lines = next.lines(
            in: (start + moved - reach)...(start + moved + (seen.upperBound - seen.lowerBound) + reach))
        shownLines = lines
        place(lines)
        covered = next.extent(of: lines)
        // In a mirrored row, the scroll view measures from the other end.
        let movement = isRightToLeft && axis == .horizontal ? -moved : moved
        if moved != 0 { scroll?.contentDidMove(by: .along(axis, movement, across: 0)) }
        if next.length != size.length(along: axis) { invalidateLayout() }
    }

    /// Measures the existing views; returns whether any length differs from the plan.
    private func measure(_ plan: LazyPlan, _ lines: [Int], _ across: CGFloat) -> Bool {
        var differs = false
        var sums: [SectionPart.Role: (total: CGFloat, count: Int)] = [:]
        for line in lines {
            let longest = measureLine(plan, line, across)
            differs = differs || abs(longest - plan.lengths[line]) > 0.001
            sums[plan.lines[line].role, default: (0, 0)].total += longest
            sums[plan.lines[line].role]!.count += 1
        }
        for (role, sum) in sums where estimates[across][role] == nil {
            estimates[across][role] = sum.total / CGFloat(sum.count)
            differs = true
        }
        return differs
    }

    private func measureLine(_ plan: LazyPlan, _ line: Int, _ across: CGFloat) -> CGFloat {
        var longest: CGFloat = 0
        for (position, index) in plan.lines[line].items.enumerated() {
            let item = plan.items[index]
            guard let layout = item.layout else { continue }
            layout.parent = self
            let cell = plan.cell(position, of: line)
            let size = layout.sizeThatFits(.along(axis, nil, across: cell.length))
            longest = max(longest, size.length(along: axis))
            widest = max(widest, size.length(across: axis))
            item.slot?.extent = (size.length(along: axis), across)
        }
        return longest
    }

    private func place(_ lines: [Int]) {
        var nodes: [LayoutNode] = []
        var slots: [ObjectIdentifier: LazySlot] = [:]
        var keptTracks: Set<ObjectIdentifier> = []
        for line in lines {
            for (position, index) in plan.lines[line].items.enumerated() {
                let item = plan.items[index]
                guard let layout = item.layout else { continue }
                if let slot = item.slot { slots[ObjectIdentifier(slot)] = slot }
                (layout as? RowPositioned)?.setPosition(plan.lines[line])
                let node = track(for: line, around: layout, &keptTracks) ?? layout
                put(layout, node, plan.cell(position, of: line), line)
                nodes.append(node)
            }
        }
        replaceTracks(keeping: keptTracks)
        if cards.place((arrangement as? any SectionCarding)?.card, behind: lines, of: plan, in: self) {
            invalidateDisplay()
        }
        show(nodes, slots)
    }

    private func put(_ layout: LayoutNode, _ node: LayoutNode, _ cell: LazyCell, _ line: Int) {
        let start = plan.starts[line]
        let proposal = ProposedViewSize.along(axis, nil, across: cell.length)
        guard let track = node as? PinTrackLayoutNode else {
            layout.parent = self
            let dimensions = layout.dimensions(in: proposal)
            let space = CGSize.along(axis, plan.lengths[line], across: cell.length)
            let inner = cell.alignment.origin(of: dimensions, in: space)
            let corner = CGRect.along(axis, start, across: cell.offset, .zero).origin
            return layout.place(at: CGPoint(x: corner.x + inner.x, y: corner.y + inner.y), proposal: proposal)
        }
        let section = plan.sectionExtent(around: line)
        track.update(
            axis: axis, isAtEnd: plan.lines[line].role == .footer, along: start - section.lowerBound,
            alignment: cell.alignment)
        let size = CGSize.along(axis, section.upperBound - section.lowerBound, across: cell.length)
        track.place(
            at: CGRect.along(axis, section.lowerBound, across: cell.offset, size).origin,
            proposal: ProposedViewSize(size))
    }

    // MARK: Pinned views and cards

    private func track(
        for line: Int, around layout: LayoutNode, _ kept: inout Set<ObjectIdentifier>
    ) -> PinTrackLayoutNode? {
        let role = plan.lines[line].role
        let wanted: PinnedScrollableViews = role == .header ? .sectionHeaders : .sectionFooters
        guard role != .content, arrangement.pinnedViews.contains(wanted), plan.lines[line].items.count == 1
        else { return nil }
        let key = ObjectIdentifier(layout)
        kept.insert(key)
        if let known = tracks[key], known.content === layout {
            known.adopt()
            known.setRightToLeft(isRightToLeft)
            return known
        }
        let track = PinTrackLayoutNode(around: layout, graph: graph)
        track.parent = self
        track.setRightToLeft(isRightToLeft)
        tracks[key] = track
        return track
    }

    private func replaceTracks(keeping kept: Set<ObjectIdentifier>) {
        for (key, track) in tracks where !kept.contains(key) {
            if !track.content.isRetired { track.content.withdraw() }
            tracks[key] = nil
            graph.retire(track)
        }
    }

    // MARK: Coming and going

    private func show(_ nodes: [LayoutNode], _ slots: [ObjectIdentifier: LazySlot]) {
        let kept = Set(nodes.map { ObjectIdentifier($0) })
        let isSame = nodes.count == present.count && zip(nodes, present).allSatisfy { $0 === $1 }
        for node in present where !kept.contains(ObjectIdentifier(node)) && !node.isRetired && !node.hasLeft {
            if node.parent === self { node.withdraw() }
        }
        for (key, slot) in presentSlots where slots[key] == nil && slot.node != nil {
            slot.setPresent(false)
            parked.append(slot)
        }
        for (key, slot) in slots where presentSlots[key] == nil {
            slot.setPresent(true)
            parked.removeAll { $0 === slot }
        }
        present = nodes
        presentSlots = slots
        endFarthest()
        if !isSame { invalidateDisplay() }
    }

    private func endFarthest() {
        parked.removeAll { $0.node == nil }
        guard parked.count > Self.parkedMax else { return }
        for slot in parked.prefix(parked.count - Self.parkedMax) where slot.node?.lazyItems.count == 1 {
            slot.discard()
        }
        parked.removeFirst(parked.count - Self.parkedMax)
        knownItems = nil
    }

    // MARK: Display

    override func display(_ builder: inout DisplayBuilder) -> [ElementID] {
        builder.show(self) { element in
            if arrangement is any SectionCarding { element.accessibility.role = .list }
        }
    }

    /// The known or estimated rectangle of the view with an identity, in this node's coordinates.
    func rectangle(of id: AnyHashable) -> CGRect? {
        guard let index = plan.items.firstIndex(where: { $0.has(id) }), let line = plan.line(of: index)
        else { return nil }
        let cell = plan.cell(index - plan.lines[line].items.lowerBound, of: line)
        let size = CGSize.along(axis, plan.lengths[line], across: cell.length)
        var rectangle = CGRect.along(axis, plan.starts[line], across: cell.offset, size)
        rectangle.origin.x = mirrored(rectangle.minX, width: rectangle.width)
        return rectangle
    }
}
