import Combine
import Foundation
import Testing

@Suite struct CombiningTests {
    @Test func `merged values come as they are sent and the last end ends`() {
        let (first, second) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
        let recorder = Recorder<Int, Never>(demand: .unlimited)
        first.merge(with: second).subscribe(recorder)
        first.send(1)
        second.send(2)
        first.send(completion: .finished)
        second.send(3)
        #expect(recorder.values == [1, 2, 3] && recorder.end == nil)
        second.send(completion: .finished)
        #expect(recorder.end == "finished")
        #expect(all(Just(1).merge(with: [2, 3].publisher, Just(4))) == [1, 2, 3, 4])
    }

    @Test func `an error ends a merge and cancels the others`() {
        let (first, second) = (Source<Int, Mishap>(), Source<Int, Mishap>())
        let recorder = Recorder<Int, Mishap>(demand: .unlimited)
        Publishers.Merge(first, second).subscribe(recorder)
        first.finish(.failure(.burnt))
        #expect(recorder.end == "burnt")
        #expect(second.cancelCount == 1)
    }

    @Test func `a slow subscriber does not let a merge of endless publishers grow`() {
        let (first, second) = (Source<Int, Never>(), Source<Int, Never>())
        let recorder = Recorder<Int, Never>()
        first.merge(with: second).subscribe(recorder)
        for number in 0..<100 {
            recorder.request(1)
            while first.demand > 0 { first.send(number) }
            while second.demand > 0 { second.send(-number) }
        }
        #expect(recorder.values.count == 100)
        #expect(first.demand == 0 && second.demand == 0)
    }

    @Test func `ZIP matches first with first and ends when one has no more`() {
        let recorder = Recorder<String, Never>(demand: .unlimited)
        [1, 2, 3].publisher.zip(["a", "b"].publisher) { "\($0)\($1)" }.subscribe(recorder)
        #expect(recorder.values == ["1a", "2b"])
        #expect(recorder.end == "finished")
        let (first, second, third) = ([1, 2].publisher, [3, 4].publisher, [5, 6].publisher)
        let sums = first.zip(second, third) { (a: Int, b: Int, c: Int) -> Int in a + b + c }
        #expect(all(sums) == [9, 12])
    }

    @Test func `combine latest sends the newest of all once all have sent`() {
        let (first, second) = (CurrentValueSubject<Int, Never>(1), PassthroughSubject<String, Never>())
        let recorder = Recorder<String, Never>(demand: .unlimited)
        first.combineLatest(second) { "\($0)\($1)" }.subscribe(recorder)
        first.send(2)
        second.send("a")
        first.send(3)
        second.send("b")
        #expect(recorder.values == ["2a", "3a", "3b"])
    }

    @Test func `three and four are combined too`() {
        let subjects = (1...4).map { CurrentValueSubject<Int, Never>($0) }
        let three = Recorder<Int, Never>(demand: .unlimited)
        let four = Recorder<Int, Never>(demand: .unlimited)
        subjects[0].combineLatest(subjects[1], subjects[2]) { $0 + $1 + $2 }.subscribe(three)
        Publishers.CombineLatest4(subjects[0], subjects[1], subjects[2], subjects[3])
            .map { $0 + $1 + $2 + $3 }.subscribe(four)
        subjects[1].value = 12
        #expect(three.values == [6, 16])
        #expect(four.values == [10, 20])
    }

    @Test func `combined subjects work from many threads`() {
        nonisolated(unsafe) let first = CurrentValueSubject<Int, Never>(0)
        nonisolated(unsafe) let second = CurrentValueSubject<Int, Never>(0)
        let recorder = Recorder<(Int, Int), Never>(demand: .unlimited)
        first.combineLatest(second).subscribe(recorder)
        DispatchQueue.concurrentPerform(iterations: 4) { thread in
            for number in 1...300 { (thread.isMultiple(of: 2) ? first : second).send(number) }
        }
        #expect(recorder.values.count == 1201)
        #expect(recorder.callCountMax == 1)
    }

    @Test func `one after another`() {
        #expect(all([3].publisher.prepend(1, 2).append([4, 5])) == [1, 2, 3, 4, 5])
        let recorder = Recorder<Int, Never>(demand: .max(2))
        [1].publisher.append([2, 3].publisher).subscribe(recorder)
        #expect(recorder.values == [1, 2])
        recorder.request(1)
        #expect(recorder.values == [1, 2, 3] && recorder.end == "finished")
    }

    @Test func `flat map runs its publishers together`() {
        let subjects = [PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>()]
        let recorder = Recorder<Int, Never>(demand: .unlimited)
        [0, 1].publisher.flatMap { subjects[$0] }.subscribe(recorder)
        subjects[1].send(1)
        subjects[0].send(2)
        subjects[0].send(completion: .finished)
        #expect(recorder.end == nil)
        subjects[1].send(completion: .finished)
        #expect(recorder.values == [1, 2] && recorder.end == "finished")
        #expect(all([1, 2].publisher.flatMap { [$0, $0 * 10].publisher }) == [1, 10, 2, 20])
    }

    @Test func `flat map keeps to its most publishers`() {
        let source = Source<Int, Never>()
        let inner = (0..<3).map { _ in PassthroughSubject<Int, Never>() }
        let recorder = Recorder<Int, Never>(demand: .unlimited)
        source.flatMap(maxPublishers: .max(2)) { inner[$0] }.subscribe(recorder)
        #expect(source.demand == 2)
        source.send(0)
        source.send(1)
        #expect(source.demand == 0)
        inner[0].send(completion: .finished)
        #expect(source.demand == 1)
    }

    @Test func `switch to latest leaves the one before`() {
        let outer = PassthroughSubject<PassthroughSubject<Int, Never>, Never>()
        let (first, second) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
        let recorder = Recorder<Int, Never>(demand: .unlimited)
        outer.switchToLatest().subscribe(recorder)
        outer.send(first)
        first.send(1)
        outer.send(second)
        first.send(2)
        second.send(3)
        outer.send(completion: .finished)
        #expect(recorder.values == [1, 3] && recorder.end == nil)
        second.send(completion: .finished)
        #expect(recorder.end == "finished")
        #expect(all([1, 2].publisher.map { Just($0) }.switchToLatest()) == [1, 2])
    }

    /// As in an extension that many projects have.
    @Test func `publishers that do not fail are taken by those that may`() {
        struct Offline: Error {}
        let source = PassthroughSubject<Int, Offline>()
        let recorder = Recorder<Int, Offline>(demand: .unlimited)
        source.flatMap { Just($0 * 2) }.map { Just($0 + 1) }.switchToLatest().subscribe(recorder)
        source.send(1)
        source.send(completion: .failure(Offline()))
        #expect(recorder.values == [3] && recorder.end != nil && recorder.end != "finished")
        func doubled<P: Publisher<Int, Never>>(_ upstream: P) -> Publishers.FlatMap<Just<Int>, P> {
            upstream.flatMap { Just($0 * 2) }
        }
        #expect(all(doubled([1, 2].publisher)) == [2, 4])
    }
}
