import Foundation
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
        _ = try windows[0].reserve("a", byteCount: half)
        _ = try windows[1].reserve("b", byteCount: half)
        #expect(throws: FileReceptionError.noRoom(name: "c")) { try windows[2].reserve("c", byteCount: 1) }
        _ = try other.reserve("d", byteCount: half)
        windows[0].windowDidEnd()
        _ = try windows[2].reserve("c", byteCount: 1)
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
        let budget = UploadBudget { UploadBudget.freeByteCountMin + 100 }
        #expect(budget.take(60, of: "me") && !budget.take(41, of: "me"))
        // What is promised isn't on the disk yet, and is promised to nobody else.
        #expect(budget.take(40, of: "other") && !budget.take(1, of: "other"))
        budget.didWrite(60)
        #expect(budget.take(60, of: "me"))
        budget.giveBack(40, unwritten: 40, of: "other")
        #expect(budget.take(40, of: "other") && !budget.take(1, of: "other"))
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
