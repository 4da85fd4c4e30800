import Foundation

/// What of a catalog is not drawn at run time, for the log of the build: `…/Contents.json:4: warning: frame.pdf …`.
public struct CatalogWarning: Equatable, CustomStringConvertible {
    /// The file that says it.
    public let path: String
    /// From 1.
    public let line: Int
    /// What is not drawn, and what to do.
    public let text: String

    /// As a compiler writes a warning, so that an editor leads to the place.
    public var description: String { "\(path):\(line): warning: \(text)" }

    /// All of these catalogs', in the order of their paths.
    public static func all(in catalogs: [URL]) -> [CatalogWarning] {
        catalogs.sorted { $0.path < $1.path }.flatMap { warnings(below: $0, depth: 0) }
    }

    private static let drawnTypes: Set<String> = ["png", "jpg", "jpeg", "svg", "pdf", "heic", "heif"]
    /// Those that are read, and those that mean nothing in a browser's page.
    private static let knownSets: Set<String> = [
        "colorset", "imageset", "symbolset", "spriteatlas", "appiconset", "launchimage", "brandassets",
        "complicationset", "",
    ]

    private static func warnings(below directory: URL, depth: Int) -> [CatalogWarning] {
        guard depth < 32 else { return [] }
        let entries =
            (try? FileManager.default.contentsOfDirectory(at: directory, includingPropertiesForKeys: [.isDirectoryKey]))
            ?? []
        return entries.filter(\.hasDirectoryPath).sorted { $0.path < $1.path }.flatMap { entry in
            let kind = entry.pathExtension
            if kind == "imageset" { return ofImages(entry) }
            guard knownSets.contains(kind) else {
                return [CatalogWarning(path: contents(of: entry).path, line: 1, text: "a .\(kind) is not read")]
            }
            return warnings(below: entry, depth: depth + 1)
        }
    }

    private static func contents(of set: URL) -> URL { set.appendingPathComponent("Contents.json") }

    // MARK: - Images

    private struct Images: Decodable {
        struct Entry: Decodable {
            let filename: String?
        }
        let images: [Entry]?
    }

    private static func ofImages(_ set: URL) -> [CatalogWarning] {
        let file = contents(of: set)
        guard let data = try? Data(contentsOf: file), let images = try? JSONDecoder().decode(Images.self, from: data)
        else {
            return []
        }
        let lines = String(decoding: data, as: UTF8.self).components(separatedBy: "\n")
        func warning(at text: String, _ reason: String) -> CatalogWarning {
            let line = lines.firstIndex { $0.contains("\"\(text)\"") } ?? 0
            return CatalogWarning(path: file.path, line: line + 1, text: reason)
        }
        return (images.images ?? []).compactMap(\.filename).compactMap { name -> CatalogWarning? in
            if !drawnTypes.contains((name as NSString).pathExtension.lowercased()) {
                return warning(at: name, "\(name) is not drawn: images are PNG, JPEG, SVG, PDF or HEIC")
            }
            let isPresent = FileManager.default.fileExists(atPath: set.appendingPathComponent(name).path)
            return isPresent ? nil : warning(at: name, "there is no file \(name)")
        }
    }
}
