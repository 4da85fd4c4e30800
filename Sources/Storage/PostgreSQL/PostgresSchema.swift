/// The tables of one app in a PostgreSQL database: a schema named after the app, and its edition.
///
/// Each edition is a migration step in a transaction that also records its number: a process that is killed in between has made
/// it completely or not at all, and of several that start at once only one makes it.
struct PostgresSchema: Sendable {
    /// The prefix of a table's name, with its full stop.
    let prefix: String

    /// The SQL that each edition adds to the one before. Published steps are never changed.
    static let steps = [
        """
        CREATE TABLE §value (
            owner text NOT NULL, key text NOT NULL, bytes bytea NOT NULL, PRIMARY KEY (owner, key)
        );
        CREATE TABLE §window (
            name text PRIMARY KEY, visitor text NOT NULL, owner text NOT NULL, generation bigint NOT NULL,
            event bigint NOT NULL, state bytea NOT NULL, seen bigint NOT NULL
        );
        CREATE INDEX ON §window (owner);
        CREATE INDEX ON §window (seen);
        """,
        """
        CREATE TABLE §gathering (
            id bigint GENERATED ALWAYS AS IDENTITY UNIQUE, token text PRIMARY KEY, kind text NOT NULL,
            founder text NOT NULL, state bytea NOT NULL, generation bigint NOT NULL, used bigint NOT NULL
        );
        CREATE INDEX ON §gathering (founder);
        CREATE INDEX ON §gathering (used);
        CREATE TABLE §said (
            serial bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
            token text NOT NULL REFERENCES §gathering ON DELETE CASCADE, entry bytea NOT NULL, seconds bigint NOT NULL
        );
        CREATE INDEX ON §said (token, serial);
        CREATE INDEX ON §said (seconds);
        """,
        """
        CREATE TABLE §file (
            id text PRIMARY KEY, token text NOT NULL REFERENCES §gathering ON DELETE CASCADE, bytes bytea NOT NULL,
            metadata bytea, size bigint NOT NULL, kept boolean NOT NULL, seconds bigint NOT NULL
        );
        CREATE INDEX ON §file (token);
        CREATE INDEX ON §file (seconds) WHERE NOT kept;
        """,
        """
        ALTER TABLE §gathering ADD COLUMN closed boolean NOT NULL DEFAULT false;
        UPDATE §gathering SET closed = true WHERE founder = '-';
        """,
        """
        CREATE TABLE §sqlite_file (
            id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, name text NOT NULL UNIQUE, size bigint NOT NULL,
            generation bigint NOT NULL
        );
        CREATE TABLE §sqlite_block (
            file bigint NOT NULL REFERENCES §sqlite_file ON DELETE CASCADE, number bigint NOT NULL, bytes bytea NOT NULL,
            PRIMARY KEY (file, number)
        );
        """,
    ]

    /// Names in PostgreSQL have 63 bytes at most; two apps whose names begin with the same fifty share a schema.
    init(app: String) {
        let letters = app.lowercased().unicodeScalars.map { scalar in
            scalar.isASCII && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)) ? Character(scalar) : "_"
        }
        prefix = "kissa_" + String(letters.prefix(50)) + "."
    }

    private var name: String { String(prefix.dropLast()) }

    /// Makes the missing steps.
    /// - Throws: `StorageError.newerEdition` where the schema is newer than this code; then nothing is changed.
    func prepare(_ connection: PostgresConnection) throws(StorageError) {
        if try edition(connection) == Self.steps.count { return }
        try connection.transaction { () throws(StorageError) in
            // Held until the transaction ends; the key is this schema's alone.
            try connection.rows("SELECT pg_advisory_xact_lock(hashtextextended($1, 0))", [.text(name)])
            let edition = try edition(connection)
            guard edition <= Self.steps.count else {
                throw StorageError.newerEdition(edition, known: Self.steps.count)
            }
            if edition == 0 {
                // Checked first, because a role that may use an existing schema may lack the right to create one.
                let exists = try connection.rows(
                    "SELECT EXISTS (SELECT 1 FROM pg_namespace WHERE nspname = $1)", [.text(name)])
                if exists != [[.integer(1)]] { try connection.execute("CREATE SCHEMA \(name)") }
                try connection.execute("CREATE TABLE \(prefix)edition (number integer PRIMARY KEY, made timestamptz)")
            }
            for (index, step) in Self.steps.enumerated().dropFirst(edition) {
                try connection.execute(step.replacing("§", with: prefix))
                try connection.rows(
                    "INSERT INTO \(prefix)edition VALUES ($1, now())", [.integer(Int64(index + 1))])
            }
        }
    }

    /// The schema's edition; 0 where it has no tables yet. The catalog is queried as a table: the server caches for a while
    /// that it found no table of a name, even across a lock that was waited for.
    private func edition(_ connection: PostgresConnection) throws(StorageError) -> Int {
        let exists = try connection.rows(
            "SELECT EXISTS (SELECT 1 FROM pg_tables WHERE schemaname = $1 AND tablename = 'edition')", [.text(name)])
        guard exists == [[.integer(1)]] else { return 0 }
        let rows = try connection.rows("SELECT max(number)::bigint FROM \(prefix)edition")
        guard case .integer(let number)? = rows.first?.first else { return 0 }
        return Int(number)
    }
}
