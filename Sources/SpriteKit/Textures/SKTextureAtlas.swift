import Assets
import Foundation
import UIKitCore

/// Pictures that belong together: a `.spriteatlas` folder of an asset catalog, or an `.atlas` folder of the resources.
///
/// See [SKTextureAtlas](https://developer.apple.com/documentation/spritekit/sktextureatlas).
public final class SKTextureAtlas: NSObject, @unchecked Sendable {
    // @unchecked: immutable after its initializer.
    private let textures: [String: SKTexture]

    /// The atlas of that name; empty, and logged, if there is none.
    public init(named name: String) {
        let found = Self.catalogTextures(name) ?? Self.fileTextures(name)
        if found == nil { UIKitLog.missing("texture atlas", name) }
        textures = found ?? [:]
        super.init()
    }

    /// An atlas of images by name. Values of other types than `UIImage` are left out.
    public init(dictionary properties: [String: Any]) {
        textures = properties.compactMapValues { ($0 as? UIImage).map(SKTexture.init(image:)) }
        super.init()
    }

    /// The names of the pictures, in alphabetical order.
    public var textureNames: [String] { textures.keys.sorted() }

    /// The picture of that name, with or without its extension. If there is none, an image of that name from anywhere
    /// among the app's resources.
    public func textureNamed(_ name: String) -> SKTexture {
        let plain = (name as NSString).deletingPathExtension
        return textures[name] ?? textures[plain] ?? SKTexture(imageNamed: name)
    }

    /// Returns at once: a page loads a picture when a sprite first shows it, and caches it.
    public func preload(completionHandler: @escaping @Sendable () -> Void) { completionHandler() }
    /// Returns at once: a page loads a picture when a sprite first shows it, and caches it.
    public func preload() async {}

    /// Calls the handler at once: a page loads a picture when a sprite first shows it, and caches it.
    public class func preloadTextureAtlases(
        _ textureAtlases: [SKTextureAtlas], withCompletionHandler completionHandler: @escaping @Sendable () -> Void
    ) {
        completionHandler()
    }

    /// Returns at once: a page loads a picture when a sprite first shows it, and caches it.
    public class func preloadTextureAtlases(_ textureAtlases: [SKTextureAtlas]) async {}

    /// Calls the handler at once with the atlases of these names. An atlas that doesn't exist is empty, and that is
    /// logged.
    public class func preloadTextureAtlasesNamed(
        _ atlasNames: [String],
        withCompletionHandler completionHandler: @escaping ((any Error)?, [SKTextureAtlas]) -> Void
    ) {
        completionHandler(nil, atlasNames.map { SKTextureAtlas(named: $0) })
    }

    private static func catalogTextures(_ name: String) -> [String: SKTexture]? {
        guard let names = try? AssetCatalog.of(.main).imageNames(inAtlas: name), !names.isEmpty else { return nil }
        return Dictionary(
            uniqueKeysWithValues: names.map { path in
                (String(path.split(separator: "/").last ?? ""), SKTexture(imageNamed: path))
            })
    }

    private static func fileTextures(_ name: String) -> [String: SKTexture]? {
        let resources = Bundle.main.orAppResources
        let folder = (resources.resourceURL ?? resources.bundleURL).appendingPathComponent(name + ".atlas")
        guard !name.contains(".."),
            let files = try? FileManager.default.contentsOfDirectory(
                at: folder, includingPropertiesForKeys: nil)
        else { return nil }
        var textures: [String: SKTexture] = [:]
        for file in files {
            guard let image = ImageFiles.image(at: file) else { continue }
            textures[file.deletingPathExtension().lastPathComponent] = SKTexture(resource: image.path, size: image.size)
        }
        return textures
    }
}
