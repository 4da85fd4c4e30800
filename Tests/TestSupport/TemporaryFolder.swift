import Foundation

/// A folder of a test's own, gone when the test is over.
public final class TemporaryFolder {
    /// Where it is.
    public let url = FileManager.default.temporaryDirectory.appendingPathComponent("kissa-\(UUID().uuidString)")

    /// Creates the folder.
    public init() throws { try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) }

    deinit { try? FileManager.default.removeItem(at: url) }

    /// Writes a file, and the folders that it is in.
    @discardableResult
    public func write(_ text: String, to path: String) throws -> URL { try write(Data(text.utf8), to: path) }

    /// Writes a file, and the folders that it is in.
    @discardableResult
    public func write(_ data: Data, to path: String) throws -> URL {
        let file = url.appendingPathComponent(path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: file)
        return file
    }
}
