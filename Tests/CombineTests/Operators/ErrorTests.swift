import Combine
import Testing

@Suite struct ErrorTests {
    private let spilt = Record<Int, Mishap>(output: [1, 2], completion: .failure(.spilt))

    @Test func `an error is caught and the stream goes on`() {
        #expect(all(spilt.catch { _ in Just(9) }) == [1, 2, 9])
        #expect(all(spilt.replaceError(with: 0)) == [1, 2, 0])
        let recorder = Recorder<Int, any Error>(demand: .unlimited)
        spilt.tryCatch { _ -> Just<Int> in throw Mishap.burnt }.subscribe(recorder)
        #expect(recorder.values == [1, 2] && recorder.end == "burnt")
    }

    @Test func `the demand goes over to the substitute`() {
        let recorder = Recorder<Int, Never>(demand: .max(3))
        spilt.catch { _ in [7, 8].publisher }.subscribe(recorder)
        #expect(recorder.values == [1, 2, 7])
        recorder.request(1)
        #expect(recorder.values == [1, 2, 7, 8])
    }

    @Test func `a retry subscribes again so many times`() {
        var count = 0
        let publisher = Deferred { () -> Record<Int, Mishap> in
            count += 1
            return Record(output: [count], completion: count == 3 ? .finished : .failure(.spilt))
        }
        #expect(all(publisher.retry(5)) == [1, 2, 3])
        count = 0
        let recorder = Recorder<Int, Mishap>(demand: .unlimited)
        publisher.retry(1).subscribe(recorder)
        #expect(recorder.values == [1, 2] && recorder.end == "spilt")
    }

    @Test func `errors are mapped`() {
        let recorder = Recorder<Int, Mishap>(demand: .unlimited)
        spilt.mapError { _ in Mishap.burnt }.subscribe(recorder)
        #expect(recorder.end == "burnt")
        let never = Recorder<Int, Mishap>(demand: .unlimited)
        Just(1).setFailureType(to: Mishap.self).subscribe(never)
        #expect(never.end == "finished")
    }
}
