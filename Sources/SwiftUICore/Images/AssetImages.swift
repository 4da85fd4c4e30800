import Assets
import DisplayList
import Foundation

/// Images of asset catalogs as resources that a page can load. Each file is read once.
enum AssetImages {
    struct Asset: Equatable, Sendable {
        let path: ResourcePath
        /// The size in points.
        let size: CGSize
        let isTemplate: Bool
        let slicing: ImageResizing?
    }

    private struct Key: Hashable {
        let name: String
        let bundle: URL
        let traits: AssetTraits
        let scale: Double
    }

    private static let cache = AssetCache<Key, Asset>()

    /// The image for the environment's appearance, window size and display scale. If there is none, logs it once and
    /// returns nil.
    static func image(named name: String, in bundle: Bundle?, _ environment: EnvironmentValues) -> Asset? {
        let resources = bundle?.orAppResources ?? AppResources.main
        let key = Key(
            name: name, bundle: resources.bundleURL, traits: AssetTraits(ofImagesIn: environment),
            scale: Double(environment.displayScale))
        return cache.value(of: key) { read(key, resources) }
    }

    private static func read(_ key: Key, _ resources: Bundle) -> Asset? {
        do {
            let image = try AssetCatalog.of(resources).image(named: key.name, scale: key.scale, for: key.traits)
            if let image { return try register(image) }
            AssetLog.missing("image", key.name, in: resources)
        } catch {
            AssetLog.unreadable(error)
        }
        return nil
    }

    private static func register(_ image: CatalogImage) throws(AssetError) -> Asset {
        guard let data = try? Data(contentsOf: image.file) else { throw .unreadable(path: image.file.path) }
        let path = ResourcePath(content: data, pathExtension: image.file.pathExtension)
        let file = image.file
        ResourceStore.shared.register(path, contentType: image.format.contentType) { try Data(contentsOf: file) }
        return Asset(
            path: path, size: CGSize(width: image.width, height: image.height), isTemplate: image.isTemplate,
            slicing: image.slicing.map(ImageResizing.init))
    }
}
