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

@MainActor
@Suite("Searching in Chromium")
struct SearchPageTests {
    @Test func aSuggestionFillsTheFieldAndScopesAreChosen() async throws {
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
