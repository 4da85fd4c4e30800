import SwiftUI

/// The app for the tests of several processes. It counts for each visitor, and has a page above the first and a text field.
@main
struct CounterApp: App {
    var body: some Scene {
        WindowGroup("Counter") {
            NavigationStack {
                CounterScreen(page: 0)
                    .navigationDestination(for: Int.self) { CounterScreen(page: $0) }
            }
        }
    }
}

struct CounterScreen: View {
    let page: Int
    @AppStorage("count") private var count = 0
    @State private var draft = ""

    var body: some View {
        VStack(spacing: 16) {
            Text("Page \(page), counted \(count)")
            // Another process identifies the button by this identifier, not by the text above it, which changes.
            Button("Add one") { count += 1 }.accessibilityIdentifier("add")
            TextField("Draft", text: $draft)
            NavigationLink("Go deeper", value: page + 1)
        }
        .padding()
    }
}
