import DisplayList
import SwiftUICore
import UIKit

extension SwiftUICore.Color {
    /// UIKit's color, resolved for the light or dark appearance of the view that shows it.
    public init(uiColor: UIColor) {
        self.init(light: uiColor.displayColor(in: .light), dark: uiColor.displayColor(in: .dark))
    }

    /// The name that most code still uses: `Color(.systemBackground)`.
    public init(_ color: UIColor) { self.init(uiColor: color) }
}

extension UIColor {
    /// SwiftUI's color, resolved for the light or dark appearance of a trait collection.
    public convenience init(_ color: SwiftUICore.Color) {
        self.init(light: UIColor(color.displayColor(in: .light)), dark: UIColor(color.displayColor(in: .dark)))
    }

    fileprivate func displayColor(in style: UIUserInterfaceStyle) -> DisplayColor {
        DisplayColor(resolvedColor(with: UITraitCollection(userInterfaceStyle: style)))
    }
}

extension SwiftUICore.Color {
    /// Core Graphics' color.
    public init(cgColor: CGColor) { self.init(uiColor: UIColor(cgColor: cgColor)) }

    /// The older name. It is disfavoured where `Color(.white)` could be of several types.
    @_disfavoredOverload
    @available(*, deprecated, renamed: "init(cgColor:)")
    public init(_ cgColor: CGColor) { self.init(cgColor: cgColor) }

    /// The color, or nil where it differs between the light and dark appearance: use `resolve(in:)` for one of them.
    public var cgColor: CGColor? {
        let color = displayColor(in: .light)
        return color == displayColor(in: .dark) ? CGColor(color) : nil
    }

    fileprivate func displayColor(in scheme: ColorScheme) -> DisplayColor {
        var environment = EnvironmentValues()
        environment.colorScheme = scheme
        return displayColor(in: environment)
    }
}

extension SwiftUICore.Color.Resolved {
    /// The color in sRGB.
    public var cgColor: CGColor {
        CGColor(srgbRed: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(opacity))
    }
}
