import Combine
import Foundation
import Testing

/// A scheduler whose clock is controlled by a test.
final class TestScheduler: Scheduler, @unchecked Sendable {
    // @unchecked: used by one thread.
    typealias SchedulerTimeType = ImmediateTime
    typealias SchedulerOptions = Never

    /// Milliseconds since the beginning.
    struct ImmediateTime: Strideable {
        var milliseconds: Int
        func distance(to other: Self) -> DispatchQueue.SchedulerTimeType.Stride {
            .milliseconds(other.milliseconds - milliseconds)
        }
        func advanced(by n: DispatchQueue.SchedulerTimeType.Stride) -> Self {
            Self(milliseconds: milliseconds + n.magnitude / 1_000_000)
        }
    }

    private var events: [(time: Int, number: Int, action: () -> Void)] = []
    private var count = 0
    private(set) var now = ImmediateTime(milliseconds: 0)
    var minimumTolerance: SchedulerTimeType.Stride { .nanoseconds(0) }

    func schedule(options: Never?, _ action: @escaping () -> Void) { add(now.milliseconds, action) }

    func schedule(
        after date: ImmediateTime, tolerance: SchedulerTimeType.Stride, options: Never?, _ action: @escaping () -> Void
    ) {
        add(date.milliseconds, action)
    }

    func schedule(
        after date: ImmediateTime, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: Never?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        let isOn = Box(true)
        func again(_ date: ImmediateTime) {
            add(date.milliseconds) {
                guard isOn.value else { return }
                action()
                again(date.advanced(by: interval))
            }
        }
        again(date)
        return AnyCancellable { isOn.change { $0 = false } }
    }

    private func add(_ time: Int, _ action: @escaping () -> Void) {
        count += 1
        events.append((time, count, action))
    }

    /// Advances the clock.
    func advance(to time: Int) {
        while let next = events.filter({ $0.time <= time }).min(by: { ($0.time, $0.number) < ($1.time, $1.number) }) {
            events.removeAll { $0.number == next.number }
            now.milliseconds = max(now.milliseconds, next.time)
            next.action()
        }
        now.milliseconds = time
    }
}

@Suite struct TimingTests {
    private let clock = TestScheduler()
    private let subject = PassthroughSubject<Int, Mishap>()
    private let recorder = Recorder<Int, Mishap>(demand: .unlimited)

    private func send(_ number: Int, at time: Int) {
        clock.advance(to: time)
        subject.send(number)
    }

    @Test func `debounce waits for silence`() {
        subject.debounce(for: .milliseconds(100), scheduler: clock).subscribe(recorder)
        send(1, at: 0)
        send(2, at: 50)
        clock.advance(to: 149)
        #expect(recorder.values == [])
        clock.advance(to: 150)
        #expect(recorder.values == [2])
        send(3, at: 300)
        subject.send(completion: .finished)
        clock.advance(to: 900)
        #expect(recorder.values == [2] && recorder.end == "finished")
    }

    @Test(arguments: [true, false]) func `throttle sends one an interval`(latest: Bool) {
        subject.throttle(for: .milliseconds(100), scheduler: clock, latest: latest).subscribe(recorder)
        send(1, at: 0)
        send(2, at: 30)
        send(3, at: 60)
        clock.advance(to: 99)
        #expect(recorder.values == [1])
        clock.advance(to: 100)
        #expect(recorder.values == [1, latest ? 3 : 2])
        send(4, at: 500)
        clock.advance(to: 500)
        #expect(recorder.values.last == 4)
    }

    @Test func `delay moves everything and keeps the order`() {
        subject.delay(for: .milliseconds(100), scheduler: clock).subscribe(recorder)
        send(1, at: 0)
        send(2, at: 10)
        subject.send(completion: .finished)
        clock.advance(to: 105)
        #expect(recorder.values == [1])
        clock.advance(to: 110)
        #expect(recorder.values == [1, 2] && recorder.end == "finished")
    }

    @Test func `a timeout ends a silent stream`() {
        subject.timeout(.milliseconds(100), scheduler: clock, customError: { .burnt }).subscribe(recorder)
        send(1, at: 80)
        clock.advance(to: 170)
        #expect(recorder.values == [1] && recorder.end == nil)
        clock.advance(to: 180)
        #expect(recorder.end == "burnt")
    }

    @Test func `a timeout without an error finishes`() {
        subject.timeout(.milliseconds(100), scheduler: clock).subscribe(recorder)
        clock.advance(to: 100)
        #expect(recorder.end == "finished")
    }

    @Test func `intervals are measured`() {
        let intervals = Recorder<TestScheduler.SchedulerTimeType.Stride, Mishap>(demand: .unlimited)
        subject.measureInterval(using: clock).subscribe(intervals)
        send(1, at: 20)
        send(2, at: 50)
        #expect(intervals.values == [.milliseconds(20), .milliseconds(30)])
    }

    @Test func `values are collected by time or count`() {
        let groups = Recorder<[Int], Mishap>(demand: .unlimited)
        subject.collect(.byTimeOrCount(clock, .milliseconds(100), 2)).subscribe(groups)
        send(1, at: 10)
        send(2, at: 20)
        send(3, at: 30)
        clock.advance(to: 250)
        #expect(groups.values == [[1, 2], [3]])
        subject.send(4)
        subject.send(completion: .finished)
        clock.advance(to: 260)
        #expect(groups.values == [[1, 2], [3], [4]] && groups.end == "finished")
    }

    @Test
    func `values that come all at once are collected by no more than the count`() {
        let groups = Recorder<[Int], Mishap>(demand: .unlimited)
        subject.collect(.byTimeOrCount(clock, .milliseconds(100), 3)).subscribe(groups)
        for number in 1...7 { subject.send(number) }
        clock.advance(to: 50)
        #expect(groups.values == [[1, 2, 3], [4, 5, 6]])
        clock.advance(to: 100)
        #expect(groups.values == [[1, 2, 3], [4, 5, 6], [7]])
    }
}
