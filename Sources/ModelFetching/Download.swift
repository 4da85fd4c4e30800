import Foundation
import Synchronization

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Brings a file of known size onto the disk, going on from what an earlier attempt has left.
struct Download {
    let name: String
    let byteCount: Int
    /// Where what has come is kept until all is there.
    let partial: URL

    /// How often a connection may break off in a row without a single byte before it is given up.
    private static let fruitlessAttemptsMax = 3

    /// - Parameter progress: Told how many bytes are there.
    /// - Throws: ``FetchError``, or `CancellationError`. What has come stays.
    func run(_ request: URLRequest, progress: @escaping @Sendable (Int) -> Void) async throws {
        var fruitless = 0
        while true {
            let before = try received()
            progress(before)
            guard before < byteCount else { return }
            do {
                try await attempt(request, from: before, progress)
                guard try received() < byteCount else { return }
                throw FetchError.interrupted(name: name, received: try received(), byteCount: byteCount)
            } catch let error as FetchError where error.mayPass {
                fruitless = try received() > before ? 0 : fruitless + 1
                guard fruitless < Self.fruitlessAttemptsMax, before > 0 || fruitless == 0 else { throw error }
            }
        }
    }

    /// Bytes that are there; what is too much was another file's.
    private func received() throws -> Int {
        let attributes = try? FileManager.default.attributesOfItem(atPath: partial.path)
        let count = (attributes?[.size] as? NSNumber)?.intValue ?? 0
        guard count > byteCount else { return count }
        try FileManager.default.removeItem(at: partial)
        return 0
    }

    private func attempt(
        _ request: URLRequest, from start: Int, _ progress: @escaping @Sendable (Int) -> Void
    ) async throws {
        var request = request
        if start > 0 { request.setValue("bytes=\(start)-", forHTTPHeaderField: "Range") }
        let file = try PartialFile(partial, name: name, byteCount: byteCount)
        let host = request.url?.hostName ?? ""
        try await WebReader.read(request) { [name] response in
            switch response.statusCode {
            case 206 where response.begins(at: start): try file.begin(at: start)
            // The server knows no ranges, or has another file by now.
            case 200: try file.begin(at: 0)
            case 404, 410: throw FetchError.missingFile(name: name, host: host)
            case 416:
                try file.begin(at: 0)
                throw FetchError.interrupted(name: name, received: 0, byteCount: file.byteCount)
            default: throw FetchError.refused(host: host, status: response.statusCode)
            }
        } part: { part in
            progress(try file.append(part))
        }
    }
}

extension FetchError {
    /// Whether another attempt may go on.
    fileprivate var mayPass: Bool {
        switch self {
        case .interrupted, .unreachable: true
        case .refused(_, let status): status >= 500 || status == 429
        default: false
        }
    }
}

extension HTTPURLResponse {
    fileprivate func begins(at start: Int) -> Bool {
        value(forHTTPHeaderField: "Content-Range")?.hasPrefix("bytes \(start)-") ?? false
    }
}

/// The file that grows.
private final class PartialFile: Sendable {
    let byteCount: Int
    private let name: String
    private let path: String
    private let state: Mutex<(handle: FileHandle, count: Int)>

    init(_ url: URL, name: String, byteCount: Int) throws {
        self.byteCount = byteCount
        self.name = name
        path = url.path
        if !FileManager.default.fileExists(atPath: path) {
            guard FileManager.default.createFile(atPath: path, contents: nil) else {
                throw FetchError.unwritable(path: path, reason: String(cString: strerror(errno)))
            }
        }
        do {
            state = Mutex((try FileHandle(forWritingTo: url), 0))
        } catch {
            throw FetchError.unwritable(path: path, reason: error.localizedDescription)
        }
    }

    func begin(at start: Int) throws {
        try state.withLock { state in
            try state.handle.truncate(atOffset: UInt64(start))
            try state.handle.seekToEnd()
            state.count = start
        }
    }

    /// - Returns: Bytes that are there now.
    func append(_ part: Data) throws -> Int {
        try state.withLock { state in
            guard state.count + part.count <= byteCount else {
                // Not the file that was meant, whatever it is; its hash would be wrong.
                throw FetchError.malformed(name: name, reason: "it is longer than \(byteCount) bytes")
            }
            do { try state.handle.write(contentsOf: part) } catch {
                throw FetchError.unwritable(path: path, reason: error.localizedDescription)
            }
            state.count += part.count
            return state.count
        }
    }
}
