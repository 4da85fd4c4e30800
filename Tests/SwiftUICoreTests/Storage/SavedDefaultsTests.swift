import Foundation
import Testing

@testable import SwiftUICore

/// Serialized: the defaults of a process are one.
@MainActor
@Suite(.serialized) struct SavedDefaultsTests {
    private let suite = "kissa-test-\(UUID().uuidString)"

    /// Defaults that count how often they are written.
    private final class Counted: UserDefaults, @unchecked Sendable {
        var writings = 0
        var canWrite = true

        override func synchronize() -> Bool {
            writings += 1
            return canWrite
        }
    }

    @Test func `changed defaults are written once, before the next frame`() throws {
        let defaults = try #require(Counted(suiteName: suite))
        let start = ContinuousClock.now + .seconds(100)
        SavedDefaults.note(defaults)
        for _ in 0..<3 { SavedDefaults.write(now: start) }
        #expect(defaults.writings == 1)
        SavedDefaults.note(defaults)
        SavedDefaults.write(now: start)
        #expect(defaults.writings == 2)
    }

    /// Where Foundation keeps the suite.
    private var file: URL {
        let folder = ProcessInfo.processInfo.environment["XDG_CONFIG_HOME"] ?? NSHomeDirectory() + "/.config"
        return URL(fileURLWithPath: folder).appendingPathComponent(suite + ".plist")
    }

    private func kept() throws -> [String: Int]? {
        try PropertyListSerialization.propertyList(from: Data(contentsOf: file), format: nil) as? [String: Int]
    }

    @Test func `a suite that an event opens and changes is written before the frame, also when it is gone`() throws {
        defer { try? FileManager.default.removeItem(at: file) }
        try #require(UserDefaults(suiteName: suite)).set(1, forKey: "count")
        SavedDefaults.eventWasHandled()
        SavedDefaults.write(now: .now + .seconds(300))
        #expect(try kept() == ["count": 1])
    }

    @Test func `a suite that the app keeps is written after each event, and after a second without one`() throws {
        defer { try? FileManager.default.removeItem(at: file) }
        let start = ContinuousClock.now + .seconds(400)
        let defaults = try #require(UserDefaults(suiteName: suite))
        for count in 1...3 {
            defaults.set(count, forKey: "count")
            SavedDefaults.eventWasHandled()
            SavedDefaults.write(now: start)
            #expect(try kept() == ["count": count])
        }
        defaults.set(4, forKey: "count")
        SavedDefaults.write(now: start + .milliseconds(900))
        #expect(try kept() == ["count": 3])
        SavedDefaults.write(now: start + .seconds(1))
        #expect(try kept() == ["count": 4])
    }

    @Test func `what can't be written is tried again after three seconds, and at the end`() throws {
        let defaults = try #require(Counted(suiteName: suite))
        let start = ContinuousClock.now + .seconds(200)
        defaults.canWrite = false
        SavedDefaults.note(defaults)
        for milliseconds in stride(from: 0, to: 3000, by: 100) {
            SavedDefaults.write(now: start + .milliseconds(milliseconds))
        }
        #expect(defaults.writings == 1)
        SavedDefaults.write(now: start + .seconds(3))
        #expect(defaults.writings == 2)
        defaults.canWrite = true
        SavedDefaults.writeLast()
        #expect(defaults.writings == 3)
        SavedDefaults.write(now: start + .seconds(10))
        #expect(defaults.writings == 3)
    }
}
