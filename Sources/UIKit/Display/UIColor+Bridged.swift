import DisplayList
import SwiftUICore

/// Converts between UIKit's and SwiftUI's colors. All variants are kept: light, dark, and dark in front of other content.
extension SwiftUICore.Color {
    /// UIKit's color, resolved for the appearance of the view that shows it.
    package init(bridged color: UIColor) {
        func shown(_ style: UIUserInterfaceStyle, _ level: UIUserInterfaceLevel = .base) -> DisplayColor {
            DisplayColor(color.resolvedColor(with: UITraitCollection(style: style, level: level)))
        }
        self.init(light: shown(.light), dark: shown(.dark), raised: shown(.dark, .elevated))
    }
}

extension UIColor {
    /// SwiftUI's color, resolved for the traits of the place that shows it.
    package convenience init(bridged color: SwiftUICore.Color) {
        func shown(_ scheme: ColorScheme, isRaised: Bool = false) -> UIColor {
            var environment = EnvironmentValues()
            (environment.colorScheme, environment.isRaised) = (scheme, isRaised)
            return UIColor(color.displayColor(in: environment))
        }
        self.init(light: shown(.light), dark: shown(.dark), raised: shown(.dark, isRaised: true))
    }
}
