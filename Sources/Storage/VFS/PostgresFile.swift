import Foundation
import SQLite3

/// A SQLite database in PostgreSQL, as one SQLite connection has it open.
///
/// A SQLite transaction is a transaction of the server: a shared lock begins it with a snapshot, a reserved lock locks the file's
/// row, and SQLite's order to synchronize the file sends what was written, and commits. So a commit is kept as a whole or not
/// at all, and readers wait for nobody. If another connection has written since the snapshot, a reserved lock fails as it does
/// with a write-ahead log, and the next transaction waits for its turn (`WriteTurn`).
final class PostgresFile: VFSFile {
    /// The most blocks that are sent in one statement.
    static let portionCount = 256
    /// So many written blocks are sent before the commit.
    private static let unsentCountMax = 1024
    private static let knownCountMax = 512
    private static let readAheadMax: Int64 = 64

    let path: String
    private let system: PostgresFileSystem
    private var level = SQLITE_LOCK_NONE
    private var connection: PostgresConnection?
    /// The file as it was when the transaction began, or has left it.
    private var snapshot: PostgresFileTable.Entry
    private var byteCount: Int64
    /// Blocks as the server has them in this transaction.
    private var known = BlockBuffer()
    /// Blocks to be sent.
    private var written = BlockBuffer()
    /// The lowest block count that the file was cut to since blocks were sent last.
    private var cutCount: Int64?
    /// Whether the transaction has changes that aren't committed, on the server or here.
    private var isChanged = false
    private var isReserved = false
    private var turn = WriteTurn()
    /// Whether the transaction has the file's row locked from its beginning.
    private var hasTurn = false
    /// Whether the file was only cut since the last commit: SQLite does so after it, and doesn't synchronize again.
    private var isOnlyCut = false
    /// Whether changes were lost with their connection. Nothing can be read or written until SQLite has given up the transaction.
    private var isLost = false
    private var lastRead: Int64 = -2
    private var readAhead: Int64 = 1

    init(_ entry: PostgresFileTable.Entry, at path: String, in system: PostgresFileSystem) {
        (snapshot, byteCount) = (entry, entry.size)
        (self.path, self.system) = (path, system)
    }

    private var id: Int64 { snapshot.id }

    override var size: Int64 { byteCount }

    override func close() {
        _ = unlock(SQLITE_LOCK_NONE)
        system.noteClosed(path)
    }

    // MARK: Locks

    override func lock(_ wanted: Int32) -> Int32 {
        if level < SQLITE_LOCK_SHARED {
            let code = begin()
            guard code == SQLITE_OK else { return code }
            level = SQLITE_LOCK_SHARED
        }
        if wanted > SQLITE_LOCK_SHARED, !isReserved {
            let code = reserve()
            guard code == SQLITE_OK else { return code }
        }
        level = max(level, wanted)
        return SQLITE_OK
    }

    private func begin(waits: Bool = true) -> Int32 {
        do throws(StorageError) {
            let taken = try system.take { (connection) throws(StorageError) -> PostgresFileTable.Entry? in
                if waits, let entry = try takeTurn(over: connection) { return entry }
                return try system.table.begin(id, connection)
            }
            guard let (connection, entry) = taken else { return SQLITE_BUSY }
            self.connection = connection
            // The file was deleted.
            guard let entry else {
                drop()
                return VFSCode.lock
            }
            if entry.generation != snapshot.generation { known.removeAll() }
            (snapshot, byteCount) = (entry, entry.size)
            return SQLITE_OK
        } catch {
            return VFSCode.lock
        }
    }

    /// Begins a transaction that may write, if this connection waits for that.
    private func takeTurn(over connection: PostgresConnection) throws(StorageError) -> PostgresFileTable.Entry? {
        guard turn.isWaitedFor, system.waiting.wait(timeout: .now()) == .success else { return nil }
        defer { system.waiting.signal() }
        let entry = try system.table.beginReserved(id, connection)
        if entry == nil { turn.noteVainWait() }
        hasTurn = entry != nil
        return entry
    }

    /// Goes on without its turn, because it reads before it writes, if it writes at all. Others may write meanwhile.
    private func giveUpTurn() -> Int32 {
        drop()
        return beginAgain(waits: false)
    }

    /// Begins another transaction, for a connection that keeps its lock after a commit.
    /// - Returns: An error where somebody else has written in between.
    private func beginAgain(waits: Bool = true) -> Int32 {
        let before = snapshot
        let code = begin(waits: waits)
        guard code == SQLITE_OK else { return code }
        guard snapshot == before else {
            drop()
            snapshot = before
            return VFSCode.staleSnapshot
        }
        return isReserved ? reserve() : SQLITE_OK
    }

    private func reserve() -> Int32 {
        if connection == nil {
            isReserved = false
            let code = beginAgain()
            guard code == SQLITE_OK else { return code }
        }
        guard let connection else { return VFSCode.lock }
        do throws(StorageError) {
            try system.table.reserve(id, connection)
            isReserved = true
            turn.noteSuccess()
            return SQLITE_OK
        } catch {
            isReserved = false
            if error.isLocked || error.isConflict { turn.noteFailure() }
            if error.isLocked { return SQLITE_BUSY }
            if error.isConflict { return VFSCode.staleSnapshot }
            return failed(error, VFSCode.lock)
        }
    }

    override func unlock(_ wanted: Int32) -> Int32 {
        guard wanted < level else { return SQLITE_OK }
        // What counts is committed. If this fails, the file stays longer than its database, as after a crash.
        if isOnlyCut, isReserved, !isLost { _ = synchronize() }
        isOnlyCut = false
        level = wanted
        if wanted == SQLITE_LOCK_NONE {
            forgetChanges()
            drop()
        } else if isReserved, let connection {
            takeBack(over: connection)
        }
        (isReserved, isLost) = (false, false)
        return SQLITE_OK
    }

    /// Goes on reading the snapshot, without the changes.
    private func takeBack(over connection: PostgresConnection) {
        do throws(StorageError) {
            try system.table.takeBack(connection)
            forgetChanges()
        } catch {
            _ = failed(error, VFSCode.lock)
        }
    }

    private func forgetChanges() {
        guard isChanged else { return }
        isChanged = false
        written.removeAll()
        known.removeAll()
        cutCount = nil
        byteCount = snapshot.size
    }

    /// Ends the transaction, and with it what isn't committed.
    private func drop() {
        guard let connection else { return }
        (self.connection, hasTurn) = (nil, false)
        if connection.isInTransaction { try? connection.execute("ROLLBACK") }
        system.giveBack(connection)
    }

    /// What wasn't committed is lost.
    private func failed(_ error: StorageError, _ code: Int32) -> Int32 {
        system.noted(error)
        isLost = isLost || isChanged
        drop()
        forgetChanges()
        return error.isOutOfRoom ? SQLITE_FULL : code
    }

    // MARK: Reading

    override func read(into buffer: UnsafeMutableRawBufferPointer, at offset: Int64) -> Int32 {
        guard offset >= 0, !isLost else { return VFSCode.read }
        // SQLite reads the first page before it reserves.
        if hasTurn, !isReserved, offset >= BlockBuffer.blockBytes {
            let code = giveUpTurn()
            guard code == SQLITE_OK else { return code }
        }
        if level >= SQLITE_LOCK_SHARED, connection == nil {
            let code = beginAgain()
            guard code == SQLITE_OK else { return code }
        }
        let count = Int(clamping: min(Int64(buffer.count), max(0, byteCount - offset)))
        for part in BlockBuffer.parts(from: offset, count: count) {
            guard let block = block(part.number) else { return VFSCode.read }
            block.withUnsafeBytes {
                UnsafeMutableRawBufferPointer(rebasing: buffer[part.inBytes])
                    .copyMemory(from: UnsafeRawBufferPointer(rebasing: $0[part.inBlock]))
            }
        }
        guard count < buffer.count else { return SQLITE_OK }
        UnsafeMutableRawBufferPointer(rebasing: buffer[count...]).initializeMemory(as: UInt8.self, repeating: 0)
        return VFSCode.shortRead
    }

    private func block(_ number: Int64) -> BlockBuffer.Block? {
        if let block = written[number] ?? known[number] { return block }
        if let cutCount, number >= cutCount { return BlockBuffer.empty }
        // Pages that are read one after the other are fetched in growing portions.
        readAhead = number == lastRead + 1 ? min(readAhead * 2, Self.readAheadMax) : 1
        let last = max(number, min(number + readAhead - 1, BlockBuffer.count(ofBytes: byteCount) - 1))
        lastRead = last
        do throws(StorageError) {
            try fetch(number...last)
            return known[number]
        } catch {
            _ = failed(error, VFSCode.read)
            return nil
        }
    }

    private func fetch(_ numbers: ClosedRange<Int64>) throws(StorageError) {
        let blocks: [Int64: BlockBuffer.Block]
        if let connection {
            blocks = try system.table.blocks(numbers, of: id, connection)
        } else {
            blocks = try system.run { (connection) throws(StorageError) in
                try system.table.blocks(numbers, of: id, connection)
            }
        }
        if known.count + numbers.count > Self.knownCountMax { known.removeAll() }
        for number in numbers where cutCount.map({ number < $0 }) ?? true {
            known[number] = blocks[number] ?? BlockBuffer.empty
        }
    }

    // MARK: Writing

    override func write(_ bytes: UnsafeRawBufferPointer, at offset: Int64) -> Int32 {
        let (end, isTooLarge) = offset.addingReportingOverflow(Int64(bytes.count))
        guard offset >= 0, !isTooLarge, isReserved, !isLost else { return VFSCode.write }
        isOnlyCut = false
        if connection == nil {
            let code = beginAgain()
            guard code == SQLITE_OK else { return code }
        }
        for part in BlockBuffer.parts(from: offset, count: bytes.count) {
            let isWhole = part.inBlock.count == BlockBuffer.blockBytes
            guard var block = isWhole ? BlockBuffer.empty : block(part.number) else { return VFSCode.write }
            block.withUnsafeMutableBytes {
                UnsafeMutableRawBufferPointer(rebasing: $0[part.inBlock])
                    .copyMemory(from: UnsafeRawBufferPointer(rebasing: bytes[part.inBytes]))
            }
            if part.number == 0 { JournalMode.removeLog(fromHeader: &block) }
            written[part.number] = block
        }
        byteCount = max(byteCount, end)
        isChanged = true
        return written.count < Self.unsentCountMax ? SQLITE_OK : attempt(VFSCode.write, send)
    }

    override func truncate(to size: Int64) -> Int32 {
        guard size >= 0, isReserved, !isLost else { return VFSCode.truncate }
        guard size < byteCount else { return SQLITE_OK }
        if connection == nil {
            // If somebody else has written since the commit, the file is theirs to cut.
            guard beginAgain() == SQLITE_OK else { return SQLITE_OK }
            isOnlyCut = !isChanged
        }
        let (count, rest) = (BlockBuffer.count(ofBytes: size), Int(size % Int64(BlockBuffer.blockBytes)))
        if rest > 0 {
            guard let block = block(count - 1) else { return VFSCode.truncate }
            written[count - 1] = block[..<rest] + BlockBuffer.Block(repeating: 0, count: block.count - rest)
        }
        written.truncate(to: count)
        known.truncate(to: count)
        cutCount = min(cutCount ?? count, count)
        (byteCount, isChanged) = (size, true)
        return SQLITE_OK
    }

    /// Sends what was written.
    private func send(_ connection: PostgresConnection) throws(StorageError) {
        if let cutCount { try system.table.truncate(id, to: cutCount, connection) }
        cutCount = nil
        let blocks = written.blocks.sorted { $0.key < $1.key }
        for start in stride(from: 0, to: blocks.count, by: Self.portionCount) {
            try system.table.write(Array(blocks[start...].prefix(Self.portionCount)), to: id, connection)
        }
        if known.count + written.count > Self.knownCountMax { known.removeAll() }
        for (number, block) in blocks.prefix(Self.knownCountMax) { known[number] = block }
        for (number, _) in blocks.dropFirst(Self.knownCountMax) { known[number] = nil }
        written.removeAll()
    }

    override func synchronize() -> Int32 {
        guard isChanged else { return isLost ? VFSCode.synchronize : SQLITE_OK }
        let code = attempt(VFSCode.synchronize) { connection throws(StorageError) in
            try send(connection)
            try system.table.finish(id, size: byteCount, connection)
            try connection.execute("COMMIT")
        }
        guard code == SQLITE_OK else { return code }
        drop()
        isChanged = false
        snapshot = PostgresFileTable.Entry(id: id, size: byteCount, generation: snapshot.generation &+ 1)
        return SQLITE_OK
    }

    private func attempt(_ code: Int32, _ work: (PostgresConnection) throws(StorageError) -> Void) -> Int32 {
        guard let connection else { return code }
        do throws(StorageError) {
            try work(connection)
            return SQLITE_OK
        } catch {
            return failed(error, code)
        }
    }
}
