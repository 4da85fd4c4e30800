import Foundation
import Synchronization
import Testing
import ViewTree
import XCTest

// The names of swift-snapshot-testing, so that tests that were written for it need another import alone.

/// A snapshot's strategy, as swift-snapshot-testing calls it.
public typealias Snapshotting = SnapshotStrategy

/// A strategy that keeps the value itself.
public typealias SimplySnapshotting<Format> = SnapshotStrategy<Format, Format>

/// How a format is kept and compared, as swift-snapshot-testing calls it.
public typealias Diffing = SnapshotDiffing

/// Fails the test where what a strategy keeps of a value isn't what was recorded in
/// `__Snapshots__/<test file>/<test>.<name, or a number>.<extension>`.
///
/// - Parameters:
///   - value: What is compared.
///   - strategy: What is kept of it, and how it is compared.
///   - name: Tells the snapshots of one test apart; without it they are numbered.
///   - recording: Whether it is recorded anew.
///   - timeout: For how many seconds a strategy that answers later is waited for, in a test of XCTest.
public func assertSnapshot<Value, Format>(
    of value: @autoclosure () throws -> Value, as strategy: SnapshotStrategy<Value, Format>, named name: String? = nil,
    record recording: Bool? = nil, timeout: TimeInterval = 5, fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line, column: UInt = #column
) {
    do {
        let number = name == nil ? SnapshotNumbers.shared.next("\(filePath) \(testName)") : 0
        nonisolated(unsafe) let value = try value()
        let place = SnapshotPlace(
            directory: nil, file: "\(filePath)", test: testName, name: name ?? "\(number)",
            pathExtension: strategy.pathExtension)
        let chosen = recording.map { $0 ? SnapshotRecording.all : .missing } ?? SnapshotScope.recording
        try onMainThread {
            let now = try Immediately.value(within: timeout) { try await strategy.snapshot(value) }
            guard let now else { throw SnapshotFailure(description: "The strategy has not answered yet.") }
            try place.verify(now, by: strategy.diffing, chosen ?? .ofThisRun)
        }
    } catch {
        fail("\(error)", fileID, filePath, line, column)
    }
}

/// The same by several strategies, by their names.
public func assertSnapshots<Value, Format>(
    of value: @autoclosure () throws -> Value, as strategies: [String: SnapshotStrategy<Value, Format>],
    record recording: Bool? = nil, timeout: TimeInterval = 5, fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line, column: UInt = #column
) {
    for (name, strategy) in strategies.sorted(by: { $0.key < $1.key }) {
        assertSnapshot(
            of: try value(), as: strategy, named: name, record: recording, timeout: timeout, fileID: fileID,
            file: filePath, testName: testName, line: line, column: column)
    }
}

/// Says when snapshots are recorded, for all in a closure.
public func withSnapshotTesting<Result>(
    record: SnapshotRecording? = nil, operation: () throws -> Result
) rethrows -> Result {
    try SnapshotScope.$recording.withValue(record ?? SnapshotScope.recording) { try operation() }
}

enum SnapshotScope {
    @TaskLocal static var recording: SnapshotRecording?
}

/// A test of XCTest runs on the main thread without saying so. One of Swift Testing may run on any, and the main actor's on the
/// main queue, which has no thread of its own there.
private func onMainThread(_ body: @MainActor () throws -> Void) throws {
    let isOnMainQueue = DispatchQueue.getSpecific(key: mainQueueMark) != nil
    if Thread.isMainThread || isOnMainQueue { return try assumingMainActor(body) }
    try DispatchQueue.main.sync { try assumingMainActor(body) }
}

private let mainQueueMark: DispatchSpecificKey<Void> = {
    let mark = DispatchSpecificKey<Void>()
    DispatchQueue.main.setSpecific(key: mark, value: ())
    return mark
}()

/// A failure of a test of Swift Testing or of XCTest.
private func fail(
    _ message: String, _ fileID: StaticString, _ filePath: StaticString, _ line: UInt, _ column: UInt
) {
    guard Test.current != nil else { return XCTFail(message, file: filePath, line: line) }
    Issue.record(
        Comment(rawValue: message),
        sourceLocation: SourceLocation(
            fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: Int(column)))
}

/// Counts the snapshots of a test that have no names.
private final class SnapshotNumbers: Sendable {
    static let shared = SnapshotNumbers()
    private let counts = Mutex<[String: Int]>([:])

    func next(_ test: String) -> Int {
        counts.withLock { counts in
            counts[test, default: 0] += 1
            return counts[test, default: 1]
        }
    }
}

/// Runs an asynchronous function of the main actor from a synchronous one.
@MainActor
private enum Immediately {
    private final class Answer<Value> {
        var result: Result<Value, any Error>?
    }

    /// What the function returns, at once where it waits for nothing; nil where that takes longer.
    static func value<Value>(
        within seconds: TimeInterval, _ body: @escaping @MainActor () async throws -> Value
    ) throws -> Value? {
        let answer = Answer<Value>()
        Task.immediate { @MainActor in
            do { answer.result = .success(try await body()) } catch { answer.result = .failure(error) }
        }
        let end = Date(timeIntervalSinceNow: seconds)
        while answer.result == nil, Date() < end {
            _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.001))
        }
        return try answer.result?.get()
    }
}
