import Foundation

// Cards that are as large as what they show: in the middle of the window, at its lower edge, or beside a view.
extension CardGeometry {
    private static let margin: CGFloat = 8

    mutating func alert(_ window: CGSize, _ content: CardLayoutNode) {
        cornerRadius = 22
        let width = min(300, window.width - 4 * Self.margin)
        let size = fitted(content, CGSize(width: width, height: window.height - 6 * Self.margin), width: width)
        frame = CGRect(
            x: ((window.width - size.width) / 2).rounded(), y: ((window.height - size.height) / 2).rounded(),
            width: size.width, height: size.height)
        look = HiddenLook(opacity: 0, scale: 1.08)
        isRaised = true
    }

    mutating func confirmation(_ window: CGSize, _ safeArea: EdgeInsets, _ content: CardLayoutNode) {
        guard window.width < Self.compactWidthMax else { return alert(window, content) }
        cornerRadius = 22
        let width = window.width - 2 * Self.margin
        let size = fitted(content, CGSize(width: width, height: window.height - 6 * Self.margin), width: width)
        let bottom = max(safeArea.bottom, Self.margin)
        frame = CGRect(x: Self.margin, y: window.height - bottom - size.height, width: width, height: size.height)
        look = HiddenLook(offset: CGSize(width: 0, height: size.height + bottom))
        isRaised = true
    }

    mutating func menu(
        _ presentation: Presentation, _ place: CGPoint?, _ window: CGSize, _ safeArea: EdgeInsets,
        _ content: CardLayoutNode
    ) {
        cornerRadius = 14
        isShaded = false
        isRaised = true
        let source = sourceFrame(presentation, window)
        let target =
            place.map { CGRect(origin: CGPoint(x: source.minX + $0.x, y: source.minY + $0.y), size: .zero) } ?? source
        let room = CGSize(width: min(280, window.width - 2 * Self.margin), height: window.height - 2 * Self.margin)
        var size = fitted(content, room, width: nil)
        size.width = min(max(size.width, 180), room.width)
        let isBelow =
            target.maxY + 4 + size.height <= window.height - safeArea.bottom - Self.margin
            || target.midY < window.height / 2
        let y = isBelow ? target.maxY + 4 : target.minY - 4 - size.height
        let x = target.width > size.width ? target.minX : target.midX - size.width / 2
        frame = clamped(CGRect(x: x, y: y, width: size.width, height: size.height), window, safeArea)
        look = HiddenLook(
            opacity: 0, scale: 0.9,
            anchor: UnitPoint(
                x: min(max((target.midX - frame.minX) / max(frame.width, 1), 0), 1), y: isBelow ? 0 : 1))
    }

    mutating func popover(
        _ presentation: Presentation, _ placement: PopoverPlacement, _ window: CGSize, _ safeArea: EdgeInsets,
        _ content: CardLayoutNode
    ) {
        cornerRadius = presentation.options.cornerRadius ?? 14
        isShaded = false
        isRaised = true
        let target = placement.target(in: sourceFrame(presentation, window))
        let room = CGSize(width: window.width - 2 * Self.margin, height: window.height - 2 * Self.margin)
        let size = fitted(content, room, width: nil)
        let edge = placement.edge(for: target, size: size, window: window)
        let gap: CGFloat = 10
        let origin =
            switch edge {
            case .top: CGPoint(x: target.midX - size.width / 2, y: target.maxY + gap)
            case .bottom: CGPoint(x: target.midX - size.width / 2, y: target.minY - gap - size.height)
            case .leading: CGPoint(x: target.maxX + gap, y: target.midY - size.height / 2)
            case .trailing: CGPoint(x: target.minX - gap - size.width, y: target.midY - size.height / 2)
            }
        frame = clamped(CGRect(origin: origin, size: size), window, safeArea)
        let tip =
            switch edge {
            case .top: CGPoint(x: target.midX, y: frame.minY)
            case .bottom: CGPoint(x: target.midX, y: frame.maxY)
            case .leading: CGPoint(x: frame.minX, y: target.midY)
            case .trailing: CGPoint(x: frame.maxX, y: target.midY)
            }
        arrow = (tip, edge)
        look = HiddenLook(
            opacity: 0, scale: 0.92,
            anchor: UnitPoint(
                x: (tip.x - frame.minX) / max(frame.width, 1), y: (tip.y - frame.minY) / max(frame.height, 1)))
    }

    // MARK: Measures

    /// The size that the content would like, within what there is room for.
    private func fitted(_ content: CardLayoutNode, _ room: CGSize, width: CGFloat?) -> CGSize {
        let ideal = content.contentSize(ProposedViewSize(width: width, height: nil))
        if ideal.width <= room.width, ideal.height <= room.height {
            return CGSize(width: width ?? ideal.width.rounded(.up), height: ideal.height.rounded(.up))
        }
        let within = content.contentSize(
            ProposedViewSize(width: width ?? min(ideal.width, room.width), height: min(ideal.height, room.height)))
        return CGSize(
            width: width ?? min(within.width, room.width).rounded(.up),
            height: min(within.height, room.height).rounded(.up))
    }

    private func sourceFrame(_ presentation: Presentation, _ window: CGSize) -> CGRect {
        presentation.source()?.frame(in: .global)
            ?? CGRect(x: window.width / 2, y: window.height / 2, width: 0, height: 0)
    }

    private func clamped(_ rect: CGRect, _ window: CGSize, _ safeArea: EdgeInsets) -> CGRect {
        let least = CGPoint(x: safeArea.leading + Self.margin, y: safeArea.top + Self.margin)
        let most = CGPoint(
            x: window.width - safeArea.trailing - Self.margin - rect.width,
            y: window.height - safeArea.bottom - Self.margin - rect.height)
        return CGRect(
            x: max(min(rect.minX, most.x), least.x).rounded(), y: max(min(rect.minY, most.y), least.y).rounded(),
            width: rect.width, height: rect.height)
    }
}
