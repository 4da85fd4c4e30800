import Assets
import Foundation

/// Symbols of asset catalogs. Each is read once in each weight.
enum CatalogSymbols {
    private struct Key: Hashable {
        let name: String
        let bundle: URL
        let weight: Int
    }

    private static let cache = AssetCache<Key, Symbol>()

    /// The symbol in the weight of the text around it; nil if the catalogs have none with that name.
    @MainActor
    static func symbol(named name: String, in bundle: Bundle?, _ environment: EnvironmentValues) -> Symbol? {
        let resources = bundle?.orAppResources ?? AppResources.main
        let key = Key(name: name, bundle: resources.bundleURL, weight: environment.textFont.weight)
        return cache.value(of: key) { read(key, resources) }
    }

    private static func read(_ key: Key, _ resources: Bundle) -> Symbol? {
        // An unreadable catalog is logged when its images are looked up.
        guard let catalog = try? AssetCatalog.of(resources) else { return nil }
        do {
            return try catalog.symbol(named: key.name, weight: key.weight)
        } catch {
            AssetLog.unreadable(error)
            return nil
        }
    }
}
