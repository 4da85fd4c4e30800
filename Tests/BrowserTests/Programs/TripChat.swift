import FoundationModels
import Observation
import SwiftUI

// A program like an app's, independent of this package: a conversation whose answers appear while the model is still generating
// them.

@Generable(description: "Ideas for a journey")
struct TripIdeas: Equatable {
    @Guide(description: "A friendly sentence")
    let greeting: String
    @Guide(description: "Places worth a visit", .maximumCount(3))
    let places: [Place]

    @Generable
    struct Place: Equatable {
        let name: String
        @Guide(description: "Why one should go there")
        let reason: String
        @Guide(.range(1...14))
        let days: Int
    }
}

@MainActor
@Observable
final class TripChat {
    struct Turn: Identifiable {
        let id = UUID()
        let question: String
        var answer: TripIdeas.PartiallyGenerated?
    }

    private(set) var turns: [Turn] = []
    private(set) var failure: String?
    private let session: LanguageModelSession

    var isResponding: Bool { session.isResponding }

    init() {
        session = LanguageModelSession {
            "You plan journeys."
            "Answer in one sentence, then name places."
        }
    }

    func prewarm() { session.prewarm() }

    func ask(_ question: String) async {
        failure = nil
        turns.append(Turn(question: question))
        do {
            let stream = session.streamResponse(
                to: question, generating: TripIdeas.self, options: GenerationOptions(temperature: 0.7))
            for try await snapshot in stream {
                turns[turns.count - 1].answer = snapshot.content
            }
        } catch {
            turns.removeLast()
            failure = error.localizedDescription
        }
    }
}

struct TripChatView: View {
    @State private var chat: TripChat
    @State private var question = ""

    init(chat: TripChat) { _chat = State(initialValue: chat) }

    var body: some View {
        NavigationStack {
            List {
                ForEach(chat.turns) { turn in
                    Section {
                        if let answer = turn.answer {
                            TripIdeasView(ideas: answer)
                        } else {
                            ProgressView("Thinking")
                        }
                    } header: {
                        Text(turn.question)
                    }
                }
                if let failure = chat.failure {
                    Label(failure, systemImage: "exclamationmark.triangle")
                        .foregroundStyle(.red)
                }
            }
            .overlay {
                if chat.turns.isEmpty {
                    ContentUnavailableView(
                        "Where to?", systemImage: "map", description: Text("Ask for a journey."))
                }
            }
            .navigationTitle("Journeys")
            .safeAreaInset(edge: .bottom) { bar }
        }
        .task { chat.prewarm() }
    }

    private var bar: some View {
        HStack {
            TextField("Ask for a journey", text: $question)
                .textFieldStyle(.roundedBorder)
                .onSubmit(send)
            Button("Ask", action: send)
                .buttonStyle(.borderedProminent)
                .disabled(question.isEmpty || chat.isResponding)
        }
        .padding()
        .background(.bar)
    }

    private func send() {
        let asked = question
        question = ""
        Task { await chat.ask(asked) }
    }
}

private struct TripIdeasView: View {
    let ideas: TripIdeas.PartiallyGenerated

    var body: some View {
        if let greeting = ideas.greeting {
            Text(greeting)
                .contentTransition(.opacity)
        }
        if let places = ideas.places {
            ForEach(places) { place in
                VStack(alignment: .leading, spacing: 4) {
                    if let name = place.name {
                        Text(name).font(.headline)
                    }
                    if let reason = place.reason {
                        Text(reason).foregroundStyle(.secondary)
                    }
                    if let days = place.days {
                        Text("Days: \(days)").font(.caption)
                    }
                }
                .transition(.blurReplace)
            }
        }
    }
}
