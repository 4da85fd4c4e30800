import Combine
import Testing

@Suite struct TransformingTests {
    @Test func `map changes each value`() {
        #expect(all([1, 2, 3].publisher.map { "\($0)" }) == ["1", "2", "3"])
        #expect(all(["a", "bc"].publisher.map(\.count)) == [1, 2])
    }

    @Test func `a throwing closure ends the stream and cancels upstream`() {
        let source = Source<Int, Never>()
        let recorder = Recorder<Int, any Error>(demand: .unlimited)
        source.tryMap { if $0 == 2 { throw Mishap.burnt } else { $0 * 10 } }.subscribe(recorder)
        for number in 1...3 { source.send(number) }
        #expect(recorder.values == [10])
        #expect(recorder.end == "burnt")
        #expect(source.cancelCount == 1)
    }

    @Test func `what is filtered out is asked for again`() {
        let recorder = Recorder<Int, Never>(demand: .max(2))
        (1...10).publisher.filter { $0.isMultiple(of: 3) }.subscribe(recorder)
        #expect(recorder.values == [3, 6])
        recorder.request(1)
        #expect(recorder.values == [3, 6, 9])
    }

    @Test func `compact map leaves out nil`() {
        let numbers = ["1", "x", "3"].publisher.compactMap { text -> Int? in Int(text) }
        #expect(all(numbers) == [1, 3])
        let optional: [Int?] = [1, nil, 3]
        #expect(all(optional.publisher.replaceNil(with: 0)) == [1, 0, 3])
    }

    @Test func `duplicates in a row are one`() {
        #expect(all([1, 1, 2, 2, 1].publisher.removeDuplicates()) == [1, 2, 1])
        #expect(all([1, 3, 4, 6, 7].publisher.removeDuplicates { $0 % 2 == $1 % 2 }) == [1, 4, 7])
        #expect(all([Int?.none, nil, 1].publisher.removeDuplicates()) == [nil, 1])
    }

    @Test func `scan gives each result so far`() {
        let sums = [1, 2, 3].publisher.scan(0, +)
        #expect(all(sums) == [1, 3, 6])
        #expect(all(sums) == [1, 3, 6])
    }

    @Test func `demand goes up as it is`() {
        let source = Source<Int, Never>()
        let recorder = Recorder<Int, Never>(demand: .max(3))
        source.map { $0 }.subscribe(recorder)
        #expect(source.demand == 3)
        recorder.request(2)
        #expect(source.demand == 5)
    }
}
