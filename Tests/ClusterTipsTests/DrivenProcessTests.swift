import ExternalPrograms
import Foundation
import ShotOrders
import TestSupport
import Testing

/// An app's process that is controlled by commands, as by `kissa mcp`.
@Suite(.timeLimit(.minutes(1))) struct `An app that is driven` {
    @Test func `answers each order on a line, and ends with its input`() throws {
        let process = Process()
        let (orders, answers) = (Pipe(), Pipe())
        process.executableURL = BuiltProducts.executable("ClusterTips")
        process.environment = ProcessInfo.processInfo.environment.merging(
            [DriveOrder.variable: ShotOrder(folder: "").json], uniquingKeysWith: { $1 })
        process.standardInput = orders
        process.standardOutput = answers
        process.standardError = FileHandle.nullDevice
        try process.runWithOrdinarySignals()
        for action in [DriveOrder.Action.screens, .shot] {
            orders.fileHandleForWriting.write(try JSONEncoder().encode(DriveOrder(action)) + Data("\n".utf8))
        }
        orders.fileHandleForWriting.write(Data("{\n".utf8))
        try orders.fileHandleForWriting.close()
        let lines = answers.fileHandleForReading.readDataToEndOfFile().split(separator: UInt8(ascii: "\n"))
        let read = try lines.map { try JSONDecoder().decode(DriveAnswer.self, from: $0) }
        try #require(read.count == 3)
        #expect(read[0].text?.contains("the app's first screen") == true)
        #expect((read[1].picture?.count ?? 0) > 1000 && read[1].text?.hasPrefix("window") == true)
        #expect(read[2].error != nil)
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
    }
}
