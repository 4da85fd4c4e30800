import FoundationAdditions
import Testing

@Suite("Notifications as a sequence")
struct NotificationsTests {
    private let name = Notification.Name("brewed")

    @Test func `notifications that were posted since it began come in their order`() async {
        let center = NotificationCenter()
        var iterator = center.notifications(named: name).makeAsyncIterator()
        for cup in 1...3 { center.post(name: name, object: nil, userInfo: ["cup": cup]) }
        center.post(name: Notification.Name("spilt"), object: nil)
        for cup in 1...3 { #expect(await iterator.next()?.userInfo?["cup"] as? Int == cup) }
    }

    @Test func `only the object's own are heard`() async {
        final class Pot: Sendable {}
        let (center, pot) = (NotificationCenter(), Pot())
        var iterator = center.notifications(named: name, object: pot).makeAsyncIterator()
        center.post(name: name, object: Pot(), userInfo: ["cup": 1])
        center.post(name: name, object: pot, userInfo: ["cup": 2])
        #expect(await iterator.next()?.userInfo?["cup"] as? Int == 2)
    }

    @Test func `of what nobody asked for the newest 64 are kept`() async {
        let center = NotificationCenter()
        var iterator = center.notifications(named: name).makeAsyncIterator()
        for cup in 1...100 { center.post(name: name, object: nil, userInfo: ["cup": cup]) }
        #expect(await iterator.next()?.userInfo?["cup"] as? Int == 37)
    }

    @Test func `a loop ends with its task`() async {
        let center = NotificationCenter()
        let task = Task {
            for await _ in center.notifications(named: name) {}
            return true
        }
        task.cancel()
        #expect(await task.value)
    }
}
