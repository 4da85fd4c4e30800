import DisplayList
import Foundation
import Testing

@testable import SwiftUICore

/// A page whose first field has the default focus.
private struct Pages: View {
    @State private var path: [Int] = []
    @State private var text = ""
    @FocusState private var focus: Int?

    var body: some View {
        NavigationStack(path: $path) {
            VStack {
                TextField("One", text: $text).focused($focus, equals: 1)
                Button("Go") { path = [1] }
            }
            .defaultFocus($focus, 1)
            .navigationDestination(for: Int.self) { _ in Button("Return") { path = [] } }
        }
    }
}

/// A field that is added later and has the default focus.
private struct Growing: View {
    @State private var isLong = false
    @State private var text = ""
    @FocusState private var focus: Int?

    var body: some View {
        VStack {
            TextField("One", text: $text).focused($focus, equals: 1)
            Button("More") { isLong = true }
            if isLong { TextField("Two", text: $text).focused($focus, equals: 2).prefers($focus) }
        }
    }
}

extension View {
    fileprivate func prefers(_ focus: FocusState<Int?>.Binding) -> some View { defaultFocus(focus, 2) }
}

private struct Insistent: View {
    @State private var text = ""
    @FocusState private var focus: Int?

    var body: some View {
        VStack {
            TextField("One", text: $text).focused($focus, equals: 1)
            TextField("Two", text: $text).focused($focus, equals: 2)
        }
        .defaultFocus($focus, 2)
        .onAppear { focus = 1 }
    }
}

private struct Areas: View {
    let priority: DefaultFocusEvaluationPriority
    @State private var text = ""
    @FocusState private var focus: Int?

    var body: some View {
        TextField("One", text: $text).focused($focus, equals: 1)
        VStack {
            TextField("Two", text: $text).focused($focus, equals: 2)
            TextField("Three", text: $text).focused($focus, equals: 3)
        }
        .defaultFocus($focus, 3, priority: priority)
    }
}

private struct Scoped: View {
    @Namespace private var scope
    @State private var text = ""

    var body: some View {
        VStack {
            TextField("Outside", text: $text)
            VStack {
                TextField("Name", text: $text)
                TextField("Code", text: $text).prefersDefaultFocus(in: scope)
                Resetter(scope: scope)
            }
            .focusScope(scope)
        }
    }
}

private struct Resetter: View {
    let scope: Namespace.ID
    @Environment(\.resetFocus) private var resetFocus
    var body: some View { Button("Reset") { resetFocus(in: scope) } }
}

@MainActor
@Suite("Where the keyboard goes by itself")
struct DefaultFocusTests {
    private func field(_ window: TestWindow, _ label: String) throws -> ElementID {
        try #require(window.elements.first { $0.accessibility.label == label }).id
    }

    private func focused(_ window: TestWindow) -> String? {
        window.list.focus.flatMap { window.list[$0]?.accessibility.label }
    }

    private func move(_ window: TestWindow, to label: String, isByTab: Bool = false) throws {
        if let old = window.list.focus {
            window.graph.handle(ElementEvent(element: old, frameSeen: 0, action: .focus(false)))
        }
        let new = try field(window, label)
        window.graph.handle(ElementEvent(element: new, frameSeen: 0, action: .focus(true, isByTab: isByTab)))
        window.render()
    }

    @Test func `a page that comes back leaves the keyboard where it is`() throws {
        let window = TestWindow(Pages())
        #expect(focused(window) == "One")
        let one = try field(window, "One")
        window.graph.handle(ElementEvent(element: one, frameSeen: 0, action: .focus(false)))
        window.press(button: "Go")
        window.press(button: "Return")
        #expect(window.list.focus == nil)
    }

    @Test func `who types in the same page isn't interrupted, but a pressed button is none that types`() throws {
        let typing = TestWindow(Growing())
        try move(typing, to: "One")
        typing.press(button: "More")
        #expect(focused(typing) == "One")
        let pressing = TestWindow(Growing())
        let more = try #require(pressing.elements.first { $0.content == .button }).id
        pressing.graph.handle(ElementEvent(element: more, frameSeen: 0, action: .focus(true)))
        pressing.press(button: "More")
        #expect(focused(pressing) == "Two")
    }

    @Test func `what the app wants goes before what it prefers`() {
        #expect(focused(TestWindow(Insistent())) == "One")
    }

    @Test func `the Tab key leads to what is preferred only where that is said, and only from outside`() throws {
        let strict = TestWindow(Areas(priority: .userInitiated))
        try move(strict, to: "One")
        try move(strict, to: "Two", isByTab: true)
        #expect(focused(strict) == "Three")
        try move(strict, to: "Two", isByTab: true)
        #expect(focused(strict) == "Two")
        try move(strict, to: "One")
        try move(strict, to: "Two")
        #expect(focused(strict) == "Two")
        let mild = TestWindow(Areas(priority: .automatic))
        #expect(focused(mild) == "Three")
        try move(mild, to: "One")
        try move(mild, to: "Two", isByTab: true)
        #expect(focused(mild) == "Two")
    }

    @Test func `a scope that is reset gives the keyboard to what prefers it, where it is in the scope`() throws {
        let window = TestWindow(Scoped())
        #expect(focused(window) == "Code")
        try move(window, to: "Name")
        window.press(button: "Reset")
        #expect(focused(window) == "Code")
        try move(window, to: "Outside")
        window.press(button: "Reset")
        #expect(focused(window) == "Outside")
    }

    // MARK: Asking

    private struct Light: View {
        let name: String
        @Environment(\.isFocused) private var isFocused
        var body: some View { Text(verbatim: "\(name) \(isFocused ? "on" : "off")") }
    }

    private struct LightStyle: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View { Light(name: "button") }
    }

    @Test func `views ask whether the nearest view around that can have the keyboard has it`() throws {
        let view = VStack {
            Light(name: "alone")
            VStack {
                Light(name: "card")
                Button("Press") {}.buttonStyle(LightStyle())
            }
            .focusable()
        }
        let window = TestWindow(view)
        #expect(window.texts == ["alone off", "card off", "button off"])
        let card = try #require(window.elements.first { $0.input.isFocusable }).id
        window.graph.handle(ElementEvent(element: card, frameSeen: 0, action: .focus(true)))
        window.render()
        #expect(window.texts == ["alone off", "card on", "button off"])
        let button = try #require(window.elements.first { $0.content == .button }).id
        window.graph.handle(ElementEvent(element: button, frameSeen: 0, action: .focus(true)))
        window.render()
        #expect(window.texts == ["alone off", "card off", "button on"])
    }
}
