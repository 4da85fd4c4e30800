import Foundation
import Synchronization

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Downloads a file of known size, resuming what an earlier attempt left.
struct Download {
    let name: String
    let byteCount: Int
    /// Where the partial file is kept until it is complete.
    let partial: URL

    /// How many attempts in a row may fail without receiving a byte.
    private static let fruitlessAttemptsMax = 3

    /// - Parameter progress: Called with the number of bytes received.
    /// - Throws: ``FetchError``, or `CancellationError`. The partial file stays.
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

    /// The size of the partial file. One that is too large belongs to another file, and is deleted.
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
            // The server doesn't support ranges, or the file has changed.
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
    /// Whether another attempt may succeed.
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

/// The partial file, opened for appending.
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

    /// - Returns: The number of bytes received so far.
    func append(_ part: Data) throws -> Int {
        try state.withLock { state in
            guard state.count + part.count <= byteCount else {
                // It can't be the expected file, so there is no need to wait for its hash.
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
