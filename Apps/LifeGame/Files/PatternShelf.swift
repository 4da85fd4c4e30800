import Foundation
import LifeEngine

/// The player's saved patterns, each in a file with a format that other programs can read.
struct PatternShelf {
    /// With more it would be hard to choose.
    static let countMax = 100

    let folder: URL

    init(folder: URL = Self.standardFolder) { self.folder = folder }

    static var standardFolder: URL {
        let support = FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask).first
        return (support ?? FileManager.default.temporaryDirectory).appendingPathComponent("LifeGame/Patterns")
    }

    /// In alphabetical order.
    var names: [String] {
        let files = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
        let patterns = files.filter { Self.endings.contains($0.pathExtension) }
        return Set(patterns.map { $0.deletingPathExtension().lastPathComponent }).sorted()
    }

    func save(_ pattern: Pattern, as name: String) throws {
        guard names.count < Self.countMax || names.contains(name) else { throw ShelfError.full }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        var pattern = pattern
        pattern.name = name
        let text = try pattern.isListed ? RunLengthFormat.text(of: pattern) : MacrocellFormat.text(of: pattern)
        let old = try existingFile(name)
        let new = try file(name, pattern.isListed ? "rle" : "mc")
        try Data(text.utf8).write(to: new, options: .atomic)
        if let old, old != new { try FileManager.default.removeItem(at: old) }
    }

    func load(_ name: String) throws -> Pattern {
        try Pattern(data: Data(contentsOf: try existingFile(name) ?? file(name, "rle")), name: name)
    }

    func delete(_ name: String) throws {
        try FileManager.default.removeItem(at: try existingFile(name) ?? file(name, "rle"))
    }

    /// Runs, and the squares of patterns with too many cells.
    private static let endings = ["rle", "mc"]

    private func existingFile(_ name: String) throws -> URL? {
        try Self.endings.map { try file(name, $0) }.first { FileManager.default.fileExists(atPath: $0.path) }
    }

    /// A name must not contain a path.
    private func file(_ name: String, _ ending: String) throws -> URL {
        let isPlain =
            !name.isEmpty && name.count <= 60 && !name.hasPrefix(".") && !name.contains { "/\\\0".contains($0) }
        guard isPlain else { throw ShelfError.name(name) }
        return folder.appendingPathComponent(name).appendingPathExtension(ending)
    }
}

/// Why a pattern could not be saved.
enum ShelfError: Error, Equatable { case full, name(String) }
