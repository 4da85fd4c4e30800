import CoreGraphics
import Foundation

/// A layer that is filled with a gradient.
///
/// See [CAGradientLayer](https://developer.apple.com/documentation/quartzcore/cagradientlayer).
open class CAGradientLayer: CALayer {
    /// The colors, as `CGColor`; others are left out. Nil, or fewer than two colors, draws nothing.
    open var colors: [Any]? { didSet { change() } }
    /// Where each color is, from 0 to 1. Nil spaces them evenly.
    open var locations: [NSNumber]? { didSet { change() } }
    /// Where the first color is, in units of the layer's size. The middle of the upper edge by default.
    open var startPoint = CGPoint(x: 0.5, y: 0) { didSet { change() } }
    /// Where the last color is, in units of the layer's size. The middle of the lower edge by default.
    open var endPoint = CGPoint(x: 0.5, y: 1) { didSet { change() } }
    /// Along a line, around a point outwards, or around a point clockwise.
    open var type = CAGradientLayerType.axial { didSet { change() } }

    override func drawOwnContent(in context: CGContext, bounds: CGRect) {
        guard let gradient, bounds.width > 0, bounds.height > 0 else { return }
        let start = bounds.point(at: shownPoint("startPoint", startPoint))
        let end = bounds.point(at: shownPoint("endPoint", endPoint))
        context.clip(to: bounds)
        switch type {
        case .radial: drawEllipse(gradient, context, start, end)
        case .conic:
            let angle = atan2(end.y - start.y, end.x - start.x)
            context.drawConicGradient(gradient, center: start, angle: angle)
        default:
            context.drawLinearGradient(gradient, start: start, end: end, options: .bothEnds)
        }
    }

    /// The last color lies on an ellipse around the start, whose corner is the end.
    private func drawEllipse(_ gradient: CGGradient, _ context: CGContext, _ start: CGPoint, _ end: CGPoint) {
        let (width, height) = (abs(end.x - start.x), abs(end.y - start.y))
        guard width > 0, height > 0 else { return }
        context.translateBy(x: start.x, y: start.y)
        context.scaleBy(x: width, y: height)
        context.drawRadialGradient(
            gradient, startCenter: .zero, startRadius: 0, endCenter: .zero, endRadius: 1, options: .bothEnds)
    }

    private var ownColors: [CGColor] { (colors ?? []).compactMap { $0 as? CGColor } }
    private var ownPlaces: [CGFloat] { (locations ?? []).map { CGFloat($0.doubleValue) } }

    override func ownValue(_ property: String) -> LayerValue? {
        switch property {
        case "colors": .colors(ownColors)
        case "locations": .numbers(ownPlaces)
        case "startPoint": .point(startPoint)
        case "endPoint": .point(endPoint)
        default: super.ownValue(property)
        }
    }

    override func copyLook(of other: CALayer) {
        super.copyLook(of: other)
        guard let other = other as? CAGradientLayer else { return }
        (colors, locations, type) = (other.colors, other.locations, other.type)
        (startPoint, endPoint) = (other.startPoint, other.endPoint)
    }

    override func adoptShown(of other: CALayer) {
        super.adoptShown(of: other)
        guard let other = other as? CAGradientLayer else { return }
        if other.colors != nil { colors = other.shownColors("colors", other.ownColors) }
        let places = other.shownNumbers("locations", other.ownPlaces)
        if other.locations != nil { locations = places.map { NSNumber(value: Double($0)) } }
        startPoint = other.shownPoint("startPoint", other.startPoint)
        endPoint = other.shownPoint("endPoint", other.endPoint)
    }

    private var gradient: CGGradient? {
        let colors = shownColors("colors", ownColors)
        guard colors.count > 1 else { return nil }
        let places = shownNumbers("locations", ownPlaces)
        let fits = places.count == colors.count && places.allSatisfy(\.isFinite)
        return CGGradient(colorsSpace: nil, colors: colors, locations: fits ? places : nil)
    }
}

/// The form of a gradient.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
    /// The form's name.
    public let rawValue: String
    /// A form by its name. An unknown one counts as `axial`.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Along a line.
    public static let axial = CAGradientLayerType(rawValue: "axial")
    /// From a point outwards.
    public static let radial = CAGradientLayerType(rawValue: "radial")
    /// Around a point, clockwise.
    public static let conic = CAGradientLayerType(rawValue: "conic")
}

extension CGGradientDrawingOptions {
    fileprivate static let bothEnds: CGGradientDrawingOptions = [.drawsBeforeStartLocation, .drawsAfterEndLocation]
}

extension CGRect {
    fileprivate func point(at place: CGPoint) -> CGPoint {
        CGPoint(x: minX + width * place.x, y: minY + height * place.y)
    }
}
