import Foundation
@_spi(Nodes) import ViewTree

// Cards that fit their content: in the middle of the window, at its lower edge, or beside a view.
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
        guard Self.isCompact(window) else { return alert(window, content) }
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
        allowsBackgroundInteraction = presentation.options.backgroundInteraction == .enabled
        let target = placement.target(in: sourceFrame(presentation, window))
        let popover = PopoverGeometry(
            at: target.clamped(to: CGRect(origin: .zero, size: window)), arrowEdge: placement.arrowEdge,
            room: room(in: window, safeArea), cornerRadius: cornerRadius
        ) { fitted(content, $0, width: nil) }
        frame = popover.frame
        self.popover = popover
        look = HiddenLook(
            opacity: 0, scale: 0.92,
            anchor: UnitPoint(
                x: min(max((popover.tip.x - frame.minX) / max(frame.width, 1), 0), 1),
                y: min(max((popover.tip.y - frame.minY) / max(frame.height, 1), 0), 1)))
    }

    // MARK: Measures

    /// The content's ideal size, within the available space. Content that is too wide is measured again with the
    /// available width, so that its lines may wrap, before its height is limited.
    private func fitted(_ content: CardLayoutNode, _ room: CGSize, width: CGFloat?) -> CGSize {
        var size = content.contentSize(ProposedViewSize(width: width, height: nil))
        if width == nil, size.width > room.width {
            size = content.contentSize(ProposedViewSize(width: room.width, height: nil))
        }
        if size.height > room.height {
            let width = width ?? min(size.width, room.width)
            size = content.contentSize(ProposedViewSize(width: width, height: room.height))
        }
        return CGSize(
            width: width ?? min(size.width, room.width).rounded(.up),
            height: min(size.height, room.height).rounded(.up))
    }

    private mutating func sourceFrame(_ presentation: Presentation, _ window: CGSize) -> CGRect {
        isAnchored = true
        source = presentation.sourceFrame
        return source ?? CGRect(x: window.width / 2, y: window.height / 2, width: 0, height: 0)
    }

    /// The area in which such a card may be placed.
    private func room(in window: CGSize, _ safeArea: EdgeInsets) -> CGRect {
        CGRect(
            x: safeArea.leading + Self.margin, y: safeArea.top + Self.margin,
            width: max(window.width - safeArea.leading - safeArea.trailing - 2 * Self.margin, 0),
            height: max(window.height - safeArea.top - safeArea.bottom - 2 * Self.margin, 0))
    }

    private func clamped(_ rect: CGRect, _ window: CGSize, _ safeArea: EdgeInsets) -> CGRect {
        let room = room(in: window, safeArea)
        return CGRect(
            x: max(min(rect.minX, room.maxX - rect.width), room.minX).rounded(),
            y: max(min(rect.minY, room.maxY - rect.height), room.minY).rounded(),
            width: rect.width, height: rect.height)
    }
}

extension CGRect {
    /// The part of the rectangle inside of another one; a rectangle that is entirely outside collapses to the nearest
    /// edge.
    func clamped(to other: CGRect) -> CGRect {
        let (left, right) = (max(min(minX, other.maxX), other.minX), max(min(maxX, other.maxX), other.minX))
        let (top, bottom) = (max(min(minY, other.maxY), other.minY), max(min(maxY, other.maxY), other.minY))
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
}
