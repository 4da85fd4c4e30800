import Foundation
@_spi(Nodes) import ViewTree

/// Lines of items with their lengths along the axis, known or estimated.
@MainActor
struct LazyPlan {
    /// The inputs of a plan. While they stay the same, only existing views have to be measured again.
    struct Basis: Equatable {
        var items = -1
        var arrangement = -1
        var across: CGFloat = 0
        var estimates: [SectionPart.Role: CGFloat] = [:]
    }

    private(set) var basis = Basis()
    private(set) var items: [LazyItem] = []
    private(set) var lines: [LazyLine] = []
    private(set) var lengths: [CGFloat] = []
    private(set) var starts: [CGFloat] = []
    /// The length of all lines and the gaps around them.
    private(set) var length: CGFloat = 0
    private var cells: [LazyCell] = []
    private var wholeCells: [SectionPart.Role: LazyCell] = [:]

    init() {}

    init(
        _ items: [LazyItem], _ arrangement: any LazyArranging, _ basis: Basis
    ) {
        self.items = items
        self.basis = basis
        let across = basis.across
        cells = arrangement.cells(across: across)
        for role in [SectionPart.Role.header, .content, .footer] {
            wholeCells[role] = arrangement.wholeCell(role, across: across)
        }
        lines = Self.group(items, count: max(cells.count, 1))
        for index in lines.indices { lines[index].ownCell = arrangement.ownCell(of: lines[index].part, across: across) }
        lengths = lines.indices.map { index in
            knownLength(lines[index], arrangement.axis, across)
                ?? basis.estimates[lines[index].role] ?? arrangement.assumedLength
        }
        layOut(arrangement)
    }

    /// Updates the lengths of lines whose views may have changed.
    mutating func measureAgain(_ changed: [Int], _ arrangement: any LazyArranging) {
        var isSame = true
        for line in changed where lines.indices.contains(line) {
            guard let length = knownLength(lines[line], arrangement.axis, basis.across), length != lengths[line]
            else { continue }
            lengths[line] = length
            isSame = false
        }
        if !isSame { layOut(arrangement) }
    }

    private static func group(_ items: [LazyItem], count: Int) -> [LazyLine] {
        var lines: [LazyLine] = []
        lines.reserveCapacity(items.count / count + 1)
        for (index, item) in items.enumerated() {
            if let last = lines.last, last.role == .content, item.part?.role ?? .content == .content,
                last.part?.section === item.part?.section, last.items.count < count
            {
                lines[lines.count - 1].items = last.items.lowerBound..<(index + 1)
            } else {
                lines.append(LazyLine(items: index..<(index + 1), part: item.part))
            }
        }
        for index in lines.indices {
            lines[index].isFirstInSection = index == 0 || !isSame(lines[index - 1], lines[index])
            lines[index].isLastInSection = index == lines.count - 1 || !isSame(lines[index], lines[index + 1])
        }
        return lines
    }

    /// Whether both are rows of one section.
    private static func isSame(_ a: LazyLine, _ b: LazyLine) -> Bool {
        a.role == b.role && a.part?.section === b.part?.section
    }

    private func knownLength(_ line: LazyLine, _ axis: Axis, _ across: CGFloat) -> CGFloat? {
        var longest: CGFloat?
        for (position, index) in line.items.enumerated() {
            let item = items[index]
            let length: CGFloat?
            if let extent = item.slot?.extent, extent.across == across, item.layout?.needsLayout != true {
                length = extent.length
            } else if let layout = item.layout {
                let cell = cell(position, of: line)
                length = layout.sizeThatFits(.along(axis, nil, across: cell.length)).length(along: axis)
            } else {
                length = nil
            }
            if let length { longest = max(longest ?? 0, length) }
        }
        return longest
    }

    private mutating func layOut(_ arrangement: any LazyArranging) {
        var position: CGFloat = 0
        starts.removeAll(keepingCapacity: true)
        starts.reserveCapacity(lines.count)
        for index in lines.indices {
            position += arrangement.gap(between: index > 0 ? lines[index - 1] : nil, and: lines[index])
            starts.append(position)
            position += lengths[index]
        }
        length = position + (lines.last.map { arrangement.gap(between: $0, and: nil) } ?? 0)
    }

    // MARK: Asking

    func cell(_ position: Int, of line: Int) -> LazyCell { cell(position, of: lines[line]) }

    private func cell(_ position: Int, of line: LazyLine) -> LazyCell {
        if let cell = line.ownCell { return cell }
        return line.role == .content ? cells[min(position, cells.count - 1)] : wholeCells[line.role]!
    }

    /// The lines in a range, and the headers and footers of their sections.
    func lines(in range: ClosedRange<CGFloat>) -> [Int] {
        let first = firstLine(endingAfter: range.lowerBound)
        var last = first
        while last < lines.count, starts[last] <= range.upperBound { last += 1 }
        guard first < last else { return [] }
        var result = Array(first..<last)
        if let header = header(of: first), header < first { result.insert(header, at: 0) }
        if let footer = footer(of: last - 1), footer >= last { result.append(footer) }
        return result
    }

    private func firstLine(endingAfter position: CGFloat) -> Int {
        var (low, high) = (0, lines.count)
        while low < high {
            let middle = (low + high) / 2
            if starts[middle] + lengths[middle] < position { low = middle + 1 } else { high = middle }
        }
        return low
    }

    private func header(of line: Int) -> Int? { edge(of: line, .header, step: -1) }
    private func footer(of line: Int) -> Int? { edge(of: line, .footer, step: 1) }

    private func edge(of line: Int, _ role: SectionPart.Role, step: Int) -> Int? {
        guard let section = lines[line].part?.section else { return nil }
        var index = line
        var found: Int?
        while lines.indices.contains(index), lines[index].part?.section === section {
            if lines[index].role == role { found = index }
            index += step
        }
        return found
    }

    func items(in lines: [Int]) -> [LazyItem] { lines.flatMap { items[self.lines[$0].items] } }

    func line(of item: Int) -> Int? {
        var (low, high) = (0, lines.count)
        while low < high {
            let middle = (low + high) / 2
            if lines[middle].items.upperBound <= item { low = middle + 1 } else { high = middle }
        }
        return low < lines.count ? low : nil
    }

    /// From the first line's start to the last's end. It reaches to the plan's edges if the lines include its first or
    /// last line.
    func extent(of lines: [Int]) -> ClosedRange<CGFloat> {
        guard let first = lines.first, let last = lines.last else { return 0...0 }
        let start = first == 0 ? 0 : starts[first]
        let end = last == self.lines.count - 1 ? length : starts[last] + lengths[last]
        return start...max(start, end)
    }

    /// From the first line's start to the last's end.
    func extent(ofCard lines: ClosedRange<Int>) -> ClosedRange<CGFloat> {
        starts[lines.lowerBound]...(starts[lines.upperBound] + lengths[lines.upperBound])
    }

    /// From the start of a section's first line to the end of its last.
    func sectionExtent(around line: Int) -> ClosedRange<CGFloat> {
        let section = lines[line].part?.section
        var (first, last) = (line, line)
        while first > 0, lines[first - 1].part?.section === section { first -= 1 }
        while last < lines.count - 1, lines[last + 1].part?.section === section { last += 1 }
        return starts[first]...(starts[last] + lengths[last])
    }

    /// The rows that share a card, for each section with rows among some lines.
    func cardGroups(_ shown: [Int]) -> [(section: SectionIdentity?, lines: ClosedRange<Int>)] {
        var groups: [(section: SectionIdentity?, lines: ClosedRange<Int>)] = []
        var seen: Set<ObjectIdentifier?> = []
        for line in shown where lines[line].role == .content {
            let section = lines[line].part?.section
            guard seen.insert(section.map { ObjectIdentifier($0) }).inserted else { continue }
            var (first, last) = (line, line)
            while first > 0, Self.isSame(lines[first - 1], lines[line]) { first -= 1 }
            while last < lines.count - 1, Self.isSame(lines[last + 1], lines[line]) { last += 1 }
            groups.append((section, first...last))
        }
        return groups
    }

    /// The parts of a card that are drawn: the runs of rows between those that replace it.
    static func runs(of lines: ClosedRange<Int>, without bare: [Int]) -> [ClosedRange<Int>] {
        var runs: [ClosedRange<Int>] = []
        var start = lines.lowerBound
        for line in bare.sorted() where lines.contains(line) {
            if start < line { runs.append(start...line - 1) }
            start = line + 1
        }
        if start <= lines.upperBound { runs.append(start...lines.upperBound) }
        return runs
    }

    // MARK: Anchoring

    /// The first visible item, whose position is compared with that in a later plan.
    struct Anchor {
        fileprivate let slot: LazySlot?
        fileprivate let layout: LayoutNode?
        fileprivate let start: CGFloat
    }

    func anchor(at position: CGFloat) -> Anchor? {
        let line = firstLine(endingAfter: position)
        guard line < lines.count else { return nil }
        let item = items[lines[line].items.lowerBound]
        return Anchor(slot: item.slot, layout: item.layout, start: starts[line])
    }

    /// The distance by which the anchor has moved in this plan; 0 if it is gone.
    func movement(of anchor: Anchor) -> CGFloat {
        let index = items.firstIndex { item in
            if let slot = anchor.slot { return item.slot === slot }
            return item.layout != nil && item.layout === anchor.layout
        }
        guard let index, let line = line(of: index) else { return 0 }
        return starts[line] - anchor.start
    }
}
