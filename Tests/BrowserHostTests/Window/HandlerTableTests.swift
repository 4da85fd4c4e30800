import DisplayList
import Foundation
import Testing

@testable import BrowserHost

@Suite struct HandlerTableTests {
    private func refusal(
        of action: ElementEvent.Action = .press, on element: ElementID = SampleLists.button,
        after change: (inout DisplayList) -> Void = { _ in }
    ) -> HandlerTable.Refusal? {
        var list = SampleLists.counter(0)
        change(&list)
        return HandlerTable(list).refusal(of: ElementEvent(element: element, frameSeen: 1, action: action))
    }

    @Test func `an event that is declared is accepted`() {
        #expect(refusal() == nil)
        #expect(refusal(of: .text("a", revision: 1), on: SampleLists.field) == nil)
    }

    @Test func `an event that is not declared is refused`() {
        #expect(refusal(of: .submit) == .notListening)
        #expect(refusal(of: .module(.object([:]))) == .notListening)
        #expect(refusal(on: SampleLists.label) == .notListening)
    }

    @Test func `an element that is not there is refused`() {
        #expect(refusal(on: ElementID(99)) == .notOnScreen)
        // Known, but without a parent.
        #expect(refusal { $0[SampleLists.root]?.children = [] } == .notOnScreen)
    }

    @Test func `a disabled element is refused`() {
        #expect(refusal { $0[SampleLists.button]?.input.isDisabled = true } == .disabled)
    }

    @Test func `what is leaving hidden or transparent is refused with all below it`() {
        for id in [SampleLists.button, SampleLists.root] {
            #expect(refusal { $0[id]?.isLeaving = true } == .leaving)
            #expect(refusal { $0[id]?.style.isHidden = true } == .hidden)
            #expect(refusal { $0[id]?.style.opacity = 0 } == .hidden)
        }
        #expect(refusal { $0[SampleLists.button]?.style.opacity = 0.01 } == nil)
    }

    @Test func `a module reports what happens in it though it is out of reach, if it says so`() {
        for reports in [true, false] {
            for conceal: (inout DisplayElement) -> Void in [
                { $0.style.isHidden = true }, { $0.style.opacity = 0 }, { $0.input.isDisabled = true },
            ] {
                let change: (inout DisplayList) -> Void = {
                    var module = ModuleContent(module: ResourcePath("/resources/1.js"), payload: "{}")
                    module.reportsOutOfReach = reports
                    $0[SampleLists.button]?.content = .module(module)
                    $0[SampleLists.button]?.input.events = [.module]
                    conceal(&$0[SampleLists.button]!)
                }
                #expect((refusal(of: .module(.object([:])), after: change) == nil) == reports)
            }
        }
    }

    @Test func `keys press a button that cannot be seen`() {
        for id in [SampleLists.button, SampleLists.root] {
            for conceal: (inout DisplayElement) -> Void in [{ $0.style.isHidden = true }, { $0.style.opacity = 0 }] {
                let change: (inout DisplayList) -> Void = {
                    $0[SampleLists.button]?.input.shortcut = ["f", "command"]
                    conceal(&$0[id]!)
                }
                #expect(refusal(after: change) == nil)
            }
        }
    }

    @Test func `keys write into a field that is transparent but not into a hidden one`() {
        for id in [SampleLists.field, SampleLists.root] {
            for action: ElementEvent.Action in [.focus(true), .text("a", revision: 1)] {
                #expect(refusal(of: action, on: SampleLists.field) { $0[id]?.style.opacity = 0 } == nil)
                #expect(refusal(of: action, on: SampleLists.field) { $0[id]?.style.isHidden = true } == .hidden)
                #expect(refusal(of: action, on: SampleLists.field) { $0[id]?.isLeaving = true } == .leaving)
            }
        }
    }

    @Test func `keys press no button that is disabled or on its way out`() {
        let changes: [(HandlerTable.Refusal, (inout DisplayList) -> Void)] = [
            (.disabled, { $0[SampleLists.button]?.input.isDisabled = true }),
            (.leaving, { $0[SampleLists.root]?.isLeaving = true }),
        ]
        for (reason, change) in changes {
            let refusal = refusal { list in
                list[SampleLists.button]?.input.shortcut = ["f", "command"]
                change(&list)
            }
            #expect(refusal == reason)
        }
    }

    @Test func `a gesture must be one of the elements`() {
        let value = ElementEvent.GestureValue(start: .zero, location: .zero)
        let listen: (inout DisplayList) -> Void = {
            $0[SampleLists.button]?.input = ElementInput(events: [.gesture], gestures: [.tap(count: 1)])
        }
        #expect(refusal(of: .gesture(index: 0, phase: .ended, value: value), after: listen) == nil)
        #expect(refusal(of: .gesture(index: 1, phase: .ended, value: value), after: listen) == .noSuchGesture)
    }

    @Test func `a disabled field still reports that it lost the keyboard`() {
        let disable: (inout DisplayList) -> Void = { $0[SampleLists.field]?.input.isDisabled = true }
        #expect(refusal(of: .focus(false), on: SampleLists.field, after: disable) == nil)
        #expect(refusal(of: .focus(true), on: SampleLists.field, after: disable) == .disabled)
    }

    @Test func `a ring of elements ends the search`() {
        let refusal = refusal {
            $0[SampleLists.root]?.children = []
            $0[SampleLists.label]?.children = [SampleLists.button]
        }
        #expect(refusal == .notOnScreen)
    }
}
