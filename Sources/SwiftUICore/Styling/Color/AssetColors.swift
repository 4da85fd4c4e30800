import Assets
import DisplayList
import Foundation
import os

/// Colours of asset catalogs, read once each.
enum AssetColors {
    /// A colour's name in a catalog of a bundle.
    struct Name: Hashable, Sendable {
        let name: String
        /// Nil is the main bundle, which tests exchange.
        let bundle: Bundle?

        /// What Xcode's templates call the app's accent colour.
        static let accent = Name(name: "AccentColor", bundle: nil)

        fileprivate var resources: Bundle { bundle?.orAppResources ?? AppResources.main }
    }

    private struct Key: Hashable {
        let name: String
        let bundle: Bundle
        let appearance: AssetCatalog.Appearance
    }

    private static let cache = AssetCache<Key, DisplayColor>()

    /// Nil where there is no such colour; that is logged the first time unless it is `optional`.
    static func color(_ name: Name, in scheme: ColorScheme, isOptional: Bool = false) -> DisplayColor? {
        let key = Key(
            name: name.name, bundle: name.resources, appearance: scheme == .dark ? .dark : .light)
        return cache.value(of: key) { read(name, key.appearance, isOptional: isOptional) }
    }

    private static func read(
        _ name: Name, _ appearance: AssetCatalog.Appearance, isOptional: Bool
    ) -> DisplayColor? {
        do {
            if let color = try AssetCatalog.of(name.resources).color(named: name.name, appearance: appearance) {
                return DisplayColor(color).clamped
            }
            if !isOptional { AssetLog.missing("color", name.name, in: name.resources) }
        } catch {
            AssetLog.unreadable(error)
        }
        return nil
    }
}

/// What an app that names an asset wrongly is told, in Xcode's words.
enum AssetLog {
    private static let logger = Logger(subsystem: "Kissa", category: "Assets")

    static func missing(_ kind: String, _ name: String, in bundle: Bundle) {
        logger.error(
            "No \(kind, privacy: .public) named '\(name, privacy: .public)' found in asset catalog for \(bundle.bundlePath, privacy: .public)"
        )
    }

    static func unreadable(_ error: AssetError) { logger.error("\(error.description, privacy: .public)") }
}

extension Color {
    /// The colour of that name in an asset catalog; clear, and logged, where there is none.
    public init(_ name: String, bundle: Bundle? = nil) {
        self.init(.asset(AssetColors.Name(name: name, bundle: bundle)))
    }
}
