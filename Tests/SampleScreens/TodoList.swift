import SwiftUI

/// A to-do list with swipe actions, editing, and a sheet for new items.
struct TodoListScreen: View {
    @State private var store = TodoStore()
    @State private var filter: TodoFilter = .all
    @State private var isAdding = false
    @State private var selection: Set<TodoItem.ID> = []
    @Environment(\.editMode) private var editMode

    var body: some View {
        NavigationStack {
            List(selection: $selection) {
                Picker("Show", selection: $filter) {
                    ForEach(TodoFilter.allCases) { Text($0.title).tag($0) }
                }
                .pickerStyle(.segmented)
                .listRowSeparator(.hidden)

                ForEach(store.filtered(by: filter)) { item in
                    TodoRow(item: store.binding(for: item))
                        .swipeActions(edge: .leading) {
                            Button {
                                store.toggle(item)
                            } label: {
                                Label("Done", systemImage: "checkmark")
                            }
                            .tint(.green)
                        }
                        .swipeActions(edge: .trailing, allowsFullSwipe: true) {
                            Button(role: .destructive) {
                                withAnimation { store.remove(item) }
                            } label: {
                                Label("Delete", systemImage: "trash")
                            }
                            Button("Flag", systemImage: "flag") { store.flag(item) }.tint(.orange)
                        }
                }
                .onDelete { offsets in store.items.remove(atOffsets: offsets) }
                .onMove { store.items.move(fromOffsets: $0, toOffset: $1) }
            }
            .listStyle(.insetGrouped)
            .navigationTitle("To Do")
            .toolbar {
                ToolbarItem(placement: .topBarLeading) { EditButton() }
                ToolbarItem(placement: .primaryAction) {
                    Button("Add", systemImage: "plus") { isAdding.toggle() }
                }
                ToolbarItem(placement: .status) {
                    Text("^[\(store.open) task](inflect: true) left").font(.footnote)
                }
            }
            .sheet(isPresented: $isAdding) { NewTodo { store.items.append($0) } }
            .overlay {
                if store.items.isEmpty {
                    ContentUnavailableView("All Done", systemImage: "checkmark.circle", description: Text("Enjoy."))
                }
            }
        }
    }
}

private struct TodoItem: Identifiable, Hashable {
    let id = UUID()
    var title: String
    var isDone = false
    var isFlagged = false
    var priority = Priority.medium

    enum Priority: Int, CaseIterable, Comparable, Identifiable, CustomStringConvertible {
        case low = 1, medium, high
        var id: Self { self }
        var description: String { ["Low", "Medium", "High"][rawValue - 1] }
        static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
    }
}

private enum TodoFilter: String, CaseIterable, Identifiable {
    case all, open, done
    var id: String { rawValue }
    var title: LocalizedStringKey {
        switch self {
        case .all: "All"
        case .open: "Open"
        case .done: "Done"
        }
    }
}

@Observable
@MainActor
private final class TodoStore {
    var items: [TodoItem] = [
        TodoItem(title: "Water the plants", priority: .high),
        TodoItem(title: "Call grandmother", isFlagged: true),
        TodoItem(title: "Return the library books", isDone: true, priority: .low),
    ]

    var open: Int { items.count { !$0.isDone } }

    func filtered(by filter: TodoFilter) -> [TodoItem] {
        switch filter {
        case .all: items
        case .open: items.filter { !$0.isDone }
        case .done: items.filter(\.isDone)
        }
    }

    func binding(for item: TodoItem) -> Binding<TodoItem> {
        Binding(
            get: { self.items.first { $0.id == item.id } ?? item },
            set: { new in
                guard let index = self.items.firstIndex(where: { $0.id == item.id }) else { return }
                self.items[index] = new
            })
    }

    func toggle(_ item: TodoItem) { binding(for: item).wrappedValue.isDone.toggle() }
    func flag(_ item: TodoItem) { binding(for: item).isFlagged.wrappedValue.toggle() }
    func remove(_ item: TodoItem) { items.removeAll { $0.id == item.id } }
}

private struct TodoRow: View {
    @Binding var item: TodoItem

    var body: some View {
        HStack(alignment: .firstTextBaseline) {
            Image(systemName: item.isDone ? "checkmark.circle.fill" : "circle")
                .foregroundStyle(item.isDone ? Color.green : .secondary)
                .onTapGesture { withAnimation(.snappy) { item.isDone.toggle() } }
                .accessibilityAddTraits(.isButton)
            VStack(alignment: .leading) {
                Text(item.title)
                    .strikethrough(item.isDone, color: .secondary)
                    .foregroundStyle(item.isDone ? .secondary : .primary)
                Text("Priority: \(item.priority.description)").font(.caption).foregroundColor(.secondary)
            }
            Spacer()
            if item.isFlagged { Image(systemName: "flag.fill").foregroundStyle(.orange).imageScale(.small) }
        }
    }
}

private struct NewTodo: View {
    var onSave: (TodoItem) -> Void
    @State private var item = TodoItem(title: "")
    @FocusState private var isFocused: Bool
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        NavigationView {
            Form {
                TextField("What is to be done?", text: $item.title, axis: .vertical)
                    .lineLimit(2...5)
                    .focused($isFocused)
                    .submitLabel(.done)
                Picker("Priority", selection: $item.priority) {
                    ForEach(TodoItem.Priority.allCases) { Text(String(describing: $0)) }
                }
                Toggle(isOn: $item.isFlagged.animation()) { Label("Flag", systemImage: "flag") }
            }
            .navigationTitle("New Task")
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .cancellationAction) { Button("Cancel", role: .cancel, action: { dismiss() }) }
                ToolbarItem(placement: .confirmationAction) {
                    Button("Save") {
                        onSave(item)
                        dismiss()
                    }
                    .disabled(item.title.trimmingCharacters(in: .whitespaces).isEmpty)
                }
            }
        }
        .presentationDetents([.medium, .large])
        .onAppear { isFocused = true }
    }
}
