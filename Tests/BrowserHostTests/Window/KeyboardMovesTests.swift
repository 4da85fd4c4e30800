import DisplayList
import Testing

@testable import BrowserHost

/// A page moves the focus itself when the focused element gets out of reach, possibly while the app moves the focus too.
@Suite struct KeyboardMovesTests {
    private func picture(focus: ElementID?) -> DisplayList {
        var list = SampleLists.counter(0)
        list.elements[SampleLists.button]?.input.events.insert(.focus)
        list.focus = focus
        return list
    }

    /// A session whose client has seen the first frame.
    private func session(focus: ElementID? = nil) -> WindowSession {
        var session = WindowSession()
        session.attach()
        session.show(picture(focus: focus))
        _ = session.commit()
        return session
    }

    private func moves(
        to element: ElementID, from frame: Int, hasFocus: Bool = true, isUnasked: Bool = true
    ) -> ElementEvent {
        ElementEvent(element: element, frameSeen: frame, action: .focus(hasFocus, isUnasked: isUnasked))
    }

    private func show(_ focus: ElementID?, in session: inout WindowSession) {
        session.show(picture(focus: focus))
        _ = session.commit()
    }

    @Test func `what the page did unasked does not undo what the app did since`() throws {
        var session = session()
        show(SampleLists.field, in: &session)
        let late = moves(to: SampleLists.button, from: 1)
        #expect(try session.accept(late, sequence: 1) == .refuse(.keyboardMoved))
        let loss = moves(to: SampleLists.field, from: 1, hasFocus: false)
        #expect(try session.accept(loss, sequence: 2) == .refuse(.keyboardMoved))
    }

    @Test func `what a person did counts`() throws {
        var session = session()
        show(SampleLists.field, in: &session)
        let event = moves(to: SampleLists.button, from: 1, isUnasked: false)
        #expect(try session.accept(event, sequence: 1) == .deliver)
    }

    @Test func `what the page did with the app's choice in view counts`() throws {
        var session = session()
        show(SampleLists.field, in: &session)
        #expect(try session.accept(moves(to: SampleLists.button, from: 2), sequence: 1) == .deliver)
    }

    @Test func `what is not sent yet counts as well`() throws {
        var session = session()
        session.show(picture(focus: SampleLists.field))
        #expect(try session.accept(moves(to: SampleLists.button, from: 1), sequence: 1) == .refuse(.keyboardMoved))
    }

    /// A frame that only echoes the page's focus isn't a move by the app.
    @Test func `an echo is no move of the apps`() throws {
        var session = session()
        #expect(try session.accept(moves(to: SampleLists.button, from: 1), sequence: 1) == .deliver)
        session.show(picture(focus: SampleLists.button))
        #expect(try session.accept(moves(to: SampleLists.field, from: 1), sequence: 2) == .deliver)
        show(SampleLists.field, in: &session)
        #expect(try session.accept(moves(to: SampleLists.button, from: 1), sequence: 3) == .deliver)
    }

    /// The app focused a field, removed the focus, and set it again, while the focus was elsewhere in the page.
    @Test func `what is given again is given`() throws {
        var session = session()
        show(SampleLists.field, in: &session)
        #expect(try session.accept(moves(to: SampleLists.field, from: 2), sequence: 1) == .deliver)
        show(nil, in: &session)
        let first = moves(to: SampleLists.button, from: 3)
        show(SampleLists.field, in: &session)
        #expect(try session.accept(first, sequence: 2) == .refuse(.keyboardMoved))
    }

    @Test func `what the app takes away leaves the page its choice`() throws {
        var session = session(focus: SampleLists.field)
        show(nil, in: &session)
        #expect(try session.accept(moves(to: SampleLists.button, from: 1), sequence: 1) == .deliver)
    }
}
