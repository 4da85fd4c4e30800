import SwiftUI

/// An app like Xcode's template, with a UI test like that of Xcode's template.
struct GuestBookApp: App {
    var body: some Scene {
        WindowGroup("Guest book") { GuestBook() }
    }
}

struct GuestBook: View {
    @State private var guests: [String] = []
    @State private var name = ""
    @State private var isQuiet = false
    @State private var isClearing = false
    @AppStorage("isOpen") private var isOpen = false
    @AppStorage("pages") private var pages = 1

    var body: some View {
        NavigationStack {
            List {
                Section {
                    TextField("Your name", text: $name)
                    Toggle("Quiet", isOn: $isQuiet)
                    Button("Sign") { sign() }.disabled(name.isEmpty)
                }
                Text(CommandLine.arguments.contains("--uitesting") ? "In a test" : "Not in a test")
                Text(isOpen ? "Open, \(pages) pages" : "Closed, \(pages) pages")
                Section("Guests") {
                    ForEach(guests, id: \.self) { NavigationLink($0, value: $0) }
                }
            }
            .navigationTitle("Guest book")
            .navigationDestination(for: String.self) { Text("\($0) was here").navigationTitle($0) }
            .toolbar { Button("Clear") { isClearing = true } }
            .alert("Forget everybody?", isPresented: $isClearing) {
                Button("Forget", role: .destructive) { guests = [] }
                Button("Keep", role: .cancel) {}
            }
        }
    }

    /// Simulates a slow book.
    private func sign() {
        let guest = name
        name = ""
        Task {
            try? await Task.sleep(for: .milliseconds(50))
            guests.append(guest)
        }
    }
}
