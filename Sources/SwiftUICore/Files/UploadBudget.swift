import Foundation

/// How much of the disk uploaded files take: of one visitor, and of all together.
@MainActor
final class UploadBudget {
    static let shared = UploadBudget()

    nonisolated static let byteCountPerVisitorMax = 2 << 30
    nonisolated static let byteCountMax = 16 << 30
    /// So much stays free for everything else on the disk.
    nonisolated static let freeByteCountMin = 1 << 30

    private var byteCounts: [String: Int] = [:]
    private var byteCount = 0
    /// How many of those aren't written yet: the disk counts them as free.
    private var unwrittenByteCount = 0
    /// How much is free where the files lie; nil where nobody knows.
    private let freeByteCount: @Sendable () -> Int?

    init(freeByteCount: @escaping @Sendable () -> Int? = UploadBudget.freeOnDisk) { self.freeByteCount = freeByteCount }

    /// Whether there is room for so many bytes more; then they are taken.
    func take(_ count: Int, of visitor: String) -> Bool {
        let own = byteCounts[visitor, default: 0]
        guard count <= Self.byteCountPerVisitorMax - own, count <= Self.byteCountMax - byteCount,
            freeByteCount().map({ count <= $0 - Self.freeByteCountMin - unwrittenByteCount }) ?? true
        else { return false }
        byteCounts[visitor] = own + count
        byteCount += count
        unwrittenByteCount += count
        return true
    }

    /// So many of the bytes that were taken are on the disk now.
    func didWrite(_ count: Int) { unwrittenByteCount -= count }

    /// - Parameter unwritten: How many of the bytes never came.
    func giveBack(_ count: Int, unwritten: Int = 0, of visitor: String) {
        byteCount -= count
        unwrittenByteCount -= unwritten
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
