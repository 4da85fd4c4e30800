import Foundation

/// A part of a file that the browser uploads. The parts of one file come in order, and so do the files of one choice.
public struct FileChunk: Equatable, Sendable {
    /// The index of the file among the files of one choice.
    public var index: Int
    /// The number of files in the choice.
    public var count: Int
    /// The file's name on the person's machine.
    public var name: String
    /// Its MIME type; empty where the browser knows none.
    public var type: String
    /// The size of the whole file.
    public var byteCount: Int
    /// The data's offset in the file.
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

    /// The most files in one choice.
    public static let countMax = 100
    /// The most bytes of a file.
    public static let byteCountMax = 256 * 1024 * 1024
    /// The most bytes of a part, so that its message stays well below a message's limit.
    public static let dataCountMax = 60 * 1024

    /// Whether it is the last part of its file.
    public var isLast: Bool { offset + data.count == byteCount }
}
