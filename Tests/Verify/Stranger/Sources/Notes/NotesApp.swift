import SwiftUI

@main
struct NotesApp: App {
    var body: some Scene {
        WindowGroup("Notes") { NotesView() }
    }
}

struct NotesView: View {
    @State private var notes: [String] = []
    @State private var draft = ""

    var body: some View {
        NavigationStack {
            List {
                TextField("New note", text: $draft).onSubmit(keep)
                ForEach(notes, id: \.self) { Text($0) }
            }
            .navigationTitle("Notes")
            .toolbar { Button("Keep", action: keep).disabled(draft.isEmpty) }
        }
    }

    private func keep() {
        notes.append(draft)
        draft = ""
    }
}

#Preview("Empty") { NotesView() }
