import Foundation

/// Bytes by owner and key in a PostgreSQL database. Thread-safe.
///
/// Each change is a transaction that the server has on its disk before `set` returns (`synchronous_commit`).
final class PostgresStore: ByteBackend {
    let pool: PostgresPool
    let schema: PostgresSchema

    convenience init(_ pool: PostgresPool, _ schema: PostgresSchema) throws(StorageError) {
        try pool.run { (connection) throws(StorageError) in try schema.prepare(connection) }
        self.init(prepared: pool, schema)
    }

    private init(prepared pool: PostgresPool, _ schema: PostgresSchema) {
        self.pool = pool
        self.schema = schema
    }

    var patient: any ByteBackend { PostgresStore(prepared: pool.patient, schema) }

    func bytes(forKey key: String, of owner: String) throws(StorageError) -> Data? {
        let sql = "SELECT bytes FROM \(schema.prefix)value WHERE owner = $1 AND key = $2"
        let rows = try pool.run { (connection) throws(StorageError) in
            try connection.rows(sql, [.text(owner), .text(key)])
        }
        guard case .bytes(let data)? = rows.first?.first else { return nil }
        return data
    }

    func values(at places: [UnwrittenValues.Place]) throws(StorageError) -> [UnwrittenValues.Place: Data] {
        let sql = """
            SELECT v.owner, v.key, v.bytes FROM unnest($1::text[], $2::text[]) AS g (owner, key)
            JOIN \(schema.prefix)value v ON v.owner = g.owner AND v.key = g.key
            """
        var values: [UnwrittenValues.Place: Data] = [:]
        for start in stride(from: 0, to: places.count, by: Self.valuePortion) {
            let some = places[start...].prefix(Self.valuePortion)
            let rows = try pool.run { (connection) throws(StorageError) in
                try connection.rows(sql, [.texts(some.map(\.owner)), .texts(some.map(\.key))])
            }
            for row in rows {
                guard case .text(let owner) = row[0], case .text(let key) = row[1], case .bytes(let data) = row[2]
                else { continue }
                values[UnwrittenValues.Place(owner: owner, key: key)] = data
            }
        }
        return values
    }

    /// The most values that are read at once: even at a megabyte each they arrive within a second.
    private static let valuePortion = 50

    func set(_ bytes: Data?, forKey key: String, of owner: String) throws(StorageError) {
        let place: [PostgresValue] = [.text(owner), .text(key)]
        guard let bytes else {
            let sql = "DELETE FROM \(schema.prefix)value WHERE owner = $1 AND key = $2"
            _ = try pool.run { (connection) throws(StorageError) in try connection.rows(sql, place) }
            return
        }
        if let refusal = StorageLimits.refusal(of: bytes, key) { throw refusal }
        let sql = """
            INSERT INTO \(schema.prefix)value (owner, key, bytes) SELECT $1, $2, $3 WHERE
            (SELECT count(*) FROM \(schema.prefix)value WHERE owner = $1 AND key <> $2) < $4
            ON CONFLICT (owner, key) DO UPDATE SET bytes = $3 RETURNING 1
            """
        let written = try pool.run { (connection) throws(StorageError) in
            try connection.rows(sql, place + [.bytes(bytes), .integer(Int64(StorageLimits.keysMax))])
        }
        if written.isEmpty { throw .tooManyKeys(key: key) }
    }

    /// PostgreSQL stores are newer than signed cookies, so no owner was ever renamed.
    func claimRenamed(_ owner: String, atSeconds now: Int) throws(StorageError) -> Bool { false }

    func probeReading() throws(StorageError) {
        let sql = "SELECT count(*) FROM \(schema.prefix)value WHERE owner = ''"
        _ = try pool.run { (connection) throws(StorageError) in try connection.rows(sql) }
    }

    /// Writes a row that nobody uses. A read isn't enough: a server with a full disk, or one that waits for a lost synchronous
    /// replica, still answers reads.
    func probeWriting() throws(StorageError) {
        let sql = """
            INSERT INTO \(schema.prefix)value (owner, key, bytes) VALUES ('', 'probe', '')
            ON CONFLICT (owner, key) DO UPDATE SET bytes = excluded.bytes
            """
        _ = try pool.run { (connection) throws(StorageError) in try connection.rows(sql) }
    }
}

/// A PostgreSQL server as a store's database. Backups (`pg_dump`, replicas) and repairs are up to the server's operator.
struct PostgresSource: BackendSource {
    let pool: PostgresPool
    let schema: PostgresSchema

    func open(log: (String) -> Void) throws(StorageError) -> any ByteBackend { try PostgresStore(pool, schema) }
    func recover(from error: StorageError, log: (String) -> Void) -> Bool { false }
    func noteWrite() {}
    var isBackupDue: Bool { false }
    func backUp() throws(StorageError) {}
}
