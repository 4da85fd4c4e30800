import FoundationAdditions
import Foundation

/// A file that Xcode's scene or particle editor wrote.
struct SceneFile {
    let url: URL

    /// The root node; nil, and logged, if it can't be read, or is of another class.
    @MainActor func root(as type: SKNode.Type, within outer: ArchiveReading? = nil) -> SKNode? {
        let file = url.standardizedFileURL.lastPathComponent
        CustomClasses.note(type)
        guard outer?.mayRefer(to: file) ?? true else { return nil }
        do {
            let archive = try KeyedArchive(Data(contentsOf: url))
            let reading = ArchiveReading(archive, file: file, rootType: type, within: outer)
            guard let node = try reading.top("root") as? SKNode else { throw ArchiveError.missing("node as its root") }
            return node
        } catch {
            ArchiveLog.unreadable(file, error)
            return nil
        }
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
