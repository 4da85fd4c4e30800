import SwiftUI

/// The app for the tests of several processes. It counts for each visitor, and for all in a database of its own, and has a page
/// above the first and a text field.
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
    @State private var all = 0

    var body: some View {
        VStack(spacing: 16) {
            Text("Page \(page), counted \(count)")
            Button("Ask for all") { all = PressLog.shared.count }
            Text("All have pressed \(all)")
            // Another process identifies the button by this identifier, not by the text above it, which changes.
            Button("Add one") {
                count += 1
                PressLog.shared.add()
            }
            .accessibilityIdentifier("add")
            TextField("Draft", text: $draft)
            NavigationLink("Go deeper", value: page + 1)
        }
        .padding()
    }
}
