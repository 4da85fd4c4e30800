import Foundation

/// The part of an asset catalog that symbols are generated from: the names of colors and images, and the namespaces that contain
/// them. Colors and images themselves are read at run time, by Assets.
public struct CatalogFolder: Equatable {
    /// The kind of an asset. The raw value is the extension of its folder in the catalog.
    public enum Kind: String, CaseIterable {
        /// A color.
        case color = "colorset"
        /// An image.
        case image = "imageset"
    }

    /// A color or an image of a catalog.
    public struct Asset: Equatable {
        /// The asset's kind.
        public let kind: Kind
        /// The name by which the asset is looked up, namespaces included: `Menu/title`.
        public let path: String
        /// The last part of the path.
        public var name: String { String(path.split(separator: "/").last ?? "") }
    }

    /// The assets of the folder, sorted by name, without those in namespaces.
    public internal(set) var assets: [Asset] = []
    /// The subfolders that provide a namespace, by name.
    public internal(set) var namespaces: [(name: String, folder: CatalogFolder)] = []

    /// Creates a folder without assets.
    public init() {}

    /// Reads the catalogs into one folder, in order of their paths.
    public init(catalogs: [URL]) throws {
        for catalog in catalogs.sorted(by: { $0.path < $1.path }) { try read(catalog, namespace: []) }
    }

    /// Whether both have the same assets and the same namespaces, in the same order.
    public static func == (lhs: CatalogFolder, rhs: CatalogFolder) -> Bool {
        lhs.assets == rhs.assets && lhs.namespaces.map(\.name) == rhs.namespaces.map(\.name)
            && lhs.namespaces.map(\.folder) == rhs.namespaces.map(\.folder)
    }

    private mutating func read(_ directory: URL, namespace: [String]) throws {
        let entries = try FileManager.default.contentsOfDirectory(
            at: directory, includingPropertiesForKeys: [.isDirectoryKey])
        for entry in entries.sorted(by: { $0.lastPathComponent < $1.lastPathComponent }) where entry.hasDirectoryPath {
            let name = entry.deletingPathExtension().lastPathComponent
            // Symbol sets are looked up by name like images.
            let kind = entry.pathExtension == "symbolset" ? .image : Kind(rawValue: entry.pathExtension)
            if let kind {
                assets.append(Asset(kind: kind, path: (namespace + [name]).joined(separator: "/")))
            } else if entry.pathExtension.isEmpty {
                try readFolder(entry, namespace: namespace)
            }
        }
    }

    /// A plain folder only groups its assets; one that provides a namespace has symbols of its own.
    private mutating func readFolder(_ directory: URL, namespace: [String]) throws {
        guard Self.providesNamespace(directory) else { return try read(directory, namespace: namespace) }
        let name = directory.lastPathComponent
        let index = namespaces.firstIndex { $0.name == name }
        var folder = index.map { namespaces[$0].folder } ?? CatalogFolder()
        try folder.read(directory, namespace: namespace + [name])
        if let index {
            namespaces[index].folder = folder
        } else {
            namespaces.append((name, folder))
        }
    }

    private static func providesNamespace(_ directory: URL) -> Bool {
        struct Contents: Decodable {
            struct Properties: Decodable {
                let providesNamespace: Bool?
                enum CodingKeys: String, CodingKey { case providesNamespace = "provides-namespace" }
            }
            let properties: Properties?
        }
        guard let data = try? Data(contentsOf: directory.appendingPathComponent("Contents.json")),
            let contents = try? JSONDecoder().decode(Contents.self, from: data)
        else { return false }
        return contents.properties?.providesNamespace ?? false
    }
}
