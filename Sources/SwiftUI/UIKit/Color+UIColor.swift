import DisplayList
import SwiftUICore
import UIKit

extension SwiftUICore.Color {
    /// UIKit's color, resolved for the light or dark appearance of the view that shows it.
    public init(uiColor: UIColor) {
        self.init(bridged: uiColor)
    }

    /// The name that most code still uses: `Color(.systemBackground)`.
    public init(_ color: UIColor) { self.init(uiColor: color) }
}

extension UIColor {
    /// SwiftUI's color, resolved for the light or dark appearance of a trait collection.
    public convenience init(_ color: SwiftUICore.Color) {
        self.init(bridged: color)
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
        guard displayColor(in: .light) == displayColor(in: .dark) else { return nil }
        return CGColor(displayColor(in: .light))
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
