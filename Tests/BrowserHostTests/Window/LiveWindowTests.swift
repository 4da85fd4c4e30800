import DisplayList
import Foundation
import Testing

@testable import BrowserHost

/// A window without a socket: its messages are recorded in a list.
@MainActor @Suite struct LiveWindowTests {
    @MainActor final class Recorded {
        var messages: [ServerMessage] = []
        /// The number of messages in each batch.
        var batches: [Int] = []
        var frames: Int {
            messages.count {
                switch $0 {
                case .frame, .snapshot: true
                default: false
                }
            }
        }
    }

    let window: LiveWindow
    let content: ScriptedContent
    let recorded = Recorded()
    let environment = ClientEnvironment(viewport: CGSize(width: 800, height: 600))

    init() { (window, content) = Self.make() }

    /// - Parameter unseenSeconds: The interval between pictures while the window isn't visible.
    private static func make(unseenSeconds: Double = 3600) -> (LiveWindow, ScriptedContent) {
        var limits = HostConfiguration.Limits()
        limits.unseenRenderSeconds = unseenSeconds
        var made: ScriptedContent?
        let handle = WindowHandle(id: WindowHandle.ID(rawValue: 1), visitor: "somebody")
        let window = LiveWindow(token: "token", handle: handle, limits: limits) { handle in
            let content = ScriptedContent(handle: handle, list: SampleLists.counter(0))
            made = content
            return content
        }
        return (window, made!)
    }

    private func attach(_ id: Int = 1, in place: ClientEnvironment? = nil) {
        let link = LiveWindow.Link(id: ConnectionID(rawValue: id)) { [recorded] in
            recorded.messages += $0
            recorded.batches.append($0.count)
        }
        window.attach(link, environment: place ?? environment)
        window.answer()
    }

    /// Lets the main queue process its pending work.
    private func turn() async {
        await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
    }

    @Test func `a client gets welcome its receipts and the whole picture`() {
        attach()
        guard case .snapshot(1, _) = recorded.messages.last else { return #expect(Bool(false), "no snapshot") }
        #expect(recorded.messages.prefix(2) == [.welcome(window: "token"), .received(sequence: 0)])
        #expect(content.environment?.visitor == "somebody")
    }

    @Test func `an address reaches the content that has been shown`() throws {
        attach()
        try window.receive(.open(address: "http://h/?open=a%3Ab"))
        window.answer()
        #expect(content.addresses == ["http://h/?open=a%3Ab"])
        #expect(content.renderCount > 0)
    }

    @Test func `any number of changes in one turn make one render and one frame`() async {
        attach()
        let renders = content.renderCount
        for count in 1...100 { content.list = SampleLists.counter(count) }
        await turn()
        #expect(content.renderCount == renders + 1)
        #expect(recorded.frames == 2)
    }

    @Test func `a window that nobody touches renders and sends nothing`() async {
        attach()
        let (renders, messages) = (content.renderCount, recorded.messages.count)
        for _ in 0..<20 { await turn() }
        #expect(content.renderCount == renders)
        #expect(recorded.messages.count == messages)
    }

    @Test func `the content is rendered without a client so that it goes on`() async throws {
        let (window, content) = Self.make(unseenSeconds: 0.001)
        window.detach()
        let renders = content.renderCount
        content.list = SampleLists.counter(7)
        while content.renderCount == renders { try await Task.sleep(for: .milliseconds(1)) }
        #expect(content.renderCount == renders + 1)
    }

    @Test func `A window that nobody sees is rendered seldom, and at once when it is seen again`() async throws {
        attach()
        // The work caused by attaching is finished by then.
        await turn()
        var behind = environment
        behind.isVisible = false
        try window.receive(.environment(behind))
        window.answer()
        await changeUnseen()
        try window.receive(.environment(environment))
        window.answer()
        #expect(recorded.frames == 2)
        window.detach()
        #expect(!content.isVisible)
        await changeUnseen()
        #expect(recorded.frames == 2)
        attach(2)
        #expect(recorded.frames == 3)
        #expect(content.isVisible)
    }

    private func changeUnseen() async {
        let renders = content.renderCount
        content.list = SampleLists.counter(renders + 7)
        for _ in 0..<3 { await turn() }
        #expect(content.renderCount == renders)
    }

    @Test func `an announcement goes out once and again with a snapshot under the same number`() async {
        attach()
        content.announce("Your coffee is ready")
        await turn()
        #expect(announcements(in: recorded.messages.last) == ["Your coffee is ready"])
        content.list = SampleLists.counter(1)
        await turn()
        #expect(announcements(in: recorded.messages.last) == [])
        window.detach()
        attach(2)
        #expect(announcements(in: recorded.messages.last) == ["Your coffee is ready"])
    }

    private func announcements(in message: ServerMessage?) -> [String] {
        switch message {
        case .frame(_, let patch), .snapshot(_, let patch):
            patch.operations.flatMap { operation in
                if case .request(let added, _) = operation { added.map(\.request) } else { [BrowserRequest]() }
            }
            .compactMap { if case .speak(let words, _) = $0 { words } else { nil } }
        default: []
        }
    }

    @Test func `only a changed environment reaches the content`() throws {
        attach()
        let renders = content.renderCount
        try window.receive(.environment(environment))
        #expect(content.renderCount == renders)
        var dark = environment
        dark.colorScheme = .dark
        try window.receive(.environment(dark))
        #expect(content.environment?.colorScheme == .dark)
        var behind = dark
        behind.isVisible = false
        try window.receive(.environment(behind))
        #expect(!content.isVisible)
    }

    @Test func `a page that is opened behind another one says so before it is rendered`() {
        var behind = environment
        behind.isVisible = false
        attach(in: behind)
        #expect(content.hasBeenHidden)
        #expect(!content.isVisible)
    }

    @Test func `a refused event is still received`() throws {
        attach()
        let forged = ElementEvent(element: SampleLists.label, frameSeen: 1, action: .press)
        try window.receive(.event(sequence: 1, forged))
        window.answer()
        #expect(content.events.isEmpty)
        #expect(recorded.messages.last == .received(sequence: 1))
    }

    private func press(_ sequence: Int) throws {
        let press = ElementEvent(element: SampleLists.button, frameSeen: 1, action: .press)
        try window.receive(.event(sequence: sequence, press))
    }

    @Test func `an event's receipt and its frame go out together in the turn that brought it`() throws {
        attach()
        content.onEvent = { content, _ in content.list = SampleLists.counter(1) }
        try press(1)
        window.answer()
        #expect(recorded.batches.last == 2)
        guard case .frame(2, _) = recorded.messages.last else { return #expect(Bool(false), "no frame") }
        #expect(recorded.messages.dropLast().last == .received(sequence: 1))
    }

    @Test func `several events of one turn are answered by one frame`() async throws {
        attach()
        content.onEvent = { content, _ in content.list = SampleLists.counter(content.events.count) }
        let renders = content.renderCount
        for sequence in 1...3 { try press(sequence) }
        window.answer()
        await turn()
        #expect(recorded.frames == 2 && content.renderCount == renders + 1)
        #expect(recorded.messages.suffix(2).first == .received(sequence: 3))
    }

    @Test func `a change after the answer is a frame of its own`() async throws {
        attach()
        try press(1)
        window.answer()
        content.list = SampleLists.counter(1)
        await turn()
        #expect(recorded.frames == 2)
    }

    @Test func `nothing reaches a content whose window is closed`() async throws {
        attach()
        content.list = SampleLists.counter(1)
        window.close()
        let renders = content.renderCount
        await turn()
        try window.receive(.event(sequence: 1, ElementEvent(element: SampleLists.button, frameSeen: 1, action: .press)))
        #expect(content.isClosed && content.events.isEmpty && content.renderCount == renders)
    }

    @Test func `a second hello is a violation`() throws {
        attach()
        let hello = ClientMessage.Hello(version: ClientMessage.version, nonce: "", environment: environment)
        #expect(throws: WindowSession.Violation.saidHelloAgain) { try window.receive(.hello(hello)) }
    }

    @Test func `A picture that is made in steps is sent with its receipt when it is whole`() throws {
        attach()
        content.onEvent = { content, _ in content.list = SampleLists.counter(1) }
        content.stepCount = 3
        let before = recorded.messages.count
        try press(1)
        #expect(!window.answer(while: { false }) && window.isPaused)
        #expect(!window.finishTurn(while: { false }))
        // All steps are done, but the result hasn't been sent.
        #expect(!window.answer(while: { false }) && recorded.messages.count == before)
        #expect(window.answer(while: { false }) && !window.isPaused)
        #expect(recorded.messages[before...].first == .received(sequence: 1) && recorded.frames == 2)
        #expect(window.answer(while: { false }) && recorded.frames == 2)
    }

    @Test func `What changes between the steps of a picture is shown after it`() async throws {
        attach()
        content.stepCount = 3
        content.list = SampleLists.counter(1)
        #expect(!window.finishTurn(while: { false }))
        content.list = SampleLists.counter(2)
        // An animation starts from the current picture, so it needs the complete one.
        content.handle.renderNow()
        #expect(recorded.frames == 2)
        content.list = SampleLists.counter(3)
        while !window.finishTurn(while: { false }) {}
        await turn()
        #expect(recorded.frames == 3 && !window.isPaused)
    }

    @Test func `Whoever needs all that has changed gets what a picture that was begun leaves to the next one`() {
        attach()
        content.stepCount = 2
        content.list = SampleLists.counter(1)
        #expect(!window.finishTurn(while: { false }))
        let before = content.renderCount
        content.onStep = { content in
            content.onStep = { _ in }
            content.handle.setNeedsRender()
        }
        content.handle.renderNow()
        #expect(content.renderCount == before + 2 && recorded.frames == 2)
    }

    @Test func `A window that ends between the steps of a picture sends nothing more`() throws {
        attach()
        content.stepCount = 2
        content.list = SampleLists.counter(1)
        #expect(!window.finishTurn(while: { false }))
        window.close()
        #expect(window.finishTurn(while: { false }) && recorded.frames == 1)
    }

    @Test func `What a content has still to do elsewhere keeps the receipt back, and nothing else`() async throws {
        attach()
        content.onEvent = { content, _ in
            content.isBehind = true
            content.list = SampleLists.counter(1)
        }
        let before = recorded.messages.count
        let press = ElementEvent(element: SampleLists.button, frameSeen: 1, action: .press)
        try window.receive(.event(sequence: 1, press))
        window.answer()
        #expect(recorded.frames == 2 && !recorded.messages[before...].contains(.received(sequence: 1)))
        content.isBehind = false
        content.handle.setNeedsRender()
        await turn()
        #expect(recorded.messages.last == .received(sequence: 1))
    }
}
