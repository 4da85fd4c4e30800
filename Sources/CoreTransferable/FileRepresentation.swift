import Foundation

/// A file that an app hands over.
public struct SentTransferredFile: Sendable {
    /// Where the file is.
    public let file: URL
    /// Whether the file itself may be read where it is. Kept, and has no effect here: the contents are always copied.
    public let allowAccessingOriginalFile: Bool

    /// A file to hand over.
    public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
        self.file = file
        self.allowAccessingOriginalFile = allowAccessingOriginalFile
    }
}

/// A file that an app is handed. It is there until the closure that takes it ends: what is to be kept has to be copied.
public struct ReceivedTransferredFile: Sendable {
    /// Where the file is.
    public let file: URL
    /// Whether it is the sender's own file. Always false here.
    public let isOriginalFile: Bool
}

/// A value as a file. Its contents are copied; the file itself stays where it is.
///
/// See [FileRepresentation](https://developer.apple.com/documentation/coretransferable/filerepresentation).
public struct FileRepresentation<Item: Transferable>: TransferRepresentation {
    /// None: the representation is a primitive one.
    public typealias Body = Never
    /// The one type of file that the value is made into, or made from.
    public let _parts: [_TransferPart<Item>]

    /// Values are made into files and from files.
    /// - Parameters:
    ///   - contentType: The kind of the files.
    ///   - shouldAttemptToOpenInPlace: Ignored: a file is always a copy.
    ///   - exporting: Writes a value into a file.
    ///   - importing: Is given a file that is gone when it returns.
    public init(
        contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
        exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
        importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
    ) {
        _parts = [Self.part(contentType, exporting, importing)]
    }

    /// Values are made into files only. `shouldAllowToOpenInPlace` is ignored: a file is always a copy.
    public init(
        exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
        exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
    ) {
        _parts = [Self.part(exportedContentType, exporting, nil)]
    }

    /// Values are made from files only. `shouldAttemptToOpenInPlace` is ignored: a file is always a copy, which is gone
    /// when the closure returns.
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

/// A file of the type with those contents, as long as the closure runs.
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
