import CCairo
import DrawingValues
import Foundation

/// How what is drawn is mixed with what is there.
public enum CGBlendMode: Int32, CaseIterable, Sendable {
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference
    case exclusion, hue, saturation, color, luminosity
    case clear, copy, sourceIn, sourceOut, sourceAtop, destinationOver, destinationIn, destinationOut, destinationAtop
    case xor
    case plusLighter = 27

    var cairoOperator: cairo_operator_t {
        switch self {
        case .normal: CAIRO_OPERATOR_OVER
        case .multiply: CAIRO_OPERATOR_MULTIPLY
        case .screen: CAIRO_OPERATOR_SCREEN
        case .overlay: CAIRO_OPERATOR_OVERLAY
        case .darken: CAIRO_OPERATOR_DARKEN
        case .lighten: CAIRO_OPERATOR_LIGHTEN
        case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
        case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
        case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
        case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
        case .difference: CAIRO_OPERATOR_DIFFERENCE
        case .exclusion: CAIRO_OPERATOR_EXCLUSION
        case .hue: CAIRO_OPERATOR_HSL_HUE
        case .saturation: CAIRO_OPERATOR_HSL_SATURATION
        case .color: CAIRO_OPERATOR_HSL_COLOR
        case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
        case .clear: CAIRO_OPERATOR_CLEAR
        case .copy: CAIRO_OPERATOR_SOURCE
        case .sourceIn: CAIRO_OPERATOR_IN
        case .sourceOut: CAIRO_OPERATOR_OUT
        case .sourceAtop: CAIRO_OPERATOR_ATOP
        case .destinationOver: CAIRO_OPERATOR_DEST_OVER
        case .destinationIn: CAIRO_OPERATOR_DEST_IN
        case .destinationOut: CAIRO_OPERATOR_DEST_OUT
        case .destinationAtop: CAIRO_OPERATOR_DEST_ATOP
        case .xor: CAIRO_OPERATOR_XOR
        case .plusLighter: CAIRO_OPERATOR_ADD
        }
    }
}

/// What to do with the current path.
public enum CGPathDrawingMode: Int32, Sendable {
    /// Fill by the nonzero winding rule.
    case fill = 0
    /// Fill by the even-odd rule.
    case eoFill = 1
    /// Stroke.
    case stroke = 2
    /// Fill by the nonzero winding rule, then stroke.
    case fillStroke = 3
    /// Fill by the even-odd rule, then stroke.
    case eoFillStroke = 4
}

extension CGLineCap {
    var cairo: cairo_line_cap_t {
        switch self {
        case .butt: CAIRO_LINE_CAP_BUTT
        case .round: CAIRO_LINE_CAP_ROUND
        case .square: CAIRO_LINE_CAP_SQUARE
        }
    }
}

extension CGLineJoin {
    var cairo: cairo_line_join_t {
        switch self {
        case .miter: CAIRO_LINE_JOIN_MITER
        case .round: CAIRO_LINE_JOIN_ROUND
        case .bevel: CAIRO_LINE_JOIN_BEVEL
        }
    }
}

extension CGPathFillRule {
    var cairo: cairo_fill_rule_t {
        switch self {
        case .winding: CAIRO_FILL_RULE_WINDING
        case .evenOdd: CAIRO_FILL_RULE_EVEN_ODD
        }
    }
}

extension CGAffineTransform {
    package var cairo: cairo_matrix_t {
        cairo_matrix_t(xx: a, yx: b, xy: c, yy: d, x0: tx, y0: ty)
    }
}

extension PathGeometry {
    /// Makes this the current path of a Cairo context.
    package func trace(in cairo: OpaquePointer) {
        cairo_new_path(cairo)
        var current = CGPoint.zero
        var start = CGPoint.zero
        for element in elements {
            switch element {
            case .move(let to):
                cairo_move_to(cairo, to.x, to.y)
                start = to
            case .line(let to): cairo_line_to(cairo, to.x, to.y)
            case .quadCurve(let to, let control):
                let (first, second) = Self.cubicControls(from: current, to: to, control: control)
                cairo_curve_to(cairo, first.x, first.y, second.x, second.y, to.x, to.y)
            case .curve(let to, let first, let second):
                cairo_curve_to(cairo, first.x, first.y, second.x, second.y, to.x, to.y)
            case .closeSubpath: cairo_close_path(cairo)
            }
            current = element.end ?? start
        }
    }

    /// The control points of the cubic curve that is the same as a quadratic one.
    private static func cubicControls(from: CGPoint, to: CGPoint, control: CGPoint) -> (CGPoint, CGPoint) {
        func between(_ end: CGPoint) -> CGPoint {
            CGPoint(x: end.x + (control.x - end.x) * 2 / 3, y: end.y + (control.y - end.y) * 2 / 3)
        }
        return (between(from), between(to))
    }
}
