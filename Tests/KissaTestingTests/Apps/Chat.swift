import FoundationModels
import SwiftUI

/// A conversation with the system model.
struct Chat: View {
    private struct Line: Identifiable {
        let id: Int
        let text: String
    }

    @State private var lines: [Line] = []
    @State private var draft = ""
    @State private var session = LanguageModelSession(instructions: "You are a barista.")

    var body: some View {
        VStack {
            List(lines) { Text($0.text) }
            if session.isResponding { ProgressView("Thinking") }
            HStack {
                TextField("Message", text: $draft).onSubmit(send)
                Button("Send", action: send).disabled(draft.isEmpty || session.isResponding)
            }
        }
    }

    private func send() {
        let words = draft
        draft = ""
        add(words)
        Task {
            do {
                add(try await session.respond(to: words).content)
            } catch {
                add("Sorry, the barista is away.")
            }
        }
    }

    private func add(_ text: String) { lines.append(Line(id: lines.count, text: text)) }
}
