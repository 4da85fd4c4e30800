import Assets
import DisplayList
import Foundation
import os

/// Colors of asset catalogs, read once each.
enum AssetColors {
    /// A color's name in a catalog of a bundle.
    struct Name: Hashable, Sendable {
        let name: String
        /// Nil is the main bundle, which tests exchange.
        let bundle: Bundle?

        /// What Xcode's templates call the app's accent color.
        static let accent = Name(name: "AccentColor", bundle: nil)

        fileprivate var resources: Bundle { bundle?.orAppResources ?? AppResources.main }
    }

    private struct Key: Hashable {
        let name: String
        let bundle: Bundle
        let traits: AssetTraits
    }

    private static let cache = AssetCache<Key, DisplayColor>()

    /// Nil where there is no such color; that is logged the first time unless it is `optional`.
    static func color(
        _ name: Name, in environment: EnvironmentValues, isOptional: Bool = false
    ) -> DisplayColor? {
        let key = Key(name: name.name, bundle: name.resources, traits: AssetTraits(ofColorsIn: environment))
        return cache.value(of: key) { read(name, key.traits, isOptional: isOptional) }
    }

    private static func read(_ name: Name, _ traits: AssetTraits, isOptional: Bool) -> DisplayColor? {
        do {
            if let color = try AssetCatalog.of(name.resources).color(named: name.name, for: traits) {
                return color.clamped
            }
            if !isOptional { AssetLog.missing("color", name.name, in: name.resources) }
        } catch {
            AssetLog.unreadable(error)
        }
        return nil
    }
}

extension AssetTraits {
    /// What colors vary by. A narrow window is like a phone, as `UIDevice` has it, and a wide one like an iPad.
    init(ofColorsIn environment: EnvironmentValues) {
        self.init(
            appearance: environment.colorScheme == .dark ? .dark : .light,
            hasHighContrast: environment.colorSchemeContrast == .increased,
            idiom: environment.horizontalSizeClass.map { $0 == .compact ? .phone : .pad })
    }

    /// What images vary by, sizes and directions too.
    init(ofImagesIn environment: EnvironmentValues) {
        self.init(ofColorsIn: environment)
        widthClass = environment.horizontalSizeClass.map { $0 == .compact ? .compact : .regular }
        heightClass = environment.verticalSizeClass.map { $0 == .compact ? .compact : .regular }
        isRightToLeft = environment.layoutDirection == .rightToLeft
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
    /// The color of that name in an asset catalog; clear, and logged, where there is none.
    public init(_ name: String, bundle: Bundle? = nil) {
        self.init(.asset(AssetColors.Name(name: name, bundle: bundle)))
    }
}
