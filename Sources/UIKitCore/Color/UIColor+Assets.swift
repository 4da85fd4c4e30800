import Assets
import DeveloperToolsSupport
import Foundation

/// Colors of asset catalogs.
extension UIColor {
    /// The color of that name in an asset catalog of the bundle (the main one by default), with its dark variant. Nil,
    /// and logged, if there is none.
    ///
    /// - Parameter traits: Fixes the color for these traits; nil keeps both variants.
    public convenience init?(
        named name: String, in bundle: Bundle? = nil, compatibleWith traits: UITraitCollection? = nil
    ) {
        let bundle = bundle ?? .main
        guard let light = Self.asset(name, in: bundle, UITraitCollection(userInterfaceStyle: .light)) else {
            UIKitLog.missing("color", name)
            return nil
        }
        let dark = Self.asset(name, in: bundle, UITraitCollection(userInterfaceStyle: .dark)) ?? light
        if let traits, traits.userInterfaceStyle != .unspecified {
            self.init(light: traits.userInterfaceStyle == .dark ? dark : light)
        } else {
            self.init(light: light, dark: dark)
        }
    }

    /// The color of an asset catalog that a generated symbol names; clear, and logged, if there is none.
    public convenience init(resource: ColorResource) {
        if let known = UIColor(named: resource.name, in: resource.bundle) {
            self.init { known.resolvedColor(with: $0) }
        } else {
            self.init(white: 0, alpha: 0)
        }
    }

    /// A color with variants for light and dark, and for dark in front of other content. All are fixed. Equal variants make a
    /// plain color.
    package convenience init(light: UIColor, dark: UIColor? = nil, raised: UIColor? = nil) {
        let dark = dark ?? light
        let raised = raised ?? dark
        guard dark != light || raised != dark else {
            self.init(light.current)
            return
        }
        self.init { traits in
            guard traits.userInterfaceStyle == .dark else { return light }
            return traits.userInterfaceLevel == .elevated ? raised : dark
        }
    }

    static func asset(_ name: String, in bundle: Bundle, _ traits: UITraitCollection) -> UIColor? {
        do {
            let appearance: AssetCatalog.Appearance = traits.userInterfaceStyle == .dark ? .dark : .light
            return try AssetCatalog.of(bundle).color(named: name, for: AssetTraits(appearance: appearance)).map(
                UIColor.init(_:))
        } catch {
            UIKitLog.unreadable(error)
            return nil
        }
    }
}
