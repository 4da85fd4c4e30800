import Combine
import Testing

@Suite struct TakingTests {
    private let five = (1...5).publisher

    @Test func `firsts and lasts`() {
        #expect(all(five.first()) == [1])
        #expect(all(five.first { $0 > 2 }) == [3])
        #expect(all(five.last()) == [5])
        #expect(all(five.last { $0 < 3 }) == [2])
        #expect(all(Empty<Int, Never>().last()) == [])
    }

    @Test func `dropped and kept`() {
        #expect(all(five.dropFirst(2)) == [3, 4, 5])
        #expect(all(five.drop { $0 < 4 }) == [4, 5])
        #expect(all(five.prefix(2)) == [1, 2])
        #expect(all(five.prefix(0)) == [])
        #expect(all(five.prefix { $0 < 3 }) == [1, 2])
        #expect(all(five.output(at: 3)) == [4])
        #expect(all(five.output(in: 1...2)) == [2, 3])
    }

    @Test func `the last value of a prefix is followed by the end and upstream is cancelled`() {
        let source = Source<Int, Never>()
        let recorder = Recorder<Int, Never>(demand: .unlimited)
        source.prefix(2).subscribe(recorder)
        for number in 1...3 { source.send(number) }
        #expect(recorder.values == [1, 2])
        #expect(recorder.end == "finished")
        #expect(source.cancelCount == 1)
    }

    @Test func `cancelled at its last value a prefix tells no end`() {
        var recorder: Recorder<Int, Never>!
        recorder = Recorder(demand: .unlimited) { _ in
            recorder.cancel()
            return .none
        }
        five.first().subscribe(recorder)
        #expect(recorder.values == [1])
        #expect(recorder.end == nil)
    }

    @Test
    func `a prefix ends though its publisher ends while the last value is being told`() {
        let source = Source<Int, Never>()
        let recorder = Recorder<Int, Never>(demand: .unlimited) { _ in
            source.finish()
            return .none
        }
        source.first().subscribe(recorder)
        source.send(1)
        #expect(recorder.values == [1])
        #expect(recorder.end == "finished")
        #expect(recorder.events.count == 3)
    }

    @Test func `another publisher opens and shuts`() {
        let (values, signal) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Void, Never>())
        let after = Recorder<Int, Never>(demand: .unlimited)
        let before = Recorder<Int, Never>(demand: .unlimited)
        values.drop(untilOutputFrom: signal).subscribe(after)
        values.prefix(untilOutputFrom: signal).subscribe(before)
        values.send(1)
        signal.send()
        values.send(2)
        #expect(before.values == [1] && before.end == "finished")
        #expect(after.values == [2] && after.end == nil)
    }

    @Test func `throwing closures end their streams`() {
        func fails(_ number: Int) throws -> Bool { throw Mishap.spilt }
        let ends = [
            end(five.tryFirst(where: fails)), end(five.tryLast(where: fails)), end(five.tryDrop(while: fails)),
            end(five.tryPrefix(while: fails)), end(five.tryFilter(fails)), end(five.tryContains(where: fails)),
            end(five.tryAllSatisfy(fails)), end(five.tryCompactMap { try fails($0) ? 1 : nil }),
            end(five.tryScan(0) { try fails($1) ? $0 : $1 }), end(five.tryReduce(0) { try fails($1) ? $0 : $1 }),
            end(five.tryMax { a, _ in try fails(a) }), end(five.tryMin { a, _ in try fails(a) }),
            end(five.tryRemoveDuplicates { a, _ in try fails(a) }),
        ]
        #expect(ends == Array(repeating: "spilt", count: ends.count))
    }

    private func end<P: Publisher>(_ publisher: P) -> String? {
        let recorder = Recorder<P.Output, P.Failure>(demand: .unlimited)
        publisher.subscribe(recorder)
        return recorder.end
    }
}
