import Foundation
import FoundationAdditions
import Synchronization
import Testing
import ViewTree
import XCTest

// The names of swift-snapshot-testing, so that tests written for it only need another import.

/// A snapshot's strategy, as swift-snapshot-testing calls it.
public typealias Snapshotting = SnapshotStrategy

/// A strategy that keeps the value itself.
public typealias SimplySnapshotting<Format> = SnapshotStrategy<Format, Format>

/// How a format is stored and compared, as swift-snapshot-testing calls it.
public typealias Diffing = SnapshotDiffing

/// Fails the test if a value's snapshot differs from the one recorded in `__Snapshots__/<test file>/<test>.<name, or a
/// number>.<extension>`.
///
/// - Parameters:
///   - value: The value to compare.
///   - strategy: How the value's snapshot is made and compared.
///   - name: Distinguishes the snapshots of one test; without it they are numbered.
///   - recording: Whether it is recorded anew.
///   - timeout: The limit in seconds for an asynchronous strategy, in an XCTest test.
///   - fileID: The file that a failure is reported in, with its module.
///   - filePath: The test file, beside which the snapshot is.
///   - testName: The test, after which the snapshot is named.
///   - line: The line that a failure is reported in.
///   - column: The column that a failure is reported in.
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

/// Compares a value by several strategies, keyed by their names.
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

/// Sets when snapshots are recorded within a closure.
public func withSnapshotTesting<Result>(
    record: SnapshotRecording? = nil, operation: () throws -> Result
) rethrows -> Result {
    try SnapshotScope.$recording.withValue(record ?? SnapshotScope.recording) { try operation() }
}

enum SnapshotScope {
    @TaskLocal static var recording: SnapshotRecording?
}

/// Runs a closure on the main actor. XCTest tests run on the main thread without being isolated. Swift Testing may use any
/// thread, and the main queue isn't bound to a thread there.
private func onMainThread(_ body: @MainActor () throws -> Void) throws {
    if MainQueue.isCurrent { return try assumingMainActor(body) }
    try DispatchQueue.main.sync { try assumingMainActor(body) }
}

/// Fails the current test, of Swift Testing or XCTest.
private func fail(
    _ message: String, _ fileID: StaticString, _ filePath: StaticString, _ line: UInt, _ column: UInt
) {
    guard Test.current != nil else { return XCTFail(message, file: filePath, line: line) }
    Issue.record(
        Comment(rawValue: message),
        sourceLocation: SourceLocation(
            fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: Int(column)))
}

/// Numbers the unnamed snapshots of a test.
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

    /// The function's result; nil if it takes longer. A function that doesn't suspend returns at once.
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
