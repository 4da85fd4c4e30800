import CoreGraphics

/// One section of a flow layout: its items in lines.
struct FlowSection {
    struct Metrics {
        let axis: NSLayoutConstraint.Axis
        let room: CGSize
        let insets: UIEdgeInsets
        let lineSpacing: CGFloat
        let itemSpacing: CGFloat
        let header: CGSize
        let footer: CGSize
        let sizes: [CGSize]
    }

    let index: Int
    private(set) var items: [CGRect] = []
    let header: CGRect?
    private(set) var footer: CGRect?
    private(set) var frame: CGRect
    /// The position at which the next section starts.
    private(set) var end: CGFloat

    init(_ index: Int, _ metrics: Metrics, at start: CGFloat) {
        self.index = index
        let axis = metrics.axis
        let across = metrics.room.along(axis.other)
        func bar(_ size: CGSize, at place: CGFloat) -> CGRect? {
            size.along(axis) > 0 ? CGRect(axis, at: place, across: 0, length: size.along(axis), width: across) : nil
        }
        header = bar(metrics.header, at: start)
        let (before, after) = metrics.insets.ends(axis)
        let (near, far) = metrics.insets.ends(axis.other)
        var place = start + (header == nil ? 0 : metrics.header.along(axis)) + before
        var isFirst = true
        var rest = metrics.sizes[...]
        while !rest.isEmpty {
            let line = Self.line(rest, metrics, room: across - near - far)
            rest = rest.dropFirst(line.count)
            if !isFirst { place += metrics.lineSpacing }
            isFirst = false
            let thickness = line.map { $0.along(axis) }.max() ?? 0
            items += Self.place(line, metrics, isLast: rest.isEmpty, at: place, thickness, near, across - near - far)
            place += thickness
        }
        place += after
        footer = bar(metrics.footer, at: place)
        end = place + (footer == nil ? 0 : metrics.footer.along(axis))
        frame = CGRect(axis, at: start, across: 0, length: end - start, width: across)
    }

    /// The sizes of the items that fit into a line: at least one.
    private static func line(_ sizes: ArraySlice<CGSize>, _ metrics: Metrics, room: CGFloat) -> [CGSize] {
        var line: [CGSize] = []
        var used: CGFloat = 0
        for size in sizes {
            let more = size.along(metrics.axis.other) + (line.isEmpty ? 0 : metrics.itemSpacing)
            guard line.isEmpty || used + more <= room + 0.01 else { break }
            line.append(size)
            used += more
        }
        return line
    }

    /// Distributes a line's spare room between its items. If all items have one size, the last line gets the spacing of
    /// a full one.
    private static func place(
        _ line: [CGSize], _ metrics: Metrics, isLast: Bool, at start: CGFloat, _ thickness: CGFloat, _ near: CGFloat,
        _ room: CGFloat
    ) -> [CGRect] {
        let across = metrics.axis.other
        let used = line.reduce(0) { $0 + $1.along(across) }
        var gap = metrics.itemSpacing
        if isLast, let first = line.first, metrics.sizes.allSatisfy({ $0 == first }) {
            let length = first.along(across)
            let full = max(((room + gap + 0.01) / max(length + gap, 1)).rounded(.down), 1)
            if full > 1 { gap = max((room - full * length) / (full - 1), gap) }
        } else if line.count > 1, !isLast {
            gap = max((room - used) / CGFloat(line.count - 1), gap)
        }
        var place = line.count == 1 && !isLast ? near + max(room - used, 0) / 2 : near
        return line.map { size in
            let rect = CGRect(
                metrics.axis, at: start + (thickness - size.along(metrics.axis)) / 2, across: place,
                length: size.along(metrics.axis), width: size.along(across))
            place += size.along(across) + gap
            return rect
        }
    }
}
