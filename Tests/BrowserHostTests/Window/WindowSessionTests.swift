import DisplayList
import Foundation
import TestSupport
import Testing

@testable import BrowserHost

@Suite struct WindowSessionTests {
    private func session(showing list: DisplayList = SampleLists.counter(0)) -> WindowSession {
        var session = WindowSession()
        session.attach()
        session.show(list)
        return session
    }

    @Test func `the first frame is a snapshot and the next are steps`() {
        var session = session()
        guard case .snapshot(1, _) = session.commit() else { return #expect(Bool(false), "no snapshot") }
        session.show(SampleLists.counter(1))
        guard case .frame(2, let patch) = session.commit() else { return #expect(Bool(false), "no frame") }
        #expect(patch.operations.count == 1)
    }

    @Test func `nothing is sent where nothing changed`() {
        var session = session()
        _ = session.commit()
        #expect(session.commit() == nil)
        session.show(SampleLists.counter(0))
        #expect(session.commit() == nil)
        #expect(session.lastFrame == 1)
    }

    @Test func `a page that is loaded again performs no request that was performed`() throws {
        var list = SampleLists.counter(0)
        list.requests = [.init(.copy("one"), serial: 1)]
        var session = session(showing: list)
        _ = session.commit()
        _ = try session.acknowledge(1)
        list.requests.append(.init(.copy("two"), serial: 2))
        session.show(list)
        _ = session.commit()
        session.detach()
        // The second frame may be lost, so its request is repeated; that of the first one isn't.
        session.attach()
        #expect(session.performedSerial == 1)
        #expect(requests(in: session.commit()) == [[2]])
        _ = try session.acknowledge(3)
        session.detach()
        session.attach()
        #expect(requests(in: session.commit()) == [])
    }

    /// The serials of the requests in each operation.
    private func requests(in message: ServerMessage?) -> [[Int]] {
        guard case .snapshot(_, let patch) = message else { return [[-1]] }
        return patch.operations.compactMap { operation in
            if case .request(let added, _) = operation { added.map(\.serial) } else { nil }
        }
    }

    @Test func `nothing is sent before a client is there`() {
        var session = WindowSession()
        session.show(SampleLists.counter(0))
        #expect(session.commit() == nil)
        session.attach()
        #expect(session.commit() != nil)
    }

    @Test func `ten unacknowledged frames hold back the next and an acknowledgement merges them`() throws {
        var session = session()
        var client: DisplayList? = SampleLists.counter(0)
        for count in 1...10 {
            let message = session.commit()
            if case .frame(_, let patch) = message { patch.apply(to: &client!) }
            #expect(message != nil)
            session.show(SampleLists.counter(count))
        }
        #expect(session.isWaitingForAcknowledgement)
        for count in 11...50 {
            session.show(SampleLists.counter(count))
            #expect(session.commit() == nil)
        }
        guard case .frame(11, let patch) = try session.acknowledge(1) else { return #expect(Bool(false), "no frame") }
        patch.apply(to: &client!)
        #expect(patch.operations.count == 1)
        #expect(client == SampleLists.counter(50))
    }

    @Test func `an event acknowledges the frame that its person saw`() throws {
        var session = session()
        for count in 1...10 {
            _ = session.commit()
            session.show(SampleLists.counter(count))
        }
        #expect(session.commit() == nil)
        let press = ElementEvent(element: SampleLists.button, frameSeen: 10, action: .press)
        #expect(try session.accept(press, sequence: 1) == .deliver)
        #expect(session.acknowledgedFrame == 10)
        #expect(session.commit() != nil)
    }

    @Test func `what a client has is always what the frames made`() throws {
        var generator = SeededRandom(seed: 17)
        for _ in 0..<200 {
            var session = session()
            var client: DisplayList?
            var applied = 0
            var count = 0
            func apply(_ message: ServerMessage?) {
                switch message {
                case .snapshot(let frame, let patch):
                    var list = DisplayList(root: DisplayElement(id: SampleLists.root))
                    list.elements = [:]
                    patch.apply(to: &list)
                    (client, applied) = (list, frame)
                case .frame(let frame, let patch):
                    #expect(frame == applied + 1)
                    patch.apply(to: &client!)
                    applied = frame
                default: break
                }
            }
            for _ in 0..<60 {
                switch Int.random(in: 0..<8, using: &generator) {
                case 0:
                    session.detach()
                    session.attach()
                case 1, 2:
                    if applied > 0 { apply(try session.acknowledge(Int.random(in: 0...applied, using: &generator))) }
                case 3: apply(session.commit())
                default:
                    count += 1
                    session.show(SampleLists.counter(count))
                    if Bool.random(using: &generator) { apply(session.commit()) }
                }
            }
            if applied > 0 { apply(try session.acknowledge(session.lastFrame)) }
            apply(session.commit())
            #expect(client == SampleLists.counter(count))
        }
    }

    @Test func `a returning client gets a snapshot with the next number`() {
        var session = session()
        _ = session.commit()
        session.detach()
        session.show(SampleLists.counter(3))
        #expect(session.commit() == nil)
        session.attach()
        guard case .snapshot(2, _) = session.commit() else { return #expect(Bool(false), "no snapshot") }
    }

    /// A reloaded page has seen none of them.
    @Test func `a returning client gets motions as old as they are`() {
        var list = SampleLists.counter(0)
        var motion = Motion(curve: .bezier(duration: 60, x1: 0, y1: 0, x2: 1, y2: 1), delay: 5, serial: 1)
        motion.beginning = Motion.Beginning(.now - .seconds(20))
        list[list.root]?.motions = [
            .opacity: motion, .frame: Motion(curve: .spring(response: 1, dampingFraction: 1), serial: 2),
        ]
        var session = WindowSession()
        session.show(list)
        session.attach()
        guard case .snapshot(_, let patch) = session.commit() else { return #expect(Bool(false), "no snapshot") }
        var seen = DisplayList(root: DisplayElement(id: list.root))
        patch.apply(to: &seen)
        let delays = seen[list.root]?.motions.mapValues(\.delay) ?? [:]
        #expect(delays[.opacity, default: 0] <= -15 && delays[.frame] == 0)
    }

    @Test func `a returning client owes no acknowledgements`() {
        var session = session()
        for count in 1...20 {
            _ = session.commit()
            session.show(SampleLists.counter(count))
        }
        #expect(session.isWaitingForAcknowledgement)
        session.detach()
        session.attach()
        #expect(session.commit() != nil)
    }

    @Test func `an acknowledgement of a frame that was never sent is a violation`() throws {
        var session = session()
        _ = session.commit()
        #expect(throws: WindowSession.Violation.acknowledgedUnsentFrame(2, lastSent: 1)) {
            _ = try session.acknowledge(2)
        }
    }

    @Test func `an old acknowledgement takes nothing back`() throws {
        var session = session()
        _ = session.commit()
        session.show(SampleLists.counter(1))
        _ = session.commit()
        _ = try session.acknowledge(2)
        _ = try session.acknowledge(1)
        #expect(session.acknowledgedFrame == 2)
    }

    @Test func `an event is delivered once however often it arrives`() throws {
        var session = session()
        _ = session.commit()
        let press = ElementEvent(element: SampleLists.button, frameSeen: 1, action: .press)
        #expect(try session.accept(press, sequence: 1) == .deliver)
        #expect(try session.accept(press, sequence: 1) == .duplicate)
        #expect(try session.accept(press, sequence: 2) == .deliver)
        session.detach()
        session.attach()
        _ = session.commit()
        #expect(try session.accept(press, sequence: 2) == .duplicate)
        #expect(try session.accept(press, sequence: 3) == .deliver)
    }

    @Test func `an event for an element that is not sent yet is refused`() throws {
        var session = session(showing: DisplayList(root: DisplayElement(id: SampleLists.root)))
        _ = session.commit()
        session.show(SampleLists.counter(0))
        let press = ElementEvent(element: SampleLists.button, frameSeen: 1, action: .press)
        #expect(try session.accept(press, sequence: 1) == .refuse(.notOnScreen))
    }

    @Test func `an event from before the first frame or from the future is a violation`() throws {
        var session = WindowSession()
        session.attach()
        let press = ElementEvent(element: SampleLists.button, frameSeen: 0, action: .press)
        #expect(throws: WindowSession.Violation.eventBeforeFirstFrame) { _ = try session.accept(press, sequence: 1) }
        let early = ElementEvent(element: SampleLists.button, frameSeen: 5, action: .press)
        #expect(throws: WindowSession.Violation.sawUnsentFrame(5, lastSent: 0)) {
            _ = try session.accept(early, sequence: 1)
        }
    }

    /// Text that was typed while a frame that disables the field was on its way was typed into an enabled field.
    @Test
    func `what was typed before a field was seen to be disabled is delivered and what comes later is not`() throws {
        func disabled() -> DisplayList {
            var list = SampleLists.counter(0)
            list[SampleLists.field]?.input.isDisabled = true
            return list
        }
        func event(_ action: ElementEvent.Action, seen frame: Int) -> ElementEvent {
            ElementEvent(element: SampleLists.field, frameSeen: frame, action: action)
        }
        var session = session()
        _ = session.commit()
        session.show(disabled())
        #expect(try session.accept(event(.text("a", revision: 1), seen: 1), sequence: 1) == .deliver)
        _ = session.commit()
        #expect(try session.accept(event(.text("ab", revision: 2), seen: 1), sequence: 2) == .deliver)
        #expect(try session.accept(event(.submit, seen: 1), sequence: 3) == .refuse(.disabled))
        #expect(try session.accept(event(.text("abc", revision: 3), seen: 2), sequence: 4) == .refuse(.disabled))
        #expect(try session.accept(event(.text("abc", revision: 3), seen: 1), sequence: 5) == .refuse(.disabled))
    }
}
