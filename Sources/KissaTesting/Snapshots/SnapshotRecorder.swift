import Foundation

/// When snapshots are recorded. The environment variable `KISSA_SNAPSHOTS` says it for a run: `missing`, `all` or `never`.
public enum SnapshotRecording: String, Sendable {
    /// What has no recording yet is recorded, and the test fails once, to say so.
    case missing
    /// All are recorded anew; tests fail, so that no such run is taken for a good one.
    case all
    /// Nothing is: what has no recording fails.
    case never

    static var ofThisRun: SnapshotRecording {
        ProcessInfo.processInfo.environment["KISSA_SNAPSHOTS"].flatMap { SnapshotRecording(rawValue: $0) } ?? .missing
    }
}

/// That a snapshot isn't what was recorded, or was recorded just now.
public struct SnapshotFailure: Error, CustomStringConvertible {
    /// A sentence, with the files that it speaks of.
    public let description: String
}

/// Compares what a strategy keeps of a value with its recording, `__Snapshots__/<test file>/<test>.<name>.<extension>`.
/// What differs is written beside the recording (`….now.png`, `….difference.png`), to be looked at.
///
///     try await verifySnapshot(of: window, as: .picture(tolerance: 0.01))
///
/// - Parameters:
///   - value: What is compared.
///   - strategy: What is kept of it, and how it is compared.
///   - name: Tells the snapshots of one test apart.
///   - record: When it is recorded; without it as the environment variable `KISSA_SNAPSHOTS` says.
///   - directory: Where the recordings lie, in place of `__Snapshots__` beside the test's file.
///   - file: The test's file; the recording lies beside it.
///   - test: The test's name; the recording is named after it.
/// - Throws: `SnapshotFailure`.
@MainActor
public func verifySnapshot<Value, Format>(
    of value: Value, as strategy: SnapshotStrategy<Value, Format>, named name: String? = nil,
    record: SnapshotRecording? = nil, directory: URL? = nil, file: String = #filePath, test: String = #function
) async throws {
    let now = try await strategy.snapshot(value)
    let place = SnapshotPlace(
        directory: directory, file: file, test: test, name: name, pathExtension: strategy.pathExtension)
    try place.verify(now, by: strategy.diffing, record ?? SnapshotScope.recording ?? .ofThisRun)
}

/// Where a snapshot's files lie.
struct SnapshotPlace {
    private let recording: URL
    private let stem: URL
    private let pathExtension: String

    init(directory: URL?, file: String, test: String, name: String?, pathExtension: String?) {
        let source = URL(fileURLWithPath: file)
        let folder = directory ?? source.deletingLastPathComponent().appendingPathComponent("__Snapshots__")
        let words = (name.map { "\(test).\($0)" } ?? test).map { $0.isLetter || $0.isNumber || $0 == "." ? $0 : "-" }
        let clean = String(words).split(separator: "-").joined(separator: "-").replacingOccurrences(of: "-.", with: ".")
        stem = folder.appendingPathComponent(source.deletingPathExtension().lastPathComponent)
            .appendingPathComponent(clean)
        self.pathExtension = pathExtension ?? "txt"
        recording = stem.appendingPathExtension(self.pathExtension)
    }

    /// Compares what is with what was recorded, or records it.
    func verify<Format>(
        _ now: Format, by diffing: SnapshotDiffing<Format>, _ record: SnapshotRecording
    ) throws {
        switch (record, record == .all ? nil : try recorded()) {
        case (.never, nil): throw SnapshotFailure(description: "There is no recording \(recording.path).")
        case (.all, _), (.missing, nil):
            try write(diffing.toData(now), to: recording)
            throw SnapshotFailure(
                description: "\(recording.path) was recorded. Look at it, and run the test again.")
        case (_, let recorded?):
            removeTraces()
            guard let difference = diffing.diff(try diffing.fromData(recorded), now) else { return }
            try write(diffing.toData(now), to: self.now)
            if let file = difference.file { try write(file.data, to: self.difference) }
            let shown = difference.file == nil ? "" : " \(self.difference.path) shows where."
            throw SnapshotFailure(
                description: "\(recording.path) is not what is shown.\(shown)\n\(difference.message)")
        }
    }

    /// Nil where there is none. One that is there and can't be read isn't written over.
    private func recorded() throws -> Data? {
        do {
            return try Data(contentsOf: recording)
        } catch let error as CocoaError where error.code == .fileReadNoSuchFile {
            return nil
        } catch {
            throw SnapshotFailure(description: "The recording \(recording.path) can't be read: \(error)")
        }
    }

    private var now: URL { stem.appendingPathExtension("now").appendingPathExtension(pathExtension) }
    private var difference: URL { stem.appendingPathExtension("difference").appendingPathExtension(pathExtension) }

    private func write(_ data: Data, to file: URL) throws {
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: file, options: .atomic)
    }

    private func removeTraces() {
        for file in [now, difference] { try? FileManager.default.removeItem(at: file) }
    }
}
