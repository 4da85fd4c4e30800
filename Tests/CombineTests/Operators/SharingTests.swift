import Combine
import Testing

@Suite struct SharingTests {
    @Test func `shared work is done once`() {
        let source = Source<Int, Never>()
        let shared = source.share()
        let (first, second) = (Recorder<Int, Never>(demand: .unlimited), Recorder<Int, Never>(demand: .unlimited))
        shared.subscribe(first)
        shared.subscribe(second)
        source.send(1)
        #expect(source.subscriptionCount == 1)
        #expect(first.values == [1] && second.values == [1])
        first.cancel()
        #expect(source.cancelCount == 0)
        second.cancel()
        #expect(source.cancelCount == 1)
    }

    @Test func `a multicast waits for its connection`() {
        let multicast = [1, 2].publisher.multicast { PassthroughSubject<Int, Never>() }
        let recorder = Recorder<Int, Never>(demand: .unlimited)
        multicast.subscribe(recorder)
        #expect(recorder.values == [])
        let connection = multicast.connect()
        #expect(recorder.values == [1, 2] && recorder.end == "finished")
        connection.cancel()
    }

    @Test func `events are told`() {
        var told: [String] = []
        let publisher = [1, 2].publisher.handleEvents(
            receiveSubscription: { _ in told.append("subscription") }, receiveOutput: { told.append("value \($0)") },
            receiveCompletion: { _ in told.append("end") }, receiveCancel: { told.append("cancel") },
            receiveRequest: { told.append("request \($0)") })
        _ = all(publisher)
        #expect(told == ["subscription", "request unlimited", "value 1", "value 2", "end"])
        told = []
        let recorder = Recorder<Int, Never>(demand: .max(1))
        publisher.subscribe(recorder)
        recorder.cancel()
        #expect(told == ["subscription", "request max(1)", "value 1", "cancel"])
    }

    @Test func `print writes a line for each event`() {
        final class Lines: TextOutputStream {
            var text = ""
            func write(_ string: String) { text += string }
        }
        let lines = Lines()
        _ = all(Just(5).print("tea", to: lines))
        #expect(
            lines.text.split(separator: "\n").dropFirst() == [
                "tea: request unlimited", "tea: receive value: (5)", "tea: receive finished",
            ])
    }

    @Test(arguments: [true, false]) func `a full buffer drops one of them`(newest: Bool) {
        let source = Source<Int, Never>()
        let recorder = Recorder<Int, Never>()
        source.buffer(size: 2, prefetch: .byRequest, whenFull: newest ? .dropNewest : .dropOldest).subscribe(recorder)
        for number in 1...4 { source.send(number) }
        recorder.requestAll()
        #expect(recorder.values == (newest ? [1, 2] : [3, 4]))
    }

    @Test func `a full buffer may fail`() {
        let source = Source<Int, Mishap>()
        let recorder = Recorder<Int, Mishap>()
        source.buffer(size: 1, prefetch: .byRequest, whenFull: .customError { .spilt }).subscribe(recorder)
        source.send(1)
        source.send(2)
        recorder.request(1)
        #expect(recorder.values == [1] && recorder.end == "spilt")
        #expect(source.cancelCount == 1)
    }

    @Test func `a buffer that keeps full asks for what fits`() {
        let source = Source<Int, Never>()
        let recorder = Recorder<Int, Never>()
        source.buffer(size: 3, prefetch: .keepFull, whenFull: .dropNewest).subscribe(recorder)
        #expect(source.demand == 3)
        recorder.request(2)
        #expect(source.demand == 5)
    }
}
