import SwiftUI

struct ContentView: View {
    @State private var barista = Barista()
    @State private var words = ""
    @State private var answer = ""
    @State private var order: Order?
    @State private var isThinking = false

    var body: some View {
        Form {
            TextField("Say something", text: $words).onSubmit(ask)
            Button("Say it", action: ask).disabled(words.isEmpty || isThinking)
            Button("Order it", action: place).disabled(words.isEmpty || isThinking)
            if !answer.isEmpty { Text(answer) }
            if let order { LabeledContent(order.drink.capitalized, value: "\(order.cups)") }
        }
    }

    private func ask() {
        think { answer = try await barista.answer(words) }
    }

    private func place() {
        think { order = try await barista.order(from: words) }
    }

    private func think(_ work: @escaping @MainActor () async throws -> Void) {
        isThinking = true
        Task {
            defer { isThinking = false }
            do { try await work() } catch { answer = "The barista didn't hear you." }
        }
    }
}

#Preview { ContentView() }
