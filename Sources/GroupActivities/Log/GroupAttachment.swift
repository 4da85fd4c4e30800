import Foundation

/// What a group's log says of a file that the group has in common. The file itself is kept beside the log.
package struct GroupAttachment: Codable, Sendable, Hashable {
    package let id: UUID
    /// The identifier of the type that the bytes are of.
    package let contentType: String
    /// Of the file and what its sender says of it.
    package let byteCount: Int
}

/// A file that a group has in common.
package struct GroupFile: Sendable, Equatable {
    package var bytes: Data
    /// What its sender says of it, encoded.
    package var metadata: Data?

    package init(bytes: Data, metadata: Data? = nil) { (self.bytes, self.metadata) = (bytes, metadata) }

    var byteCount: Int { bytes.count + (metadata?.count ?? 0) }
}

/// How many files there may be, and how large.
package enum GroupFileLimits {
    /// Of one file, and of the files of all groups that a visitor has made.
    package static let fileBytesMax = 8 << 20, founderBytesMax = 64 << 20
    /// Of one group.
    package static let countMax = 64, groupBytesMax = 32 << 20
    /// Of all groups of a process that keeps them itself.
    package static let processBytesMax = 512 << 20
    /// So many bytes of files count as one of messages.
    static let bytesPerMessageByte = 32
}
