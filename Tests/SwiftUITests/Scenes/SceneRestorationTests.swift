import BrowserHost
import DisplayList
import Foundation
import Testing

@testable import SwiftUI

/// A window that continues in another process, simulated by a second window that is restored from the first one's state.
@MainActor
@Suite struct SceneRestorationTests {
    private struct Shop: App {
        var body: some Scene { WindowGroup { Stack() } }
    }

    private struct Stack: View {
        @SceneStorage("tab") private var tab = "menu"
        @State private var path: [String] = []

        var body: some View {
            VStack {
                Text("tab \(tab)")
                Button("Orders") { tab = "orders" }
                Button("Cake") { path = ["cake", "slice"] }
                Button("Home") { path = [] }
                NavigationStack(path: $path) {
                    Text("root").navigationDestination(for: String.self) { Text("page \($0)") }
                }
            }
        }
    }

    private func window(restoring state: Data? = nil) -> AppWindow {
        let window = AppWindow(app: AppState(Shop()), name: "Shop") {}
        if let state { window.restore(state) }
        let place = ClientEnvironment(viewport: CGSize(width: 400, height: 700))
        window.environmentDidChange(WindowEnvironment(place, visitor: UUID().uuidString))
        return window
    }

    private func shown(_ window: AppWindow) -> DisplayList {
        // Changes from one rendering appear in the next one.
        (0..<4).reduce(DisplayList(root: DisplayElement(id: ElementID(0)))) { list, _ in window.render() ?? list }
    }

    private func text(_ element: DisplayElement?) -> String {
        guard case .text(let content)? = element?.content else { return "" }
        return content.lines.flatMap(\.runs).map(\.text).joined()
    }

    private func texts(_ list: DisplayList) -> String { list.elements.values.map { text($0) }.joined(separator: "|") }

    private func texts(below element: DisplayElement, _ list: DisplayList) -> [String] {
        [text(element)] + element.children.compactMap { list[$0] }.flatMap { texts(below: $0, list) }
    }

    /// Presses a button.
    /// - Returns: The display list afterwards.
    private func press(_ title: String, in window: AppWindow, _ list: DisplayList) -> DisplayList {
        let button = list.elements.values.first { element in
            element.input.events.contains(.press) && texts(below: element, list).contains(title)
        }
        if let button { window.handle(ElementEvent(element: button.id, frameSeen: 0, action: .press)) }
        return (0..<4).reduce(list) { list, _ in window.render() ?? list }
    }

    @Test func `Scene storage and the path of a navigation stack are there again`() throws {
        let first = window()
        _ = press("Cake", in: first, press("Orders", in: first, shown(first)))
        let state = try #require(first.savedState())
        #expect(first.savedState() == nil)
        let second = window(restoring: state)
        let restored = shown(second)
        #expect(texts(restored).contains("tab orders") && texts(restored).contains("page slice"))
        _ = press("Home", in: second, restored)
        let kept: Data = try #require(second.savedState())
        let third = texts(shown(window(restoring: kept)))
        #expect(third.contains("root") && third.contains("tab orders") && !third.contains("page slice"))
    }

    /// A stack that declares its pages once its content is there, or never.
    private struct LateStack: View {
        @State private var path: [String] = []
        @State private var isLoaded: Bool
        private let declares: Bool

        init(isLoaded: Bool, declares: Bool) {
            _isLoaded = State(initialValue: isLoaded)
            self.declares = declares
        }

        var body: some View {
            VStack {
                Button("Load") { isLoaded = true }
                Button("Cake") { path = ["cake"] }
                NavigationStack(path: $path) {
                    VStack {
                        Text("root")
                        if isLoaded, declares {
                            Text("loaded").navigationDestination(for: String.self) { Text("page \($0)") }
                        }
                    }
                }
            }
        }
    }

    private struct Late: App {
        var content = LateStack(isLoaded: true, declares: true)
        var body: some Scene { WindowGroup { content } }
    }

    private func late(_ content: LateStack, restoring state: Data? = nil) -> AppWindow {
        let window = AppWindow(app: AppState(Late(content: content)), name: "Late") {}
        if let state { window.restore(state) }
        let place = ClientEnvironment(viewport: CGSize(width: 400, height: 700))
        window.environmentDidChange(WindowEnvironment(place, visitor: UUID().uuidString))
        return window
    }

    @Test func `The path is there again once its destination is declared, and is kept until then`() throws {
        let first = late(LateStack(isLoaded: true, declares: true))
        _ = press("Cake", in: first, shown(first))
        let state = try #require(first.savedState())
        let second = late(LateStack(isLoaded: false, declares: true), restoring: state)
        let waiting = shown(second)
        #expect(texts(waiting).contains("root") && !texts(waiting).contains("page"))
        #expect(second.savedState() == nil)
        #expect(texts(press("Load", in: second, waiting)).contains("page cake"))
    }

    @Test func `A path whose pages the app no longer has isn't shown`() throws {
        let first = late(LateStack(isLoaded: true, declares: true))
        _ = press("Cake", in: first, shown(first))
        let state: Data = try #require(first.savedState())
        let second = late(LateStack(isLoaded: true, declares: false), restoring: state)
        #expect(texts(shown(second)).contains("root"))
    }

    private struct Chat: App {
        var body: some Scene { WindowGroup { Composer() } }
    }

    private struct Composer: View {
        @State private var draft = ""
        @State private var review = ""

        var body: some View {
            TextField("Draft", text: $draft)
            TextField("Review", text: $review)
            Button("Send") { draft = "" }
        }
    }

    @Test func `Which texts an app has taken out of fields is there again, until they are typed anew`() throws {
        func window(restoring state: Data?) -> AppWindow {
            let window = AppWindow(app: AppState(Chat()), name: "Chat") {}
            if let state { window.restore(state) }
            let place = ClientEnvironment(viewport: CGSize(width: 400, height: 700))
            window.environmentDidChange(WindowEnvironment(place, visitor: UUID().uuidString))
            return window
        }
        func type(_ text: String, into place: Int, of window: AppWindow, _ list: DisplayList, revision: Int)
            -> DisplayList
        {
            let fields = list.elements.values.filter { if case .textField = $0.content { true } else { false } }.sorted
            { $0.frame.minY < $1.frame.minY }
            let action = ElementEvent.Action.text(text, revision: revision)
            window.handle(ElementEvent(element: fields[place].id, frameSeen: 0, action: action))
            return window.render() ?? list
        }
        let first = window(restoring: nil)
        var list = type("hello", into: 0, of: first, shown(first), revision: 1)
        list = type("a long review", into: 1, of: first, list, revision: 1)
        #expect(first.clearedTexts.isEmpty)
        list = press("Send", in: first, list)
        #expect(first.clearedTexts.count == 1)
        let second = window(restoring: first.savedState())
        #expect(second.clearedTexts == first.clearedTexts)
        _ = type("hello", into: 0, of: second, shown(second), revision: 1)
        #expect(second.clearedTexts.isEmpty && second.savedState() != nil)
    }

    private struct Notes: App {
        var body: some Scene {
            WindowGroup { Text("main") }
            WindowGroup(id: "note", for: Note.self) { $note in Text("note \(note?.number ?? 0)") }
            Window("Inspector", id: "inspector") { Text("inspector") }
        }
    }

    private struct Note: Codable, Hashable { let number: Int }

    private func window(of app: AppState<Notes>, at address: String? = nil, restoring state: Data? = nil) -> AppWindow {
        let window = AppWindow(app: app, name: "Notes") {}
        if let state { window.restore(state) }
        if let address { window.begin(at: "https://notes.example\(address)") }
        let place = ClientEnvironment(viewport: CGSize(width: 400, height: 700))
        window.environmentDidChange(WindowEnvironment(place, visitor: "lisa"))
        return window
    }

    @Test func `A window that was opened for something shows that in another process, and its address leads to it`()
        throws
    {
        for (target, text) in [
            (WindowTarget(id: "note", value: Note(number: 7)), "note 7"),
            (WindowTarget(value: Note(number: 8)), "note 8"),
            (WindowTarget(id: "inspector"), "inspector"),
        ] {
            let before = AppState(Notes()), after = AppState(Notes())
            let address = before.windows.address(for: target, isUnique: true, visitor: "lisa")
            let first = window(of: before, at: address)
            #expect(texts(shown(first)).contains(text))
            let kept: Data = try #require(first.savedState())
            let second = window(of: after, restoring: kept)
            #expect(texts(shown(second)).contains(text) && first.savedState() == nil)
            #expect(after.windows.target(at: address, visitor: "lisa") == target)
            #expect(after.windows.target(at: address, visitor: "ken") == nil)
            #expect(after.windows.address(for: target, isUnique: true, visitor: "lisa") == address)
        }
    }

    @Test func `An app's own items of an address are the app's`() {
        #expect(!OpenedWindows.isWindow("https://notes.example/?window=kitchen"))
        #expect(!window(of: AppState(Notes())).tellOfNotification("https://notes.example/?notification=5"))
    }

    @Test func `What can't be read is as if it weren't there`() {
        #expect(texts(shown(window(restoring: Data("no state".utf8)))).contains("tab menu"))
    }
}
