import Combine
import Foundation
import Localization
import Testing

@Suite struct SchedulerTests {
    @Test func `values arrive on the queue in order`() async {
        let queue = DispatchQueue(label: "test")
        let key = DispatchSpecificKey<Bool>()
        queue.setSpecific(key: key, value: true)
        let seen = Box<[Int]>([])
        var cancellable: AnyCancellable?
        await withCheckedContinuation { done in
            cancellable = (0..<100).publisher.receive(on: queue).sink(
                receiveCompletion: { _ in done.resume() },
                receiveValue: { number in
                    if DispatchQueue.getSpecific(key: key) == true { seen.change { $0.append(number) } }
                })
        }
        #expect(seen.value == Array(0..<100))
        withExtendedLifetime(cancellable) {}
    }

    @Test func `a concurrent queue keeps the order too`() async {
        let recorder = Recorder<Int, Never>(demand: .unlimited)
        var cancellable: AnyCancellable?
        await withCheckedContinuation { done in
            let publisher = (0..<1000).publisher.receive(on: DispatchQueue.global())
            cancellable = publisher.sink(
                receiveCompletion: { _ in done.resume() }, receiveValue: { _ = recorder.receive($0) })
        }
        #expect(recorder.values == Array(0..<1000))
        #expect(recorder.callCountMax == 1)
        withExtendedLifetime(cancellable) {}
    }

    @Test(arguments: ["run loop", "dispatch queue", "operation queue"])
    @MainActor func `the main schedulers run on the main queue`(kind: String) async {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        let onMain = Box(false)
        await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
            let action = {
                onMain.change { $0 = DispatchQueue.getSpecific(key: key) == true }
                done.resume()
            }
            switch kind {
            case "run loop": RunLoop.main.schedule(action)
            case "dispatch queue": DispatchQueue.main.schedule(action)
            default: OperationQueue.main.schedule(action)
            }
        }
        #expect(onMain.value)
    }

    @Test func `the immediate scheduler runs on the spot`() {
        #expect(all([1, 2].publisher.receive(on: ImmediateScheduler.shared)) == [1, 2])
        #expect(all([1, 2].publisher.delay(for: .seconds(9), scheduler: ImmediateScheduler.shared)) == [1, 2])
    }

    @Test func `a delayed value comes not before its time`() async {
        let queue = DispatchQueue(label: "test")
        let start = ContinuousClock.now
        var cancellable: AnyCancellable?
        let arrival: ContinuousClock.Instant = await withCheckedContinuation { done in
            cancellable = Just(1).delay(for: .milliseconds(30), scheduler: queue).sink { _ in
                done.resume(returning: .now)
            }
        }
        #expect(start.duration(to: arrival) >= .milliseconds(29))
        withExtendedLifetime(cancellable) {}
    }

    @Test func `subscribe on subscribes there`() async {
        let queue = DispatchQueue(label: "test")
        let key = DispatchSpecificKey<Bool>()
        queue.setSpecific(key: key, value: true)
        var cancellable: AnyCancellable?
        let isThere = await withCheckedContinuation { done in
            cancellable = Deferred { Just(DispatchQueue.getSpecific(key: key) == true) }
                .subscribe(on: queue).sink { done.resume(returning: $0) }
        }
        #expect(isThere)
        withExtendedLifetime(cancellable) {}
    }

    @Test func `demand reaches upstream through a scheduler`() {
        let source = Source<Int, Never>()
        let recorder = Recorder<Int, Never>(demand: .max(2)) { _ in .max(1) }
        source.receive(on: ImmediateScheduler.shared).subscribe(recorder)
        source.send(1)
        #expect(source.demand == 2)
        recorder.cancel()
        source.send(2)
        #expect(recorder.values == [1])
        #expect(source.cancelCount == 1)
    }

    @Test
    func `an interval without end is as long as can be`() {
        typealias Stride = DispatchQueue.SchedulerTimeType.Stride
        #expect(Stride.seconds(1.5) == .milliseconds(1500))
        #expect(Stride.seconds(.infinity) == .nanoseconds(.max) && Stride.seconds(-1e300) == .nanoseconds(.min))
        #expect(Stride.seconds(.nan) == .nanoseconds(0))
        Timer.publish(every: .infinity, on: .main, in: .common).connect().cancel()
    }

    @Test
    func `a sink on another queue speaks the language of the window that it is for`() async {
        var cancellable: AnyCancellable?
        let languages = await withCheckedContinuation { (done: CheckedContinuation<[String]?, Never>) in
            LocalizationContext.$languages.withValue(["ja"]) {
                cancellable = Just(1).receive(on: DispatchQueue(label: "test"))
                    .sink { _ in done.resume(returning: LocalizationContext.languages) }
            }
        }
        #expect(languages == ["ja"])
        withExtendedLifetime(cancellable) {}
    }
}
