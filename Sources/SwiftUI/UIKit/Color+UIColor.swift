import DisplayList
import SwiftUICore
import UIKit

extension SwiftUICore.Color {
    /// UIKit's colour, in the light or the dark as the view that shows it.
    public init(uiColor: UIColor) {
        self.init(light: uiColor.displayColor(in: .light), dark: uiColor.displayColor(in: .dark))
    }

    /// The name that most code still uses: `Color(.systemBackground)`.
    public init(_ color: UIColor) { self.init(uiColor: color) }
}

extension UIColor {
    fileprivate func displayColor(in style: UIUserInterfaceStyle) -> DisplayColor {
        DisplayColor(resolvedColor(with: UITraitCollection(userInterfaceStyle: style)))
    }
}
