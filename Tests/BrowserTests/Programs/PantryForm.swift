import FoundationModels
import Observation
import SwiftUI

// A program like an app's: a form, and an assistant whose tool changes its fields.

@MainActor
@Observable
final class Pantry {
    struct Item: Identifiable, Hashable {
        var id: String { name }
        let name: String
        var count: Int
    }

    var items: [Item] = [Item(name: "Rice", count: 2)]
    var isVegetarian = true

    func set(_ name: String, to count: Int) {
        if let index = items.firstIndex(where: { $0.name.lowercased() == name.lowercased() }) {
            items[index].count = count
        } else {
            items.append(Item(name: name.capitalized, count: count))
        }
        items.removeAll { $0.count == 0 }
    }
}

/// Puts items on the shelf, and removes them.
struct StockTool: Tool {
    let name = "setStock"
    let description = "Sets how many of a thing there are in the pantry."
    let pantry: Pantry

    @Generable
    struct Arguments {
        @Guide(description: "The thing, in the singular")
        var item: String
        @Guide(.range(0...99))
        var count: Int
    }

    func call(arguments: Arguments) async throws -> String {
        await pantry.set(arguments.item, to: arguments.count)
        return "There are \(arguments.count) of \(arguments.item) now."
    }
}

struct PantryView: View {
    @State private var pantry: Pantry
    @State private var session: LanguageModelSession
    @State private var news = ""
    @State private var reply: String?
    @State private var error: String?

    init() {
        let pantry = Pantry()
        _pantry = State(initialValue: pantry)
        _session = State(
            initialValue: LanguageModelSession(
                tools: [StockTool(pantry: pantry)], instructions: "Keep the pantry's list."))
    }

    var body: some View {
        NavigationStack {
            Form {
                Section("Shelf") {
                    ForEach($pantry.items) { $item in
                        Stepper(value: $item.count, in: 1...99) {
                            LabeledContent(item.name, value: item.count, format: .number)
                        }
                    }
                    Toggle("Vegetarian", isOn: $pantry.isVegetarian)
                }
                Section {
                    TextField("What did you buy?", text: $news)
                        .onSubmit(tell)
                    Button("Tell", systemImage: "sparkles", action: tell)
                        .disabled(news.isEmpty || session.isResponding)
                } header: {
                    Text("Assistant")
                } footer: {
                    if let reply { Text(reply) }
                    if let error { Text(error).foregroundStyle(.red) }
                }
            }
            .navigationTitle("Pantry")
        }
    }

    private func tell() {
        let prompt = news
        news = ""
        Task {
            do {
                reply = try await session.respond(to: prompt).content
            } catch let failure as LanguageModelSession.ToolCallError {
                error = "\(failure.tool.name): \(failure.underlyingError.localizedDescription)"
            } catch {
                self.error = error.localizedDescription
            }
        }
    }
}
