import Foundation

/// When snapshots are recorded. For a whole run, the environment variable `KISSA_SNAPSHOTS` sets it: `missing`, `all` or `never`.
public enum SnapshotRecording: String, Sendable {
    /// Missing snapshots are recorded, and their tests fail once.
    case missing
    /// All snapshots are recorded anew. The tests fail, so that the run isn't mistaken for a successful one.
    case all
    /// Nothing is recorded. A missing snapshot fails its test.
    case never

    static var ofThisRun: SnapshotRecording {
        ProcessInfo.processInfo.environment["KISSA_SNAPSHOTS"].flatMap { SnapshotRecording(rawValue: $0) } ?? .missing
    }
}

/// A snapshot differs from the recorded one, or has just been recorded.
public struct SnapshotFailure: Error, CustomStringConvertible {
    /// A description, with the paths of the files.
    public let description: String
}

/// Compares a value's snapshot with the recorded one, `__Snapshots__/<test file>/<test>.<name>.<extension>`. Differences are
/// written next to the recording (`….now.png`, `….difference.png`).
///
///     try await verifySnapshot(of: window, as: .picture(tolerance: 0.01))
///
/// - Parameters:
///   - value: The value to compare.
///   - strategy: How the value's snapshot is made and compared.
///   - name: Distinguishes the snapshots of one test.
///   - record: When the snapshot is recorded; by default as set by the environment variable `KISSA_SNAPSHOTS`.
///   - directory: The folder of the recordings, in place of `__Snapshots__` next to the test's file.
///   - file: The test's file, which determines the default folder.
///   - test: The test's name, which is part of the recording's name.
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

/// The location of a snapshot's files.
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

    /// Compares a snapshot with the recorded one, or records it.
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

    /// Nil if there is no recording. One that can't be read throws, so that it isn't overwritten.
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
