import Foundation
import Synchronization

/// Writes received files serially, on a thread that may wait for the disk.
///
/// There is one for all windows: they share the disk, and a slow disk should block only one thread.
final class UploadWriter: Sendable {
    static let shared = UploadWriter()

    private let queue = DispatchQueue(label: "Uploads", qos: .utility)

    /// Performs work after everything that was added before.
    func add(_ work: @escaping @Sendable () -> Void) { queue.async(execute: work) }

    /// Performs work on the main actor after everything that was added before.
    func whenDone(_ work: @escaping @MainActor @Sendable () -> Void) {
        add { DispatchQueue.main.async { MainActor.assumeIsolated(work) } }
    }

    /// Waits until everything that was added so far is done.
    func finish() { queue.sync {} }
}

/// A file to which parts are appended, in the order of the calls. Thread-safe.
///
/// After a failure it ignores further parts, and is removed from the disk.
final class GrowingFile: Sendable {
    let url: URL
    private let writer: UploadWriter
    private let state = Mutex(State())

    private struct State {
        var handle: FileHandle?
        var failure: (any Error)?
    }

    /// - Parameter prepare: Creates the file's folder.
    init(at url: URL, by writer: UploadWriter, prepare: @escaping @Sendable () throws -> Void) {
        self.url = url
        self.writer = writer
        attempt { handle in
            try prepare()
            try Data().write(to: url)
            handle = try FileHandle(forWritingTo: url)
        }
    }

    /// The first error; nil if nothing has failed so far.
    var failure: (any Error)? { state.withLock { $0.failure } }

    func append(_ data: Data) { attempt { try $0?.write(contentsOf: data) } }

    /// Closes the file: nothing more will be appended.
    func close() {
        attempt { handle in
            try handle?.close()
            handle = nil
        }
    }

    /// Removes the file, which isn't needed any more.
    func remove() {
        writer.add { [self] in state.withLock { remove(&$0) } }
    }

    private func attempt(_ work: @escaping @Sendable (inout FileHandle?) throws -> Void) {
        writer.add { [self] in
            state.withLock { state in
                guard state.failure == nil else { return }
                do { try work(&state.handle) } catch {
                    state.failure = error
                    remove(&state)
                }
            }
        }
    }

    private func remove(_ state: inout State) {
        try? state.handle?.close()
        state.handle = nil
        try? FileManager.default.removeItem(at: url)
    }
}
