import SwiftUI

/// Questions with answers, a progress bar, and a result.
struct QuizScreen: View {
    @State private var model = Quiz()
    @State private var shakes = 0

    var body: some View {
        VStack(spacing: 24) {
            switch model.phase {
            case .asking(let question):
                ProgressView(value: Double(model.index), total: Double(model.questions.count)) {
                    Text("Question \(model.index + 1) of \(model.questions.count)")
                } currentValueLabel: {
                    Text(Double(model.index) / Double(model.questions.count), format: .percent)
                }
                .tint(.mint)

                Text(question.text)
                    .font(.title)
                    .bold()
                    .multilineTextAlignment(.center)
                    .minimumScaleFactor(0.7)
                    .modifier(Shake(animatableData: CGFloat(shakes)))
                    .id(question.id)

                VStack(spacing: 12) {
                    ForEach(question.answers.indices, id: \.self) { index in
                        Button(question.answers[index]) { answer(index) }
                            .buttonStyle(.answer(color: .indigo))
                    }
                }
                .transition(.asymmetric(insertion: .move(edge: .trailing), removal: .move(edge: .leading)))

            case .finished(let score):
                Gauge(value: Double(score), in: 0...Double(model.questions.count)) {
                    Text("Score")
                } currentValueLabel: {
                    Text(score.formatted())
                }
                .gaugeStyle(.accessoryCircularCapacity)
                .scaleEffect(2)
                .frame(height: 160)
                Text("You know ^[\(score) thing](inflect: true)!").font(.title2)
                Button("Once more", systemImage: "arrow.counterclockwise", action: model.restart)
                    .labelStyle(.titleAndIcon)
                    .buttonStyle(.borderedProminent)
            }
        }
        .padding()
        .animation(.spring, value: model.index)
    }

    private func answer(_ index: Int) {
        if !model.answer(index) { withAnimation(.linear(duration: 0.4)) { shakes += 1 } }
    }
}

private struct Question: Identifiable {
    let id: Int
    let text: String
    let answers: [String]
    let right: Int
}

@Observable
private class Quiz {
    enum Phase {
        case asking(Question)
        case finished(score: Int)
    }

    let questions = [
        Question(id: 0, text: "How many hearts has an octopus?", answers: ["One", "Two", "Three"], right: 2),
        Question(id: 1, text: "Which planet has the longest day?", answers: ["Venus", "Mars", "Jupiter"], right: 0),
    ]
    private(set) var index = 0
    @ObservationIgnored private var score = 0

    var phase: Phase { index < questions.count ? .asking(questions[index]) : .finished(score: score) }

    @discardableResult
    func answer(_ answer: Int) -> Bool {
        defer { index += 1 }
        guard questions[index].right == answer else { return false }
        score += 1
        return true
    }

    func restart() { (index, score) = (0, 0) }
}

private struct Shake: GeometryEffect {
    var animatableData: CGFloat

    func effectValue(size: CGSize) -> ProjectionTransform {
        ProjectionTransform(CGAffineTransform(translationX: 8 * sin(animatableData * .pi * 4), y: 0))
    }
}

private struct AnswerButtonStyle: ButtonStyle {
    let color: Color

    func makeBody(configuration: Configuration) -> some View {
        HStack {
            configuration.label.font(.body.weight(.medium))
            Spacer()
            Image(systemName: "chevron.forward").foregroundStyle(.secondary)
        }
        .padding()
        .background(color.opacity(configuration.isPressed ? 0.25 : 0.12))
        .clipShape(.rect(cornerRadius: 14))
        .hoverEffect(.highlight)
    }
}

extension ButtonStyle where Self == AnswerButtonStyle {
    fileprivate static func answer(color: Color) -> AnswerButtonStyle { AnswerButtonStyle(color: color) }
}
