import Foundation

/// The log's description of a file that the group shares. The file itself is stored outside of the log.
package struct GroupAttachment: Codable, Sendable, Hashable {
    package let id: UUID
    /// The identifier of the content type.
    package let contentType: String
    /// The size of the file with its metadata.
    package let byteCount: Int
}

/// A file that a group shares.
package struct GroupFile: Sendable, Equatable {
    package var bytes: Data
    /// The sender's metadata, encoded.
    package var metadata: Data?

    package init(bytes: Data, metadata: Data? = nil) { (self.bytes, self.metadata) = (bytes, metadata) }

    var byteCount: Int { bytes.count + (metadata?.count ?? 0) }
}

/// Limits on the number and size of files.
package enum GroupFileLimits {
    /// For one file, and for the files of all groups of one founder.
    package static let fileBytesMax = 8 << 20, founderBytesMax = 64 << 20
    /// For one group.
    package static let countMax = 64, groupBytesMax = 32 << 20
    /// For all groups that a process keeps in memory.
    package static let processBytesMax = 512 << 20
    /// For rate limiting, this many bytes of files count as one byte of messages.
    static let bytesPerMessageByte = 32
}
