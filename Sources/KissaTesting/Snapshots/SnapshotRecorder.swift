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
    let recorded = try? Data(contentsOf: place.recording)
    switch (record ?? .ofThisRun, recorded) {
    case (.never, nil): throw SnapshotFailure(description: "There is no recording \(place.recording.path).")
    case (.all, _), (.missing, nil):
        try place.write(strategy.diffing.toData(now), to: place.recording)
        throw SnapshotFailure(
            description: "\(place.recording.path) was recorded. Look at it, and run the test again.")
    case (_, let recorded?):
        place.removeTraces()
        guard let difference = strategy.diffing.diff(try strategy.diffing.fromData(recorded), now) else { return }
        try place.write(strategy.diffing.toData(now), to: place.now)
        if let file = difference.file { try place.write(file.data, to: place.difference) }
        let shown = difference.file == nil ? "" : " \(place.difference.path) shows where."
        throw SnapshotFailure(
            description: "\(place.recording.path) is not what is shown.\(shown)\n\(difference.message)")
    }
}

/// Where a snapshot's files lie.
private struct SnapshotPlace {
    let recording: URL
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

    var now: URL { stem.appendingPathExtension("now").appendingPathExtension(pathExtension) }
    var difference: URL { stem.appendingPathExtension("difference").appendingPathExtension(pathExtension) }

    func write(_ data: Data, to file: URL) throws {
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: file, options: .atomic)
    }

    func removeTraces() {
        for file in [now, difference] { try? FileManager.default.removeItem(at: file) }
    }
}
