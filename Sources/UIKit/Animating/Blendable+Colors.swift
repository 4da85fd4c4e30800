import CoreGraphics
import DisplayList
import Foundation

/// A color that can be between two others, by its components.
protocol BlendableColor {
    /// The components for the current traits.
    var blendedComponents: DisplayColor { get }
    init(blended: DisplayColor)
}

extension Optional where Wrapped: BlendableColor {
    /// A missing color is transparent.
    func blendedColor(to other: Self, _ share: CGFloat) -> Self {
        if share == 0 { return self }
        if share == 1 { return other }
        guard let known = self ?? other else { return nil }
        let (one, two) = ((self ?? known).blendedComponents, (other ?? known).blendedComponents)
        let (oneAlpha, twoAlpha) = (self == nil ? 0 : one.alpha, other == nil ? 0 : two.alpha)
        func between(_ first: Double, _ second: Double) -> Double {
            min(max(first + (second - first) * Double(share), 0), 1)
        }
        return Wrapped(
            blended: DisplayColor(
                red: between(one.red, two.red), green: between(one.green, two.green), blue: between(one.blue, two.blue),
                alpha: between(oneAlpha, twoAlpha)))
    }
}

/// A `UIColor` as an animation's value.
struct ViewColor: BlendableColor {
    let color: UIColor
    init(_ color: UIColor) { self.color = color }
    init(blended: DisplayColor) { color = UIColor(blended) }
    var blendedComponents: DisplayColor { color.current }
}

/// A `CGColor` as an animation's value.
struct LayerColor: BlendableColor {
    let color: CGColor
    init(_ color: CGColor) { self.color = color }
    init(blended: DisplayColor) { color = UIColor(blended).cgColor }
    var blendedComponents: DisplayColor { UIColor(cgColor: color).current }
}
