import Foundation

/// The files of one folder, which a page may use.
struct LocalFiles {
    private let folder: String

    /// - Parameter folder: A folder; a file stands for itself alone.
    init(folder: URL) { self.folder = folder.resolvingSymlinksInPath().standardizedFileURL.path }

    /// Whether an address is one of the folder's files, or of nothing in it.
    func contains(_ url: URL) -> Bool { path(of: url) != nil }

    private func path(of url: URL) -> String? {
        guard url.isFileURL else { return nil }
        let path = url.withoutFragment.resolvingSymlinksInPath().standardizedFileURL.path
        return path == folder || path.hasPrefix(folder.hasSuffix("/") ? folder : folder + "/") ? path : nil
    }

    /// A file's content; nil outside of the folder, and for what is no readable file or is too long.
    func data(at url: URL) -> Data? {
        guard let path = path(of: url), let attributes = try? FileManager.default.attributesOfItem(atPath: path),
            attributes[.type] as? FileAttributeType == .typeRegular,
            let size = attributes[.size] as? Int, size <= ShownPage.byteCountMax
        else { return nil }
        return FileManager.default.contents(atPath: path)
    }
}
