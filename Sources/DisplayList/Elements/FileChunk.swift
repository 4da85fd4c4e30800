import Foundation

/// A part of a file on its way from the browser. The parts of one file come in order, the files of one choice too.
public struct FileChunk: Equatable, Sendable {
    /// Which of the files of one choice it is of, and how many those are.
    public var index: Int
    /// How many files there are of the choice.
    public var count: Int
    /// What the person's machine calls the file.
    public var name: String
    /// Its MIME type; empty where the browser knows none.
    public var type: String
    /// Of the whole file.
    public var byteCount: Int
    /// Where in the file the data lies.
    public var offset: Int
    /// The bytes of this part.
    public var data: Data

    /// Creates a part. The byte count is of the whole file, the offset is in bytes.
    public init(
        index: Int, count: Int, name: String, type: String, byteCount: Int, offset: Int, data: Data
    ) {
        self.index = index
        self.count = count
        self.name = name
        self.type = type
        self.byteCount = byteCount
        self.offset = offset
        self.data = data
    }

    /// Files that one choice may have.
    public static let countMax = 100
    /// Bytes of one file.
    public static let byteCountMax = 256 * 1024 * 1024
    /// Bytes of one part, so that its message is well inside a message's limit.
    public static let dataCountMax = 60 * 1024

    /// Whether it is the last part of its file.
    public var isLast: Bool { offset + data.count == byteCount }
}
