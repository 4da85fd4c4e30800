import Foundation

/// A part of a catalog that isn't drawn at run time, as a warning for the build log: `…/Contents.json:4: warning: frame.pdf …`.
public struct CatalogWarning: Equatable, CustomStringConvertible {
    /// The file that the warning is about.
    public let path: String
    /// The line, from 1.
    public let line: Int
    /// What isn't drawn, and how to fix it.
    public let text: String

    /// In a compiler's format for warnings, so that editors link to the line.
    public var description: String { "\(path):\(line): warning: \(text)" }

    /// All warnings for these catalogs, in order of their paths.
    public static func all(in catalogs: [URL]) -> [CatalogWarning] {
        catalogs.sorted { $0.path < $1.path }.flatMap { warnings(below: $0, depth: 0) }
    }

    private static let drawnTypes: Set<String> = ["png", "jpg", "jpeg", "svg", "pdf", "heic", "heif"]
    /// The kinds of sets that are read, and those that are meaningless in a browser.
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
            switch kind {
            case "imageset": return ofImages(entry)
            case "symbolset": return ofSymbols(entry)
            case "colorset": return ofColors(entry)
            default: break
            }
            guard knownSets.contains(kind) else {
                return [CatalogWarning(path: contents(of: entry).path, line: 1, text: "a .\(kind) is not read")]
            }
            return warnings(below: entry, depth: depth + 1)
        }
    }

    private static func contents(of set: URL) -> URL { set.appendingPathComponent("Contents.json") }

    // MARK: - One set

    /// A set's decoded `Contents.json`, with its lines to find line numbers.
    private struct Listing<Contents: Decodable> {
        let file: URL
        let contents: Contents
        private let lines: [String]

        /// Nil where there is no such file; a set may be empty.
        init?(_ set: URL, unreadable: inout [CatalogWarning]) {
            file = CatalogWarning.contents(of: set)
            guard let data = try? Data(contentsOf: file) else { return nil }
            lines = String(decoding: data, as: UTF8.self).components(separatedBy: "\n")
            do {
                contents = try JSONDecoder().decode(Contents.self, from: data)
            } catch {
                let text = "this can't be read as the contents of a .\(set.pathExtension)"
                unreadable.append(CatalogWarning(path: file.path, line: 1, text: text))
                return nil
            }
        }

        func warning(at text: String, _ reason: String) -> CatalogWarning {
            let line = lines.firstIndex { $0.contains("\"\(text)\"") } ?? 0
            return CatalogWarning(path: file.path, line: line + 1, text: reason)
        }

        /// A warning for each listed file that can't be drawn or is missing.
        func warnings(
            ofFiles names: [String?], in set: URL, reason: (URL) -> String?
        ) -> [CatalogWarning] {
            names.compactMap(\.self).compactMap { name in
                let file = set.appendingPathComponent(name)
                if let reason = reason(file) { return warning(at: name, "\(name) is not drawn: \(reason)") }
                let isPresent = FileManager.default.fileExists(atPath: file.path)
                return isPresent ? nil : warning(at: name, "there is no file \(name)")
            }
        }
    }

    private struct Files: Decodable {
        struct Entry: Decodable {
            let filename: String?
        }
        let images: [Entry]?
        let symbols: [Entry]?
    }

    private static func ofImages(_ set: URL) -> [CatalogWarning] {
        var warnings: [CatalogWarning] = []
        guard let listing = Listing<Files>(set, unreadable: &warnings) else { return warnings }
        return listing.warnings(ofFiles: (listing.contents.images ?? []).map(\.filename), in: set) { file in
            drawnTypes.contains(file.pathExtension.lowercased()) ? nil : "images are PNG, JPEG, SVG, PDF or HEIC"
        }
    }

    private static func ofSymbols(_ set: URL) -> [CatalogWarning] {
        var warnings: [CatalogWarning] = []
        guard let listing = Listing<Files>(set, unreadable: &warnings) else { return warnings }
        return listing.warnings(ofFiles: (listing.contents.symbols ?? []).map(\.filename), in: set) { file in
            guard let data = try? Data(contentsOf: file) else { return nil }
            return isTemplate(String(decoding: data, as: UTF8.self))
                ? nil : "a symbol is a template of the app SF Symbols, with a group such as \"Regular-M\""
        }
    }

    private static func isTemplate(_ svg: String) -> Bool {
        let weights = ["Ultralight", "Thin", "Light", "Regular", "Medium", "Semibold", "Bold", "Heavy", "Black"]
        return weights.contains { weight in ["S", "M", "L"].contains { svg.contains("\"\(weight)-\($0)\"") } }
    }

    private struct Colors: Decodable {
        struct Entry: Decodable {
            let color: Color?
        }
        struct Color: Decodable {
            let space: String?
            enum CodingKeys: String, CodingKey { case space = "color-space" }
        }
        let colors: [Entry]?
    }

    /// The same as those that `CatalogColorSpace` reads at run time.
    private static let spaces: Set<String> = [
        "srgb", "display-p3", "extended-srgb", "extended-linear-srgb", "gray-gamma-22", "extended-gray",
    ]

    private static func ofColors(_ set: URL) -> [CatalogWarning] {
        var warnings: [CatalogWarning] = []
        guard let listing = Listing<Colors>(set, unreadable: &warnings) else { return warnings }
        return (listing.contents.colors ?? []).compactMap(\.color?.space).filter { !spaces.contains($0) }
            .map { listing.warning(at: $0, "the colour space \($0) is not read") }
    }
}
