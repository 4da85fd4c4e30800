import SwiftUI

/// Folders, notes and a note, in columns where there is room.
struct NotesColumnsScreen: View {
    @State private var store = NoteStore()
    @State private var folder: String? = "Ideas"
    @State private var selected: Set<Note.ID> = []
    @State private var search = ""
    @State private var tokens: [NoteTag] = []
    @State private var columns = NavigationSplitViewVisibility.all

    var body: some View {
        NavigationSplitView(columnVisibility: $columns) {
            List(store.folders, id: \.self, selection: $folder) { name in
                Label(name, systemImage: "folder").badge(store.notes.count { $0.folder == name })
            }
            .navigationTitle("Folders")
        } content: {
            List(found, selection: $selected) { note in
                VStack(alignment: .leading, spacing: 3) {
                    Text(note.title).font(.headline)
                    Text(note.text).font(.subheadline).foregroundStyle(.secondary).lineLimit(1)
                }
            }
            .contextMenu(forSelectionType: Note.ID.self) { ids in
                Button("Pin", systemImage: "pin") { store.pin(ids) }
                Button("Delete", systemImage: "trash", role: .destructive) { store.delete(ids) }
            }
            .searchable(
                text: $search, tokens: $tokens, suggestedTokens: .constant(NoteTag.allCases), prompt: "Find a note"
            ) {
                Label($0.rawValue, systemImage: "tag")
            }
            .navigationTitle(folder ?? "Notes")
        } detail: {
            if let id = selected.first, let note = store.notes.first(where: { $0.id == id }) {
                NoteEditor(note: Binding(get: { note }, set: { store.update($0) }))
            } else {
                ContentUnavailableView(
                    "No note", systemImage: "note.text", description: Text("Choose one of the list."))
            }
        }
        .environment(store)
    }

    private var found: [Note] {
        store.notes.filter { note in
            note.folder == folder && (search.isEmpty || note.title.localizedCaseInsensitiveContains(search))
                && tokens.allSatisfy { note.tags.contains($0) }
        }
    }
}

private enum NoteTag: String, CaseIterable, Identifiable {
    case home = "Home", work = "Work"
    var id: Self { self }
}

private struct Note: Identifiable, Hashable {
    let id = UUID()
    var folder: String
    var title: String
    var text: String
    var tags: Set<NoteTag> = []
    var isPinned = false
}

@Observable
private final class NoteStore {
    let folders = ["Ideas", "Recipes", "Letters"]
    var notes = [
        Note(folder: "Ideas", title: "A lamp of paper", text: "Fold it twelve times.", tags: [.home]),
        Note(folder: "Ideas", title: "Tea at dusk", text: "Invite the neighbours.", tags: [.home, .work]),
        Note(folder: "Recipes", title: "Plum cake", text: "200 g of flour, 6 plums."),
    ]

    func pin(_ ids: Set<Note.ID>) {
        for index in notes.indices where ids.contains(notes[index].id) { notes[index].isPinned.toggle() }
    }
    func delete(_ ids: Set<Note.ID>) { notes.removeAll { ids.contains($0.id) } }
    func update(_ note: Note) { if let index = notes.firstIndex(where: { $0.id == note.id }) { notes[index] = note } }
}

private struct NoteEditor: View {
    @Binding var note: Note
    @Environment(NoteStore.self) private var store

    var body: some View {
        VStack(alignment: .leading) {
            TextField("Title", text: $note.title).font(.title.bold()).textFieldStyle(.plain)
            TextEditor(text: $note.text).focusedSceneValue(\.note, $note.text)
            NoteFooter()
        }
        .padding()
        .navigationTitle(note.title)
        .navigationBarTitleDisplayMode(.inline)
        .toolbarTitleMenu {
            Button("Duplicate", systemImage: "plus.square.on.square") { store.notes.append(note) }
            RenameRow()
        }
    }
}

private struct RenameRow: View {
    var body: some View { Button("Rename", systemImage: "pencil") {} }
}

private struct NoteFooter: View {
    @FocusedBinding(\.note) private var text
    var body: some View { Text("\(text?.count ?? 0) characters").font(.footnote).foregroundStyle(.secondary) }
}

extension FocusedValues {
    @Entry fileprivate var note: Binding<String>?
}
