import Combine
import Testing

@Suite struct SourceTests {
    @Test func `a sequence comes as it is asked for and ends with the last`() {
        let recorder = Recorder<Int, Never>()
        [1, 2, 3].publisher.subscribe(recorder)
        #expect(recorder.values == [])
        recorder.request(2)
        #expect(recorder.values == [1, 2])
        #expect(recorder.end == nil)
        recorder.request(1)
        #expect(recorder.values == [1, 2, 3])
        #expect(recorder.end == "finished")
    }

    @Test func `an empty sequence ends at once`() {
        let recorder = Recorder<Int, Never>()
        [Int]().publisher.subscribe(recorder)
        #expect(recorder.end == "finished")
    }

    @Test func `an endless sequence stops when cancelled`() {
        var recorder: Recorder<Int, Never>!
        recorder = Recorder(demand: .unlimited) { number in
            if number == 100 { recorder.cancel() }
            return .none
        }
        (1...).publisher.subscribe(recorder)
        #expect(recorder.values.count == 100)
    }

    @Test func `just waits for the demand`() {
        let recorder = Recorder<String, Never>()
        Just("tea").subscribe(recorder)
        #expect(recorder.events.count == 1)
        recorder.request(1)
        #expect(recorder.values == ["tea"])
        #expect(recorder.end == "finished")
    }

    @Test func `empty ends or never`() {
        let ends = Recorder<Int, Never>()
        Empty<Int, Never>().subscribe(ends)
        #expect(ends.end == "finished")
        let never = Recorder<Int, Never>()
        Empty<Int, Never>(completeImmediately: false).subscribe(never)
        #expect(never.events.count == 1)
    }

    @Test func `fail and results tell their errors`() {
        let fail = Recorder<Int, Mishap>()
        Fail(error: .burnt).subscribe(fail)
        #expect(fail.end == "burnt")
        let result = Recorder<Int, Mishap>()
        Result<Int, Mishap>.failure(.spilt).publisher.subscribe(result)
        #expect(result.end == "spilt")
        #expect(all(Result<Int, Mishap>.success(4).publisher) == [4])
        #expect(all(Int?.none.publisher) == [])
        #expect(all(Optional(5).publisher) == [5])
    }

    @Test func `a future starts at once and keeps its value`() {
        var starts = 0
        var promise: Future<Int, Mishap>.Promise?
        let future = Future<Int, Mishap> {
            starts += 1
            promise = $0
        }
        let early = Recorder<Int, Mishap>(demand: .unlimited)
        future.subscribe(early)
        #expect(starts == 1)
        promise?(.success(7))
        promise?(.failure(.burnt))
        let late = Recorder<Int, Mishap>(demand: .unlimited)
        future.subscribe(late)
        #expect(early.values == [7] && late.values == [7])
        #expect(early.end == "finished" && late.end == "finished")
    }

    @Test func `deferred is made for each subscriber`() {
        var count = 0
        let deferred = Deferred {
            count += 1
            return Just(count)
        }
        #expect(count == 0)
        #expect(all(deferred) == [1])
        #expect(all(deferred) == [2])
    }

    @Test func `a record says it again to each`() throws {
        let record = Record<Int, Mishap> {
            $0.receive(1)
            $0.receive(2)
            $0.receive(completion: .failure(.spilt))
        }
        for _ in 0..<2 {
            let recorder = Recorder<Int, Mishap>(demand: .unlimited)
            record.subscribe(recorder)
            #expect(recorder.values == [1, 2])
            #expect(recorder.end == "spilt")
        }
    }

    @Test func `hiding a type changes nothing`() {
        let hidden = [1, 2].publisher.eraseToAnyPublisher().eraseToAnyPublisher()
        #expect(all(hidden) == [1, 2])
    }
}
