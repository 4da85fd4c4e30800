import Foundation
import TestSupport
import Testing

@testable import FoundationModels
@testable import ModelFetching

@Suite("What is fetched is checked")
struct ArchiveTests {
    @Test(arguments: [
        ("", 1, "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
        ("abc", 1, "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
        (
            "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq", 1,
            "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
        ),
        ("a", 1_000_000, "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"),
    ])
    func `SHA-256 is that of the standard`(text: String, count: Int, expected: String) {
        let bytes = Data(String(repeating: text, count: count).utf8)
        #expect(hash(bytes) == expected)
        for size in [1, 55, 63, 64, 65, 1000] where size > 60 || bytes.count < 100 {
            var inParts = SHA256()
            var rest = bytes[...]
            while !rest.isEmpty {
                inParts.append(Data(rest.prefix(size)))
                rest = rest.dropFirst(size)
            }
            #expect(inParts.digest() == expected)
        }
    }

    @Test
    func `a damaged archive is an error, never a crash`() throws {
        let content = (0..<3000).map { UInt8(truncatingIfNeeded: $0 * $0 >> 3) }
        let wheel = TestWheel(
            project: "a", members: [.init(name: "a/b", bytes: content), .init(name: "c", bytes: [1])])
        let whole = Array(wheel.data)
        var random = SeededRandom(seed: 20_261_128)
        var outcomes = (read: 0, refused: 0)
        for _ in 0..<FuzzRounds.count(inTests: 3000) {
            var mutated = whole
            for _ in 0..<Int.random(in: 1...3, using: &random) {
                let place = Int.random(in: 0..<mutated.count, using: &random)
                if Bool.random(using: &random) {
                    mutated[place] = UInt8.random(in: 0...255, using: &random)
                } else {
                    mutated.removeLast(Int.random(in: 1...max(1, mutated.count / 4), using: &random))
                }
                if mutated.isEmpty { mutated = [0] }
            }
            do {
                var count = 0
                try WheelArchive(Data(mutated), name: "a").read("a/b", byteCountMax: 4000) { count += $0.count }
                #expect(count <= 4000)
                outcomes.read += 1
            } catch is FetchError {
                outcomes.refused += 1
            }
        }
        #expect(outcomes.read > 10 && outcomes.refused > 100)
    }

    @Test
    func `a member that is larger than the model is not unpacked`() throws {
        let wheel = TestWheel(project: "a", members: [.init(name: "a", bytes: Array(repeating: 0, count: 100_000))])
        #expect(throws: FetchError.self) {
            try WheelArchive(wheel.data, name: "a").read("a", byteCountMax: 99_999) { _ in }
        }
    }

    @Test
    func `the table's rows are pinned, and each name is one that nobody takes for a file or a server`() {
        let digits = Set("0123456789abcdef")
        for model in FetchableModel.all {
            #expect(!model.name.contains { "/:".contains($0) } && !model.name.hasSuffix(".gguf"))
            for hash in [model.sha256] + model.wheels.map(\.sha256) {
                #expect(hash.count == 64 && Set(hash).isSubset(of: digits))
            }
            #expect(model.wheels.allSatisfy { $0.fileName.hasSuffix(".whl") && $0.byteCount > 0 })
        }
        #expect(Set(FetchableModel.all.map(\.name)).count == FetchableModel.all.count)
        #expect(FetchableModel.named(FetchableModel.embeddedName) == nil)
    }

    @Test
    func `a name in KISSA_MODEL is the fetched file, the embedded model, or a reason that says what to do`() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        let model = FetchableModel.all[0]
        func location(_ name: String) -> ModelLocation {
            ModelLocation.named(by: ["KISSA_MODEL": name, "XDG_CACHE_HOME": folder.path])
        }
        #expect(location("mini") == ModelLocation.named(by: [:]))
        guard case .none(let reason) = location(model.name) else {
            Issue.record("It is not there yet.")
            return
        }
        #expect(reason.contains("kissa models --fetch \(model.name)"))
        let cache = ModelCache(in: ["XDG_CACHE_HOME": folder.path])
        try FileManager.default.createDirectory(at: cache.folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let url = cache.url(of: model)
        // A sparse file as large as the model.
        try Data().write(to: url)
        try FileHandle(forWritingTo: url).truncate(atOffset: UInt64(model.byteCount))
        #expect(location(model.name) == .file(url))
    }
}
