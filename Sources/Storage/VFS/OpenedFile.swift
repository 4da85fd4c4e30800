import Foundation
import SQLite3

/// The memory that SQLite has for an open file: its table of functions, which comes first, and the object that does what they say.
struct OpenedFile {
    private var base: sqlite3_file
    private var object: UnsafeMutableRawPointer?

    private typealias Pointer = UnsafeMutablePointer<sqlite3_file>

    static func put(_ file: VFSFile, into memory: UnsafeMutablePointer<sqlite3_file>) {
        let object = Unmanaged.passRetained(file).toOpaque()
        UnsafeMutableRawPointer(memory).initializeMemory(
            as: OpenedFile.self, to: OpenedFile(base: sqlite3_file(pMethods: methods), object: object))
    }

    private static func file(_ memory: Pointer?) -> VFSFile? {
        guard let memory else { return nil }
        let opened = UnsafeMutableRawPointer(memory).assumingMemoryBound(to: OpenedFile.self)
        return opened.pointee.object.map { Unmanaged<VFSFile>.fromOpaque($0).takeUnretainedValue() }
    }

    private nonisolated(unsafe) static let methods: UnsafePointer<sqlite3_io_methods> = {
        let methods = UnsafeMutablePointer<sqlite3_io_methods>.allocate(capacity: 1)
        methods.initialize(to: sqlite3_io_methods())
        // Version 1 has no shared memory: SQLite offers no write-ahead log.
        methods.pointee.iVersion = 1
        methods.pointee.xClose = { OpenedFile.close($0) }
        methods.pointee.xRead = { OpenedFile.read($0, $1, $2, $3) }
        methods.pointee.xWrite = { OpenedFile.write($0, $1, $2, $3) }
        methods.pointee.xTruncate = { OpenedFile.file($0)?.truncate(to: $1) ?? SQLITE_IOERR }
        // `SQLITE_FCNTL_SYNC` comes first, even where an app has turned synchronizing off; then this has nothing left to do.
        methods.pointee.xSync = { memory, _ in OpenedFile.file(memory)?.synchronize() ?? SQLITE_IOERR }
        methods.pointee.xFileSize = { OpenedFile.size($0, $1) }
        methods.pointee.xLock = { OpenedFile.file($0)?.lock($1) ?? SQLITE_IOERR }
        methods.pointee.xUnlock = { OpenedFile.file($0)?.unlock($1) ?? SQLITE_IOERR }
        methods.pointee.xCheckReservedLock = { OpenedFile.checkReserved($1) }
        methods.pointee.xFileControl = { OpenedFile.control($0, $1, $2) }
        methods.pointee.xSectorSize = { _ in Int32(BlockBuffer.blockBytes) }
        methods.pointee.xDeviceCharacteristics = { _ in
            SQLITE_IOCAP_SAFE_APPEND | SQLITE_IOCAP_SEQUENTIAL | SQLITE_IOCAP_POWERSAFE_OVERWRITE
        }
        return UnsafePointer(methods)
    }()

    private static func close(_ memory: Pointer?) -> Int32 {
        guard let memory else { return SQLITE_OK }
        let opened = UnsafeMutableRawPointer(memory).assumingMemoryBound(to: OpenedFile.self)
        guard let object = opened.pointee.object else { return SQLITE_OK }
        opened.pointee.object = nil
        Unmanaged<VFSFile>.fromOpaque(object).takeRetainedValue().close()
        return SQLITE_OK
    }

    private static func read(
        _ memory: Pointer?, _ bytes: UnsafeMutableRawPointer?, _ count: Int32, _ offset: Int64
    ) -> Int32 {
        guard count >= 0, let file = file(memory) else { return SQLITE_IOERR }
        return file.read(into: UnsafeMutableRawBufferPointer(start: bytes, count: Int(count)), at: offset)
    }

    private static func write(
        _ memory: Pointer?, _ bytes: UnsafeRawPointer?, _ count: Int32, _ offset: Int64
    ) -> Int32 {
        guard count >= 0, let file = file(memory) else { return SQLITE_IOERR }
        return file.write(UnsafeRawBufferPointer(start: bytes, count: Int(count)), at: offset)
    }

    private static func size(_ memory: Pointer?, _ size: UnsafeMutablePointer<Int64>?) -> Int32 {
        guard let file = file(memory) else { return SQLITE_IOERR }
        size?.pointee = file.size
        return SQLITE_OK
    }

    /// Only asked where there is a journal that a killed process may have left.
    private static func checkReserved(_ answer: UnsafeMutablePointer<Int32>?) -> Int32 {
        answer?.pointee = 0
        return SQLITE_OK
    }

    private static func control(_ memory: Pointer?, _ operation: Int32, _ value: UnsafeMutableRawPointer?) -> Int32 {
        switch operation {
        case SQLITE_FCNTL_SYNC: return file(memory)?.synchronize() ?? SQLITE_IOERR
        case SQLITE_FCNTL_VFSNAME:
            value?.assumingMemoryBound(to: UnsafeMutableRawPointer?.self).pointee = copied(PostgresVFS.name)
            return SQLITE_OK
        case SQLITE_FCNTL_PRAGMA: return pragma(value)
        default: return SQLITE_NOTFOUND
        }
    }

    /// Answers `locking_mode = exclusive` with `normal`: in exclusive mode, SQLite would have a write-ahead log in this process's
    /// memory alone.
    private static func pragma(_ value: UnsafeMutableRawPointer?) -> Int32 {
        guard let texts = value?.assumingMemoryBound(to: UnsafeMutablePointer<CChar>?.self),
            let name = texts[1], let argument = texts[2], String(cString: name).lowercased() == "locking_mode",
            String(cString: argument).lowercased() == "exclusive"
        else { return SQLITE_NOTFOUND }
        texts[0] = copied("normal")?.assumingMemoryBound(to: CChar.self)
        return SQLITE_OK
    }

    /// A text in memory that SQLite frees.
    private static func copied(_ text: String) -> UnsafeMutableRawPointer? {
        let bytes = text.utf8CString
        let memory = sqlite3_malloc(Int32(clamping: bytes.count))
        bytes.withUnsafeBytes { if let memory { memory.copyMemory(from: $0.baseAddress!, byteCount: $0.count) } }
        return memory
    }
}
