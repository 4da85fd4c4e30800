import SwiftUI

/// A list that is edited through a binding, with a navigation-link picker.
struct ReadingListScreen: View {
    @State private var books = Book.all
    @State private var order = Order.title
    @State private var showsInspector = false

    var body: some View {
        NavigationStack {
            List {
                Section {
                    Picker("Sort by", selection: $order) {
                        ForEach(Order.allCases, id: \.self) { Text($0.rawValue.capitalized) }
                    }
                    .pickerStyle(.navigationLink)
                }
                Section("To read") {
                    ForEach($books) { $book in
                        Toggle(isOn: $book.isRead) {
                            Text(book.title)
                            Text(book.author).font(.caption).foregroundStyle(.secondary)
                        }
                    }
                    .onDelete { books.remove(atOffsets: $0) }
                }
            }
            .navigationTitle("Reading list")
            .toolbarBackgroundVisibility(.visible, for: .navigationBar)
            .toolbar {
                ToolbarItem(placement: .topBarTrailing) {
                    Button("Details", systemImage: "info.circle") { showsInspector.toggle() }
                }
            }
            .navigationDestination(for: Book.self) { Text($0.title) }
        }
        .inspector(isPresented: $showsInspector) {
            List($books, editActions: .all) { $book in Text(book.title) }
                .inspectorColumnWidth(min: 200, ideal: 260, max: 320)
        }
        .transaction { transaction in
            if books.isEmpty { transaction.animation = nil }
        }
    }

    private enum Order: String, CaseIterable { case title, author }
}

private struct Book: Identifiable, Hashable {
    let id: Int
    var title: String
    var author: String
    var isRead = false

    static let all = [
        Book(id: 1, title: "The Invisible Cities Guide", author: "I. Polo"),
        Book(id: 2, title: "Tea and Tides", author: "M. Harbour"),
        Book(id: 3, title: "A Short History of Buttons", author: "K. Press", isRead: true),
    ]
}
