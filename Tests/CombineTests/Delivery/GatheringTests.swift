import Combine
import Testing

@Suite struct GatheringTests {
    private let five = (1...5).publisher

    @Test func `one value of all`() {
        #expect(all(five.reduce(0, +)) == [15])
        #expect(all(five.count()) == [5])
        #expect(all(five.collect()) == [[1, 2, 3, 4, 5]])
        #expect(all([3, 1, 2].publisher.max()) == [3])
        #expect(all([3, 1, 2].publisher.min()) == [1])
        #expect(all(five.ignoreOutput()) == [])
        #expect(all(Empty<Int, Never>().reduce(7, +)) == [7])
        #expect(all(Empty<Int, Never>().max()) == [])
    }

    @Test func `the result waits for its demand`() {
        let recorder = Recorder<Int, Never>()
        five.count().subscribe(recorder)
        #expect(recorder.events.count == 1)
        recorder.request(1)
        #expect(recorder.values == [5])
        #expect(recorder.end == "finished")
    }

    @Test func `questions are answered as soon as they can be`() {
        let source = Source<Int, Never>()
        let recorder = Recorder<Bool, Never>(demand: .unlimited)
        source.contains(2).subscribe(recorder)
        source.send(1)
        #expect(recorder.values == [])
        source.send(2)
        #expect(recorder.values == [true])
        #expect(source.cancelCount == 1)
        #expect(all(five.allSatisfy { $0 < 4 }) == [false])
        #expect(all(five.allSatisfy { $0 < 9 }) == [true])
        #expect(all(five.contains { $0 > 9 }) == [false])
    }

    @Test func `groups of a count`() {
        let recorder = Recorder<[Int], Never>(demand: .max(1))
        five.collect(2).subscribe(recorder)
        #expect(recorder.values == [[1, 2]])
        recorder.request(2)
        #expect(recorder.values == [[1, 2], [3, 4], [5]])
        #expect(recorder.end == "finished")
    }

    @Test func `nothing is replaced`() {
        #expect(all(Empty<Int, Never>().replaceEmpty(with: 9)) == [9])
        #expect(all(Just(1).replaceEmpty(with: 9)) == [1])
    }

    @Test func `an error comes in the place of the result`() {
        let recorder = Recorder<Int, Mishap>(demand: .unlimited)
        Record<Int, Mishap>(output: [1, 2], completion: .failure(.burnt)).reduce(0, +).subscribe(recorder)
        #expect(recorder.values == [])
        #expect(recorder.end == "burnt")
    }
}
