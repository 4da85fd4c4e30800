import Assets
import Foundation
import Synchronization

/// Symbols of asset catalogs. Each is read once in each weight.
enum CatalogSymbols {
    private struct Key: Hashable {
        let name: String
        let bundle: URL
        let weight: Int
    }

    /// As many as the app's catalogs have: names that they haven't aren't kept. Nil for a symbol that can't be read.
    private static let known = Mutex<[Key: Symbol?]>([:])

    /// The symbol as heavy as the text around it; nil where the catalogs have none of that name.
    @MainActor
    static func symbol(named name: String, in bundle: Bundle?, _ environment: EnvironmentValues) -> Symbol? {
        let resources = bundle?.orAppResources ?? AppResources.main
        guard let catalog = try? AssetCatalog.of(resources), catalog.hasSymbol(named: name) else { return nil }
        let key = Key(name: name, bundle: resources.bundleURL, weight: environment.textFont.weight)
        if let symbol = known.withLock({ $0[key] }) { return symbol }
        let symbol = read(key, catalog)
        known.withLock { $0[key] = .some(symbol) }
        return symbol
    }

    private static func read(_ key: Key, _ catalog: AssetCatalog) -> Symbol? {
        do {
            return try catalog.symbol(named: key.name, weight: key.weight)
        } catch {
            AssetLog.unreadable(error)
            return nil
        }
    }
}
