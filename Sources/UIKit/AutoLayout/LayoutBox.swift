import ConstraintSolving
import CoreGraphics
import Foundation

/// A rectangle with known or unknown edges, in the coordinates of a layout's root.
struct LayoutBox {
    var left: LinearExpression
    var top: LinearExpression
    var width: LinearExpression
    var height: LinearExpression

    /// An unknown rectangle. Its width and height aren't negative.
    init(in solver: inout ConstraintSolver) {
        left = LinearExpression(solver.makeVariable())
        top = LinearExpression(solver.makeVariable())
        width = LinearExpression(solver.makeVariable())
        height = LinearExpression(solver.makeVariable())
        for length in [width, height] { _ = solver.add(LinearConstraint(length, .atLeast)) }
    }

    init(_ rect: CGRect) {
        left = LinearExpression(constant: Double(rect.minX))
        top = LinearExpression(constant: Double(rect.minY))
        width = LinearExpression(constant: Double(rect.width))
        height = LinearExpression(constant: Double(rect.height))
    }

    /// A rectangle with a known frame in another box.
    init(_ rect: CGRect, in box: LayoutBox) {
        self.init(rect)
        left = box.left + Double(rect.minX)
        top = box.top + Double(rect.minY)
    }

    func inset(by insets: UIEdgeInsets) -> LayoutBox {
        var box = self
        box.left = left + Double(insets.left)
        box.top = top + Double(insets.top)
        box.width = width + -Double(insets.left + insets.right)
        box.height = height + -Double(insets.top + insets.bottom)
        return box
    }

    var right: LinearExpression { left + width }
    var bottom: LinearExpression { top + height }
    var middleX: LinearExpression { left + width * 0.5 }
    var middleY: LinearExpression { top + height * 0.5 }

    func rect(_ solver: ConstraintSolver) -> CGRect {
        func value(_ expression: LinearExpression) -> CGFloat {
            // Removes rounding errors: a 64th of a point isn't visible.
            CGFloat((expression.value(solver.value) * 64).rounded() / 64)
        }
        return CGRect(x: value(left), y: value(top), width: value(width), height: value(height))
    }
}

extension UILayoutPriority {
    /// The priority as a strength for the constraint solver.
    var strength: LinearConstraint.Strength { self >= .required ? .required : .priority(Double(rawValue)) }
}
