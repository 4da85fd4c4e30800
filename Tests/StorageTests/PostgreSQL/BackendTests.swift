import Foundation
import TestSupport
import Testing

@testable import Storage

/// The guarantees of both backends.
@Suite struct BackendTests {
    @Test(arguments: TestBackend.allCases)
    func `owners do not see each others values`(_ backend: TestBackend) throws {
        try backend.withBackend { store in
            try store.set(Data("a".utf8), forKey: "key", of: "Lisa")
            #expect(try store.bytes(forKey: "key", of: "Lisa") == Data("a".utf8))
            #expect(try store.bytes(forKey: "key", of: "Ken") == nil)
        }
    }

    @Test(arguments: TestBackend.allCases)
    func `a value is replaced and removed`(_ backend: TestBackend) throws {
        try backend.withBackend { store in
            try store.set(Data("a".utf8), forKey: "key", of: "x")
            try store.set(Data(), forKey: "key", of: "x")
            #expect(try store.bytes(forKey: "key", of: "x") == Data())
            try store.set(nil, forKey: "key", of: "x")
            #expect(try store.bytes(forKey: "key", of: "x") == nil)
            try store.probeReading()
            try store.probeWriting()
        }
    }

    @Test(arguments: TestBackend.allCases)
    func `values outlive the store, whatever they and their keys are`(_ backend: TestBackend) throws {
        let all = Data((0...255).map { UInt8($0) })
        try backend.withPlace { _, place in
            try place.source().open { _ in }.set(all, forKey: "'; DROP TABLE value; --", of: "猫")
            let again = try place.source().open { _ in }
            #expect(try again.bytes(forKey: "'; DROP TABLE value; --", of: "猫") == all)
        }
    }

    @Test(arguments: TestBackend.allCases)
    func `what grows has a bound`(_ backend: TestBackend) throws {
        try backend.withBackend { store in
            #expect(throws: StorageError.valueIsTooLarge(key: "k", bytes: 1_048_577)) {
                try store.set(Data(count: 1_048_577), forKey: "k", of: "x")
            }
            for number in 0..<StorageLimits.keysMax { try store.set(Data(), forKey: "\(number)", of: "x") }
            #expect(throws: StorageError.tooManyKeys(key: "more")) { try store.set(Data(), forKey: "more", of: "x") }
            try store.set(Data([1]), forKey: "0", of: "x")
            try store.set(Data([1]), forKey: "more", of: "y")
        }
    }

    @Test(arguments: TestBackend.allCases)
    func `a store takes the largest value, and says where it takes none`(_ backend: TestBackend) throws {
        try backend.withPlace { _, place in
            let store = DurableStore(at: place) { _ in }
            let large = Data(repeating: 7, count: StorageLimits.valueBytesMax)
            store.set(large, forKey: "large", of: "x")
            store.set(large + [7], forKey: "larger", of: "x")
            #expect(store.trouble == nil)
            let again = DurableStore(at: place) { _ in }
            #expect(again.bytes(forKey: "large", of: "x") == large && again.bytes(forKey: "larger", of: "x") == nil)
        }
    }

    @Test(arguments: TestBackend.allCases)
    func `a process that is killed loses nothing that it kept`(_ backend: TestBackend) throws {
        // Each process continues with the last one's files, including its log.
        try backend.withPlace { name, place in
            let read =
                backend == .sqlite ? place : try StorePlace(app: "StorageWriter", environment: ["KISSA_STORE": name])
            for count in [1, 200, 7, 50, 333] {
                let last = try numberSaidByAWriter(to: name, thatIsKilledAfter: count)
                let kept = try read.source().open { _ in }.bytes(forKey: "count", of: "visitor")
                let number = try #require(kept.flatMap { Int(String(decoding: $0, as: UTF8.self)) })
                // The next number may already be stored but not reported.
                #expect(number == last || number == last + 1)
                if case .file(let file) = place { try ByteStore.check(file) }
            }
        }
    }
}

/// Lets a writer write to a store, and kills it.
/// - Returns: The last number that the writer reported as stored.
func numberSaidByAWriter(to names: String..., thatIsKilledAfter count: Int) throws -> Int {
    let writer = Process()
    writer.executableURL = BuiltProducts.folder.appendingPathComponent("StorageWriter")
    writer.arguments = names
    let pipe = Pipe()
    writer.standardOutput = pipe
    try writer.run()
    var said = Data()
    while said.count(where: { $0 == UInt8(ascii: "\n") }) < count {
        let more = pipe.fileHandleForReading.availableData
        try #require(!more.isEmpty, "the writer ended by itself")
        said += more
    }
    kill(writer.processIdentifier, SIGKILL)
    said += pipe.fileHandleForReading.readDataToEndOfFile()
    writer.waitUntilExit()
    return try #require(String(decoding: said, as: UTF8.self).split(separator: "\n").compactMap { Int($0) }.last)
}
