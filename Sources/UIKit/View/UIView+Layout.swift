import Foundation

extension UIView {
    /// Schedules a call of `layoutSubviews` before the view is next shown.
    public func setNeedsLayout() {
        isLayoutDue = true
        shown?.layoutDidChange()
    }

    /// Calls `layoutSubviews` at once for this view and its descendants, where needed.
    public func layoutIfNeeded() {
        solveConstraintsIfDue()
        layOutIfDue()
        for subview in subviews { subview.layoutIfNeeded() }
    }

    func layOutIfDue() {
        guard isLayoutDue else { return }
        isLayoutDue = false
        controller?.viewWillLayoutSubviews()
        solveConstraintsIfDue()
        layoutSubviews()
        layer.layoutSublayers()
        layoutSublayers(of: layer)
        controller?.viewDidLayoutSubviews()
    }

    /// Schedules a call of `draw(_:)`. Properties that affect the view's look do this themselves.
    public func setNeedsDisplay() { displayDidChange() }

    /// Schedules a call of `draw(_:)` for the whole view. The rectangle is ignored.
    public func setNeedsDisplay(_ rect: CGRect) { displayDidChange() }

    /// Resizes the view to the result of `sizeThatFits` for its current size.
    public func sizeToFit() { bounds.size = sizeThatFits(bounds.size) }

    /// Tells the layout system that `intrinsicContentSize` has changed.
    public func invalidateIntrinsicContentSize() {
        shown?.layoutDidChange()
        superview?.setNeedsLayout()
        if !translatesAutoresizingMaskIntoConstraints { constraintsDidChange() }
    }

    func visibilityDidChange() {
        displayDidChange()
        // A stack leaves no room for hidden views.
        if let stack = superview as? UIStackView { stack.arrangementDidChange() }
    }

    func placeDidChange() { shown?.layoutDidChange() }
    func displayDidChange() { shown?.displayDidChange() }
    func layerDidChange() { displayDidChange() }

    /// Traps if the class isn't `CALayer` or a subclass.
    static func makeLayer() -> CALayer {
        guard layerClass != CALayer.self else { return CALayer() }
        guard let layer = makeObject(of: layerClass) as? CALayer else {
            preconditionFailure("the layerClass of \(self) is \(layerClass), which is no CALayer")
        }
        return layer
    }

    // MARK: Autoresizing

    /// Which of a view's margins and dimensions change with its superview's size. They share the change equally.
    public struct AutoresizingMask: OptionSet, Sendable {
        /// The margins and dimensions as bits, with Apple's values.
        public let rawValue: UInt
        /// Margins and dimensions by their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The margin on the left.
        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
        /// The width.
        public static let flexibleWidth = AutoresizingMask(rawValue: 2)
        /// The margin on the right.
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
        /// The margin above.
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
        /// The height.
        public static let flexibleHeight = AutoresizingMask(rawValue: 16)
        /// The margin below.
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
    }

    /// The flexible margins and dimensions share the difference equally.
    func autoresize(from old: CGSize, to new: CGSize) {
        guard !autoresizingMask.isEmpty, translatesAutoresizingMaskIntoConstraints else { return }
        let mask = autoresizingMask
        var frame = frame
        Self.share(
            new.width - old.width, &frame.origin.x, &frame.size.width, before: mask.contains(.flexibleLeftMargin),
            length: mask.contains(.flexibleWidth), after: mask.contains(.flexibleRightMargin))
        Self.share(
            new.height - old.height, &frame.origin.y, &frame.size.height, before: mask.contains(.flexibleTopMargin),
            length: mask.contains(.flexibleHeight), after: mask.contains(.flexibleBottomMargin))
        self.frame = frame
    }

    private static func share(
        _ room: CGFloat, _ origin: inout CGFloat, _ size: inout CGFloat, before: Bool, length: Bool, after: Bool
    ) {
        let parts = [before, length, after].filter { $0 }.count
        guard parts > 0 else { return }
        let part = room / CGFloat(parts)
        if before { origin += part }
        if length { size = max(size + part, 0) }
    }

    // MARK: How content lies

    /// How an image of another size is placed in the view: stretched, scaled with its aspect ratio, or positioned in
    /// its own size. `redraw` is the same as `scaleToFill`.
    public enum ContentMode: Int, Sendable {
        case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right, topLeft, topRight,
            bottomLeft, bottomRight

        /// The frame of content of that size in a view of that size.
        func rectangle(of content: CGSize, in size: CGSize) -> CGRect {
            guard content.width > 0, content.height > 0 else { return CGRect(origin: .zero, size: size) }
            let (wide, high) = (size.width / content.width, size.height / content.height)
            switch self {
            case .scaleToFill, .redraw: return CGRect(origin: .zero, size: size)
            case .scaleAspectFit: return place(content, by: min(wide, high), in: size, x: 0.5, y: 0.5)
            case .scaleAspectFill: return place(content, by: max(wide, high), in: size, x: 0.5, y: 0.5)
            case .center: return place(content, by: 1, in: size, x: 0.5, y: 0.5)
            case .top: return place(content, by: 1, in: size, x: 0.5, y: 0)
            case .bottom: return place(content, by: 1, in: size, x: 0.5, y: 1)
            case .left: return place(content, by: 1, in: size, x: 0, y: 0.5)
            case .right: return place(content, by: 1, in: size, x: 1, y: 0.5)
            case .topLeft: return place(content, by: 1, in: size, x: 0, y: 0)
            case .topRight: return place(content, by: 1, in: size, x: 1, y: 0)
            case .bottomLeft: return place(content, by: 1, in: size, x: 0, y: 1)
            case .bottomRight: return place(content, by: 1, in: size, x: 1, y: 1)
            }
        }

        private func place(_ content: CGSize, by scale: CGFloat, in size: CGSize, x: CGFloat, y: CGFloat) -> CGRect {
            let shown = CGSize(width: content.width * scale, height: content.height * scale)
            return CGRect(
                origin: CGPoint(x: (size.width - shown.width) * x, y: (size.height - shown.height) * y), size: shown)
        }
    }
}
