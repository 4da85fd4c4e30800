import Foundation
import Synchronization

/// Writes what windows are given, one thing after the other, on a thread that may wait for the disk.
///
/// There is one for all windows: they share the disk, and a slow one is to hold up one thread.
final class UploadWriter: Sendable {
    static let shared = UploadWriter()

    private let queue = DispatchQueue(label: "Uploads", qos: .utility)

    /// Does something when everything before it is done.
    func add(_ work: @escaping @Sendable () -> Void) { queue.async(execute: work) }

    /// Does something on the main actor when everything before it is done.
    func whenDone(_ work: @escaping @MainActor @Sendable () -> Void) {
        add { DispatchQueue.main.async { MainActor.assumeIsolated(work) } }
    }

    /// Waits until everything so far is done.
    func finish() { queue.sync {} }
}

/// A file that parts are added to, in the order of the calls. Thread-safe.
///
/// After a failure it takes no more, and is gone from the disk.
final class GrowingFile: Sendable {
    let url: URL
    private let writer: UploadWriter
    private let state = Mutex(State())

    private struct State {
        var handle: FileHandle?
        var failure: (any Error)?
    }

    /// - Parameter prepare: Makes the folder that it is to lie in.
    init(at url: URL, by writer: UploadWriter, prepare: @escaping @Sendable () throws -> Void) {
        self.url = url
        self.writer = writer
        attempt { handle in
            try prepare()
            try Data().write(to: url)
            handle = try FileHandle(forWritingTo: url)
        }
    }

    /// Why not all of it is there; nil where nothing has failed so far.
    var failure: (any Error)? { state.withLock { $0.failure } }

    func append(_ data: Data) { attempt { try $0?.write(contentsOf: data) } }

    /// Nothing more is added.
    func close() {
        attempt { handle in
            try handle?.close()
            handle = nil
        }
    }

    /// It isn't wanted any more.
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
