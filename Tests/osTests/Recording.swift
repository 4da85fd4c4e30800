import Foundation

@testable import os

/// Runs `body` with a destination that writes to a file, and returns the lines of that file.
func lines(
    filter: String = "trace", revealingPrivate: Bool = false, _ body: (LogDestination) -> Void
) throws -> [String] {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("log-\(UUID().uuidString)")
    try Data().write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    let file = try FileHandle(forWritingTo: url)
    body(
        LogDestination(
            descriptor: file.fileDescriptor, filter: LogFilter(filter), revealsPrivate: revealingPrivate))
    try file.close()
    return try String(contentsOf: url, encoding: .utf8).split(separator: "\n").map(String.init)
}

/// A message as it appears to a reader other than the developer.
func shown(_ message: OSLogMessage, revealingPrivate: Bool = false) -> String {
    message.text(revealingPrivate: revealingPrivate)
}
