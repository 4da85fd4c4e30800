import SwiftUI

struct ContentView: View {
    @State private var barista = Barista()
    @State private var words = ""
    @State private var answer = ""
    @State private var isThinking = false

    var body: some View {
        Form {
            TextField("Say something", text: $words).onSubmit(ask)
            Button("Say it", action: ask).disabled(words.isEmpty || isThinking)
            if !answer.isEmpty { Text(answer) }
        }
    }

    private func ask() {
        isThinking = true
        Task {
            defer { isThinking = false }
            do { answer = try await barista.answer(words) } catch { answer = "The barista didn't hear you." }
        }
    }
}

#Preview { ContentView() }
