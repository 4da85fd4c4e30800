import CoreGraphics
import DrawingValues
import Foundation
import Synchronization

/// A bundle's asset catalogs, as Xcode's `.xcassets` folders lay them out: color sets, image sets and symbol
/// sets by name, with their variants (`AssetTraits`).
///
/// A name is the folder's, with the namespaces that it lies in: `Menu/title`. Which assets there are is read once; what
/// one looks like is read when it is asked for.
package struct AssetCatalog: Sendable {
    /// Which of an asset's two looks is meant.
    package enum Appearance: String, CaseIterable, Sendable {
        case light, dark
    }

    private enum Kind: String {
        case color = "colorset"
        case image = "imageset"
        case symbol = "symbolset"
    }

    private var colors: [String: URL] = [:]
    private var images: [String: URL] = [:]
    private var symbols: [String: URL] = [:]
    /// The names of the images in each `.spriteatlas`.
    private var atlases: [String: [String]] = [:]

    /// Reads the names in every catalog at the top of the bundle's resources; none is an empty catalog.
    package init(bundle: Bundle) throws(AssetError) {
        let directory = bundle.orAppResources.resourceDirectory
        let entries =
            (try? FileManager.default.contentsOfDirectory(at: directory, includingPropertiesForKeys: nil)) ?? []
        try self.init(catalogs: entries.filter { $0.pathExtension == "xcassets" })
    }

    /// Reads the names in these `.xcassets` folders. Of two assets with one name, the first catalog's counts.
    package init(catalogs: [URL]) throws(AssetError) {
        for catalog in catalogs.sorted(by: { $0.path < $1.path }) {
            try read(catalog, namespace: "", depth: 0)
        }
    }

    package var imageNames: [String] { images.keys.sorted() }

    /// The names of the images in a `.spriteatlas` folder, empty where there is none of that name.
    package func imageNames(inAtlas name: String) -> [String] { atlases[name] ?? [] }

    /// The color of that name, nil if there is none.
    package func color(named name: String, for traits: AssetTraits = AssetTraits()) throws(AssetError) -> RGBA? {
        guard let directory = colors[name] else { return nil }
        return try ColorSet(directory).color(for: traits)
    }

    /// The image of that name that suits a display with so many pixels a point, nil if there is none.
    package func image(
        named name: String, scale: Double = 1, for traits: AssetTraits = AssetTraits()
    ) throws(AssetError) -> CatalogImage? {
        guard let set = try imageSet(named: name) else { return nil }
        return try set.image(set.choice(scale: scale, for: traits))
    }

    /// The image of that name in all its variants, nil if there is none.
    package func imageSet(named name: String) throws(AssetError) -> ImageSet? {
        guard let directory = images[name] else { return nil }
        return try ImageSet(directory)
    }

    /// The symbol of that name as it is drawn beside text of a weight from 100 to 900, nil if there is none.
    package func symbol(named name: String, weight: Int = 400) throws(AssetError) -> Symbol? {
        guard let directory = symbols[name] else { return nil }
        return try SymbolSet(directory).symbol(weight: weight)
    }

    // MARK: Reading names

    private mutating func read(_ directory: URL, namespace: String, depth: Int) throws(AssetError) {
        guard depth < 32 else { throw .unsupported(path: directory.path, what: "folders nested more than 32 deep") }
        guard
            let entries = try? FileManager.default.contentsOfDirectory(
                at: directory, includingPropertiesForKeys: [.isDirectoryKey])
        else { throw .unreadable(path: directory.path) }
        for entry in entries.sorted(by: { $0.path < $1.path }) where entry.hasDirectoryPath {
            let name = namespace + entry.deletingPathExtension().lastPathComponent
            switch Kind(rawValue: entry.pathExtension) {
            case .color: if colors[name] == nil { colors[name] = entry }
            case .image: if images[name] == nil { images[name] = entry }
            case .symbol: if symbols[name] == nil { symbols[name] = entry }
            case nil where entry.pathExtension == "spriteatlas":
                let known = Set(images.keys)
                let inner = try Self.providesNamespace(entry) ? name + "/" : namespace
                try read(entry, namespace: inner, depth: depth + 1)
                atlases[name] = images.keys.filter { !known.contains($0) }.sorted()
            case nil where entry.pathExtension.isEmpty:
                let inner = try Self.providesNamespace(entry) ? name + "/" : namespace
                try read(entry, namespace: inner, depth: depth + 1)
            case nil: break
            }
        }
    }

    private static func providesNamespace(_ directory: URL) throws(AssetError) -> Bool {
        struct Contents: Decodable {
            struct Properties: Decodable {
                let providesNamespace: Bool?
                enum CodingKeys: String, CodingKey { case providesNamespace = "provides-namespace" }
            }
            let properties: Properties?
        }
        let file = directory.appendingPathComponent("Contents.json")
        guard FileManager.default.fileExists(atPath: file.path) else { return false }
        return try file.decoded(Contents.self).properties?.providesNamespace ?? false
    }
}

extension AssetCatalog {
    private static let known = Mutex<[URL: AssetCatalog]>([:])

    /// The bundle's catalog, whose names are read the first time only.
    package static func of(_ bundle: Bundle) throws(AssetError) -> AssetCatalog {
        let directory = bundle.orAppResources.resourceDirectory
        if let catalog = known.withLock({ $0[directory] }) { return catalog }
        let catalog = try AssetCatalog(bundle: bundle)
        known.withLock { $0[directory] = catalog }
        return catalog
    }
}
