import Foundation

/// The files in a folder that the user names, or the one file; never a folder that nobody named.
package enum PersonalFiles {
    /// The largest file that is read.
    package static let byteCountMax = 64 << 20
    /// The most files of a folder.
    package static let fileCountMax = 100_000

    /// The files with a suffix, in the order of their names; a folder's own folders are looked through as well.
    ///
    /// - Throws: What `FileManager` throws where there is nothing at the path.
    package static func files(at path: String, suffix: String) throws -> [URL] {
        let root = URL(fileURLWithPath: (path as NSString).expandingTildeInPath)
        let kind = try FileManager.default.attributesOfItem(atPath: root.path)[.type] as? FileAttributeType
        guard kind == .typeDirectory else { return [root] }
        var files: [URL] = []
        for name in try FileManager.default.subpathsOfDirectory(atPath: root.path).sorted().prefix(fileCountMax)
        where name.lowercased().hasSuffix("." + suffix) {
            files.append(root.appendingPathComponent(name))
        }
        return files
    }
}
