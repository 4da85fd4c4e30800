import ExternalPrograms
import Foundation
import HTTP
import Synchronization
import TestSupport
import Testing

@testable import Vision

@Suite("Turns at reading pictures", .timeLimit(.minutes(2)))
struct ReadingTurnsTests {
    /// Work that waits until the test lets it end.
    private final class Gate: Sendable {
        private let semaphore = DispatchSemaphore(value: 0)
        let order = Mutex<[String]>([])

        func open() { semaphore.signal() }

        func pass(_ name: String) {
            order.withLock { $0.append(name) }
            semaphore.wait()
        }

        func waitForOrder(_ count: Int) async throws {
            while order.withLock(\.count) < count { try await Task.sleep(for: .milliseconds(5)) }
        }
    }

    private func reading(
        _ name: String, of visitor: String?, _ turns: ReadingTurns, _ gate: Gate
    ) -> Task<String, any Error> {
        Task {
            try await Requester.$current.withValue(visitor) {
                try await turns.run {
                    gate.pass(name)
                    return name
                }
            }
        }
    }

    private func waitForWaiting(_ count: Int, _ turns: ReadingTurns) async throws {
        while turns.waitingCount < count { try await Task.sleep(for: .milliseconds(5)) }
    }

    @Test func `somebody new comes before another's second`() async throws {
        let turns = ReadingTurns(placeCount: 2), gate = Gate()
        var tasks = [reading("Ann 1", of: "Ann", turns, gate)]
        try await gate.waitForOrder(1)
        tasks.append(reading("Ann 2", of: "Ann", turns, gate))
        try await gate.waitForOrder(2)
        for (index, (name, visitor)) in [("Ann 3", "Ann"), ("Ann 4", "Ann"), ("Bob 1", "Bob")].enumerated() {
            tasks.append(reading(name, of: visitor, turns, gate))
            try await waitForWaiting(index + 1, turns)
        }
        gate.open()
        try await gate.waitForOrder(3)
        for _ in 0..<4 { gate.open() }
        for task in tasks { _ = try await task.value }
        let order = gate.order.withLock { $0 }
        #expect(order.prefix(3) == ["Ann 1", "Ann 2", "Bob 1"])
        #expect(order.count == 5 && turns.waitingCount == 0)
    }

    @Test func `a visitor's waiting pictures are bounded, and others' are not refused for them`() async throws {
        let turns = ReadingTurns(placeCount: 1, waitingMax: 2), gate = Gate()
        var tasks = [reading("Ann 1", of: "Ann", turns, gate)]
        try await gate.waitForOrder(1)
        for number in 2...3 {
            tasks.append(reading("Ann \(number)", of: "Ann", turns, gate))
            try await waitForWaiting(number - 1, turns)
        }
        await #expect(throws: VisionError.self) { try await reading("Ann 4", of: "Ann", turns, gate).value }
        tasks.append(reading("Bob 1", of: "Bob", turns, gate))
        try await waitForWaiting(3, turns)
        for _ in 0..<4 { gate.open() }
        for task in tasks { _ = try await task.value }
        #expect(gate.order.withLock(\.count) == 4)
    }

    @Test func `a task that is cancelled before its turn reads nothing`() async throws {
        let turns = ReadingTurns(placeCount: 1), gate = Gate()
        let early = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return try await turns.run { "read" }
        }
        await #expect(throws: VisionError.self) { try await early.value }
        let first = reading("Ann 1", of: "Ann", turns, gate)
        try await gate.waitForOrder(1)
        let second = reading("Bob 1", of: "Bob", turns, gate)
        try await waitForWaiting(1, turns)
        second.cancel()
        // Although the first one still has its turn.
        await #expect(throws: VisionError.self) { try await second.value }
        gate.open()
        #expect(try await first.value == "Ann 1" && gate.order.withLock { $0 } == ["Ann 1"])
    }

    private let shell = PictureReader(program: "sh", package: "dash")

    @Test func `the program of a cancelled task is ended, and so is that of a cancelled request`() async throws {
        let folder = try TemporaryFolder(), turns = ReadingTurns(placeCount: 1), shell = shell
        for isTask in [true, false] {
            let file = folder.url.appendingPathComponent("number-\(isTask)"), child = Child()
            let script = "echo $$ >'\(file.path).new'; mv '\(file.path).new' '\(file.path)'; exec sleep 600"
            let task = Task.detached {
                guard isTask else {
                    return try turns.found(by: child, of: nil) { () throws(VisionError) in
                        try shell.run(["-c", script])
                    }
                }
                return try await turns.run { try shell.run(["-c", script]) }
            }
            while !FileManager.default.fileExists(atPath: file.path) { try await Task.sleep(for: .milliseconds(10)) }
            if isTask { task.cancel() } else { turns.cancel(child) }
            let error = await #expect(throws: VisionError.self) { try await task.value }
            guard case .requestCancelled = error else {
                Issue.record("\(String(describing: error))")
                return
            }
            let number = try String(contentsOf: file, encoding: .utf8).trimmingCharacters(in: .whitespacesAndNewlines)
            while FileManager.default.fileExists(atPath: "/proc/\(number)/exe") {
                try await Task.sleep(for: .milliseconds(10))
            }
        }
        // The turn was given back.
        #expect(try await turns.run { "read" } == "read")
    }

    @Test func `a request that waits on its thread takes its turn with the others`() async throws {
        let turns = ReadingTurns(placeCount: 1), gate = Gate(), child = Child()
        let first = reading("Ann 1", of: "Ann", turns, gate)
        try await gate.waitForOrder(1)
        let waiting = Task.detached {
            try turns.found(by: child, of: nil) { () throws(VisionError) in gate.order.withLock { $0.append("waited") }
            }
        }
        try await waitForWaiting(1, turns)
        #expect(gate.order.withLock { $0 } == ["Ann 1"])
        gate.open()
        try await waiting.value
        _ = try await first.value
        #expect(gate.order.withLock { $0 } == ["Ann 1", "waited"])
        turns.cancel(child)
        await #expect(throws: VisionError.self) {
            try await Task.detached { try turns.found(by: child, of: nil) { () throws(VisionError) in } }.value
        }
    }

    /// All windows wait for the main thread.
    @MainActor
    @Test func `the main thread doesn't wait for other visitors' pictures`() async throws {
        let turns = ReadingTurns(placeCount: 1), gate = Gate()
        let first = reading("Ann 1", of: "Ann", turns, gate)
        try await gate.waitForOrder(1)
        try turns.found(by: Child(), of: "Bob") { () throws(VisionError) in gate.order.withLock { $0.append("Bob 1") } }
        #expect(gate.order.withLock { $0 } == ["Ann 1", "Bob 1"])
        gate.open()
        _ = try await first.value
    }
}
