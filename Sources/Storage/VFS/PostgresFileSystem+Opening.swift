import Foundation
import SQLite3

extension PostgresFileSystem {
    /// What is at a path.
    enum Place {
        /// A file on this machine: one outside of the app's folders, or one beside a database, such as a copy of it.
        case onDisk
        case shared(PostgresFile)
        case nothing
    }

    /// Opens a database. Where only this machine has it, as a file, it is copied to the server.
    func open(_ path: String, isMade: Bool) throws(StorageError) -> Place {
        guard let name = folders.name(of: path) else { return .onDisk }
        let others = Self.databases(beside: name)
        let known = try run { (connection) throws(StorageError) in
            try table.entries(named: [name] + others, connection)
        }
        if known[name] == nil, !known.isEmpty || others.contains(where: Self.hasUsualEnding) { return .onDisk }
        let copied = try copyFromDisk(path, name, known[name])
        if let entry = copied ?? known[name] { return .shared(opened(entry, path)) }
        // Another process may have copied it meanwhile, and may be about to put the file aside.
        let now = try run { (connection) throws(StorageError) in try table.entries(named: [name], connection) }
        if let entry = now[name] { return .shared(opened(entry, path)) }
        if hasBytes(path) { return .onDisk }
        guard isMade else { return .nothing }
        let new = try run { (connection) throws(StorageError) in
            try connection.transaction { () throws(StorageError) in try table.add(name, connection) }
        }
        return new.map { .shared(opened($0, path)) } ?? .nothing
    }

    private func opened(_ entry: PostgresFileTable.Entry, _ path: String) -> PostgresFile {
        if !hasBytes(path) { standIn(at: path) }
        noteOpen(path)
        return PostgresFile(entry, at: path, in: self)
    }

    private static func hasUsualEnding(_ name: String) -> Bool {
        [".sqlite", ".sqlite3", ".db", ".db3", ".store"].contains { name.hasSuffix($0) }
    }

    /// The databases beside which a file would be a copy, a lock or the like, and stays on this machine: for `shop.sqlite.backup.new`, they are `shop.sqlite`
    /// and `shop.sqlite.backup`.
    static func databases(beside name: String) -> [String] {
        let start = name.lastIndex(of: "/").map { name.index(after: $0) } ?? name.startIndex
        let points = name[start...].indices.filter { name[$0] == "." && $0 > start }
        return points.dropFirst().map { String(name[..<$0]) }
    }

    private func hasBytes(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_size > 0
    }

    // MARK: Copying from the disk

    /// Copies a file to the server: one that the server doesn't have, or that was put in the place of an empty stand-in.
    /// - Returns: Nil where there is nothing to copy.
    private func copyFromDisk(
        _ path: String, _ name: String, _ known: PostgresFileTable.Entry?
    ) throws(StorageError) -> PostgresFileTable.Entry? {
        guard hasBytes(path) else { return nil }
        if let known, known.generation > 0, !hasStandIn(at: path) {
            tellOnce("\(path) isn't used: the PostgreSQL database has another of that name")
            return nil
        }
        guard let content = DatabaseContent(path) else {
            tellOnce("\(path) can't be read as a database, and stays on the disk")
            return nil
        }
        let copied = try run { (connection) throws(StorageError) in
            try connection.transaction { () throws(StorageError) in
                try replace(name, by: content, unlessSince: known?.generation ?? 0, connection)
            }
        }
        guard copied != nil else { return nil }
        let aside = Self.unused(path + ".imported")
        rename(path, aside)
        for ending in ["-wal", "-shm", "-journal"] { rename(path + ending, aside + ending) }
        log("\(path) is now in the PostgreSQL database (\(content.bytes.count) bytes); the file is kept as \(aside)")
        return copied
    }

    private static func unused(_ path: String) -> String {
        let others = (2...1000).lazy.map { "\(path).\($0)" }
        return ([path] + others).first { access($0, F_OK) != 0 } ?? path
    }

    /// - Returns: Nil where somebody else has written the file since.
    private func replace(
        _ name: String, by content: DatabaseContent, unlessSince generation: Int64, _ connection: PostgresConnection
    ) throws(StorageError) -> PostgresFileTable.Entry? {
        guard let entry = try table.add(name, connection), entry.generation == generation else { return nil }
        try table.truncate(entry.id, to: 0, connection)
        var number: Int64 = 0
        for portion in content.portions {
            let numbered = portion.map { block in
                defer { number += 1 }
                return (key: number, value: block)
            }
            try table.write(numbered, to: entry.id, connection)
        }
        try table.finish(entry.id, size: Int64(content.bytes.count), connection)
        return PostgresFileTable.Entry(id: entry.id, size: Int64(content.bytes.count), generation: entry.generation + 1)
    }

    // MARK: Other names

    /// A number that identifies the file of a name; nil where the server has none.
    func number(of path: String) throws(StorageError) -> Int64? {
        guard let name = folders.name(of: path) else { return nil }
        let entries = try run { (connection) throws(StorageError) in try table.entries(named: [name], connection) }
        return entries[name]?.id
    }

    /// Gives a database another name, unless another one has its path by now.
    func rename(_ number: Int64, to path: String) throws(StorageError) -> Bool {
        guard let name = folders.name(of: path) else { return false }
        return try run { (connection) throws(StorageError) in try table.rename(number, to: name, connection) }
    }

    func remove(_ path: String) throws(StorageError) {
        guard let name = folders.name(of: path) else { return }
        try run { (connection) throws(StorageError) in
            try connection.transaction { () throws(StorageError) in try table.remove(name, connection) }
        }
    }

    @discardableResult
    private func rename(_ path: String, _ other: String) -> Bool { Foundation.rename(path, other) == 0 }
}
