import Foundation
import Testing

@testable import Security

@Suite struct KeychainTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("keychain \(UUID())")
    private let keychain: Keychain

    init() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        keychain = Keychain(folder: folder)
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
        #expect(Security.find(query, in: Keychain(folder: folder)) { result = $0 } == errSecSuccess)
        #expect(result as? Data == Data("a secret of many letters".utf8))
        try? FileManager.default.removeItem(at: folder)
    }

    @Test func `another key opens nothing`() throws {
        #expect(add("secret", password()) == errSecSuccess)
        try Data(repeating: 7, count: 32).write(to: folder.appendingPathComponent("keychain.key"))
        var taken: Any?
        let other = Keychain(folder: folder)
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
}
