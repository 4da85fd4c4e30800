import Foundation
import Testing

@testable import os

@Suite struct OSAllocatedUnfairLockTests {
    @Test func onlyOneThreadAtATimeReachesTheState() {
        let lock = OSAllocatedUnfairLock(initialState: 0)
        DispatchQueue.concurrentPerform(iterations: 200) { _ in
            for _ in 0..<100 { lock.withLock { $0 += 1 } }
        }
        #expect(lock.withLock { $0 } == 20_000)
    }

    @Test func aCopyIsTheSameLock() {
        let lock = OSAllocatedUnfairLock(initialState: "a")
        let copy = lock
        copy.withLock { $0 = "b" }
        #expect(lock.withLock { $0 } == "b")
    }

    @Test func aHeldLockIsNotAvailable() {
        let lock = OSAllocatedUnfairLock()
        lock.withLock {
            lock.precondition(.owner)
            let available = lock.withLockIfAvailable { _ in true }
            #expect(available == nil)
        }
        lock.precondition(.notOwner)
        #expect(lock.withLockIfAvailable { _ in true } == true)
    }

    @Test func anErrorGivesTheLockBack() {
        struct Refused: Error {}
        let lock = OSAllocatedUnfairLock(initialState: 1)
        #expect(throws: Refused.self) { try lock.withLock { _ in throw Refused() } }
        #expect(lock.withLock { $0 } == 1)
    }

    @Test func takingTheLockTwiceTraps() async {
        await #expect(processExitsWith: .failure) {
            let lock = OSAllocatedUnfairLock()
            lock.withLock { lock.withLock {} }
        }
    }
}
