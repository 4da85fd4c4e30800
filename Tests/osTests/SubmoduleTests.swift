import Testing
import os.lock
import os.log
import os.signpost

/// This file imports only submodules of `os`.
@Suite("Parts of os that are imported by themselves")
struct SubmoduleTests {
    @Test func `a file that imports a part has all of os`() {
        let lock = OSAllocatedUnfairLock(initialState: 1)
        #expect(lock.withLock { $0 } == 1)
        Logger(subsystem: "org.example", category: "Parts").debug("said by a part")
        os_log("said by a part", log: OSLog(subsystem: "org.example", category: "Parts"), type: .debug)
        #expect(OSSignposter(subsystem: "org.example", category: "Parts").makeSignpostID() != .null)
    }
}
