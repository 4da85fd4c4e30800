import BrowserTesting
import Foundation
import SwiftUI
import Testing

private struct Searching: View {
    @State private var text = ""
    @State private var scope = "All"
    @State private var submitted = ""

    var body: some View {
        NavigationStack {
            List(["Apple", "Leek"], id: \.self) { Text($0) }
                .searchable(text: $text, prompt: "Food")
                .searchScopes($scope) {
                    Text("All").tag("All")
                    Text("Fruit").tag("Fruit")
                }
                .searchSuggestions { Text("Suggested mango").searchCompletion("Mango") }
                .onSubmit(of: .search) { submitted = text }
                .navigationTitle("\(scope)/\(text)/\(submitted).")
        }
    }
}

private struct ScopedSearch: View {
    @State private var text = ""
    @State private var scope = "All"

    var body: some View {
        NavigationStack {
            List(["Apple", "Leek"], id: \.self) { Text($0) }
                .searchable(text: $text)
                .searchScopes($scope) {
                    Text("All").tag("All")
                    Text("Fruit").tag("Fruit")
                }
                .navigationTitle("\(scope)/\(text).")
        }
    }
}

@MainActor
@Suite("Searching in Chromium")
struct SearchPageTests {
    @Test
    func `a scope is chosen by the mouse though the press takes the keyboard from the empty field`() async throws {
        try await ViewPage.run(ScopedSearch(), options: Screenshots.phone(.light)) { view in
            let page = view.page
            try await page.waitFor("document.querySelector('input')")
            try await page.click("input")
            let fruit = "[...document.querySelectorAll('[role=radio]')].find((it) => it.textContent === 'Fruit')"
            try await page.waitFor(fruit)
            try await page.evaluate("\(fruit).setAttribute('data-test', 'fruit')")
            let center = try await page.center(of: "[data-test=fruit]")
            // The host learns that the field lost the focus before the button is released.
            try await page.dragMouse(through: Array(repeating: center, count: 60))
            try await page.waitFor("document.title === 'Fruit/.'")
            try await view.press(button: "Cancel")
            try await page.waitFor("!document.querySelector('[role=radio]')")
        }
    }

    @Test func `a suggestion fills the field and scopes are chosen`() async throws {
        try await ViewPage.run(Searching(), options: Screenshots.phone(.light)) { view in
            try await view.page.waitFor("document.querySelector('input')")
            try await view.page.evaluate("document.querySelector('input').focus()")
            try await view.page.waitFor("document.body.textContent.includes('Suggested mango')")
            try await Screenshots.keep(view.page, as: "search-suggestions")
            try await view.press(button: "Suggested mango")
            try await view.page.waitFor("document.title === 'All/Mango/.'")
            try await view.page.waitFor("!document.body.textContent.includes('Suggested mango')")
            try await view.page.evaluate("document.querySelector('input').focus()")
            try await view.page.press("Enter")
            try await view.page.waitFor("document.title === 'All/Mango/Mango.'")
            try await view.press(button: "Cancel")
            try await view.page.waitFor("document.title === 'All//Mango.'")
        }
    }
}
