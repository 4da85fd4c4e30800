import FoundationAdditions
import Foundation

/// A file that Xcode's scene or particle editor wrote.
struct SceneFile {
    let url: URL

    /// The root node, and the reading, by which the rest of the archive can be read.
    struct Content {
        let node: SKNode
        let reading: ArchiveReading
    }

    /// The root node; nil, and logged, if it can't be read, or is of another class.
    @MainActor func root(as type: SKNode.Type, within outer: ArchiveReading? = nil) -> SKNode? {
        content(as: type, within: outer)?.node
    }

    /// The content; nil, and logged, if its root node can't be read, or is of another class.
    @MainActor func content(as type: SKNode.Type, within outer: ArchiveReading? = nil) -> Content? {
        let file = url.standardizedFileURL.lastPathComponent
        guard outer?.mayRefer(to: file) ?? true else { return nil }
        do {
            return try Self.content(of: Data(contentsOf: url), named: file, as: type, within: outer)
        } catch {
            ArchiveLog.unreadable(file, error)
            return nil
        }
    }

    /// The content of an archive.
    /// - Throws: `ArchiveError` if its root node can't be read.
    @MainActor static func content(
        of data: Data, named name: String, as type: SKNode.Type, within outer: ArchiveReading? = nil
    ) throws -> Content {
        CustomClasses.note(type)
        let reading = try ArchiveReading(KeyedArchive(data), file: name, rootType: type, within: outer)
        guard let node = try reading.top("root") as? SKNode else { throw ArchiveError.missing("node as its root") }
        return Content(node: node, reading: reading)
    }
}

/// Where scene and action files are among the app's resources.
enum ResourceFile {
    /// A file by its name, with or without `.sks`; nil, and logged, if there is none.
    static func scene(named name: String, in bundle: Bundle = .main) -> URL? {
        let found = url(named: name, in: bundle)
        if found == nil { ArchiveLog.missing("scene file", name) }
        return found
    }

    private static func url(named name: String, in bundle: Bundle) -> URL? {
        // A name can't escape the resource folder: one with `..` finds no file.
        guard !name.isEmpty, !name.contains("..") else { return nil }
        let resources = bundle.orAppResources
        let plain = name.hasSuffix(".sks") ? String(name.dropLast(4)) : name
        let file = resources.resourceDirectory.appendingPathComponent(plain + ".sks", isDirectory: false)
        if FileManager.default.fileExists(atPath: file.path) { return file }
        return resources.url(forResource: plain, withExtension: "sks")
    }

    /// All `.sks` files of the resources, in alphabetical order.
    static func all(in bundle: Bundle = .main) -> [URL] {
        let folder = bundle.orAppResources.resourceDirectory
        let files = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        return (files ?? []).filter { $0.pathExtension == "sks" }.sorted { $0.path < $1.path }
    }
}
