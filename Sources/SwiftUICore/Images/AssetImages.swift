import Assets
import DisplayList
import Foundation

/// Images of asset catalogs as resources that a page can load. Each set is read once, and each file that one of its choices
/// leads to: whatever a page says of its display makes no further ones.
enum AssetImages {
    struct Asset: Equatable, Sendable {
        let path: ResourcePath
        /// The size in points.
        let size: CGSize
        let isTemplate: Bool
        let slicing: ImageResizing?
    }

    private struct Place: Hashable {
        let name: String
        let bundle: URL
    }

    private struct Key: Hashable {
        let place: Place
        let choice: ImageSet.Choice
    }

    private static let sets = AssetCache<Place, ImageSet>()
    private static let cache = AssetCache<Key, Asset>()

    /// How many choices of an image are kept.
    static func keptCount(named name: String, in bundle: Bundle) -> Int {
        let place = Place(name: name, bundle: bundle.bundleURL)
        return cache.keys.count { $0.place == place }
    }

    /// The image that suits the environment's look, window and pixels; nil, and logged once, where there is none.
    static func image(named name: String, in bundle: Bundle?, _ environment: EnvironmentValues) -> Asset? {
        let resources = bundle?.orAppResources ?? AppResources.main
        let place = Place(name: name, bundle: resources.bundleURL)
        guard let set = sets.value(of: place, read: { readSet(name, resources) }) else { return nil }
        let scale = Double(environment.displayScale)
        let key = Key(place: place, choice: set.choice(scale: scale, for: AssetTraits(ofImagesIn: environment)))
        return cache.value(of: key) { read(set, key, resources) }
    }

    private static func readSet(_ name: String, _ resources: Bundle) -> ImageSet? {
        do {
            if let set = try AssetCatalog.of(resources).imageSet(named: name) { return set }
            AssetLog.missing("image", name, in: resources)
        } catch {
            AssetLog.unreadable(error)
        }
        return nil
    }

    private static func read(_ set: ImageSet, _ key: Key, _ resources: Bundle) -> Asset? {
        do {
            if let image = try set.image(key.choice) { return try register(image) }
            AssetLog.missing("image", key.place.name, in: resources)
        } catch {
            AssetLog.unreadable(error)
        }
        return nil
    }

    private static func register(_ image: CatalogImage) throws(AssetError) -> Asset {
        guard let data = try? Data(contentsOf: image.file) else { throw .unreadable(path: image.file.path) }
        let path = ResourcePath(content: data, pathExtension: image.file.pathExtension)
        ResourceStore.shared.register(path, contentType: image.format.contentType, file: image.file)
        return Asset(
            path: path, size: CGSize(width: image.width, height: image.height), isTemplate: image.isTemplate,
            slicing: image.slicing.map(ImageResizing.init))
    }
}
