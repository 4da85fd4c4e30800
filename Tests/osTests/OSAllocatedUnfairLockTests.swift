import Foundation
import Testing

@testable import os

@Suite struct OSAllocatedUnfairLockTests {
    @Test func `only one thread at a time reaches the state`() {
        let lock = OSAllocatedUnfairLock(initialState: 0)
        DispatchQueue.concurrentPerform(iterations: 200) { _ in
            for _ in 0..<100 { lock.withLock { $0 += 1 } }
        }
        #expect(lock.withLock { $0 } == 20_000)
    }

    @Test func `a copy is the same lock`() {
        let lock = OSAllocatedUnfairLock(initialState: "a")
        let copy = lock
        copy.withLock { $0 = "b" }
        #expect(lock.withLock { $0 } == "b")
    }

    @Test func `a held lock is not available`() {
        let lock = OSAllocatedUnfairLock()
        lock.withLock {
            lock.precondition(.owner)
            let available = lock.withLockIfAvailable { _ in true }
            #expect(available == nil)
        }
        lock.precondition(.notOwner)
        #expect(lock.withLockIfAvailable { _ in true } == true)
    }

    @Test func `an error gives the lock back`() {
        struct Refused: Error {}
        let lock = OSAllocatedUnfairLock(initialState: 1)
        #expect(throws: Refused.self) { try lock.withLock { _ in throw Refused() } }
        #expect(lock.withLock { $0 } == 1)
    }

    @Test func `taking the lock twice traps`() async {
        await #expect(processExitsWith: .failure) {
            let lock = OSAllocatedUnfairLock()
            lock.withLock { lock.withLock {} }
        }
    }
}
