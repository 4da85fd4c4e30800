import CoreGraphics
import Foundation
import SwiftUICore

/// A layer that draws a path.
///
/// See [CAShapeLayer](https://developer.apple.com/documentation/quartzcore/cashapelayer). The path isn't clipped to the
/// bounds.
open class CAShapeLayer: CALayer {
    /// The path, in the layer's coordinates; nil draws nothing.
    open var path: CGPath? { didSet { change() } }
    /// The color inside the path; nil draws none. Black by default.
    open var fillColor: CGColor? = CGColor(gray: 0, alpha: 1) { didSet { change() } }
    /// What is inside the path.
    open var fillRule = CAShapeLayerFillRule.nonZero { didSet { change() } }
    /// The color of the line along the path; nil, the default, draws none.
    open var strokeColor: CGColor? { didSet { change() } }
    /// Where the line begins, from 0 to 1 along the path.
    open var strokeStart: CGFloat = 0 { didSet { change() } }
    /// Where the line ends, from 0 to 1 along the path.
    open var strokeEnd: CGFloat = 1 { didSet { change() } }
    /// The line's width, in points. 1 by default.
    open var lineWidth: CGFloat = 1 { didSet { change() } }
    /// The form of the line's ends.
    open var lineCap = CAShapeLayerLineCap.butt { didSet { change() } }
    /// The form of the line's corners.
    open var lineJoin = CAShapeLayerLineJoin.miter { didSet { change() } }
    /// How far a mitered corner may extend, in units of half of the line's width. 10 by default.
    open var miterLimit: CGFloat = 10 { didSet { change() } }
    /// The lengths of dashes and gaps, in points; nil is a solid line.
    open var lineDashPattern: [NSNumber]? { didSet { change() } }
    /// How far into the pattern the line begins, in points.
    open var lineDashPhase: CGFloat = 0 { didSet { change() } }

    override var contentExtent: CGRect {
        guard let path, !path.isEmpty else { return .null }
        let width = shownNumber("lineWidth", lineWidth)
        let reach = seenStroke == nil ? 0 : max(width, 0) * (lineJoin == .miter ? max(miterLimit, 1) : 1) / 2
        return path.boundingBox.insetBy(dx: -reach, dy: -reach)
    }

    override var clipsContentAtCorners: Bool { false }

    private var seenStroke: CGColor? { shownColor("strokeColor", strokeColor) }

    override func ownValue(_ property: String) -> LayerValue? {
        switch property {
        case "strokeStart": .number(strokeStart)
        case "strokeEnd": .number(strokeEnd)
        case "lineWidth": .number(lineWidth)
        case "lineDashPhase": .number(lineDashPhase)
        case "fillColor": .color(fillColor ?? .clear)
        case "strokeColor": .color(strokeColor ?? .clear)
        default: super.ownValue(property)
        }
    }

    override func copyLook(of other: CALayer) {
        super.copyLook(of: other)
        guard let other = other as? CAShapeLayer else { return }
        (path, fillColor, fillRule, strokeColor) = (other.path, other.fillColor, other.fillRule, other.strokeColor)
        (strokeStart, strokeEnd, lineWidth) = (other.strokeStart, other.strokeEnd, other.lineWidth)
        (lineCap, lineJoin, miterLimit) = (other.lineCap, other.lineJoin, other.miterLimit)
        (lineDashPattern, lineDashPhase) = (other.lineDashPattern, other.lineDashPhase)
    }

    override func adoptShown(of other: CALayer) {
        super.adoptShown(of: other)
        guard let other = other as? CAShapeLayer else { return }
        fillColor = other.shownColor("fillColor", other.fillColor)
        strokeColor = other.shownColor("strokeColor", other.strokeColor)
        strokeStart = other.shownNumber("strokeStart", other.strokeStart)
        strokeEnd = other.shownNumber("strokeEnd", other.strokeEnd)
        lineWidth = other.shownNumber("lineWidth", other.lineWidth)
        lineDashPhase = other.shownNumber("lineDashPhase", other.lineDashPhase)
    }

    override func drawOwnContent(in context: CGContext, bounds: CGRect) {
        guard let path else { return }
        if let color = shownColor("fillColor", fillColor) {
            context.setFillColor(color)
            context.addPath(path)
            context.fillPath(using: fillRule == .evenOdd ? .evenOdd : .winding)
        }
        if let seenStroke { stroke(path, seenStroke, context) }
    }

    private func stroke(_ path: CGPath, _ color: CGColor, _ context: CGContext) {
        let (first, last) = (shownNumber("strokeStart", strokeStart), shownNumber("strokeEnd", strokeEnd))
        let (start, end) = (min(max(first, 0), 1), min(max(last, 0), 1))
        let width = shownNumber("lineWidth", lineWidth)
        guard start < end, width > 0 else { return }
        context.setStrokeColor(color)
        context.setLineWidth(width)
        context.setLineCap(lineCap.cap)
        context.setLineJoin(lineJoin.join)
        context.setMiterLimit(miterLimit)
        let dashes = (lineDashPattern ?? []).map { CGFloat($0.doubleValue) }
        context.setLineDash(phase: shownNumber("lineDashPhase", lineDashPhase), lengths: dashes)
        context.addPath(start == 0 && end == 1 ? path : Path(path).trimmedPath(from: start, to: end).cgPath)
        context.strokePath()
    }
}

/// What is inside a path.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
    /// The rule's name.
    public let rawValue: String
    /// A rule by its name. An unknown one counts as `nonZero`.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Points that the path goes around.
    public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
    /// Points with an odd number of crossings towards the outside.
    public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// The form of a line's ends.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
    /// The form's name.
    public let rawValue: String
    /// A form by its name. An unknown one counts as `butt`.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The line ends at its last point.
    public static let butt = CAShapeLayerLineCap(rawValue: "butt")
    /// A half circle around the last point.
    public static let round = CAShapeLayerLineCap(rawValue: "round")
    /// Half a square around the last point.
    public static let square = CAShapeLayerLineCap(rawValue: "square")

    fileprivate var cap: CGLineCap { self == .round ? .round : self == .square ? .square : .butt }
}

/// The form of a line's corners.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
    /// The form's name.
    public let rawValue: String
    /// A form by its name. An unknown one counts as `miter`.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A sharp corner, as far as the miter limit permits.
    public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
    /// A round corner.
    public static let round = CAShapeLayerLineJoin(rawValue: "round")
    /// A corner that is cut off.
    public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")

    fileprivate var join: CGLineJoin { self == .round ? .round : self == .bevel ? .bevel : .miter }
}
