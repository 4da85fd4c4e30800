import CoreGraphics
import Foundation

/// What a layer shows while it is animated: the values of animations, and else its own.
@MainActor
struct LayerLook {
    private let layer: CALayer
    /// The animated properties, by their names.
    private(set) var values: [String: LayerValue] = [:]

    init(_ layer: CALayer) { self.layer = layer }

    /// A property, or a part of one; nil if it can't be animated.
    subscript(keyPath: String) -> LayerValue? {
        get {
            let (property, part) = Self.split(keyPath)
            return (values[property] ?? layer.ownValue(property))?.part(part)
        }
        set {
            let (property, part) = Self.split(keyPath)
            guard let newValue, let whole = values[property] ?? layer.ownValue(property) else { return }
            values[property] = whole.setting(part, to: newValue) ?? whole
        }
    }

    private static func split(_ keyPath: String) -> (property: String, part: String) {
        let parts = keyPath.split(separator: ".", maxSplits: 1).map(String.init)
        return (parts.first ?? "", parts.count > 1 ? parts[1] : "")
    }
}

extension CALayer {
    /// The layer's own value of a property that every layer has; nil if it can't be animated.
    func commonValue(_ property: String) -> LayerValue? {
        switch property {
        case "opacity": .number(CGFloat(opacity))
        case "position": .point(position)
        case "bounds": .rect(bounds)
        case "transform": .transform(transform)
        case "backgroundColor": .color(backgroundColor ?? .clear)
        case "cornerRadius": .number(cornerRadius)
        case "borderWidth": .number(borderWidth)
        case "borderColor": .color(borderColor ?? .clear)
        case "shadowOpacity": .number(CGFloat(shadowOpacity))
        case "shadowRadius": .number(shadowRadius)
        case "shadowOffset": .size(shadowOffset)
        case "shadowColor": .color(shadowColor ?? .clear)
        default: nil
        }
    }

    // MARK: What is shown

    private func shown(_ property: String) -> LayerValue? { player?.values[property] }

    func shownNumber(_ property: String, _ own: CGFloat) -> CGFloat {
        if case .number(let number)? = shown(property) { number } else { own }
    }

    func shownPoint(_ property: String, _ own: CGPoint) -> CGPoint {
        if case .point(let point)? = shown(property) { point } else { own }
    }

    func shownColor(_ property: String, _ own: CGColor?) -> CGColor? {
        if case .color(let color)? = shown(property) { color } else { own }
    }

    func shownColors(_ property: String, _ own: [CGColor]) -> [CGColor] {
        if case .colors(let colors)? = shown(property) { colors } else { own }
    }

    func shownNumbers(_ property: String, _ own: [CGFloat]) -> [CGFloat] {
        if case .numbers(let numbers)? = shown(property) { numbers } else { own }
    }

    func shownBounds(_ own: CGRect) -> CGRect {
        if case .rect(let rect)? = shown("bounds") { rect } else { own }
    }

    func shownTransform(_ own: CGAffineTransform) -> CGAffineTransform {
        guard case .transform(let transform)? = shown("transform") else { return own }
        return CATransform3DGetAffineTransform(transform)
    }

    var shownShadowOffset: CGSize {
        if case .size(let size)? = shown("shadowOffset") { size } else { shadowOffset }
    }
}
