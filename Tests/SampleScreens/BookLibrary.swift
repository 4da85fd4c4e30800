import Observation
import SwiftUI

/// A library in a sidebar, with observable objects, bindings to them, and links several levels deep.
struct BookLibraryScreen: View {
    @State private var library = Library()
    @State private var selection: Book.ID?
    @State private var columns = NavigationSplitViewVisibility.all

    var body: some View {
        NavigationSplitView(columnVisibility: $columns) {
            List(selection: $selection) {
                ForEach(Genre.allCases) { genre in
                    Section(genre.rawValue.capitalized) {
                        ForEach(library.books(of: genre)) { book in
                            Label(book.title, systemImage: book.isRead ? "book.closed.fill" : "book.closed").tag(
                                book.id)
                        }
                    }
                }
            }
            .navigationTitle("Library")
            .navigationSplitViewColumnWidth(min: 200, ideal: 260, max: 320)
            .listStyle(.sidebar)
        } detail: {
            if let book = library.books.first(where: { $0.id == selection }) {
                BookDetail(book: book).id(book.id)
            } else {
                ContentUnavailableView("Choose a Book", systemImage: "books.vertical")
            }
        }
        .navigationSplitViewStyle(.balanced)
        .environment(library)
    }
}

private enum Genre: String, CaseIterable, Identifiable {
    case fiction, science
    var id: Self { self }
}

@Observable
private final class Book: Identifiable {
    let id = UUID()
    var title: String
    var genre: Genre
    var isRead = false
    var rating = 3
    var notes = ""
    init(title: String, genre: Genre) { (self.title, self.genre) = (title, genre) }
}

@Observable
private final class Library {
    var books = [
        Book(title: "The Sea", genre: .fiction), Book(title: "A Short Walk", genre: .fiction),
        Book(title: "Stars", genre: .science),
    ]
    func books(of genre: Genre) -> [Book] { books.filter { $0.genre == genre } }
}

private struct BookDetail: View {
    @Bindable var book: Book
    @Environment(Library.self) private var library

    var body: some View {
        Form {
            TextField("Title", text: $book.title)
            Toggle("Read", isOn: $book.isRead)
            Picker("Genre", selection: $book.genre) {
                ForEach(Genre.allCases) { Text($0.rawValue.capitalized) }
            }
            RatingView(rating: $book.rating)
            TextField("Notes", text: $book.notes, prompt: Text("What do you think?"), axis: .vertical).lineLimit(
                3, reservesSpace: true)
            LabeledContent("Books", value: library.books.count, format: .number)
        }
        .navigationTitle($book.title)
        .formStyle(.grouped)
    }
}

private struct RatingView: View {
    @Binding var rating: Int
    var maximum = 5

    var body: some View {
        LabeledContent("Rating") {
            HStack {
                ForEach(1..<maximum + 1, id: \.self) { number in
                    Button {
                        rating = number
                    } label: {
                        Image(systemName: number > rating ? "star" : "star.fill").foregroundStyle(
                            number > rating ? .gray : .yellow)
                    }
                }
            }
            .buttonStyle(.plain)
        }
        .accessibilityElement()
        .accessibilityLabel("Rating")
        .accessibilityValue(rating == 1 ? "1 star" : "\(rating) stars")
        .accessibilityAdjustableAction { direction in
            switch direction {
            case .increment: if rating < maximum { rating += 1 }
            case .decrement: if rating > 1 { rating -= 1 }
            @unknown default: break
            }
        }
    }
}
