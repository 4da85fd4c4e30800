import ConstraintSolving
import CoreGraphics
import Foundation

extension UIStackView {
    /// Whether constraints lay out the stack: if the stack or something in it has any, or the stack aligns baselines.
    var isLaidOutByRules: Bool {
        if !translatesAutoresizingMaskIntoConstraints || !constraints.isEmpty { return true }
        if alignment == .firstBaseline || alignment == .lastBaseline { return true }
        return arrangedSubviews.contains { view in
            !view.constraints.isEmpty || (view as? UIStackView)?.isLaidOutByRules == true
                || view.hasConstrainedViews && !(view is UIStackView)
        }
    }
}

/// A box along a stack's axis and across it.
private struct StackBox {
    let box: LayoutBox
    let isRow: Bool

    var start: LinearExpression { isRow ? box.left : box.top }
    var length: LinearExpression { isRow ? box.width : box.height }
    var end: LinearExpression { isRow ? box.right : box.bottom }
    var middle: LinearExpression { isRow ? box.middleX : box.middleY }
    var across: StackBox { StackBox(box: box, isRow: !isRow) }
}

extension ConstraintLayout {
    /// Adds the constraints of a stack: its views one after another with their spacing, and aligned across.
    mutating func describeStack(_ stack: UIStackView) {
        let isRow = stack.axis == .horizontal
        guard stack.isLaidOutByRules, let own = boxes[ObjectIdentifier(stack)] else { return }
        let room = StackBox(box: own.inset(by: stack.arrangementMargins), isRow: isRow)
        let shown = stack.shownViews.compactMap { view in
            boxes[ObjectIdentifier(view)].map { (view, StackBox(box: $0, isRow: isRow)) }
        }
        guard let first = shown.first, let last = shown.last else {
            demand(own.width, .equal, .priority(1))
            return demand(own.height, .equal, .priority(1))
        }
        demand(first.1.start - room.start, .equal)
        demand(last.1.end - room.end, .equal)
        follow(shown, stack)
        for (view, box) in shown { align(view, box, first, in: room, stack) }
        // Across its axis, a stack is no larger than its views need, unless other constraints make it larger.
        demand(room.across.length, .equal, .priority(51))
    }

    private mutating func follow(_ shown: [(view: UIView, box: StackBox)], _ stack: UIStackView) {
        let step = LinearExpression(solver.makeVariable())
        for (one, next) in zip(shown, shown.dropFirst()) {
            let gap = next.box.start - one.box.end
            let spacing = Double(stack.spacingInPoints(after: one.view))
            switch stack.distribution {
            case .fill: demand(gap + -spacing, .equal)
            case .fillEqually:
                demand(gap + -spacing, .equal)
                demand(next.box.length - shown[0].box.length, .equal)
            case .fillProportionally:
                demand(gap + -spacing, .equal)
                proportion(shown[0], next, stack)
            case .equalSpacing:
                demand(gap + -spacing, .atLeast)
                demand(gap - step, .equal)
            case .equalCentering:
                demand(gap + -spacing, .atLeast)
                demand(next.box.middle - one.box.middle - step, .equal, .priority(149))
            }
            // If the stack's length is free, the gaps are no larger than needed.
            if stack.distribution == .equalSpacing || stack.distribution == .equalCentering {
                demand(gap + -spacing, .equal, .priority(49))
            }
        }
    }

    private mutating func proportion(
        _ first: (view: UIView, box: StackBox), _ other: (view: UIView, box: StackBox), _ stack: UIStackView
    ) {
        func own(_ view: UIView) -> Double {
            let size = view.intrinsicContentSize
            return Double(max(stack.axis == .horizontal ? size.width : size.height, 1))
        }
        demand(other.box.length * own(first.view) - first.box.length * own(other.view), .equal, .priority(999))
    }

    private mutating func align(
        _ view: UIView, _ box: StackBox, _ first: (view: UIView, box: StackBox), in room: StackBox,
        _ stack: UIStackView
    ) {
        let (own, all) = (box.across, room.across)
        demand(own.start - all.start, .atLeast)
        demand(own.end - all.end, .atMost)
        switch stack.alignment {
        case .fill:
            demand(own.start - all.start, .equal)
            demand(own.end - all.end, .equal)
        case .leading: demand(own.start - all.start, .equal)
        case .trailing: demand(own.end - all.end, .equal)
        case .center: demand(own.middle - all.middle, .equal)
        case .firstBaseline, .lastBaseline:
            let isFirst = stack.alignment == .firstBaseline
            demand(
                baseline(isFirst, of: view, box.box) - baseline(isFirst, of: first.view, first.box.box), .equal)
        }
    }
}
