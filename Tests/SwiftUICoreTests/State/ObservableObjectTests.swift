import Combine
import Foundation
import Testing

@testable import SwiftUICore

@MainActor
private final class Counter: ObservableObject {
    @Published var count = 0
    @Published var name = "cup"
    static var made = 0
    init() { Counter.made += 1 }
}

private struct Owner: View {
    @StateObject private var counter = Counter()
    @State private var turns = 0

    var body: some View {
        VStack {
            Reader(counter: counter)
            Inheritor()
            Text(verbatim: "turns \(turns)")
            Button("count") {
                counter.count += 1
                counter.count += 1
                counter.name = "cups"
            }
            Button("count once") { counter.count += 1 }
            Button("turn") { turns += 1 }
        }
        .environmentObject(counter)
    }
}

private struct Reader: View {
    @ObservedObject var counter: Counter
    var body: some View {
        Text(verbatim: "\(counter.count) \(counter.name)")
        Button("bind") { $counter.count.wrappedValue = 10 }
    }
}

private struct Inheritor: View {
    @EnvironmentObject private var counter: Counter
    var body: some View { Text(verbatim: "inherits \(counter.count)") }
}

@MainActor
@Suite(.serialized) struct ObservableObjectTests {
    @Test func `a state object is made once and tells all who look`() {
        Counter.made = 0
        let window = TestWindow(Owner())
        #expect(window.texts.contains("0 cup") && window.texts.contains("inherits 0"))
        window.press(button: "turn")
        window.press(button: "count")
        #expect(window.texts.contains("2 cups") && window.texts.contains("inherits 2"))
        #expect(Counter.made == 1)
    }

    @Test func `several changes in one turn are one evaluation`() {
        let window = TestWindow(Owner())
        func evaluations(pressing button: String) -> Int {
            let before = window.graph.bodyEvaluations
            window.press(button: button)
            return window.graph.bodyEvaluations - before
        }
        let many = evaluations(pressing: "count")
        #expect(many == evaluations(pressing: "count once"))
    }

    @Test func `a binding writes the objects property`() {
        let window = TestWindow(Owner())
        window.press(button: "bind")
        #expect(window.texts.contains("10 cup"))
    }

    @Test func `a view with nothing but a binding sees the objects changes`() {
        struct Row: View {
            @Binding var name: String
            var body: some View { Text(verbatim: "row \(name)") }
        }
        struct Screen: View {
            @StateObject private var counter = Counter()
            var body: some View {
                Row(name: $counter.name)
                TextField("Name", text: $counter.name)
                Heir()
                Button("rename") { counter.name = "bowl" }
            }
        }
        struct Heir: View {
            @StateObject private var other = Counter()
            var body: some View { Bound(counter: other) }
        }
        struct Bound: View {
            @ObservedObject var counter: Counter
            var body: some View {
                Row(name: $counter.name)
                Button("rename the other") { counter.name = "glass" }
            }
        }
        let window = TestWindow(VStack { Screen() })
        window.press(button: "rename")
        window.press(button: "rename the other")
        #expect(window.texts.contains("row bowl") && window.texts.contains("row glass"))
        let typed = window.elements.compactMap {
            if case .textField(let content) = $0.content { content.text } else { nil }
        }
        #expect(typed == ["bowl"])
    }

    @Test func `a view hears what a publisher sends`() {
        struct Listener: View {
            let subject: PassthroughSubject<String, Never>
            @State private var heard = "nothing"
            var body: some View { Text(verbatim: heard).onReceive(subject) { heard = $0 } }
        }
        let subject = PassthroughSubject<String, Never>()
        let window = TestWindow(Listener(subject: subject))
        subject.send("a bell")
        window.render()
        #expect(window.texts == ["a bell"])
    }

    @Test func `an object that is replaced is no longer heard`() {
        struct Switch: View {
            let first: Counter
            let second: Counter
            @State private var isFirst = true
            var body: some View {
                Reader(counter: isFirst ? first : second)
                Button("switch") { isFirst.toggle() }
            }
        }
        let (first, second) = (Counter(), Counter())
        let window = TestWindow(Switch(first: first, second: second))
        window.press(button: "switch")
        second.count = 3
        window.render()
        #expect(window.texts.contains("3 cup"))
        first.count = 9
        #expect(!window.render())
    }
}
