import Testing

@testable import Storage

/// The names by which statements are prepared, which connections of one pooler share.
@Suite struct StatementNameTests {
    private func names(of statements: [(sql: String, types: [UInt32])]) -> [String] {
        var prepared = PreparedStatements()
        return statements.compactMap { sql, types in
            _ = prepared.use(sql, types)
            guard case .unprepared(let name) = prepared.use(sql, types) else { return nil }
            return name
        }
    }

    @Test func `different statements have different names`() {
        let all = names(of: [("SELECT 1", []), ("SELECT 2", []), ("SELECT 1", [20]), ("SELECT 1", [25, 20])])
        #expect(Set(all).count == 4)
        #expect(all.allSatisfy { $0.utf8.count == 38 && $0.hasPrefix("kissa_") })
    }

    @Test func `a statement has the same name on each connection, whatever came before it`() {
        let (first, second) = (("DELETE FROM a", [20] as [UInt32]), ("SELECT 2", [] as [UInt32]))
        #expect(names(of: [first, second]) == names(of: [second, first]).reversed())
    }

    @Test func `a hash is that of FNV-1a`() {
        #expect(StableHash(of: [UInt8]()).value == 0x6C62_272E_07BB_0142_62B8_2175_6295_C58D)
        #expect(StableHash(of: "a".utf8).value == 0xD228_CB69_6F1A_8CAF_7891_2B70_4E4A_8964)
    }
}
