import Foundation
import FoundationAdditions
import Testing

@Suite("Closures of timers and notifications that ignore their argument") struct TimerClosureTests {
    private final class Count: @unchecked Sendable {
        // @unchecked: a test uses it on one thread.
        var value = 0
    }

    @Test func `a timer calls its closure when it fires`() {
        let count = Count()
        let timer = Timer(timeInterval: 60, repeats: true) { _ in count.value += 1 }
        timer.fire()
        timer.invalidate()
        #expect(count.value == 1)
    }

    @Test func `a scheduled timer calls its closure when it fires`() {
        let count = Count()
        let timer = Timer.scheduledTimer(withTimeInterval: 60, repeats: true) { _ in count.value += 1 }
        timer.fire()
        timer.invalidate()
        #expect(count.value == 1)
    }

    @Test func `a closure still gets the timer and the notification if it uses them`() {
        let center = NotificationCenter()
        let noon = Notification.Name("noon")
        let count = Count()
        let token = center.addObserver(forName: noon, object: nil, queue: nil) { note in
            count.value += note.userInfo?["by"] as? Int ?? 0
        }
        center.addObserver(forName: noon, object: nil, queue: nil) { _ in count.value += 1 }
        center.post(name: noon, object: nil, userInfo: ["by": 10])
        center.removeObserver(token)
        center.post(name: noon, object: nil)
        #expect(count.value == 12)
        let timer = Timer(timeInterval: 60, repeats: true) { $0.invalidate() }
        timer.fire()
        #expect(!timer.isValid)
    }
}
