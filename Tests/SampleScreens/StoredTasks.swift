import SwiftUI

/// A task that is saved as JSON in the app storage.
struct StoredTask: Identifiable, Codable, Equatable {
    var id = UUID()
    var title: String
    var isDone = false
    var priority = Priority.medium
    var due: Date?

    enum Priority: Int, Codable, CaseIterable, Identifiable, Comparable {
        case low, medium, high
        var id: Self { self }
        var name: String { "\(self)".capitalized }
        var color: Color { self == .high ? .red : self == .medium ? .orange : .blue }
        static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
    }
}

/// Tasks with filters, search, swipe actions and a sheet for new ones.
struct StoredTasksScreen: View {
    @AppStorage("storedTasks") private var stored = Data()
    @State private var tasks: [StoredTask] = [
        StoredTask(title: "Water the plants", priority: .low),
        StoredTask(title: "Pay the rent", priority: .high, due: Date(timeIntervalSince1970: 1_735_700_000)),
        StoredTask(title: "Call grandma", isDone: true),
    ]
    @State private var filter = Filter.all
    @State private var searchText = ""
    @State private var isAdding = false
    @State private var editMode: EditMode = .inactive

    enum Filter: String, CaseIterable { case all = "All", open = "Open", done = "Done" }

    private var shown: [StoredTask] {
        tasks.filter { task in
            (filter == .all || (filter == .done) == task.isDone)
                && (searchText.isEmpty || task.title.localizedCaseInsensitiveContains(searchText))
        }
    }

    var body: some View {
        NavigationStack {
            List {
                Section {
                    ForEach(shown) { task in
                        HStack {
                            Image(systemName: task.isDone ? "checkmark.circle.fill" : "circle")
                                .foregroundStyle(task.isDone ? .green : .secondary)
                                .imageScale(.large)
                                .onTapGesture { toggle(task) }
                            VStack(alignment: .leading) {
                                Text(task.title).strikethrough(task.isDone).foregroundStyle(
                                    task.isDone ? .secondary : .primary)
                                if let due = task.due {
                                    Label(due.formatted(date: .abbreviated, time: .omitted), systemImage: "calendar")
                                        .font(.caption)
                                        .foregroundStyle(.secondary)
                                }
                            }
                            Spacer()
                            Text(task.priority.name)
                                .font(.caption2.weight(.semibold))
                                .padding(.horizontal, 8)
                                .padding(.vertical, 3)
                                .background(task.priority.color.opacity(0.15), in: Capsule())
                                .foregroundStyle(task.priority.color)
                        }
                        .swipeActions(edge: .leading) {
                            Button {
                                toggle(task)
                            } label: {
                                Label("Done", systemImage: "checkmark")
                            }.tint(.green)
                        }
                    }
                    .onDelete { offsets in
                        let ids = offsets.map { shown[$0].id }
                        tasks.removeAll { ids.contains($0.id) }
                    }
                    .onMove { tasks.move(fromOffsets: $0, toOffset: $1) }
                } header: {
                    Picker("Filter", selection: $filter) {
                        ForEach(Filter.allCases, id: \.self) { Text($0.rawValue).tag($0) }
                    }
                    .pickerStyle(.segmented)
                    .textCase(nil)
                    .padding(.bottom, 8)
                } footer: {
                    if !shown.isEmpty { Text("^[\(tasks.filter { !$0.isDone }.count) task](inflect: true) left") }
                }
            }
            .overlay {
                if shown.isEmpty {
                    if searchText.isEmpty {
                        ContentUnavailableView(
                            "No tasks", systemImage: "checklist", description: Text("Add one with the plus."))
                    } else {
                        ContentUnavailableView.search(text: searchText)
                    }
                }
            }
            .searchable(text: $searchText, prompt: "Find a task")
            .navigationTitle("Tasks")
            .toolbar {
                ToolbarItem(placement: .navigationBarLeading) { EditButton() }
                ToolbarItem(placement: .navigationBarTrailing) {
                    Button {
                        isAdding = true
                    } label: {
                        Image(systemName: "plus")
                    }.accessibilityLabel("Add")
                }
            }
            .environment(\.editMode, $editMode)
            .onAppear {
                if let saved = try? JSONDecoder().decode([StoredTask].self, from: stored) { tasks = saved }
            }
            .onChange(of: tasks) { stored = (try? JSONEncoder().encode(tasks)) ?? Data() }
            .sheet(isPresented: $isAdding) {
                NewTaskSheet { task in withAnimation { tasks.insert(task, at: 0) } }
            }
        }
    }

    private func toggle(_ task: StoredTask) {
        guard let index = tasks.firstIndex(of: task) else { return }
        withAnimation { tasks[index].isDone.toggle() }
    }
}

struct NewTaskSheet: View {
    @Environment(\.dismiss) private var dismiss
    @State private var title = ""
    @State private var priority = StoredTask.Priority.medium
    @State private var hasDue = false
    @State private var due = Date()
    @FocusState private var isTitleFocused: Bool
    let save: (StoredTask) -> Void

    var body: some View {
        NavigationStack {
            Form {
                TextField("What is to be done?", text: $title).focused($isTitleFocused)
                Picker("Priority", selection: $priority) {
                    ForEach(StoredTask.Priority.allCases) { Text($0.name) }
                }
                Toggle("Due date", isOn: $hasDue.animation())
                if hasDue { DatePicker("Due", selection: $due, displayedComponents: .date) }
            }
            .navigationTitle("New task")
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .cancellationAction) { Button("Cancel", role: .cancel) { dismiss() } }
                ToolbarItem(placement: .confirmationAction) {
                    Button("Save") {
                        save(StoredTask(title: title, priority: priority, due: hasDue ? due : nil))
                        dismiss()
                    }
                    .disabled(title.trimmingCharacters(in: .whitespaces).isEmpty)
                }
            }
            .onAppear { isTitleFocused = true }
        }
        .interactiveDismissDisabled(!title.isEmpty)
    }
}
