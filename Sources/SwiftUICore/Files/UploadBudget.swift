import Foundation

/// Limits the disk space of uploaded files: of one visitor, and of all together.
@MainActor
final class UploadBudget {
    static let shared = UploadBudget()

    nonisolated static let byteCountPerVisitorMax = 2 << 30
    nonisolated static let byteCountMax = 16 << 30
    /// The space that has to stay free on the disk, in bytes.
    nonisolated static let freeByteCountMin = 1 << 30

    /// The limits for unwritten bytes, which are in memory.
    nonisolated static let queuedByteCountPerVisitorMax = 16 << 20
    nonisolated static let queuedByteCountMax = 128 << 20

    private var queuedByteCounts: [String: Int] = [:]
    private var queuedByteCount = 0
    private var byteCounts: [String: Int] = [:]
    private var byteCount = 0
    /// The free space on the files' disk, in bytes; nil if it is unknown.
    private let freeByteCount: @Sendable () -> Int?

    init(freeByteCount: @escaping @Sendable () -> Int? = UploadBudget.freeOnDisk) { self.freeByteCount = freeByteCount }

    /// Whether there is space for this many more bytes.
    func hasRoom(for count: Int, of visitor: String) -> Bool {
        let own = byteCounts[visitor, default: 0]
        return count <= Self.byteCountPerVisitorMax - own && count <= Self.byteCountMax - byteCount
            && freeByteCount().map { count <= $0 - Self.freeByteCountMin } ?? true
    }

    /// Reserves space for bytes that are about to be written, if there is enough. Announced sizes reserve nothing: a
    /// client could announce much, send nothing, and block all others.
    func take(_ count: Int, of visitor: String) -> Bool {
        guard hasRoom(for: count, of: visitor) else { return false }
        byteCounts[visitor, default: 0] += count
        byteCount += count
        return true
    }

    /// Reserves memory for unwritten bytes, if there is enough.
    func queue(_ count: Int, of visitor: String) -> Bool {
        let own = queuedByteCounts[visitor, default: 0]
        guard count <= Self.queuedByteCountPerVisitorMax - own, count <= Self.queuedByteCountMax - queuedByteCount
        else { return false }
        queuedByteCounts[visitor] = own + count
        queuedByteCount += count
        return true
    }

    func dequeue(_ count: Int, of visitor: String) {
        queuedByteCount -= count
        let rest = queuedByteCounts[visitor, default: 0] - count
        queuedByteCounts[visitor] = rest > 0 ? rest : nil
    }

    func giveBack(_ count: Int, of visitor: String) {
        byteCount -= count
        let rest = byteCounts[visitor, default: 0] - count
        byteCounts[visitor] = rest > 0 ? rest : nil
    }

    private nonisolated static func freeOnDisk() -> Int? {
        var info = statvfs()
        guard statvfs(FileManager.default.temporaryDirectory.path, &info) == 0 else { return nil }
        let (bytes, overflow) = Int(clamping: info.f_bavail).multipliedReportingOverflow(
            by: Int(clamping: info.f_frsize))
        return overflow ? nil : bytes
    }
}
