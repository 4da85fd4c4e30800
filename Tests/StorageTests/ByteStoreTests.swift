import Foundation
import TestSupport
import Testing

@testable import Storage

@Suite struct ByteStoreTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("storage-\(UUID().uuidString)")
    private var file: URL { folder.appendingPathComponent("deep/storage.sqlite") }

    private func withStore(_ body: (ByteStore) throws -> Void) throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try body(ByteStore(at: file))
    }

    @Test func `owners do not see each others values`() throws {
        try withStore { store in
            try store.set(Data("a".utf8), forKey: "key", of: "Lisa")
            #expect(try store.bytes(forKey: "key", of: "Lisa") == Data("a".utf8))
            #expect(try store.bytes(forKey: "key", of: "Ken") == nil)
        }
    }

    @Test func `a value is replaced and removed`() throws {
        try withStore { store in
            try store.set(Data("a".utf8), forKey: "key", of: "x")
            try store.set(Data(), forKey: "key", of: "x")
            #expect(try store.bytes(forKey: "key", of: "x") == Data())
            try store.set(nil, forKey: "key", of: "x")
            #expect(try store.bytes(forKey: "key", of: "x") == nil)
        }
    }

    @Test func `values outlive the store`() throws {
        try withStore { store in
            try store.set(Data("kept".utf8), forKey: "'; DROP TABLE value; --", of: "猫")
            let again = try ByteStore(at: file)
            #expect(try again.bytes(forKey: "'; DROP TABLE value; --", of: "猫") == Data("kept".utf8))
        }
    }

    @Test func `what grows has a bound`() throws {
        try withStore { store in
            #expect(throws: StorageError.valueIsTooLarge(key: "k", bytes: 1_048_577)) {
                try store.set(Data(count: 1_048_577), forKey: "k", of: "x")
            }
            for number in 0..<ByteStore.keysMax { try store.set(Data(), forKey: "\(number)", of: "x") }
            #expect(throws: StorageError.tooManyKeys(key: "more")) { try store.set(Data(), forKey: "more", of: "x") }
            try store.set(Data([1]), forKey: "0", of: "x")
            try store.set(Data([1]), forKey: "more", of: "y")
        }
    }

    @Test func `what is no database is an error`() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let file = folder.appendingPathComponent("storage.sqlite")
        try Data(repeating: 7, count: 8192).write(to: file)
        #expect(throws: StorageError.self) { try ByteStore(at: file) }
    }

    @Test func `the folder is the one of the XDG specification`() {
        let named = ByteStore.location(app: "Dream/Coffee", environment: ["XDG_DATA_HOME": "/data"])
        #expect(named.path == "/data/kissa/Dream_Coffee/storage.sqlite")
        let relative = ByteStore.location(app: "A", environment: ["XDG_DATA_HOME": "data"])
        #expect(relative.path.hasSuffix("/.local/share/kissa/A/storage.sqlite"))
    }

    @Test func `a process that is killed loses nothing that it kept`() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let writer = Process()
        writer.executableURL = BuiltProducts.folder.appendingPathComponent("StorageWriter")
        writer.arguments = [file.path]
        let pipe = Pipe()
        writer.standardOutput = pipe
        try writer.run()
        var said = Data()
        while said.count(where: { $0 == UInt8(ascii: "\n") }) < 200 {
            let more = pipe.fileHandleForReading.availableData
            try #require(!more.isEmpty, "the writer ended by itself")
            said += more
        }
        kill(writer.processIdentifier, SIGKILL)
        said += pipe.fileHandleForReading.readDataToEndOfFile()
        writer.waitUntilExit()
        let last = try #require(
            String(decoding: said, as: UTF8.self).split(separator: "\n").compactMap { Int($0) }.last)
        let kept = try ByteStore(at: file).bytes(forKey: "count", of: "visitor")
        let number = try #require(kept.flatMap { Int(String(decoding: $0, as: UTF8.self)) })
        // The number that it was about to say may be kept already.
        #expect(number == last || number == last + 1)
    }
}
