import Foundation
import Testing

@testable import Security

@Suite struct KeychainTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("keychain \(UUID())")
    private let keychain: Keychain

    init() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        keychain = Keychain(folder: folder) { "owner" }
    }

    private func password(_ account: String = "ada", service: String = "mail") -> [String: Any] {
        [
            kSecClass as String: kSecClassGenericPassword, kSecAttrService as String: service,
            kSecAttrAccount as String: account,
        ]
    }

    private func add(_ secret: String, _ query: [String: Any]) -> OSStatus {
        Security.add(query.merging([kSecValueData: Data(secret.utf8)]) { $1 } as CFDictionary, to: keychain) { _ in }
    }

    private func find(_ query: [String: Any], _ more: [String: Any] = [kSecReturnData: true]) -> (OSStatus, Any?) {
        var result: Any?
        let status = Security.find(query.merging(more) { $1 } as CFDictionary, in: keychain) { result = $0 }
        return (status, result)
    }

    @Test func `an item that was added is found by its attributes`() {
        #expect(add("secret", password()) == errSecSuccess)
        #expect(find(password()).1 as? Data == Data("secret".utf8))
        #expect(find(password("eve")).0 == errSecItemNotFound)
        #expect(find(password(service: "bank")).0 == errSecItemNotFound)
        try? FileManager.default.removeItem(at: folder)
    }

    @Test func `two items of one name are refused`() {
        #expect(add("one", password()) == errSecSuccess)
        #expect(add("two", password()) == errSecDuplicateItem)
        #expect(find(password()).1 as? Data == Data("one".utf8))
        try? FileManager.default.removeItem(at: folder)
    }

    @Test func `an item is changed and deleted`() {
        #expect(add("one", password()) == errSecSuccess)
        let new = [kSecValueData: Data("two".utf8)] as CFDictionary
        #expect(Security.update(password() as CFDictionary, new, in: keychain) == errSecSuccess)
        #expect(find(password()).1 as? Data == Data("two".utf8))
        #expect(Security.delete(password() as CFDictionary, from: keychain) == errSecSuccess)
        #expect(Security.delete(password() as CFDictionary, from: keychain) == errSecItemNotFound)
        #expect(Security.update(password() as CFDictionary, new, in: keychain) == errSecItemNotFound)
        try? FileManager.default.removeItem(at: folder)
    }

    @Test func `many changes leave a short log`() throws {
        #expect(add("", password()) == errSecSuccess)
        for number in 0..<60 {
            let new = [kSecValueData: Data(repeating: UInt8(number), count: 100_000)] as CFDictionary
            #expect(Security.update(password() as CFDictionary, new, in: keychain) == errSecSuccess)
        }
        let log = folder.appendingPathComponent("keychain.sqlite-wal").path
        let size = try FileManager.default.attributesOfItem(atPath: log)[.size] as? Int
        #expect(try #require(size) < 4 << 20)
        try? FileManager.default.removeItem(at: folder)
    }

    @Test func `all items of a service come with their attributes`() throws {
        #expect(add("one", password("ada")) == errSecSuccess)
        #expect(add("two", password("eve")) == errSecSuccess)
        let query: [String: Any] = [kSecClass: kSecClassGenericPassword, kSecAttrService: "mail"]
        let (status, result) = find(
            query, [kSecMatchLimit: kSecMatchLimitAll, kSecReturnAttributes: true, kSecReturnData: true])
        #expect(status == errSecSuccess)
        let items = try #require(result as? [[String: Any]])
        #expect(items.compactMap { $0[kSecAttrAccount] as? String } == ["ada", "eve"])
        #expect(items.compactMap { $0[kSecValueData] as? Data } == [Data("one".utf8), Data("two".utf8)])
        try? FileManager.default.removeItem(at: folder)
    }

    @Test func `the files say nothing of what is in them, and outlive the process`() throws {
        #expect(add("a secret of many letters", password("somebody")) == errSecSuccess)
        let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        for file in files {
            let data = try Data(contentsOf: file)
            #expect(data.range(of: Data("many letters".utf8)) == nil && data.range(of: Data("somebody".utf8)) == nil)
        }
        let key = try FileManager.default.attributesOfItem(atPath: folder.appendingPathComponent("keychain.key").path)
        #expect(key[.posixPermissions] as? Int == 0o600)
        var result: Any?
        let query = password("somebody").merging([kSecReturnData: true]) { $1 } as CFDictionary
        #expect(Security.find(query, in: Keychain(folder: folder) { "owner" }) { result = $0 } == errSecSuccess)
        #expect(result as? Data == Data("a secret of many letters".utf8))
        try? FileManager.default.removeItem(at: folder)
    }

    @Test func `another key opens nothing`() throws {
        #expect(add("secret", password()) == errSecSuccess)
        try Data(repeating: 7, count: 32).write(to: folder.appendingPathComponent("keychain.key"))
        var taken: Any?
        let other = Keychain(folder: folder) { "owner" }
        #expect(Security.find(password() as CFDictionary, in: other) { taken = $0 } == errSecDecode)
        #expect(taken == nil)
        try? FileManager.default.removeItem(at: folder)
    }

    @Test func `a query without a class adds nothing`() {
        #expect(add("x", [kSecAttrAccount: "ada"]) == errSecParam)
        #expect(add("x", [kSecClass: "nothing"]) == errSecParam)
        let wrong = password().merging([kSecValueData: "no data"]) { $1 } as CFDictionary
        #expect(Security.add(wrong, to: keychain) { _ in } == errSecParam)
        try? FileManager.default.removeItem(at: folder)
    }

    @Test func `a query without a class finds, changes and deletes nothing`() {
        #expect(add("one", password()) == errSecSuccess)
        for query: [String: Any] in [[:], [kSecAttrAccount: "ada"], [kSecClass: "nothing"]] {
            #expect(find(query).0 == errSecParam)
            let new = [kSecValueData: Data("two".utf8)] as CFDictionary
            #expect(Security.update(query as CFDictionary, new, in: keychain) == errSecParam)
            #expect(Security.delete(query as CFDictionary, from: keychain) == errSecParam)
        }
        #expect(find(password()).1 as? Data == Data("one".utf8))
        try? FileManager.default.removeItem(at: folder)
    }

    @Test func `numbers come back however large they are, and a flag is its number`() throws {
        let all = password().merging([kSecReturnAttributes: true]) { $1 }
        let large = password().merging([kSecAttrCreator: UInt64.max, kSecAttrType: 1e300, kSecAttrIsInvisible: true]) {
            $1
        }
        #expect(add("one", large) == errSecSuccess)
        let result = try #require(find(all, [:]).1 as? [String: Any])
        #expect(result[kSecAttrCreator] as? Double == 0x1p64 && result[kSecAttrType] as? Double == 1e300)
        #expect(find(password(), [kSecAttrIsInvisible: 1, kSecReturnData: true]).0 == errSecSuccess)
        #expect(find(password(), [kSecAttrIsInvisible: false, kSecReturnData: true]).0 == errSecItemNotFound)
        try? FileManager.default.removeItem(at: folder)
    }

    @Test func `certificates are told apart by their data, and a group that isn't named is the app's`() {
        let certificate: [String: Any] = [kSecClass as String: kSecClassCertificate]
        #expect(add("one", certificate) == errSecSuccess)
        #expect(add("two", certificate) == errSecSuccess)
        #expect(add("two", certificate) == errSecDuplicateItem)
        #expect(add("one", password()) == errSecSuccess)
        #expect(find(password(), [kSecAttrAccessGroup: "app", kSecReturnData: true]).0 == errSecSuccess)
        #expect(find(password(), [kSecAttrAccessGroup: "other", kSecReturnData: true]).0 == errSecItemNotFound)
        try? FileManager.default.removeItem(at: folder)
    }

    // MARK: Whose they are

    private enum Context {
        @TaskLocal static var visitor: String?
    }

    private func withVisitor<Result>(_ visitor: String, _ action: () async -> Result) async -> Result {
        await Context.$visitor.withValue(visitor) { await action() }
    }

    @Test func `a visitor's items are nobody else's, and nobody's where nobody knows whose they are`() async {
        let keychain = Keychain(folder: folder) { Context.visitor }
        @Sendable func add() -> OSStatus {
            let item = password().merging([kSecValueData: Data("Ada's".utf8)]) { $1 }
            return Security.add(item as CFDictionary, to: keychain) { _ in }
        }
        @Sendable func look() -> (OSStatus, Data?) {
            var found: Any?
            let query = password().merging([kSecReturnData: true]) { $1 }
            let status = Security.find(query as CFDictionary, in: keychain) { found = $0 }
            return (status, found as? Data)
        }
        @Sendable func delete() -> OSStatus { Security.delete(password() as CFDictionary, from: keychain) }
        await withVisitor("Ada") {
            #expect(add() == errSecSuccess)
            #expect(look() == (errSecSuccess, Data("Ada's".utf8)))
            let apart = await Task.detached { [look().0, add(), delete()] }.value
            #expect(apart == [errSecNotAvailable, errSecNotAvailable, errSecNotAvailable])
        }
        await withVisitor("Eve") { #expect(look().0 == errSecItemNotFound) }
        await withVisitor("Ada") { #expect(look().1 == Data("Ada's".utf8)) }
        try? FileManager.default.removeItem(at: folder)
    }

    // MARK: Several processes

    @Test func `what two processes add at once is there afterwards`() async {
        let keychains = (0..<2).map { _ in Keychain(folder: folder) { "owner" } }
        await withTaskGroup(of: OSStatus.self) { group in
            for index in 0..<40 {
                group.addTask {
                    let item: [String: Any] = [
                        kSecClass as String: kSecClassGenericPassword, kSecAttrAccount as String: "\(index)",
                        kSecValueData as String: Data("x".utf8),
                    ]
                    return Security.add(item as CFDictionary, to: keychains[index % 2]) { _ in }
                }
            }
            for await status in group { #expect(status == errSecSuccess) }
        }
        let query: [String: Any] = [kSecClass as String: kSecClassGenericPassword]
        #expect((find(query, [kSecMatchLimit: kSecMatchLimitAll, kSecReturnData: true]).1 as? [Any])?.count == 40)
        try? FileManager.default.removeItem(at: folder)
    }

    @Test func `of several keys that are made at once one counts, and a draft is left by nobody`() async throws {
        let file = folder.appendingPathComponent("keychain.key")
        let keys = await withTaskGroup(of: Data?.self) { group in
            for _ in 0..<20 { group.addTask { try? KeychainKey(file: file).data() } }
            return await group.reduce(into: Set<Data?>()) { $0.insert($1) }
        }
        #expect(keys == [try Data(contentsOf: file)])
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["keychain.key"])
        // A draft that was left by a killed process isn't a key.
        try FileManager.default.removeItem(at: file)
        try Data(repeating: 7, count: 10).write(to: file.appendingPathExtension("draft"))
        #expect(try KeychainKey(file: file).data().count == 32)
        try? FileManager.default.removeItem(at: folder)
    }
}
