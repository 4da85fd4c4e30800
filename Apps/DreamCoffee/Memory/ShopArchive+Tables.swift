import Foundation

extension ShopArchive {
    /// Creates missing tables, whichever version has written the file.
    static func makeTables(in database: Database) throws {
        try database.run(
            """
            CREATE TABLE IF NOT EXISTS guest
            (number INTEGER PRIMARY KEY, player TEXT NOT NULL, page BLOB NOT NULL, portrait BLOB)
            """)
        try database.run("CREATE INDEX IF NOT EXISTS guestsOfPlayer ON guest (player, number)")
        try database.run(
            """
            CREATE TABLE IF NOT EXISTS conversation
            (player TEXT NOT NULL, character TEXT NOT NULL, memory BLOB NOT NULL, PRIMARY KEY (player, character))
            """)
        try database.run("CREATE TABLE IF NOT EXISTS day (player TEXT PRIMARY KEY, state BLOB NOT NULL)")
        // Served guests stay in the table until the day ends, so that nobody is served twice.
        try database.run(
            """
            CREATE TABLE IF NOT EXISTS waiting
            (number INTEGER PRIMARY KEY, player TEXT NOT NULL, id TEXT NOT NULL, state BLOB NOT NULL,
             isServed INTEGER NOT NULL DEFAULT 0, UNIQUE (player, id))
            """)
        // One thing per day.
        try database.run(
            """
            CREATE TABLE IF NOT EXISTS thing
            (player TEXT NOT NULL, game INTEGER NOT NULL, day INTEGER NOT NULL, name TEXT NOT NULL,
             PRIMARY KEY (player, game, day))
            """)
        try database.run(
            """
            CREATE TABLE IF NOT EXISTS said
            (number INTEGER PRIMARY KEY, player TEXT NOT NULL, line BLOB NOT NULL)
            """)
        try database.run("CREATE INDEX IF NOT EXISTS saidToPlayer ON said (player, number)")
    }
}
