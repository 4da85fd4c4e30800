import ConstraintSolving
import CoreGraphics
import Foundation

/// One Auto Layout pass: a layout box for each constraint-based view below a root, and the views' constraints as
/// constraints of a solver.
///
/// A view whose frame is set directly is a root of its own, so independent parts of a view tree are solved separately.
@MainActor
struct ConstraintLayout {
    let root: UIView
    var solver = ConstraintSolver()
    var boxes: [ObjectIdentifier: LayoutBox] = [:]
    /// The content boxes of scroll views, for constraints that refer to a scroll view's content.
    private var contents: [ObjectIdentifier: LayoutBox] = [:]
    /// The views that constraints place, each after its superview.
    private(set) var views: [UIView] = []
    /// Heights of text, measured in the widths from the previous pass.
    private var heights: [ObjectIdentifier: CGFloat] = [:]

    /// - Parameter rootBox: The root's fixed box, to lay out its subviews; nil makes the root's size an unknown to
    ///   solve for.
    private init(_ root: UIView, rootBox: LayoutBox?, heights: [ObjectIdentifier: CGFloat]) {
        (self.root, self.heights) = (root, heights)
        var box = rootBox ?? LayoutBox(in: &solver)
        if rootBox == nil { (box.left, box.top) = (LinearExpression(), LinearExpression()) }
        boxes[ObjectIdentifier(root)] = box
        collect(below: root)
        for view in [root] + views { describe(view) }
        if rootBox == nil { describeContent(of: root) }
    }

    // MARK: Entry points

    /// Lays out the constraint-based views below a root.
    static func place(in root: UIView) {
        let box = LayoutBox(CGRect(origin: .zero, size: root.bounds.size))
        let layout = solved(root) { ConstraintLayout(root, rootBox: box, heights: $0) }
        layout.apply()
    }

    /// The fitting size of a root.
    static func size(
        of root: UIView, fitting target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
    ) -> CGSize {
        let layout = solved(root) { heights in
            var layout = ConstraintLayout(root, rootBox: nil, heights: heights)
            let box = layout.boxes[ObjectIdentifier(root)]!
            layout.demand(box.width + -Double(target.width), .equal, horizontal.strength)
            layout.demand(box.height + -Double(target.height), .equal, vertical.strength)
            return layout
        }
        return layout.boxes[ObjectIdentifier(root)]!.rect(layout.solver).size
    }

    /// Solves the constraints, and up to twice more while the height of a wrapping text differs from the last pass.
    private static func solved(
        _ root: UIView, _ make: ([ObjectIdentifier: CGFloat]) -> ConstraintLayout
    ) -> ConstraintLayout {
        var heights: [ObjectIdentifier: CGFloat] = [:]
        var layout = make(heights)
        layout.solver.solve()
        for _ in 0..<2 {
            let found = layout.heightsInWidths
            guard found != heights else { break }
            heights = found
            layout = make(heights)
            layout.solver.solve()
        }
        if layout.solver.hasGivenUp { ConstraintLog.hasGivenUp() }
        return layout
    }

    private var heightsInWidths: [ObjectIdentifier: CGFloat] {
        var found: [ObjectIdentifier: CGFloat] = [:]
        for view in [root] + views {
            guard let box = boxes[ObjectIdentifier(view)] else { continue }
            found[ObjectIdentifier(view)] = view.height(inWidth: box.rect(solver).width)
        }
        return found
    }

    // MARK: Views

    private mutating func collect(below view: UIView) {
        for subview in view.subviews where !subview.translatesAutoresizingMaskIntoConstraints {
            boxes[ObjectIdentifier(subview)] = LayoutBox(in: &solver)
            views.append(subview)
            collect(below: subview)
        }
    }

    private mutating func describe(_ view: UIView) {
        if view !== root { describeContent(of: view) }
        if let stack = view as? UIStackView { describeStack(stack) }
        for constraint in view.constraints { add(constraint) }
    }

    /// Adds the content hugging and compression resistance of a view.
    private mutating func describeContent(of view: UIView) {
        guard let box = boxes[ObjectIdentifier(view)] else { return }
        let size = view.contentSize(inHeight: heights[ObjectIdentifier(view)])
        for (axis, length, wanted) in [
            (NSLayoutConstraint.Axis.horizontal, box.width, size.width), (.vertical, box.height, size.height),
        ] where wanted != UIView.noIntrinsicMetric {
            let difference = length + -Double(wanted)
            demand(difference, .atLeast, view.contentCompressionResistancePriority(for: axis).strength)
            demand(difference, .atMost, view.contentHuggingPriority(for: axis).strength)
        }
    }

    mutating func demand(
        _ expression: LinearExpression, _ relation: LinearConstraint.Relation,
        _ strength: LinearConstraint.Strength = .required
    ) { _ = solver.add(LinearConstraint(expression, relation, strength)) }

    // MARK: Rules

    private mutating func add(_ rule: NSLayoutConstraint) {
        guard let first = rule.firstItem as? any LayoutItem else { return }
        let second = rule.secondItem as? any LayoutItem
        var expression = value(of: rule.firstAttribute, of: first, seenFrom: second) + -Double(rule.constant)
        if let second {
            expression =
                expression
                - value(of: rule.secondAttribute, of: second, seenFrom: first) * Double(rule.multiplier)
        }
        let relations: [NSLayoutConstraint.Relation: LinearConstraint.Relation] = [
            .equal: .equal, .lessThanOrEqual: .atMost, .greaterThanOrEqual: .atLeast,
        ]
        let constraint = LinearConstraint(expression, relations[rule.relation]!, rule.priority.strength)
        if !solver.add(constraint) { ConstraintLog.isContradiction(rule) }
    }

    private mutating func value(
        of attribute: NSLayoutConstraint.Attribute, of item: any LayoutItem, seenFrom other: (any LayoutItem)?
    ) -> LinearExpression {
        if let inner = attribute.withinMargins, let view = item as? UIView {
            return value(of: inner, of: view.layoutMarginsGuide, seenFrom: other)
        }
        let box = box(of: item, attribute, seenFrom: other)
        switch attribute {
        case .left, .leading: return box.left
        case .right, .trailing: return box.right
        case .top: return box.top
        case .bottom: return box.bottom
        case .width: return box.width
        case .height: return box.height
        case .centerX: return box.middleX
        case .centerY: return box.middleY
        case .firstBaseline, .lastBaseline: return baseline(attribute == .firstBaseline, of: item, box)
        default: return LinearExpression()
        }
    }

    /// The baseline of an item. Text is vertically centered in its view.
    func baseline(_ isFirst: Bool, of item: any LayoutItem, _ box: LayoutBox) -> LinearExpression {
        guard let text = (item as? UIView)?.baselines else { return isFirst ? box.top : box.bottom }
        return box.middleY + Double(isFirst ? text.first : text.last)
    }

    // MARK: Boxes

    /// The box of an item. For a descendant of a scroll view, the scroll view's edges are those of its content.
    private mutating func box(
        of item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute, seenFrom other: (any LayoutItem)?
    ) -> LayoutBox {
        guard let view = item as? UIView else { return box(of: item as? UILayoutGuide) }
        if let scroll = view as? UIScrollView, attribute != .width, attribute != .height,
            let inner = other?.layoutView, inner !== scroll, inner.isDescendant(of: scroll)
        {
            return content(of: scroll)
        }
        return box(of: view)
    }

    private mutating func box(of view: UIView) -> LayoutBox {
        let id = ObjectIdentifier(view)
        if let box = boxes[id] { return box }
        let isBelowKnownView =
            view.translatesAutoresizingMaskIntoConstraints
            && view.superview.map { boxes[ObjectIdentifier($0)] != nil } ?? false
        let box =
            isBelowKnownView
            ? LayoutBox(view.frame, in: boxes[ObjectIdentifier(view.superview!)]!)
            : LayoutBox(root.convert(view.bounds, from: view))
        boxes[id] = box
        return box
    }

    private mutating func content(of scroll: UIScrollView) -> LayoutBox {
        if let box = contents[ObjectIdentifier(scroll)] { return box }
        var content = LayoutBox(in: &solver)
        let frame = box(of: scroll)
        (content.left, content.top) = (frame.left, frame.top)
        contents[ObjectIdentifier(scroll)] = content
        return content
    }

    private mutating func box(of guide: UILayoutGuide?) -> LayoutBox {
        guard let guide, let view = guide.owningView else { return LayoutBox(.zero) }
        if let box = boxes[ObjectIdentifier(guide)] { return box }
        let around = box(of: view)
        let made: LayoutBox
        switch guide.kind {
        case .own: made = LayoutBox(in: &solver)
        case .margins: made = around.inset(by: view.marginsOfLayout)
        case .safeArea: made = around.inset(by: view.safeAreaInsets)
        case .readable: made = readable(around.inset(by: view.marginsOfLayout))
        case .keyboard: made = lowerEdge(of: around.inset(by: view.safeAreaInsets))
        case .scrollContent: made = (view as? UIScrollView).map { content(of: $0) } ?? around
        case .scrollFrame: made = around
        }
        boxes[ObjectIdentifier(guide)] = made
        return made
    }

    private func lowerEdge(of box: LayoutBox) -> LayoutBox {
        var edge = box
        edge.top = box.bottom
        edge.height = LinearExpression()
        return edge
    }

    /// Horizontally centered, at most 672 points wide, as Apple's readable guide is for the default text size.
    private mutating func readable(_ room: LayoutBox) -> LayoutBox {
        let box = LayoutBox(in: &solver)
        demand(box.top - room.top, .equal)
        demand(box.height - room.height, .equal)
        demand(box.middleX - room.middleX, .equal)
        demand(box.width - room.width, .atMost)
        demand(box.width + -672, .atMost)
        demand(box.width - room.width, .equal, .priority(999))
        return box
    }

    // MARK: Applying

    private func apply() {
        for view in views { place(view) }
        for scroll in ([root] + views).compactMap({ $0 as? UIScrollView }) {
            if let box = contents[ObjectIdentifier(scroll)] { scroll.contentSize = box.rect(solver).size }
        }
        for view in [root] + views { placeGuides(of: view) }
    }

    private func place(_ view: UIView) {
        guard let superview = view.superview else { return }
        let rect = relative(boxes[ObjectIdentifier(view)]!, to: superview)
        if view.bounds.size != rect.size { view.bounds.size = rect.size }
        view.center = CGPoint(x: rect.midX, y: rect.midY)
    }

    private func relative(_ box: LayoutBox, to view: UIView) -> CGRect {
        let around = boxes[ObjectIdentifier(view)]?.rect(solver).origin ?? .zero
        let rect = box.rect(solver).offsetBy(dx: -around.x, dy: -around.y)
        // A scroll view's bounds start at the scroll offset, but its content starts at zero.
        return view is UIScrollView ? rect : rect.offsetBy(dx: view.bounds.minX, dy: view.bounds.minY)
    }

    private func placeGuides(of view: UIView) {
        for guide in view.guides.all {
            guard let box = boxes[ObjectIdentifier(guide)] else { continue }
            guide.layoutFrame = relative(box, to: view)
        }
    }
}
