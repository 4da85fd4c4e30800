import Foundation

/// The folders in which an app keeps its data. A file below one of them has a name that is the same on every machine, wherever the
/// machine has the folder.
struct DataFolders: Sendable {
    private struct Folder {
        let name: String
        /// Resolved, with a slash at the end.
        let path: String
    }

    private let folders: [Folder]

    /// - Parameter folders: The first that contains a file names it.
    init(_ folders: KeyValuePairs<String, URL>) {
        self.folders = folders.map { Folder(name: $0.key, path: Self.resolved($0.value.path) + "/") }
    }

    /// The process's: `$XDG_DATA_HOME` and the user's documents.
    init(environment: [String: String]) {
        let documents = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask).first
        let data = ByteStore.dataFolder(environment)
        self.init(["data": data, "documents": documents ?? data])
    }

    /// The name of a file below one of the folders: `data/kissa/DreamCoffee/shop.sqlite`.
    func name(of path: String) -> String? {
        inside(path) ?? inside(Self.resolved(path))
    }

    private func inside(_ path: String) -> String? {
        let folder = folders.first { path.hasPrefix($0.path) }
        return folder.map { $0.name + "/" + path.dropFirst($0.path.count) }
    }

    /// Where a file of a name is on this machine.
    func path(of name: String) -> String? {
        let folder = folders.first { name.hasPrefix($0.name + "/") }
        return folder.map { $0.path + name.dropFirst($0.name.count + 1) }
    }

    /// SQLite resolves symbolic links in paths. What doesn't exist yet can't be one.
    private static func resolved(_ path: String) -> String {
        if path == "/" { return "" }
        if let real = realpath(path, nil) {
            defer { free(real) }
            return String(cString: real)
        }
        let url = URL(fileURLWithPath: path)
        return resolved(url.deletingLastPathComponent().path) + "/" + url.lastPathComponent
    }
}
