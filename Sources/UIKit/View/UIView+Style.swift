import Foundation
import SwiftUICore

/// The light or dark style, as overridden by a view, its controller or an ancestor.
extension UIView {
    /// How a view's tint is adjusted: `automatic` is as the superview's.
    public enum TintAdjustmentMode: Int, Sendable { case automatic, normal, dimmed }

    /// The nearest override; `unspecified` if there is none.
    var chosenStyle: UIUserInterfaceStyle {
        ownStyle(overrideUserInterfaceStyle) ?? superview?.chosenStyle ?? .unspecified
    }

    /// The view's own choice; `unspecified` if there is none.
    var ownStyle: UIUserInterfaceStyle { ownStyle(overrideUserInterfaceStyle) ?? .unspecified }

    /// The view's override, otherwise its controller's; nil if neither has one.
    private func ownStyle(_ style: UIUserInterfaceStyle) -> UIUserInterfaceStyle? {
        if style != .unspecified { return style }
        guard let ofController = controller?.overrideUserInterfaceStyle else { return nil }
        return ofController == .unspecified ? nil : ofController
    }

    /// The environment for SwiftUI views inside, with the override applied.
    func styled(_ environment: EnvironmentValues) -> EnvironmentValues {
        guard let scheme = ColorScheme(style: chosenStyle) else { return environment }
        var environment = environment
        environment.colorScheme = scheme
        return environment
    }

    /// The view's own override changed.
    func overrideDidChange(from before: UIUserInterfaceStyle) {
        styleDidChange(from: ownStyle(before) ?? superview?.chosenStyle ?? .unspecified)
    }

    func styleDidChange(from before: UIUserInterfaceStyle) {
        guard let shown, before != chosenStyle else { return }
        ownTraitsDidChange(from: shown.traits.styled(before))
        if let environment = shown.environment { inherit(environment) }
    }
}

extension UITraitCollection {
    /// The same traits with the style, unless it is `unspecified`.
    func styled(_ style: UIUserInterfaceStyle) -> UITraitCollection {
        guard style != .unspecified else { return self }
        return UITraitCollection(
            style: style, level: userInterfaceLevel, scale: displayScale, category: preferredContentSizeCategory,
            horizontal: horizontalSizeClass, vertical: verticalSizeClass)
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
