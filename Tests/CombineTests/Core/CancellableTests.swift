import Combine
import Testing

@Suite struct CancellableTests {
    @Test func `cancels once however often`() {
        var count = 0
        let cancellable = AnyCancellable { count += 1 }
        cancellable.cancel()
        cancellable.cancel()
        #expect(count == 1)
    }

    @Test func `cancels when nobody holds it`() {
        let subject = PassthroughSubject<Int, Never>()
        var got: [Int] = []
        var kept: Set<AnyCancellable> = []
        subject.sink { got.append($0) }.store(in: &kept)
        subject.send(1)
        kept = []
        subject.send(2)
        #expect(got == [1])
    }

    @Test func `a sink lets go of its closures at the end`() {
        final class Witness {}
        weak var seen: Witness?
        let subject = PassthroughSubject<Int, Never>()
        let cancellable: AnyCancellable
        do {
            let witness = Witness()
            seen = witness
            cancellable = subject.map { $0 + 1 }.sink { _ in _ = witness }
        }
        #expect(seen != nil)
        subject.send(completion: .finished)
        #expect(seen == nil)
        withExtendedLifetime(cancellable) {}
    }

    @Test func `assign writes a property until cancelled`() {
        final class Cup { var level = 0 }
        let cup = Cup()
        let subject = PassthroughSubject<Int, Never>()
        let cancellable = subject.assign(to: \.level, on: cup)
        subject.send(3)
        cancellable.cancel()
        subject.send(4)
        #expect(cup.level == 3)
    }
}
