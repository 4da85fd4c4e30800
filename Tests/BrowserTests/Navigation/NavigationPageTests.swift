import BrowserTesting
import Foundation
import SwiftUI
import Testing

private struct Stack: View {
    var body: some View {
        NavigationStack {
            VStack {
                NavigationLink("Forward", value: 1).accessibilityIdentifier("forward")
            }
            .navigationTitle("Root")
            .navigationDestination(for: Int.self) { number in
                NavigationLink("Forward", value: number + 1).accessibilityIdentifier("next\(number)")
                    .navigationTitle("Page \(number)")
            }
        }
    }
}

private struct Paged: View {
    @State private var page = 0
    var body: some View {
        VStack {
            Text(verbatim: "chosen \(page)")
            TabView(selection: $page) {
                ForEach(0..<3) { index in
                    GeometryReader { proxy in
                        Text(verbatim: "page \(index) at \(Int(proxy.frame(in: .global).minX))")
                    }
                    .tag(index)
                }
            }
            .tabViewStyle(.page)
        }
    }
}

private struct Linked: View {
    @State private var path: [Int] = []
    var body: some View {
        NavigationStack(path: $path) {
            Text(verbatim: "start").navigationTitle("Root")
                .navigationDestination(for: Int.self) { Text(verbatim: "book").navigationTitle("Book \($0)") }
        }
        .onOpenURL { if let number = Int($0.fragment ?? $0.lastPathComponent) { path = [number] } }
    }
}

@MainActor
@Suite("Navigation in Chromium")
struct NavigationPageTests {
    private static let phone = PageOptions(width: 390, height: 700, hasTouch: true)

    private func waitForTitle(_ title: String, _ view: ViewPage) async throws {
        try await view.page.waitFor("document.title === \(Page.quoted(title))")
        try await view.page.waitFor("document.getAnimations().length === 0")
    }

    @Test func `an address leads into the app`() async throws {
        try await ViewPage.run(Linked()) { view in
            try await view.open("/?open=library%3A%2F%2Fbooks%2F7")
            try await waitForTitle("Book 7", view)
            try await view.open("/#11")
            try await waitForTitle("Book 11", view)
            try await view.page.evaluate("location.hash = '12'")
            try await waitForTitle("Book 12", view)
            try await view.open("/")
            try await waitForTitle("Root", view)
        }
    }

    @Test func `the browser's back button goes back page by page`() async throws {
        try await ViewPage.run(Stack(), options: Self.phone) { view in
            try await view.page.click("[data-identifier=forward]")
            try await waitForTitle("Page 1", view)
            try await view.page.click("[data-identifier=next1]")
            try await waitForTitle("Page 2", view)
            _ = try await view.page.evaluate("history.back()")
            try await waitForTitle("Page 1", view)
            _ = try await view.page.evaluate("history.back()")
            try await waitForTitle("Root", view)
        }
    }

    @Test func `a swipe from the edge goes back`() async throws {
        try await ViewPage.run(Stack(), options: Self.phone) { view in
            try await view.page.click("[data-identifier=forward]")
            try await waitForTitle("Page 1", view)
            try await view.page.dragFinger(through: (0...10).map { CGPoint(x: 5 + Double($0) * 35, y: 300) })
            try await waitForTitle("Root", view)
        }
    }

    @Test func `pages that are covered are out of reach`() async throws {
        try await ViewPage.run(Stack(), options: Self.phone) { view in
            try await view.page.click("[data-identifier=forward]")
            try await waitForTitle("Page 1", view)
            let tree = try await view.page.accessibilityTree()
            #expect(tree.all.filter { $0.role == "button" && $0.name == "Forward" }.count == 1)
            #expect(tree.first(role: "heading", name: "Page 1") != nil)
            #expect(tree.first(role: "heading", name: "Root") == nil)
        }
    }

    @Test func `a finger turns pages which follow it`() async throws {
        try await ViewPage.run(Paged(), options: Self.phone) { view in
            try await view.waitForText("page 1 at 390")
            try await view.page.dragFinger(through: (0...10).map { CGPoint(x: 350 - Double($0) * 30, y: 400) })
            try await view.waitForText("chosen 1")
            try await view.waitForText("page 1 at 0")
        }
    }

    @Test func `arrow keys turn pages`() async throws {
        try await ViewPage.run(Paged(), options: PageOptions(width: 600, height: 500)) { view in
            _ = try await view.page.evaluate("document.querySelector('.pages').focus()")
            try await view.page.press("ArrowRight")
            try await view.waitForText("chosen 1")
        }
    }
}
