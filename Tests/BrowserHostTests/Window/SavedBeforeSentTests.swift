import DisplayList
import Foundation
import Testing

@testable import BrowserHost

/// What a kept window's clients are told of an event before its result is saved: nothing.
@MainActor @Suite struct SavedBeforeSentTests {
    /// The messages of all clients, each with the last event that was saved when it was sent.
    @MainActor private final class Sent {
        var messages: [(message: ServerMessage, saved: Int?)] = []

        var frames: [(number: Int, saved: Int?)] {
            messages.compactMap { message, saved in
                switch message {
                case .frame(let number, _), .snapshot(let number, _): (number, saved)
                default: nil
                }
            }
        }

        func receipts(of sequence: Int) -> [Int?] {
            messages.filter { $0.message == .received(sequence: sequence) }.map(\.saved)
        }
    }

    private let keeper = SharedKeeper()
    private let sent = Sent()
    private let window: LiveWindow
    private let content: ScriptedContent

    init() {
        var limits = HostConfiguration.Limits()
        limits.unacknowledgedFrameCountMax = 2
        var made: ScriptedContent?
        let handle = WindowHandle(id: WindowHandle.ID(rawValue: 1), visitor: "somebody")
        let kept = KeptRecord(keeper.access(), token: "token", visitor: "somebody")
        window = LiveWindow(token: "token", handle: handle, limits: limits, kept: kept) { handle in
            let content = ScriptedContent(handle: handle, list: SampleLists.counter(0))
            made = content
            return content
        }
        content = made!
    }

    private func attach(_ id: Int) {
        let link = LiveWindow.Link(id: ConnectionID(rawValue: id)) { [keeper, sent] messages in
            let saved = keeper.windows.first?.event
            sent.messages += messages.map { ($0, saved) }
        }
        window.attach(link, environment: ClientEnvironment(viewport: CGSize(width: 800, height: 600)))
    }

    /// The client hasn't shown any frame when it sends this.
    private func press(_ sequence: Int) throws {
        let press = ElementEvent(element: SampleLists.button, frameSeen: 0, action: .press)
        try window.receive(.event(sequence: sequence, press))
    }

    @Test func `a client that reconnects while a picture is made gets a receipt for what is saved only`() throws {
        attach(1)
        window.answer()
        content.onEvent = { content, _ in content.list = SampleLists.counter(1) }
        content.stepCount = 3
        try press(1)
        #expect(!window.answer(while: { false }) && sent.receipts(of: 1).isEmpty)
        attach(2)
        #expect(sent.receipts(of: 1) == [1])
        while !window.answer(while: { false }) {}
        #expect(sent.receipts(of: 1).allSatisfy { $0 == 1 } && keeper.windows.map(\.event) == [1])
    }

    @Test func `a client that reconnects gets no receipt for what the content has still to do elsewhere`() throws {
        attach(1)
        window.answer()
        content.isBehind = true
        try press(1)
        window.answer()
        attach(2)
        window.answer()
        #expect(sent.receipts(of: 1).isEmpty)
        content.isBehind = false
        window.finishTurn()
        #expect(sent.receipts(of: 1) == [1])
    }

    @Test func `what rendering changes is kept before the frame is sent, with or without an event`() throws {
        var changes = 0, kept = 0, sentUnkept = 0
        content.onStep = { _ in changes += 1 }
        content.onKeeping = { kept = changes }
        let link = LiveWindow.Link(id: ConnectionID(rawValue: 1)) { messages in
            if messages.contains(where: \.isPicture), kept != changes { sentUnkept += 1 }
        }
        window.attach(link, environment: ClientEnvironment(viewport: CGSize(width: 800, height: 600)))
        window.answer()
        content.onEvent = { content, _ in content.list = SampleLists.counter(1) }
        try press(1)
        window.answer()
        try window.receive(.acknowledgement(frame: 2))
        window.answer()
        content.list = SampleLists.counter(2)
        content.handle.renderNow()
        #expect(changes >= 3 && kept == changes && sentUnkept == 0)
    }

    @Test func `what rendering changes is kept as a part of the event that it follows`() throws {
        var events: [Int?] = []
        content.onKeeping = { [keeper] in events.append(keeper.handled) }
        attach(1)
        window.answer()
        content.onEvent = { content, _ in content.list = SampleLists.counter(1) }
        try press(1)
        window.answer()
        content.list = SampleLists.counter(2)
        window.finishTurn()
        #expect(events.contains(1) && events.first == .some(nil) && events.last == .some(nil))
    }

    @Test func `what paused rendering changes is a part of the event that it follows, and of no other`() throws {
        attach(1)
        window.answer()
        var events: [Int?] = []
        content.onStep = { [keeper] _ in events.append(keeper.handled) }
        content.onEvent = { content, _ in content.list = SampleLists.counter(1) }
        content.stepCount = 3
        try press(1)
        while !window.answer(while: { false }) { #expect(keeper.handled == nil) }
        #expect(events == [1, 1, 1])
        content.list = SampleLists.counter(2)
        while !window.finishTurn(while: { false }) {}
        #expect(events == [1, 1, 1, nil, nil, nil])
    }

    @Test func `what an event's code renders at once leaves the rest of the event its own`() throws {
        attach(1)
        window.answer()
        var events: [Int?] = []
        content.onEvent = { [keeper] content, _ in
            content.list = SampleLists.counter(1)
            content.handle.renderNow()
            events.append(keeper.handled)
        }
        try press(1)
        window.answer()
        try press(2)
        window.answer()
        #expect(events == [1, 2] && keeper.windows.map(\.event) == [2])
    }

    @Test func `a frame that waited for an acknowledgement follows the held ones, when the event is saved`() throws {
        attach(1)
        window.answer()
        content.onEvent = { content, _ in
            for count in 1...2 {
                content.list = SampleLists.counter(count)
                content.handle.renderNow()
            }
        }
        try press(1)
        try window.receive(.acknowledgement(frame: 1))
        window.answer()
        #expect(sent.frames.map(\.number) == [1, 2, 3])
        #expect(sent.frames.dropFirst().allSatisfy { $0.saved == 1 })
    }
}
