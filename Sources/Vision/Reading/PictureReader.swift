import ExternalPrograms
import Foundation

/// A program that reads pictures: Tesseract, ZXing.
///
/// It runs as a process of its own, bounded in time, memory and what it writes: a picture that makes it fall ends nothing
/// else, and a program that reads no pictures needs neither.
struct PictureReader: Sendable {
    let program: String
    /// Debian's package.
    let package: String

    private static let limits = ExternalProgram.Limits(seconds: 120, memoryBytes: 2 << 30, fileBytes: 64 << 20)
    /// The exit status of `timeout` and of what is killed.
    private static let timeoutStatuses: Set<Int32> = [124, 137]

    /// What the program writes about a picture.
    ///
    /// - Parameters:
    ///   - files: What lies beside the picture, by name.
    ///   - arguments: From the name of the picture.
    func read(
        _ picture: Data, files: [String: String] = [:], arguments: (_ picture: String) -> [String]
    ) throws(VisionError) -> String {
        let folder = FileManager.default.temporaryDirectory.appending(path: "kissa-" + UUID().uuidString)
        do {
            try FileManager.default.createDirectory(
                at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
            for (name, text) in files { try Data(text.utf8).write(to: folder.appending(path: name)) }
            try picture.write(to: folder.appending(path: "picture.png"))
        } catch {
            throw .ioError("The picture can't be written to \(folder.path).")
        }
        defer { try? FileManager.default.removeItem(at: folder) }
        return try run(arguments("picture.png"), in: folder)
    }

    /// What the program writes.
    func run(_ arguments: [String], in folder: URL? = nil) throws(VisionError) -> String {
        // One thread each: several visitors may read at once. Texts come in UTF-8.
        let words = ["env", "OMP_THREAD_LIMIT=1", "LC_ALL=C.UTF-8", program] + arguments
        let process = ExternalProgram(
            words, in: folder, limits: Self.limits, environment: .path, output: .result, errors: .nowhere)
        guard let result = try? process.run() else { throw .operationFailed("\(program) can't be started.") }
        guard !result.isMissing else {
            throw .operationFailed("\(program) of the package \(package) isn't installed.")
        }
        guard !Self.timeoutStatuses.contains(result.status) else {
            throw .timeout("\(program) took too long, or too much memory, for the picture.")
        }
        guard result.hasSucceeded else { throw .operationFailed("\(program) can't read the picture.") }
        return result.text
    }
}

/// Where pictures are read: on no actor, and on no thread that other tasks wait for. Few at once, because each takes a core.
enum ReadingQueue {
    private static let queue: OperationQueue = {
        let queue = OperationQueue()
        queue.maxConcurrentOperationCount = max(1, min(4, ProcessInfo.processInfo.activeProcessorCount - 1))
        return queue
    }()

    /// - Throws: What the work throws, and ``VisionError/requestCancelled(_:)`` where the task ends before it begins.
    static func run<Result: Sendable>(
        _ work: @escaping @Sendable () throws -> Result
    ) async throws -> Result {
        let isCancelled = CancelledFlag()
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { reader in
                queue.addOperation {
                    reader.resume(
                        with: Swift.Result {
                            guard !isCancelled.value else {
                                throw VisionError.requestCancelled("The task was cancelled.")
                            }
                            return try work()
                        })
                }
            }
        } onCancel: {
            isCancelled.value = true
        }
    }
}
