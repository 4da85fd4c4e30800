import SwiftUI

/// What the tests of several processes open: it counts for each visitor, has a page above the first, and a field.
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
            // Known in another process by that, and not by the text above it, which it changes.
            Button("Add one") { count += 1 }.accessibilityIdentifier("add")
            TextField("Draft", text: $draft)
            NavigationLink("Go deeper", value: page + 1)
        }
        .padding()
    }
}
