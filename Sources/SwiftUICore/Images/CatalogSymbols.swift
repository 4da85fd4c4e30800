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

    /// Nil for names without a symbol, as most images' are, and for what can't be read. As many as the app's catalogs have,
    /// and `unknownCountMax` others.
    private static let known = Mutex<[Key: Symbol?]>([:])
    private static let unknownCountMax = 1000

    /// The symbol as heavy as the text around it; nil where the catalogs have none of that name.
    @MainActor
    static func symbol(named name: String, in bundle: Bundle?, _ environment: EnvironmentValues) -> Symbol? {
        let resources = bundle?.orAppResources ?? AppResources.main
        let key = Key(name: name, bundle: resources.bundleURL, weight: environment.textFont.weight)
        if let symbol = known.withLock({ $0[key] }) { return symbol }
        let symbol = read(key, resources)
        known.withLock { known in
            if symbol != nil || known.count < unknownCountMax { known[key] = .some(symbol) }
        }
        return symbol
    }

    private static func read(_ key: Key, _ resources: Bundle) -> Symbol? {
        // Why a catalog can't be read is told where its images are looked for.
        guard let catalog = try? AssetCatalog.of(resources) else { return nil }
        do {
            return try catalog.symbol(named: key.name, weight: key.weight)
        } catch {
            AssetLog.unreadable(error)
            return nil
        }
    }
}
