import Foundation
import SwiftUICore

/// Light or dark, as an app has said of a view, of its controller or of what is around.
extension UIView {
    /// What has been said nearest to the view; `unspecified` leaves it to the place where it is shown.
    var chosenStyle: UIUserInterfaceStyle {
        ownStyle(overrideUserInterfaceStyle) ?? superview?.chosenStyle ?? .unspecified
    }

    /// The view's own outweighs its controller's; nil is neither.
    private func ownStyle(_ style: UIUserInterfaceStyle) -> UIUserInterfaceStyle? {
        if style != .unspecified { return style }
        guard let ofController = controller?.overrideUserInterfaceStyle else { return nil }
        return ofController == .unspecified ? nil : ofController
    }

    /// What views of SwiftUI's inside are given of what is around.
    func styled(_ environment: EnvironmentValues) -> EnvironmentValues {
        guard let scheme = ColorScheme(style: chosenStyle) else { return environment }
        var environment = environment
        environment.colorScheme = scheme
        return environment
    }

    /// The view's own is another.
    func overrideDidChange(from before: UIUserInterfaceStyle) {
        styleDidChange(from: ownStyle(before) ?? superview?.chosenStyle ?? .unspecified)
    }

    func styleDidChange(from before: UIUserInterfaceStyle) {
        guard let shown, before != chosenStyle else { return }
        traitsDidChange(from: shown.traits.styled(before))
        if let environment = shown.environment { inherit(environment) }
    }
}

extension UITraitCollection {
    /// The same in the light or in the dark, where something is said of it.
    func styled(_ style: UIUserInterfaceStyle) -> UITraitCollection {
        guard style != .unspecified else { return self }
        return UITraitCollection(style: style, scale: displayScale, category: preferredContentSizeCategory)
    }
}

extension ColorScheme {
    init?(style: UIUserInterfaceStyle) {
        switch style {
        case .unspecified: return nil
        case .light: self = .light
        case .dark: self = .dark
        }
    }
}
