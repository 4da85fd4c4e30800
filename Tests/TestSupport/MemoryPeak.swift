import Foundation

/// The peak memory use of the process while the body runs, beyond what it used before, in bytes; nil if the system doesn't report
/// it.
public func memoryPeak(of body: () throws -> Void) throws -> Int? {
    // Resets the peak to the current use (proc(5)).
    guard let file = fopen("/proc/self/clear_refs", "w") else { return nil }
    let isWritten = fputs("5", file) >= 0
    guard fclose(file) == 0, isWritten, let before = statusBytes("VmRSS") else { return nil }
    try body()
    return statusBytes("VmHWM").map { $0 - before }
}

private func statusBytes(_ name: String) -> Int? {
    guard let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8) else { return nil }
    let line = status.split(separator: "\n").first { $0.hasPrefix(name + ":") }
    return line.flatMap { Int($0.filter(\.isNumber)) }.map { $0 * 1024 }
}
