import DisplayList
import Foundation
import Testing

@testable import BrowserHost

/// Elements below a modal dialog receive no events, whatever a client sends.
@Suite struct ModalDialogsTests {
    private static let dialog = ElementID(10)
    private static let inner = ElementID(11)
    private static let second = ElementID(20)

    /// The sample's button and field, and over them dialogs with a button each.
    private func list(_ change: (inout DisplayList) -> Void = { _ in }) -> DisplayList {
        var list = SampleLists.counter(0)
        list[SampleLists.button]?.input = Self.everything
        change(&list)
        return list
    }

    private static let everything = ElementInput(
        events: Set(EventKind.allCases), gestures: [.drag(minimumPoints: 1), .tap(count: 1)])

    private func addDialog(_ id: ElementID, isModal: Bool = true, to list: inout DisplayList) {
        let button = ElementID(id.rawValue + 1)
        var dialog = DisplayElement(
            id: id, frame: CGRect(x: 0, y: 0, width: 400, height: 300),
            content: .dialog(DialogContent(isModal: isModal)))
        dialog.input.events = [.dismiss]
        dialog.children = [button]
        list[id] = dialog
        list[button] = DisplayElement(
            id: button, frame: CGRect(x: 0, y: 0, width: 40, height: 40), content: .button, input: Self.everything)
        list[list.root]?.children.append(id)
    }

    /// A window whose client has seen the list.
    private func session(_ list: DisplayList) throws -> WindowSession {
        var session = WindowSession()
        session.attach()
        session.show(list)
        _ = session.commit()
        _ = try session.acknowledge(1)
        return session
    }

    private func show(_ list: DisplayList, in session: inout WindowSession, isSeen: Bool = true) throws {
        session.show(list)
        _ = session.commit()
        if isSeen { _ = try session.acknowledge(session.lastFrame) }
    }

    private func verdict(
        _ action: ElementEvent.Action, on element: ElementID, in session: inout WindowSession, seen: Int? = nil
    ) throws -> WindowSession.Verdict {
        let event = ElementEvent(element: element, frameSeen: seen ?? session.lastFrame, action: action)
        return try session.accept(event, sequence: session.lastEvent + 1)
    }

    private static let value = ElementEvent.GestureValue(start: .zero, location: .zero)
    private static let chunk = FileChunk(
        index: 0, count: 1, name: "a", type: "", byteCount: 2, offset: 0, data: Data([1]))

    static let forgeries: [ElementEvent.Action] = [
        .press, .activate, .hold(true), .text("a", revision: 1), .selection(0..<0, revision: 1, serial: 0), .submit,
        .value("1", revision: 1), .focus(true), .link(0), .gesture(index: 0, phase: .began, value: value),
        .gesture(index: 1, phase: .ended, value: value), .key("a", modifiers: [], isDown: true), .copy, .cut,
        .paste("a"), .contextMenu(.zero), .back, .forward, .exit, .dismiss, .detent(0), .drag(.began),
        .drop(.ended, .zero), .refresh, .file(chunk),
    ]

    @Test(arguments: forgeries) func `Below a modal dialog every event is refused, and in it none`(
        action: ElementEvent.Action
    ) throws {
        var session = try session(list { addDialog(Self.dialog, to: &$0) })
        #expect(try verdict(action, on: SampleLists.button, in: &session) == .refuse(.outOfReach))
        #expect(try verdict(action, on: Self.inner, in: &session) == .deliver)
    }

    /// A sheet that was dismissed over another one is presented over it again.
    @Test func `The windows own way forward is in reach and no other event of the window is`() throws {
        var session = try session(
            list {
                addDialog(Self.dialog, to: &$0)
                $0[$0.root]?.input = Self.everything
            })
        #expect(try verdict(.forward, on: list().root, in: &session) == .deliver)
        #expect(try verdict(.back, on: list().root, in: &session) == .refuse(.outOfReach))
    }

    @Test func `Who never acknowledges a dialog may not go on below it for ever`() throws {
        var session = try session(list())
        try show(list { addDialog(Self.dialog, to: &$0) }, in: &session, isSeen: false)
        var verdicts: [WindowSession.Verdict] = []
        for number in 0..<100 {
            verdicts.append(
                try verdict(.value("\(number)", revision: 1), on: SampleLists.button, in: &session, seen: 1))
        }
        #expect(verdicts.first == .deliver && verdicts.last == .refuse(.outOfReach))
    }

    @Test func `What began at elements that have gone keeps nothing from ending`() throws {
        var session = try session(list())
        // Each of these elements is removed while its key is pressed.
        for number in 100..<200 {
            let gone = ElementID(number)
            let with = list {
                $0[gone] = DisplayElement(id: gone, frame: .zero, content: .button, input: Self.everything)
                $0[$0.root]?.children.append(gone)
            }
            try show(with, in: &session)
            #expect(try verdict(.key("a", modifiers: [], isDown: true), on: gone, in: &session) == .deliver)
            try show(list(), in: &session)
        }
        #expect(try verdict(.hold(true), on: SampleLists.button, in: &session) == .deliver)
        try show(list { addDialog(Self.dialog, to: &$0) }, in: &session)
        #expect(try verdict(.hold(false), on: SampleLists.button, in: &session) == .deliver)
    }

    @Test(arguments: forgeries) func `Below one that isn't modal, or is leaving, nothing is refused`(
        action: ElementEvent.Action
    ) throws {
        var passive = try session(list { addDialog(Self.dialog, isModal: false, to: &$0) })
        #expect(try verdict(action, on: SampleLists.button, in: &passive) == .deliver)
        var leaving = try session(list { addDialog(Self.dialog, to: &$0) })
        try show(
            list {
                addDialog(Self.dialog, to: &$0)
                $0[Self.dialog]?.isLeaving = true
            }, in: &leaving)
        #expect(try verdict(action, on: SampleLists.button, in: &leaving) == .deliver)
        try show(list(), in: &leaving)
        #expect(try verdict(action, on: SampleLists.button, in: &leaving) == .deliver)
    }

    @Test func `Of several, the one that came last is in reach, wherever it stands`() throws {
        var session = try session(list { addDialog(Self.second, to: &$0) })
        try show(
            list {
                addDialog(Self.dialog, to: &$0)
                addDialog(Self.second, to: &$0)
            }, in: &session)
        #expect(try verdict(.press, on: ElementID(21), in: &session) == .refuse(.outOfReach))
        #expect(try verdict(.dismiss, on: Self.second, in: &session) == .refuse(.outOfReach))
        #expect(try verdict(.press, on: Self.inner, in: &session) == .deliver)
        #expect(try verdict(.dismiss, on: Self.dialog, in: &session) == .deliver)
    }

    @Test func `What happened in the page is reported from below`() throws {
        var session = try session(list { addDialog(Self.dialog, to: &$0) })
        for action: ElementEvent.Action in [.scroll(.zero), .focus(false), .module(.object([:]))] {
            #expect(try verdict(action, on: SampleLists.button, in: &session) == .deliver)
        }
    }

    @Test func `What began before a dialog came ends below it, once, and begins no more`() throws {
        let parts: [(begin: ElementEvent.Action, end: ElementEvent.Action)] = [
            (
                .gesture(index: 0, phase: .began, value: Self.value),
                .gesture(index: 0, phase: .cancelled, value: Self.value)
            ),
            (.hold(true), .hold(false)), (.drag(.began), .drag(.ended)),
            (.key("a", modifiers: [], isDown: true), .key("a", modifiers: [], isDown: false)),
        ]
        for (begin, end) in parts {
            var session = try session(list())
            #expect(try verdict(begin, on: SampleLists.button, in: &session) == .deliver)
            try show(list { addDialog(Self.dialog, to: &$0) }, in: &session)
            #expect(try verdict(end, on: SampleLists.button, in: &session) == .deliver)
            #expect(try verdict(end, on: SampleLists.button, in: &session) == .refuse(.outOfReach))
            #expect(try verdict(begin, on: SampleLists.button, in: &session) == .refuse(.outOfReach))
        }
    }

    @Test func `A file that is on its way arrives whole`() throws {
        var session = try session(list())
        #expect(try verdict(.file(Self.chunk), on: SampleLists.button, in: &session) == .deliver)
        try show(list { addDialog(Self.dialog, to: &$0) }, in: &session)
        var rest = Self.chunk
        rest.offset = 1
        #expect(try verdict(.file(rest), on: SampleLists.button, in: &session) == .deliver)
        #expect(try verdict(.file(Self.chunk), on: SampleLists.button, in: &session) == .refuse(.outOfReach))
    }

    @Test func `What was typed before the dialog was seen is the person's, and nothing that is typed after it`() throws
    {
        var session = try session(list())
        try show(list { addDialog(Self.dialog, to: &$0) }, in: &session, isSeen: false)
        #expect(try verdict(.text("tea", revision: 1), on: SampleLists.field, in: &session, seen: 1) == .deliver)
        #expect(try verdict(.press, on: SampleLists.button, in: &session, seen: 1) == .refuse(.outOfReach))
        _ = try session.acknowledge(2)
        #expect(
            try verdict(.text("coffee", revision: 2), on: SampleLists.field, in: &session, seen: 1)
                == .refuse(.outOfReach))
    }

    @Test func `Who comes back to a window with a dialog finds it as modal as before`() throws {
        var session = try session(list { addDialog(Self.dialog, to: &$0) })
        session.detach()
        session.attach()
        _ = session.commit()
        #expect(try verdict(.press, on: SampleLists.button, in: &session) == .refuse(.outOfReach))
    }
}
