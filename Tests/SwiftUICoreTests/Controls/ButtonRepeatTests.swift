import DisplayList
import Testing

@testable import SwiftUICore

@MainActor
@Suite(.timeLimit(.minutes(5))) struct ButtonRepeatTests {
    private let bell = Bell()

    private func window(_ behavior: ButtonRepeatBehavior) -> TestWindow {
        TestWindow(Button("More") { bell.ring() }.buttonRepeatBehavior(behavior))
    }

    private func send(_ action: ElementEvent.Action, in window: TestWindow) throws {
        let button = try #require(window.elements.first { $0.content == .button })
        window.graph.handle(ElementEvent(element: button.id, frameSeen: 0, action: action))
        window.render()
    }

    @Test func `a held button acts until it is released, and its release is no press`() async throws {
        let window = window(.enabled)
        try send(.hold(true), in: window)
        await bell.wait(for: 3)
        try send(.hold(false), in: window)
        let count = bell.count
        try send(.press, in: window)
        #expect(bell.count == count)
        try send(.press, in: window)
        #expect(bell.count == count + 1)
    }

    @Test func `a short press acts once`() throws {
        let window = window(.enabled)
        try send(.hold(true), in: window)
        try send(.hold(false), in: window)
        try send(.press, in: window)
        #expect(bell.count == 1)
    }

    @Test(arguments: [ButtonRepeatBehavior.automatic, .disabled])
    func `other buttons don't ask whether they are held`(behavior: ButtonRepeatBehavior) {
        let events = window(behavior).elements.first { $0.content == .button }?.input.events
        #expect(events?.contains(.hold) == false)
    }

    @Test func `a button that is disabled while it is held stops`() async throws {
        struct Countdown: View {
            let bell: Bell
            @State private var left = 2
            var body: some View {
                Button("Less") {
                    left -= 1
                    bell.ring()
                }
                .disabled(left == 0)
                .buttonRepeatBehavior(.enabled)
            }
        }
        let window = TestWindow(Countdown(bell: bell))
        try send(.hold(true), in: window)
        await window.render { window.elements.contains { $0.content == .button && $0.input.isDisabled } }
        try await Task.sleep(for: .milliseconds(300))
        #expect(bell.count == 2)
    }
}
