import Foundation
import TestSupport
import Testing

@testable import KissaCommand

@Suite("The memory that a process may use") struct MemoryLimitTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write("max\n", to: "memory.max")
        try folder.write("2000000000\n", to: "system.slice/memory.max")
        try folder.write("max\n", to: "system.slice/cafe.service/memory.max")
        try folder.write("1000000000\n", to: "memory/docker/1/memory.limit_in_bytes")
    }

    private func limit(_ membership: String, machine: UInt64 = 8_000_000_000) -> UInt64 {
        MemoryLimit.current(machine: machine, membership: membership, root: folder.url)
    }

    @Test func `the smallest limit of a group and those around it counts`() throws {
        #expect(limit("0::/system.slice/cafe.service\n") == 2_000_000_000)
        #expect(limit("0::/system.slice/cafe.service\n", machine: 1_000_000) == 1_000_000)
        try folder.write("500000000\n", to: "system.slice/cafe.service/memory.max")
        #expect(limit("0::/system.slice/cafe.service\n") == 500_000_000)
    }

    @Test func `a container's own group is the root`() throws {
        #expect(limit("0::/\n") == 8_000_000_000)
        try folder.write("3000000000\n", to: "memory.max")
        #expect(limit("0::/\n") == 3_000_000_000 && limit("0::/../other\n") == 3_000_000_000)
    }

    @Test func `the first version of control groups has a hierarchy for memory`() {
        #expect(limit("3:cpu:/docker/1\n9:memory:/docker/1\n0::/\n") == 1_000_000_000)
        #expect(limit("3:cpu:/docker/1\n") == 8_000_000_000)
    }

    @Test func `without groups the machine's memory counts`() {
        #expect(limit("") == 8_000_000_000 && limit("nonsense\n1:2") == 8_000_000_000)
        #expect(MemoryLimit.current() > 0 && MemoryLimit.current() <= ProcessInfo.processInfo.physicalMemory)
    }
}
