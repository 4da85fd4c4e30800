import Foundation

/// A file that an app exports.
public struct SentTransferredFile: Sendable {
    /// Where the file is.
    public let file: URL
    /// Whether the receiver may open the original file in place. Stored without effect: the contents are always copied.
    public let allowAccessingOriginalFile: Bool

    /// Creates a file to export.
    public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
        self.file = file
        self.allowAccessingOriginalFile = allowAccessingOriginalFile
    }
}

/// A file that an app receives. It is deleted when the importing closure returns, so copy what you want to keep.
public struct ReceivedTransferredFile: Sendable {
    /// Where the file is.
    public let file: URL
    /// Whether this is the sender's original file. Always false here.
    public let isOriginalFile: Bool
}

/// Transfers a value as a file. The file's contents are copied; the file itself isn't moved.
///
/// See [FileRepresentation](https://developer.apple.com/documentation/coretransferable/filerepresentation).
public struct FileRepresentation<Item: Transferable>: TransferRepresentation {
    /// None: the representation is a primitive one.
    public typealias Body = Never
    /// The content type of the file.
    public let _parts: [_TransferPart<Item>]

    /// Creates a representation that exports values to files and imports them from files.
    /// - Parameters:
    ///   - contentType: The kind of the files.
    ///   - shouldAttemptToOpenInPlace: Ignored: a file is always a copy.
    ///   - exporting: Writes a value into a file.
    ///   - importing: Creates a value from a file, which is deleted when the closure returns.
    public init(
        contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
        exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
        importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
    ) {
        _parts = [Self.part(contentType, exporting, importing)]
    }

    /// Creates a representation that only exports. `shouldAllowToOpenInPlace` is ignored: a file is always a copy.
    public init(
        exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
        exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
    ) {
        _parts = [Self.part(exportedContentType, exporting, nil)]
    }

    /// Creates a representation that only imports. `shouldAttemptToOpenInPlace` is ignored: a file is always a copy, which is
    /// deleted when the closure returns.
    public init(
        importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
        importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
    ) {
        _parts = [Self.part(importedContentType, nil, importing)]
    }

    private static func part(
        _ contentType: UTType, _ exporting: (@Sendable (Item) async throws -> SentTransferredFile)?,
        _ importing: (@Sendable (ReceivedTransferredFile) async throws -> Item)?
    ) -> _TransferPart<Item> {
        let read = exporting.map { exporting in
            { @Sendable (item: Item) in try Data(contentsOf: await exporting(item).file) }
        }
        let write = importing.map { importing in
            { @Sendable (data: Data) in
                try await withTemporaryFile(data, contentType) { file in
                    try await importing(ReceivedTransferredFile(file: file, isOriginalFile: false))
                }
            }
        }
        return _TransferPart(contentType: contentType, export: read, import: write)
    }
}

/// Writes the contents to a temporary file, which exists while the closure runs.
private func withTemporaryFile<Result>(
    _ data: Data, _ contentType: UTType, _ body: (URL) async throws -> Result
) async throws -> Result {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var file = folder.appending(path: "file")
    if let suffix = contentType.preferredFilenameExtension { file.appendPathExtension(suffix) }
    try data.write(to: file)
    return try await body(file)
}
