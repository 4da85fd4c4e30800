import Foundation

/// The files of one folder, which a page may use.
struct LocalFiles {
    private let folder: String

    /// - Parameter folder: A folder; a file stands for itself alone.
    init(folder: URL) { self.folder = folder.resolvingSymlinksInPath().standardizedFileURL.path }

    /// A file's content; nil outside of the folder, and for what is no readable file or is too long.
    func data(at url: URL) -> Data? {
        let path = url.withoutFragment.resolvingSymlinksInPath().standardizedFileURL.path
        let isInside = path == folder || path.hasPrefix(folder.hasSuffix("/") ? folder : folder + "/")
        guard isInside, let attributes = try? FileManager.default.attributesOfItem(atPath: path),
            attributes[.type] as? FileAttributeType == .typeRegular,
            let size = attributes[.size] as? Int, size <= ShownPage.byteCountMax
        else { return nil }
        return FileManager.default.contents(atPath: path)
    }
}
