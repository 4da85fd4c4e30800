import Foundation

/// A temporary folder for a test. It is removed with this object.
public final class TemporaryFolder {
    /// The folder's URL.
    public let url = FileManager.default.temporaryDirectory.appendingPathComponent("kissa-\(UUID().uuidString)")

    /// Creates the folder.
    public init() throws { try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) }

    deinit { try? FileManager.default.removeItem(at: url) }

    /// Writes a file and creates its parent folders.
    @discardableResult
    public func write(_ text: String, to path: String) throws -> URL { try write(Data(text.utf8), to: path) }

    /// Writes a file and creates its parent folders.
    @discardableResult
    public func write(_ data: Data, to path: String) throws -> URL {
        let file = url.appendingPathComponent(path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: file)
        return file
    }
}
