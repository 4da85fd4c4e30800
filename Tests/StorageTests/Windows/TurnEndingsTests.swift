import Foundation
import Synchronization
import Testing

@testable import Storage

@Suite("What is done at the end of a turn")
struct TurnEndingsTests {
    private final class Owner: Sendable {}

    private final class Log: Sendable {
        private let lines = Mutex<[String]>([])
        var all: [String] { lines.withLock { $0 } }
        func add(_ line: String) { lines.withLock { $0.append(line) } }
    }

    private let first = Owner(), second = Owner(), log = Log(), endings = TurnEndings()

    private func add(_ owner: Owner, _ line: String) {
        endings.add(ObjectIdentifier(owner)) { [log] in log.add(line) }
    }

    @MainActor @Test func `the last work of each owner is done once, in the order in which the owners came`() {
        add(first, "a")
        add(second, "b")
        add(first, "c")
        endings.run()
        endings.run()
        #expect(log.all == ["c", "b"])
    }

    @MainActor @Test func `what is added meanwhile is done as well, but not for ever`() {
        let counts = Mutex(0)
        @Sendable func again() {
            let count = counts.withLock { count in
                count += 1
                return count
            }
            guard count < 1000 else { return }
            endings.add(ObjectIdentifier(first)) { again() }
        }
        again()
        endings.run()
        let count = counts.withLock { $0 }
        #expect(count > 1 && count < 100)
    }

    @MainActor @Test func `without a frame it is done by the main queue`() async {
        add(first, "a")
        #expect(log.all.isEmpty)
        await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
        #expect(log.all == ["a"])
        add(first, "b")
        await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
        #expect(log.all == ["a", "b"])
    }
}
