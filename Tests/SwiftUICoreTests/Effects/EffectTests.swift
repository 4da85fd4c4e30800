import Foundation
import Testing

@testable import SwiftUICore

@MainActor
private final class Log {
    var lines: [String] = []
}

private struct Effects: View {
    let log: Log
    @State private var count = 0

    var body: some View {
        VStack {
            Button {
                count += 1
            } label: {
                Text(verbatim: "add")
            }
            if count < 2 {
                Text(verbatim: "shown")
                    .onAppear { log.lines.append("appear") }
                    .onDisappear { log.lines.append("disappear") }
            }
        }
        .onChange(of: count) { log.lines.append("changed to \(count)") }
        .onChange(of: count) { old, new in log.lines.append("\(old) to \(new)") }
        .onChange(of: count, initial: true) { log.lines.append("initial \(count)") }
    }
}

@MainActor
@Suite("Effects")
struct EffectTests {
    @Test func `effects run once after the commit`() {
        let log = Log()
        let window = TestWindow(Effects(log: log))
        #expect(log.lines == ["appear", "initial 0"])
        log.lines = []
        window.press(button: "add")
        #expect(log.lines == ["changed to 1", "0 to 1", "initial 1"])
        log.lines = []
        window.press(button: "add")
        #expect(log.lines.contains("disappear"))
        #expect(window.texts == ["add"])
    }

    @Test func `inner effects run before outer ones, and those of one view as they are written`() {
        let log = Log()
        func effects(_ name: String, _ view: some View) -> some View {
            view.onChange(of: 0, initial: true) { log.lines.append("\(name) changes") }
                .onAppear { log.lines.append("\(name) appears") }
                .onChange(of: 1, initial: true) { log.lines.append("\(name) changes again") }
        }
        let names = ["text", "stack", "group"]
        let window = TestWindow(
            effects("group", Group { effects("stack", VStack { effects("text", Text(verbatim: "hello")) }) }))
        #expect(window.texts == ["hello"])
        #expect(log.lines == names.flatMap { ["\($0) changes", "\($0) appears", "\($0) changes again"] })
    }

    @Test func `a task is cancelled when its view goes`() async throws {
        let log = Log()
        struct Work: View {
            let log: Log
            @State private var isShown = true
            var body: some View {
                VStack {
                    Button {
                        isShown = false
                    } label: {
                        Text(verbatim: "end")
                    }
                    if isShown {
                        Text(verbatim: "work").task {
                            log.lines.append("start")
                            try? await Task.sleep(for: .seconds(3600))
                            log.lines.append(Task.isCancelled ? "cancelled" : "slept")
                        }
                    }
                }
            }
        }
        let window = TestWindow(Work(log: log))
        while log.lines.isEmpty { await Task.yield() }
        window.press(button: "end")
        while log.lines.count < 2 { await Task.yield() }
        #expect(log.lines == ["start", "cancelled"])
    }
}

@MainActor
@Suite("Tasks of views")
struct ViewTaskTests {
    /// Only Equatable, as `task(id:)` requires.
    private struct Query: Equatable {
        var words: String
    }

    private struct Searching: View {
        let note: @MainActor (String) -> Void
        @State private var query = Query(words: "tea")

        var body: some View {
            Button("more") { query.words = "coffee" }
                .task(id: query) { note(query.words) }
        }
    }

    @Test func `another identity that is only compared begins another task`() async {
        var notes: [String] = []
        let window = TestWindow(Searching { notes.append($0) })
        while notes.isEmpty { await Task.yield() }
        window.press(button: "more")
        while notes.count < 2 { await Task.yield() }
        #expect(notes == ["tea", "coffee"])
    }
}
