import Foundation
import Synchronization
import Testing

@testable import SwiftUICore

@MainActor
@Suite("Room for uploads")
struct UploadTests {
    private func withFolder(_ body: (URL) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("uploads-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try body(folder)
    }

    private func names(in folder: URL) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder.path)
    }

    @Test func `All windows of a visitor share a bound, and what goes with a window makes room`() throws {
        let budget = UploadBudget { nil }
        let windows = (0..<3).map { _ in ReceivedFiles(visitor: "me", budget: budget) }
        let other = ReceivedFiles(visitor: "you", budget: budget)
        defer { for window in windows + [other] { window.removeAll() } }
        let half = UploadBudget.byteCountPerVisitorMax / 2 - ReceivedFiles.overheadByteCount
        func bring(_ name: String, _ count: Int, to window: ReceivedFiles) throws {
            _ = try window.begin(name, byteCount: count)
            try window.take(count, for: name)
        }
        try bring("a", half, to: windows[0])
        try bring("b", half, to: windows[1])
        #expect(throws: FileReceptionError.noRoom(name: "c")) { try bring("c", 1, to: windows[2]) }
        try bring("d", half, to: other)
        windows[0].windowDidEnd()
        try bring("c", 1, to: windows[2])
    }

    @Test func `What is promised and never sent keeps nobody else out`() throws {
        let budget = UploadBudget { nil }
        let size = ReceivedFiles.byteCountMax - ReceivedFiles.overheadByteCount
        let idle = (0..<20).map { ReceivedFiles(visitor: "\($0)", budget: budget) }
        let other = ReceivedFiles(visitor: "you", budget: budget)
        defer { for window in idle + [other] { window.removeAll() } }
        for window in idle { _ = try window.begin("a", byteCount: size) }
        _ = try other.begin("b", byteCount: size)
        try other.take(size, for: "b")
        // More than was promised isn't taken either.
        #expect(throws: FileReceptionError.full(name: "b", byteCountMax: ReceivedFiles.byteCountMax)) {
            try other.take(1, for: "b")
        }
    }

    @Test func `Visitors that are many share a bound too`() {
        let budget = UploadBudget { nil }
        let count = UploadBudget.byteCountMax / UploadBudget.byteCountPerVisitorMax
        for number in 0..<count { #expect(budget.take(UploadBudget.byteCountPerVisitorMax, of: "\(number)")) }
        #expect(!budget.take(1, of: "one more"))
        budget.giveBack(1, of: "0")
        #expect(budget.take(1, of: "one more"))
    }

    @Test func `A disk that is nearly full takes no more`() {
        let free = Mutex(UploadBudget.freeByteCountMin + 100)
        let budget = UploadBudget { free.withLock { $0 } }
        #expect(budget.take(60, of: "me") && !budget.hasRoom(for: 101, of: "you"))
        free.withLock { $0 -= 60 }
        #expect(!budget.take(41, of: "me") && budget.take(40, of: "you"))
        free.withLock { $0 -= 40 }
        #expect(!budget.take(1, of: "you"))
    }

    @Test func `What a process left that is gone is removed, and what another one has is not`() throws {
        try withFolder { folder in
            let own = try UploadFolder.make(in: folder)
            let left = folder.appendingPathComponent("kissa-uploads-left")
            try FileManager.default.createDirectory(at: left, withIntermediateDirectories: true)
            try Data().write(to: left.appendingPathComponent("owner"))
            let stranger = folder.appendingPathComponent("something-else")
            try FileManager.default.createDirectory(at: stranger, withIntermediateDirectories: true)
            // One that was just made may still get its lock.
            UploadFolder.removeAbandoned(in: folder)
            #expect(try names(in: folder).contains("kissa-uploads-left"))
            UploadFolder.removeAbandoned(in: folder, now: Date() + 3600)
            #expect(try Set(names(in: folder)) == [own.lastPathComponent, "something-else"])
        }
    }

    @Test func `Only the process's user may look into the folder`() throws {
        try withFolder { folder in
            let own = try UploadFolder.make(in: folder)
            let mode = try FileManager.default.attributesOfItem(atPath: own.path)[.posixPermissions] as? Int
            #expect(mode == 0o700)
        }
    }
}
