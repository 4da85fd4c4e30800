import FoundationAdditions
import Testing

/// Notes what it is asked to do.
private final class Clerk: NSObject, @unchecked Sendable {
    // @unchecked: each test uses its clerk on one thread.
    var log: [String] = []

    func open() { log.append("open") }
    func greet(_ name: String) { log.append("greet \(name)") }
    func add(_ one: Int, to other: Int) -> Int { one + other }
    func hear(_ note: Notification) { log.append("hear \(note.name.rawValue) of \(note.object ?? "nobody")") }
    func hearObject(_ note: NSNotification) { log.append("hear object \(note.name.rawValue)") }
    func ring(_ timer: Timer) { log.append("ring \(timer.userInfo ?? "nothing")") }
    func find(_ word: String?) { log.append("find \(word ?? "nothing")") }

    static let open = Selector("open", of: Clerk.open)
    static let greet = Selector("greet", of: Clerk.greet)
    static let hear = Selector("hear", of: Clerk.hear)
    static let find = Selector("find:", of: Clerk.find)
}

@Suite("Methods by selectors") struct SelectorTests {
    private let clerk = Clerk()
    private let center = NotificationCenter()
    private let noon = Notification.Name("noon")

    @Test func `a selector has the name that Objective-C would give it, and is equal to one of that name`() {
        #expect(Clerk.open.description == "open" && Clerk.greet.description == "greet:")
        #expect(Clerk.greet == Selector("greet:", of: Clerk.find) && Clerk.greet != Clerk.open)
        #expect(Set([Clerk.greet, Selector("greet", of: Clerk.greet)]).count == 1)
    }

    @Test func `an object performs a method with as many arguments as it has parameters`() {
        clerk.perform(Clerk.open, with: "ignored")
        clerk.perform(Clerk.greet, with: "Ada")
        clerk.perform(Clerk.find, with: nil)
        clerk.perform(Clerk.find)
        #expect(clerk.log == ["open", "greet Ada", "find nothing", "find nothing"])
        #expect(clerk.perform(Selector("add:to:", of: Clerk.add), with: 2, with: 3) as? Int == 5)
    }

    @Test func `a method of an object is performed by that object, whatever the target is`() {
        let other = Clerk()
        other.perform(Selector("greet:", bound: clerk.greet), with: "Ada")
        #expect(clerk.log == ["greet Ada"] && other.log.isEmpty)
    }

    @Test func `an object of another class and an argument of another type are not performed`() {
        #expect(NSObject().perform(Clerk.open) == nil)
        clerk.perform(Clerk.greet, with: 5)
        clerk.perform(Clerk.greet, with: nil)
        #expect(clerk.log.isEmpty)
        #expect(clerk.responds(to: Clerk.open) && !NSObject().responds(to: Clerk.open) && !clerk.responds(to: nil))
    }

    @Test func `an observed object is not retained`() {
        weak var shop: NSObject?
        do {
            let made = NSObject()
            shop = made
            center.addObserver(clerk, selector: Clerk.hear, name: noon, object: made)
        }
        #expect(shop == nil)
        center.post(name: noon, object: nil)
        center.post(name: noon, object: NSObject())
        #expect(clerk.log.isEmpty)
    }

    @Test func `an observer's method hears notifications of a name and an object`() {
        let shop = NSObject(), other = NSObject()
        center.addObserver(clerk, selector: Clerk.hear, name: noon, object: shop)
        center.addObserver(clerk, selector: Selector("o:", of: Clerk.hearObject), name: nil, object: other)
        center.post(name: noon, object: shop)
        center.post(name: noon, object: nil)
        center.post(name: Notification.Name("dusk"), object: other)
        #expect(clerk.log == ["hear noon of \(shop)", "hear object dusk"])
    }

    @Test func `an observer is removed as a whole, or for a name`() {
        let dusk = Notification.Name("dusk")
        for name in [noon, dusk] { center.addObserver(clerk, selector: Clerk.open, name: name, object: nil) }
        center.removeObserver(clerk, name: noon, object: nil)
        center.post(name: noon, object: nil)
        center.post(name: dusk, object: nil)
        #expect(clerk.log == ["open"])
        center.removeObserver(clerk)
        center.post(name: dusk, object: nil)
        #expect(clerk.log == ["open"])
    }

    @Test func `an observer by a block is still removed by its token`() {
        nonisolated(unsafe) var count = 0
        let token = center.addObserver(forName: noon, object: nil, queue: nil) { _ in count += 1 }
        center.post(name: noon, object: nil)
        center.removeObserver(token)
        center.post(name: noon, object: nil)
        #expect(count == 1)
    }

    @Test func `an observer isn't retained`() {
        weak var ended: Clerk?
        do {
            let clerk = Clerk()
            ended = clerk
            center.addObserver(clerk, selector: Clerk.open, name: noon, object: nil)
        }
        #expect(ended == nil)
        center.post(name: noon, object: nil)
    }

    @Test func `a timer calls its target with itself, and has what it was given`() {
        let ring = Selector("ring", of: Clerk.ring)
        let timer = Timer(timeInterval: 60, target: clerk, selector: ring, userInfo: "tea", repeats: false)
        timer.fire()
        #expect(clerk.log == ["ring tea"] && !timer.isValid)
        let other = Timer.scheduledTimer(timeInterval: 60, target: clerk, selector: ring, userInfo: nil, repeats: true)
        other.fire()
        #expect(clerk.log == ["ring tea", "ring nothing"] && other.isValid && other.timeInterval == 60)
        other.invalidate()
    }

    @MainActor @Test func `a delayed call is made on the main thread, unless it is cancelled`() async {
        clerk.perform(Clerk.greet, with: "Ada", afterDelay: 0)
        clerk.perform(Clerk.greet, with: "Eva", afterDelay: 0)
        clerk.perform(Clerk.open, with: nil, afterDelay: .nan)
        NSObject.cancelPreviousPerformRequests(withTarget: clerk, selector: Clerk.greet, object: "Ada")
        await turn()
        #expect(clerk.log == ["greet Eva", "open"])
        clerk.perform(Clerk.open, with: nil, afterDelay: 0)
        NSObject.cancelPreviousPerformRequests(withTarget: clerk)
        clerk.performSelector(onMainThread: Clerk.open, with: nil, waitUntilDone: true)
        await turn()
        #expect(clerk.log == ["greet Eva", "open", "open"])
    }

    /// Lets everything happen that is already due on the main queue.
    private func turn() async {
        for _ in 0..<3 {
            await withCheckedContinuation { next in
                DispatchQueue.main.asyncAfter(deadline: .now() + 0.02) { next.resume() }
            }
        }
    }
}
