import SQLite3

/// A file that SQLite has opened through `PostgresVFS`. The results are SQLite's codes. SQLite uses it from one thread at a time.
class VFSFile {
    /// Its size in bytes.
    var size: Int64 { 0 }

    func read(into buffer: UnsafeMutableRawBufferPointer, at offset: Int64) -> Int32 { SQLITE_IOERR }
    func write(_ bytes: UnsafeRawBufferPointer, at offset: Int64) -> Int32 { SQLITE_IOERR }
    func truncate(to size: Int64) -> Int32 { SQLITE_IOERR }
    /// Everything that was written is a part of the database from now on.
    func synchronize() -> Int32 { SQLITE_OK }
    func lock(_ level: Int32) -> Int32 { SQLITE_OK }
    func unlock(_ level: Int32) -> Int32 { SQLITE_OK }
    func close() {}
}

/// A rollback journal in memory. SQLite reads it to take a transaction back; a killed process needs none, because the server has
/// nothing of a transaction that wasn't committed.
final class MemoryJournal: VFSFile {
    private var bytes: [UInt8] = []

    override var size: Int64 { Int64(bytes.count) }

    override func read(into buffer: UnsafeMutableRawBufferPointer, at offset: Int64) -> Int32 {
        let start = Int(clamping: min(max(offset, 0), size))
        let count = min(buffer.count, bytes.count - start)
        bytes.withUnsafeBytes { buffer.copyMemory(from: UnsafeRawBufferPointer(rebasing: $0[start..<start + count])) }
        guard count < buffer.count else { return SQLITE_OK }
        UnsafeMutableRawBufferPointer(rebasing: buffer[count...]).initializeMemory(as: UInt8.self, repeating: 0)
        return VFSCode.shortRead
    }

    override func write(_ new: UnsafeRawBufferPointer, at offset: Int64) -> Int32 {
        let (end, isTooLarge) = offset.addingReportingOverflow(Int64(new.count))
        guard offset >= 0, !isTooLarge, end <= Self.byteCountMax else { return SQLITE_FULL }
        let start = Int(offset)
        if end > size { bytes += [UInt8](repeating: 0, count: Int(end) - bytes.count) }
        bytes.withUnsafeMutableBytes { UnsafeMutableRawBufferPointer(rebasing: $0[start...]).copyMemory(from: new) }
        return SQLITE_OK
    }

    override func truncate(to size: Int64) -> Int32 {
        bytes.removeLast(bytes.count - Int(clamping: min(max(size, 0), self.size)))
        return SQLITE_OK
    }

    /// A transaction that changes more pages than fit in here fails.
    private static let byteCountMax: Int64 = 4 << 30
}

/// SQLite's extended result codes, which are macros that Swift can't import.
enum VFSCode {
    static let shortRead = SQLITE_IOERR | 2 << 8
    static let read = SQLITE_IOERR | 1 << 8
    static let write = SQLITE_IOERR | 3 << 8
    static let synchronize = SQLITE_IOERR | 4 << 8
    static let truncate = SQLITE_IOERR | 6 << 8
    static let lock = SQLITE_IOERR | 15 << 8
    static let staleSnapshot = SQLITE_BUSY | 2 << 8
}
