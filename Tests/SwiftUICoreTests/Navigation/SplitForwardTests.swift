import DisplayList
import Foundation
import Observation
import Testing

@testable import SwiftUICore

@Observable
@MainActor
private final class Choice {
    var box: Int?
    var letter: String?
}

private struct Mail: View {
    @Bindable var choice: Choice

    var body: some View {
        NavigationSplitView {
            List([1, 2, 3], id: \.self, selection: $choice.box) { Text(verbatim: "box \($0)") }
        } content: {
            List(["a", "b"], id: \.self, selection: $choice.letter) { Text(verbatim: "letter \($0)") }
        } detail: {
            Text(verbatim: choice.letter.map { "words of \($0)" } ?? "nothing chosen")
        }
    }
}

private struct Links: View {
    var body: some View {
        NavigationSplitView {
            VStack {
                NavigationLink("value", value: 7)
                NavigationLink("view") { page(7) }
            }
            .navigationDestination(for: Int.self) { page($0) }
        } detail: {
            Text(verbatim: "nothing chosen")
        }
    }

    private func page(_ number: Int) -> some View {
        VStack {
            Text(verbatim: "page \(number)")
            NavigationLink("further", value: number + 1)
        }
    }
}

/// Going forward again in a narrow split view.
@MainActor
@Suite("The way forward in a narrow split view")
struct SplitForwardTests {
    private let choice = Choice()

    private func window(_ view: some View) -> TestWindow {
        TestWindow(view, size: CGSize(width: 390, height: 600))
    }

    /// The elements that are in reach, from the root or another element.
    private func reach(_ window: TestWindow, from start: ElementID? = nil) -> [DisplayElement] {
        func below(_ id: ElementID) -> [DisplayElement] {
            guard let element = window.list[id], !element.isLeaving else { return [] }
            return [element] + element.children.flatMap(below)
        }
        return below(start ?? window.list.root)
    }

    private func sees(_ text: String, _ window: TestWindow) -> Bool { reach(window).contains { $0.text == text } }

    private func go(_ action: ElementEvent.Action, in window: TestWindow) throws {
        let kind: EventKind = action == .back ? .back : .forward
        let element = try #require(reach(window).last { $0.input.events.contains(kind) })
        window.send(action, to: element.id)
        window.render()
    }

    private func canGoForward(_ window: TestWindow) -> Bool {
        reach(window).contains { $0.input.events.contains(.forward) }
    }

    private func choose(_ text: String, in window: TestWindow) throws {
        let row = reach(window).last { element in
            element.input.events.contains(.press) && reach(window, from: element.id).contains { $0.text == text }
        }
        window.press(try #require(row).id)
        window.render()
    }

    @Test func `columns that were left are shown again with their choices`() throws {
        let window = window(Mail(choice: choice))
        try choose("box 2", in: window)
        try choose("letter b", in: window)
        #expect(sees("words of b", window) && !canGoForward(window))
        for _ in 1...2 {
            try go(.back, in: window)
            #expect(sees("letter a", window) && choice.letter == nil)
            try go(.back, in: window)
            #expect(sees("box 1", window) && choice.box == nil)
            try go(.forward, in: window)
            #expect(sees("letter a", window) && choice.box == 2 && choice.letter == nil)
            try go(.forward, in: window)
            #expect(sees("words of b", window) && choice.letter == "b" && !canGoForward(window))
        }
    }

    @Test func `another choice forgets the columns that were left`() throws {
        let window = window(Mail(choice: choice))
        try choose("box 2", in: window)
        try choose("letter b", in: window)
        try go(.back, in: window)
        try go(.back, in: window)
        try choose("box 3", in: window)
        #expect(sees("letter a", window) && !canGoForward(window))
        try go(.back, in: window)
        try go(.forward, in: window)
        #expect(choice.box == 3 && !canGoForward(window))
    }

    @Test(arguments: ["value", "view"])
    func `pages that a link has shown in another column are shown again`(link: String) throws {
        let window = window(Links())
        window.press(button: link)
        window.render()
        #expect(sees("page 7", window))
        window.press(button: "further")
        #expect(sees("page 8", window))
        for _ in 1...2 {
            try go(.back, in: window)
            #expect(sees("page 7", window))
            try go(.back, in: window)
            #expect(sees("value", window))
            try go(.forward, in: window)
            #expect(sees("page 7", window))
            try go(.forward, in: window)
            #expect(sees("page 8", window) && !canGoForward(window))
        }
    }
}
