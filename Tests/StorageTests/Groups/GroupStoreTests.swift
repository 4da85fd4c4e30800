import Foundation
import TestSupport
import Testing

@testable import Storage

/// Addresses of groups, limited for each founder.
@Suite("Addresses in PostgreSQL", .enabled(if: PostgresServer.isThere))
struct GroupStoreTests {
    private func store(_ app: String) throws -> GroupStore {
        let store = GroupStore(try PostgresAddress(try TestBackend.serverAddress()), app: app)
        try store.prepare()
        return store
    }

    private func add(_ tokens: String..., by founder: String, to store: GroupStore, countMax: Int = 10) throws -> Bool {
        var isAdded = true
        for token in tokens {
            isAdded = try store.add(
                token, kind: "k", founder: founder, state: Data([1]), countMax: countMax, countOfAllMax: 100)
        }
        return isAdded
    }

    private func close(_ token: String, in store: GroupStore) throws {
        try store.change(token) { _ in (GroupStore.Change(state: Data([2]), isClosed: true), ()) }
        // It stays closed after later changes.
        try store.change(token) { _ in (GroupStore.Change(state: Data([3])), ()) }
    }

    @Test func `Files at an address that leads nowhere count for who has founded it, and for nobody else`() throws {
        let store = try store("group files")
        #expect(try add("a1", "a2", by: "ann", to: store) && add("b1", by: "ben", to: store))
        for token in ["a1", "a2", "b1"] { try close(token, in: store) }
        let hasRoom = { (token: String) in
            try store.addFile(UUID(), of: token, bytes: Data(count: 60), metadata: nil, founderBytesMax: 100)
        }
        #expect(try hasRoom("a1") && hasRoom("b1"))
        #expect(try !hasRoom("a2") && !hasRoom("b1"))
    }

    @Test func `An address that leads nowhere is none of its founder's open ones`() throws {
        let store = try store("group addresses")
        #expect(try add("a1", "a2", by: "ann", to: store, countMax: 2))
        #expect(try !add("a3", by: "ann", to: store, countMax: 2))
        try close("a1", in: store)
        #expect(try Set(store.states(ofKind: "k", founder: "ann").keys) == ["a2"])
        #expect(try store.states(of: ["a1"]) == ["a1": Data([3])])
        #expect(try add("a3", by: "ann", to: store, countMax: 2))
    }

    @Test func `Addresses that an earlier edition has closed stay so`() throws {
        let address = try PostgresAddress(try TestBackend.serverAddress()),
            schema = PostgresSchema(app: "group editions")
        let connection = try PostgresConnection(address, patience: PostgresPatience(milliseconds: 5000))
        let name = String(schema.prefix.dropLast())
        try connection.execute("CREATE SCHEMA \(name)")
        try connection.execute("CREATE TABLE \(schema.prefix)edition (number integer PRIMARY KEY, made timestamptz)")
        for (index, step) in PostgresSchema.steps.prefix(3).enumerated() {
            try connection.execute(step.replacing("§", with: schema.prefix))
            try connection.execute("INSERT INTO \(schema.prefix)edition VALUES (\(index + 1), now())")
        }
        for (token, founder) in [("old", "-"), ("open", "ann")] {
            try connection.execute(
                """
                INSERT INTO \(schema.prefix)gathering (token, kind, founder, state, generation, used)
                VALUES ('\(token)', 'k', '\(founder)', '', 1, 0)
                """)
        }
        let store = try store("group editions")
        try store.touch(["open"])
        try store.tidy(linesOlderThan: 600, addressesUnusedFor: 1 << 40)
        #expect(try Set(store.states(of: ["old", "open"]).keys) == ["open"])
    }
}
