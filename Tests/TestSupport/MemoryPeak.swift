import Foundation

/// Whether the system tells how much memory a process needs at most; some containers don't.
public let memoryPeakIsTold = (try? memoryPeak {}) != nil

/// How much memory the process needs at most while some code runs, beyond what it had before, in bytes.
/// - Throws: What the code throws, and ``MemoryNotTold``.
public func memoryPeak(of body: () throws -> Void) throws -> Int {
    // Sets the peak back to what is in use now (proc(5)).
    guard let file = fopen("/proc/self/clear_refs", "w") else { throw MemoryNotTold() }
    let isWritten = fputs("5", file) >= 0
    guard fclose(file) == 0, isWritten else { throw MemoryNotTold() }
    let before = try statusBytes("VmRSS")
    try body()
    return try statusBytes("VmHWM") - before
}

/// The system doesn't tell of a process's memory: tests that ask for it have the trait `.enabled(if: memoryPeakIsTold)`.
public struct MemoryNotTold: Error {}

private func statusBytes(_ name: String) throws -> Int {
    let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
    let line = status.split(separator: "\n").first { $0.hasPrefix(name + ":") }
    guard let line, let kilobytes = Int(line.filter(\.isNumber)) else { throw MemoryNotTold() }
    return kilobytes * 1024
}
