import CoreGraphics
import Foundation

/// Lays views out in a row or a column.
///
/// Views that are hidden take no room. See [UIStackView](https://developer.apple.com/documentation/uikit/uistackview).
open class UIStackView: UIView {
    /// How the views are distributed along the stack.
    ///
    /// `fill` stretches the view with the lowest hugging priority if there is room to spare, and shrinks the views with
    /// the lowest compression resistance first if there is too little. `fillEqually` makes all views as long;
    /// `fillProportionally` keeps the ratio of their lengths. The others keep the lengths and share the room between
    /// the views: as equal gaps, or with the middles equally far apart.
    public enum Distribution: Int, Sendable { case fill, fillEqually, fillProportionally, equalSpacing, equalCentering }

    /// The alignment of the views across the axis.
    public enum Alignment: Int, Sendable {
        case fill, leading
        /// The baselines of a row's first or last lines of text are at one height.
        case firstBaseline
        case center, trailing, lastBaseline
        /// At the upper edge of a row. The same as `leading`.
        public static var top: Alignment { .leading }
        /// At the lower edge of a row. The same as `trailing`.
        public static var bottom: Alignment { .trailing }
    }

    /// A spacing value for the system's default: 8 points here.
    public static let spacingUseSystem: CGFloat = .greatestFiniteMagnitude
    /// A custom spacing value for the stack's own `spacing`.
    public static let spacingUseDefault: CGFloat = -.greatestFiniteMagnitude

    /// Whether the views are in a row or in a column. A row by default.
    open var axis = NSLayoutConstraint.Axis.horizontal { didSet { if axis != oldValue { arrangementDidChange() } } }
    /// How the views are distributed along the stack. `fill` by default.
    open var distribution = Distribution.fill { didSet { if distribution != oldValue { arrangementDidChange() } } }
    /// The alignment of the views across the axis. `fill` by default.
    open var alignment = Alignment.fill { didSet { if alignment != oldValue { arrangementDidChange() } } }
    /// The space between the views, in points. 0 by default.
    open var spacing: CGFloat = 0 { didSet { if spacing != oldValue { arrangementDidChange() } } }
    /// The margins around the views while `isLayoutMarginsRelativeArrangement`, in points. 8 by default.
    open override var layoutMargins: UIEdgeInsets { didSet { arrangementDidChange() } }
    /// Whether the views are inside the layout margins. False by default.
    open var isLayoutMarginsRelativeArrangement = false { didSet { arrangementDidChange() } }
    /// The views that the stack arranges, in order, including hidden ones.
    public private(set) var arrangedSubviews: [UIView] = []
    private var customSpacings: [ObjectIdentifier: CGFloat] = [:]

    /// A row of views, which become subviews.
    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    /// An empty row.
    /// - Parameter frame: In the superview's coordinates, in points.
    public override init(frame: CGRect) { super.init(frame: frame) }
    /// Always fails: there are no archives or storyboards.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    // MARK: Views

    /// Appends a view, and makes it a subview.
    open func addArrangedSubview(_ view: UIView) { insertArrangedSubview(view, at: arrangedSubviews.count) }

    /// Inserts a view at an index, and makes it a subview. An index beyond either end is clamped.
    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        arrangedSubviews.removeAll { $0 === view }
        arrangedSubviews.insert(view, at: min(max(stackIndex, 0), arrangedSubviews.count))
        view.translatesAutoresizingMaskIntoConstraints = false
        if view.superview !== self { addSubview(view) }
        arrangementDidChange()
    }

    /// Removes a view from the arrangement. It stays a subview.
    open func removeArrangedSubview(_ view: UIView) {
        arrangedSubviews.removeAll { $0 === view }
        customSpacings[ObjectIdentifier(view)] = nil
        arrangementDidChange()
    }

    /// Removes the view from the arrangement.
    open override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        removeArrangedSubview(subview)
    }

    /// Sets the spacing after a view, in points. `spacingUseDefault` restores the stack's own.
    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        let isDefault = spacing == Self.spacingUseDefault
        customSpacings[ObjectIdentifier(arrangedSubview)] = isDefault ? nil : spacing
        arrangementDidChange()
    }

    /// The custom spacing after a view, in points; `spacingUseDefault` if there is none.
    open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
    }

    func arrangementDidChange() {
        invalidateIntrinsicContentSize()
        constraintsDidChange()
        setNeedsLayout()
    }

    // MARK: Layout

    var shownViews: [UIView] { arrangedSubviews.filter { !$0.isHidden } }
    private var margins: UIEdgeInsets { isLayoutMarginsRelativeArrangement ? layoutMargins : .zero }
    var arrangementMargins: UIEdgeInsets { margins }
    private var isRow: Bool { axis == .horizontal }

    func spacingInPoints(after view: UIView) -> CGFloat {
        let spacing = customSpacings[ObjectIdentifier(view)] ?? spacing
        return spacing == Self.spacingUseSystem ? 8 : spacing
    }

    /// - Parameter across: The width of a column, or the height of a row; nil for the views' own.
    private func arithmetic(across: CGFloat?) -> StackArithmetic {
        let items = shownViews.map { view in
            let size = wanted(view, across: across)
            return StackArithmetic.Item(
                length: isRow ? size.width : size.height,
                hugging: view.contentHuggingPriority(for: axis).rawValue,
                resistance: view.contentCompressionResistancePriority(for: axis).rawValue,
                spacing: spacingInPoints(after: view))
        }
        return StackArithmetic(items: items, distribution: distribution)
    }

    /// The size that a view wants: its intrinsic size, if it has one, otherwise its current size.
    private func wanted(_ view: UIView, across: CGFloat?) -> CGSize {
        let content = view.intrinsicContentSize
        guard !isRow, let across, content.width == UIView.noIntrinsicMetric || content.width > across else {
            return self.size(of: view, content)
        }
        let size = self.size(of: view, content)
        let fitting = view.sizeThatFits(CGSize(width: across, height: .greatestFiniteMagnitude))
        return CGSize(width: min(size.width, across), height: max(fitting.height, 0))
    }

    private func size(of view: UIView, _ content: CGSize) -> CGSize {
        CGSize(
            width: content.width == UIView.noIntrinsicMetric ? view.bounds.width : content.width,
            height: content.height == UIView.noIntrinsicMetric ? view.bounds.height : content.height)
    }

    /// The size that the shown views want, with spacing and margins, in points.
    open override var intrinsicContentSize: CGSize {
        if isLaidOutByRules { return systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) }
        let along = arithmetic(across: nil).length
        let across =
            shownViews.map { isRow ? wanted($0, across: nil).height : wanted($0, across: nil).width }.max() ?? 0
        return CGSize(
            width: (isRow ? along : across) + margins.left + margins.right,
            height: (isRow ? across : along) + margins.top + margins.bottom)
    }

    /// The preferred size of the visible views. A column with less width takes the offered one, and the height that its
    /// views need in it.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let own = intrinsicContentSize
        if isLaidOutByRules, size.width > 0, size.width < own.width {
            return systemLayoutSizeFitting(
                CGSize(width: size.width, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel)
        }
        guard !isRow, size.width > 0, size.width < own.width else { return own }
        let room = size.width - margins.left - margins.right
        return CGSize(width: size.width, height: arithmetic(across: room).length + margins.top + margins.bottom)
    }

    /// Lays out the visible views.
    open override func layoutSubviews() {
        super.layoutSubviews()
        guard !isLaidOutByRules else { return }
        let room = CGRect(origin: .zero, size: bounds.size).inset(by: margins)
        let (along, across) = isRow ? (room.width, room.height) : (room.height, room.width)
        let spans = arithmetic(across: across).spans(in: along)
        for (view, span) in zip(shownViews, spans) {
            let size = wanted(view, across: across)
            let place = self.place(isRow ? size.height : size.width, in: across)
            view.frame =
                isRow
                ? CGRect(
                    x: room.minX + span.start, y: room.minY + place.start, width: span.length, height: place.length)
                : CGRect(
                    x: room.minX + place.start, y: room.minY + span.start, width: place.length, height: span.length)
        }
    }

    private func place(_ length: CGFloat, in room: CGFloat) -> StackArithmetic.Span {
        let own = min(length, room)
        switch alignment {
        case .fill: return .init(start: 0, length: room)
        case .leading, .firstBaseline, .lastBaseline: return .init(start: 0, length: own)
        case .center: return .init(start: (room - own) / 2, length: own)
        case .trailing: return .init(start: room - own, length: own)
        }
    }
}
