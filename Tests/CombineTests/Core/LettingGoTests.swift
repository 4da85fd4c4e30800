import Combine
import Foundation
import Testing

/// Releasing a pipeline's objects can run an app's deinitializers, which may use the same pipeline.
@Suite struct LettingGoTests {
    /// A value that runs a closure in its deinitializer.
    private final class Departure: @unchecked Sendable {
        // @unchecked: used by one thread at a time.
        private let action: () -> Void
        init(_ action: @escaping () -> Void) { self.action = action }
        deinit { action() }
    }

    /// A subscription that runs a closure in its deinitializer.
    private final class Ticket: Subscription {
        private let departure: Departure
        init(_ action: @escaping () -> Void) { departure = Departure(action) }
        func request(_ demand: Subscribers.Demand) {}
        func cancel() {}
    }

    private let clock = TestScheduler()
    private let subject = PassthroughSubject<Departure?, Never>()

    @Test
    func `a value that comes too late may let the next one come as it goes`() {
        let count = Box(0)
        let cancellable = subject.delay(for: .milliseconds(10), scheduler: clock).sink { _ in }
        for _ in 0..<2 {
            subject.send(
                Departure { [clock] in
                    count.change { $0 += 1 }
                    clock.advance(to: 20)
                })
        }
        cancellable.cancel()
        clock.advance(to: 10)
        #expect(count.value == 2)
    }

    @Test
    func `a subscription that fed a subject may send as it goes with the end`() {
        let count = Box(0)
        let cancellable = subject.sink { _ in }
        subject.send(
            subscription: Ticket { [subject] in
                count.change { $0 += 1 }
                subject.send(nil)
            })
        subject.send(completion: .finished)
        #expect(count.value == 1)
        withExtendedLifetime(cancellable) {}
    }

    @Test
    func `the older of combined values may send on the other side as it goes`() {
        let other = PassthroughSubject<Int, Never>()
        let numbers = Box<[Int]>([])
        let cancellable = subject.combineLatest(other).sink { pair in numbers.change { $0.append(pair.1) } }
        subject.send(Departure { other.send(1) })
        subject.send(nil)
        other.send(2)
        #expect(numbers.value == [1, 2])
        withExtendedLifetime(cancellable) {}
    }

    @Test
    func `a value that a newer one replaces before it was sent may let time pass as it goes`() {
        let count = Box(0)
        let cancellable = subject.debounce(for: .milliseconds(100), scheduler: clock)
            .sink { _ in count.change { $0 += 1 } }
        subject.send(Departure { [clock] in clock.advance(to: 100) })
        subject.send(nil)
        #expect(count.value == 0 && clock.now.milliseconds == 100)
        clock.advance(to: 300)
        #expect(count.value == 1)
        withExtendedLifetime(cancellable) {}
    }

    @Test
    func `a value that waits for its interval and is replaced may let time pass as it goes`() {
        let count = Box(0)
        let cancellable = subject.throttle(for: .milliseconds(100), scheduler: clock, latest: true)
            .sink { _ in count.change { $0 += 1 } }
        subject.send(nil)
        clock.advance(to: 0)
        subject.send(Departure { [clock] in clock.advance(to: 100) })
        subject.send(nil)
        #expect(count.value == 2 && clock.now.milliseconds == 100)
        withExtendedLifetime(cancellable) {}
    }

    @Test
    func `a closure that makes a subject may subscribe to what it is made for`() {
        let source = PassthroughSubject<Int, Never>()
        let (inner, outer) = (Recorder<Int, Never>(demand: .unlimited), Recorder<Int, Never>(demand: .unlimited))
        var publisher: Publishers.Multicast<PassthroughSubject<Int, Never>, PassthroughSubject<Int, Never>>!
        var isFirst = true
        publisher = source.multicast {
            if isFirst {
                isFirst = false
                publisher.subscribe(inner)
            }
            return PassthroughSubject()
        }
        publisher.subscribe(outer)
        let connection = publisher.connect()
        source.send(1)
        #expect(inner.values == [1] && outer.values == [1])
        connection.cancel()
    }

    /// Reports each connection, numbered from 1, and the canceled ones.
    private final class Line: ConnectablePublisher {
        typealias Output = Int
        typealias Failure = Never
        private let subject = PassthroughSubject<Int, Never>()
        private var count = 0
        var onConnect: (Int) -> Void = { _ in }
        let cancelled = Box<[Int]>([])

        func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == Never {
            subject.receive(subscriber: subscriber)
        }

        func connect() -> any Cancellable {
            count += 1
            let number = count
            onConnect(number)
            return AnyCancellable { [cancelled] in cancelled.change { $0.append(number) } }
        }
    }

    @Test
    func `of two connections that overlap the one is kept that is there first`() {
        let line = Line()
        let shared = line.autoconnect()
        let (first, second) = (Recorder<Int, Never>(demand: .unlimited), Recorder<Int, Never>(demand: .unlimited))
        line.onConnect = { number in
            guard number == 1 else { return }
            first.cancel()
            shared.subscribe(second)
        }
        shared.subscribe(first)
        #expect(line.cancelled.value == [1])
        second.cancel()
        #expect(line.cancelled.value == [1, 2])
    }

    private final class Kettle: ObservableObject { @Published var temperature = 20 }

    /// A subscriber that is only retained by its publisher.
    private final class Guest: Subscriber {
        private let departure: Departure
        init(_ action: @escaping () -> Void) { departure = Departure(action) }
        func receive(subscription: any Subscription) { subscription.request(.unlimited) }
        func receive(_ input: Void) -> Subscribers.Demand { .none }
        func receive(completion: Subscribers.Completion<Never>) {}
    }

    @Test
    func `who listened to an object that is gone may ask for another's publisher as it goes`() {
        let (other, count) = (Kettle(), Box(0))
        do {
            let kettle = Kettle()
            kettle.objectWillChange.subscribe(
                Guest {
                    _ = other.objectWillChange
                    count.change { $0 += 1 }
                })
        }
        // Entries are removed when their table has doubled, which happens with long-lived objects.
        var kettles: [Kettle] = []
        while count.value == 0, kettles.count < 200_000 {
            kettles.append(Kettle())
            _ = kettles.last?.objectWillChange
        }
        #expect(count.value == 1)
    }
}
