import Combine
import Foundation
import Testing

@Suite struct ObservableObjectTests {
    private class Kettle: ObservableObject {
        @Published var temperature = 20
        @Published var isOn = false
        var plain = 0
    }

    private final class Teapot: Kettle {
        @Published var leaves = "sencha"
    }

    private final class Bare: ObservableObject {
        var count = 0 { willSet { objectWillChange.send() } }
    }

    private final class Custom: ObservableObject {
        let objectWillChange = PassthroughSubject<String, Never>()
    }

    @Test func `tells before a property changes`() {
        let kettle = Kettle()
        var seen: [Int] = []
        let cancellable = kettle.objectWillChange.sink { [unowned kettle] in seen.append(kettle.temperature) }
        kettle.temperature = 90
        kettle.isOn = true
        kettle.plain = 1
        #expect(seen == [20, 90])
        withExtendedLifetime(cancellable) {}
    }

    @Test func `tells of the properties of every class in the line`() {
        let teapot = Teapot()
        var count = 0
        let cancellable = teapot.objectWillChange.sink { count += 1 }
        teapot.leaves = "hojicha"
        teapot.temperature = 80
        #expect(count == 2)
        withExtendedLifetime(cancellable) {}
    }

    @Test func `a property's publisher sends the new value first`() {
        let kettle = Kettle()
        var seen: [[Int]] = []
        let cancellable = kettle.$temperature.sink { [unowned kettle] in seen.append([$0, kettle.temperature]) }
        kettle.temperature = 90
        #expect(seen == [[20, 20], [90, 20]])
        #expect(kettle.temperature == 90)
        withExtendedLifetime(cancellable) {}
    }

    @Test func `an object without published properties tells by hand`() {
        let bare = Bare()
        var count = 0
        let cancellable = bare.objectWillChange.sink { count += 1 }
        bare.count = 1
        bare.count = 2
        #expect(count == 2)
        withExtendedLifetime(cancellable) {}
    }

    @Test func `an object may have a publisher of its own`() {
        let custom = Custom()
        var seen: [String] = []
        let cancellable = custom.objectWillChange.sink { seen.append($0) }
        custom.objectWillChange.send("hot")
        #expect(seen == ["hot"])
        withExtendedLifetime(cancellable) {}
    }

    @Test func `objects that are gone leave nothing to their successors`() {
        var told = 0
        var kept: [AnyCancellable] = []
        for _ in 0..<1000 {
            let kettle = Kettle()
            kept = [kettle.objectWillChange.sink { told += 1 }]
            kettle.temperature += 1
        }
        #expect(told == 1000)
        withExtendedLifetime(kept) {}
    }

    @Test func `a publisher can write a published property`() {
        let kettle = Kettle()
        let subject = PassthroughSubject<Int, Never>()
        subject.map { $0 * 2 }.assign(to: &kettle.$temperature)
        subject.send(40)
        #expect(kettle.temperature == 80)
    }

    /// Sends one value and finishes, and counts its subscribers.
    private struct Once: Publisher {
        typealias Output = Int
        typealias Failure = Never
        let show: (AnyObject) -> Void

        func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == Never {
            show(subscriber as AnyObject)
            Just(40).receive(subscriber: subscriber)
        }
    }

    @Test
    func `a property lets go of a publisher that has ended`() {
        let kettle = Kettle()
        weak var follower: AnyObject?
        Once { follower = $0 }.assign(to: &kettle.$temperature)
        #expect(kettle.temperature == 40)
        #expect(follower == nil)
    }

    private final class Mirrored: ObservableObject, CustomReflectable {
        @Published var count = 0

        var customMirror: Mirror {
            objectWillChange.send()
            return Mirror(self, children: ["_count": _count])
        }
    }

    @Test
    func `an object may ask for its publisher while it reflects itself`() {
        let object = Mirrored()
        var count = 0
        let cancellable = object.objectWillChange.sink { count += 1 }
        object.count = 1
        #expect(count == 1)
        withExtendedLifetime(cancellable) {}
    }

    @Test func `assigning does not keep the object`() {
        weak var seen: Kettle?
        let subject = PassthroughSubject<Int, Never>()
        do {
            let kettle = Kettle()
            seen = kettle
            subject.assign(to: &kettle.$temperature)
        }
        #expect(seen == nil)
    }
}
