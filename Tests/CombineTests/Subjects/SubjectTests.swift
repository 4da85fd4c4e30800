import Combine
import Foundation
import Testing

@Suite struct SubjectTests {
    @Test func `a passthrough subject sends only what is asked for`() {
        let subject = PassthroughSubject<Int, Never>()
        let recorder = Recorder<Int, Never>(demand: .max(1))
        subject.subscribe(recorder)
        subject.send(1)
        subject.send(2)
        recorder.request(1)
        subject.send(3)
        #expect(recorder.values == [1, 3])
    }

    @Test func `a demand in the answer counts`() {
        let subject = PassthroughSubject<Int, Never>()
        let recorder = Recorder<Int, Never>(demand: .max(1)) { $0 == 1 ? .max(1) : .none }
        subject.subscribe(recorder)
        for number in 1...4 { subject.send(number) }
        #expect(recorder.values == [1, 2])
    }

    @Test func `a current value comes first and the newest waits`() {
        let subject = CurrentValueSubject<Int, Never>(0)
        let recorder = Recorder<Int, Never>()
        subject.subscribe(recorder)
        #expect(recorder.values == [])
        subject.send(1)
        subject.value = 2
        recorder.request(1)
        #expect(recorder.values == [2])
        recorder.request(5)
        #expect(recorder.values == [2])
        #expect(subject.value == 2)
    }

    @Test func `the end comes without demand and nothing after it`() {
        let subject = PassthroughSubject<Int, Mishap>()
        let recorder = Recorder<Int, Mishap>()
        subject.subscribe(recorder)
        subject.send(completion: .failure(.spilt))
        subject.send(1)
        subject.send(completion: .finished)
        #expect(recorder.end == "spilt")
        #expect(recorder.events.count == 2)
        let late = Recorder<Int, Mishap>(demand: .unlimited)
        subject.subscribe(late)
        #expect(late.end == "spilt")
    }

    @Test func `a subscriber is called when it is not busy`() {
        let subject = PassthroughSubject<Int, Never>()
        let recorder = Recorder<Int, Never>(demand: .unlimited) { number in
            if number < 3 { subject.send(number + 1) }
            return .none
        }
        subject.subscribe(recorder)
        subject.send(1)
        #expect(recorder.values == [1, 2, 3])
        #expect(recorder.callCountMax == 1)
    }

    @Test func `all subscribers see the same order though one sends while it is told`() {
        let subject = CurrentValueSubject<Int, Never>(0)
        let first = Recorder<Int, Never>(demand: .unlimited) { number in
            if number == 1 { subject.send(2) }
            return .none
        }
        let second = Recorder<Int, Never>(demand: .unlimited)
        subject.subscribe(first)
        subject.subscribe(second)
        subject.send(1)
        #expect(first.values == [0, 1, 2])
        #expect(second.values == [0, 1, 2])
    }

    @Test func `what is cancelled in the middle of a value gets no more`() {
        let subject = PassthroughSubject<Int, Never>()
        var cancellable: AnyCancellable?
        var got: [Int] = []
        cancellable = subject.sink {
            got.append($0)
            subject.send($0 + 1)
            cancellable?.cancel()
        }
        subject.send(1)
        subject.send(10)
        #expect(got == [1])
    }

    @Test func `many threads send and nothing is lost or twice`() {
        nonisolated(unsafe) let subject = PassthroughSubject<Int, Never>()
        let recorder = Recorder<Int, Never>(demand: .unlimited)
        subject.subscribe(recorder)
        DispatchQueue.concurrentPerform(iterations: 8) { thread in
            for number in 0..<500 { subject.send(thread * 500 + number) }
        }
        #expect(recorder.values.sorted() == Array(0..<4000))
        #expect(recorder.callCountMax == 1)
    }

    @Test func `subscribers come and go while threads send`() {
        nonisolated(unsafe) let subject = CurrentValueSubject<Int, Never>(-1)
        DispatchQueue.concurrentPerform(iterations: 4) { thread in
            for number in 0..<200 {
                let seen = Box<Int>(0)
                let cancellable = subject.sink { _ in seen.change { $0 += 1 } }
                subject.send(number)
                cancellable.cancel()
                let count = seen.value
                #expect(count >= 1)
            }
        }
    }

    @Test func `a subject can feed another`() {
        let first = PassthroughSubject<Int, Never>()
        let second = PassthroughSubject<Int, Never>()
        let recorder = Recorder<Int, Never>(demand: .unlimited)
        second.subscribe(recorder)
        let link = first.subscribe(second)
        first.send(1)
        link.cancel()
        first.send(2)
        #expect(recorder.values == [1])
    }

    /// A value that cancels a subscription in its deinitializer.
    private final class Canceller: @unchecked Sendable {
        // @unchecked: used by one thread at a time.
        let cancel: () -> Void
        init(_ cancel: @escaping () -> Void) { self.cancel = cancel }
        deinit { cancel() }
    }

    @Test(arguments: [false, true])
    func `a waiting value may cancel its own subscription as it goes`(makesRoom: Bool) {
        let source = Source<Canceller, Never>()
        let recorder = Recorder<Canceller, Never>()
        source.buffer(size: 1, prefetch: .keepFull, whenFull: .dropOldest).subscribe(recorder)
        source.send(Canceller { recorder.cancel() })
        makesRoom ? source.send(Canceller {}) : recorder.cancel()
        #expect(source.cancelCount == 1)
    }

    @Test
    func `a value that is sent on elsewhere may cancel its own subscription as it goes`() {
        let subject = PassthroughSubject<Canceller, Never>()
        let queue = DispatchQueue(label: "elsewhere")
        let count = Box(0)
        let cancellable = Box<AnyCancellable?>(nil)
        let subscription = subject.receive(on: queue).sink { _ in count.change { $0 += 1 } }
        cancellable.change { $0 = subscription }
        // The queue has the last reference to the value.
        queue.suspend()
        subject.send(Canceller { cancellable.value?.cancel() })
        queue.resume()
        queue.sync {}
        subject.send(Canceller {})
        queue.sync {}
        #expect(count.value == 1)
    }

    @Test
    func `an old value may let go of its own subscription as it goes`() {
        final class Child { var cancellable: AnyCancellable? }
        let subject = CurrentValueSubject<Child?, Never>(Child())
        subject.value?.cancellable = subject.sink { _ in }
        weak var child: Child?
        child = subject.value
        subject.send(nil)
        #expect(child == nil && subject.value == nil)
    }
}
