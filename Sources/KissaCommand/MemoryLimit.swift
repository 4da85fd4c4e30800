import Foundation

/// How much memory this process may use: the machine's, or less in a container or a service with a limit.
enum MemoryLimit {
    /// In bytes: the least of the machine's memory and the limits of the process's control groups (cgroup v2, and v1).
    ///
    /// - Parameters:
    ///   - machine: The machine's memory.
    ///   - membership: The content of `/proc/self/cgroup`.
    ///   - root: Where control groups are mounted.
    static func current(
        machine: UInt64 = ProcessInfo.processInfo.physicalMemory, membership: String? = nil,
        root: URL = URL(fileURLWithPath: "/sys/fs/cgroup")
    ) -> UInt64 {
        let membership = membership ?? (try? String(contentsOfFile: "/proc/self/cgroup", encoding: .utf8)) ?? ""
        let files = membership.split(separator: "\n").flatMap { limitFiles(of: $0, root) }
        return files.compactMap(limit).reduce(machine, min)
    }

    /// The limits of a group and of all groups around it. In a container its own group may be the root.
    private static func limitFiles(of line: Substring, _ root: URL) -> [URL] {
        let parts = line.split(separator: ":", maxSplits: 2, omittingEmptySubsequences: false)
        guard parts.count == 3 else { return [] }
        let isUnified = parts[0] == "0" && parts[1].isEmpty
        guard isUnified || parts[1].split(separator: ",").contains("memory") else { return [] }
        let mount = isUnified ? root : root.appending(path: "memory")
        let name = isUnified ? "memory.max" : "memory.limit_in_bytes"
        let names = parts[2].split(separator: "/").filter { $0 != ".." }
        return (0...names.count).map { depth in
            names.prefix(depth).reduce(mount) { $0.appending(path: String($1)) }.appending(path: name)
        }
    }

    /// Nil if the file isn't there or has no limit ("max").
    private static func limit(in file: URL) -> UInt64? {
        let text = try? String(contentsOf: file, encoding: .utf8)
        return text.flatMap { UInt64($0.trimmingCharacters(in: .whitespacesAndNewlines)) }
    }
}
