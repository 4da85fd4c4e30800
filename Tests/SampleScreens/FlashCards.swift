import SwiftUI

struct Flashcard: Identifiable, Hashable {
    var id = UUID()
    var prompt: String
    var answer: String
    static let examples = [
        Flashcard(prompt: "What is the capital of Portugal?", answer: "Lisbon"),
        Flashcard(prompt: "Which planet has the most moons?", answer: "Saturn"),
        Flashcard(prompt: "Who wrote “The Old Man and the Sea”?", answer: "Ernest Hemingway"),
        Flashcard(prompt: "How many bones has an adult?", answer: "206"),
    ]
}

extension View {
    func stacked(at position: Int, in total: Int) -> some View {
        let offset = Double(total - position)
        return self.offset(x: 0, y: offset * 10)
    }
}

struct FlashcardView: View {
    let card: Flashcard
    var removal: ((Bool) -> Void)? = nil
    @State private var isShowingAnswer = false
    @State private var offset = CGSize.zero
    @Environment(\.accessibilityDifferentiateWithoutColor) var differentiateWithoutColor
    @Environment(\.accessibilityVoiceOverEnabled) var voiceOverEnabled

    var body: some View {
        ZStack {
            RoundedRectangle(cornerRadius: 25, style: .continuous)
                .fill(
                    differentiateWithoutColor ? .white : .white.opacity(1 - Double(abs(offset.width / 50)))
                )
                .background(
                    differentiateWithoutColor
                        ? nil
                        : RoundedRectangle(cornerRadius: 25, style: .continuous)
                            .fill(offset.width > 0 ? .green : .red)
                )
                .shadow(radius: 10)
            VStack {
                if voiceOverEnabled {
                    Text(isShowingAnswer ? card.answer : card.prompt).font(.largeTitle).foregroundColor(.black)
                } else {
                    Text(card.prompt).font(.largeTitle).foregroundColor(.black)
                    if isShowingAnswer {
                        Text(card.answer).font(.title).foregroundColor(.gray)
                    }
                }
            }
            .padding(20)
            .multilineTextAlignment(.center)
        }
        .frame(maxWidth: 450, maxHeight: 250)
        .rotationEffect(.degrees(Double(offset.width / 5)))
        .offset(x: offset.width * 5, y: 0)
        .opacity(2 - Double(abs(offset.width / 50)))
        .accessibilityAddTraits(.isButton)
        .gesture(
            DragGesture()
                .onChanged { gesture in offset = gesture.translation }
                .onEnded { _ in
                    if abs(offset.width) > 100 { removal?(offset.width > 0) } else { offset = .zero }
                }
        )
        .onTapGesture { isShowingAnswer.toggle() }
        .animation(.spring(), value: offset)
    }
}

/// Flash cards: a tap shows the answer, and a swipe sorts a card into known or unknown.
struct FlashCardsScreen: View {
    @State private var cards = Flashcard.examples
    @State private var timeRemaining = 100
    @State private var isActive = true
    @Environment(\.scenePhase) private var scenePhase
    let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

    var body: some View {
        ZStack {
            LinearGradient(
                colors: [Color(red: 0.2, green: 0.3, blue: 0.6), .indigo.opacity(0.6)], startPoint: .topLeading,
                endPoint: .bottomTrailing
            )
            .ignoresSafeArea()
            VStack(spacing: 40) {
                Text("Time: \(timeRemaining)")
                    .font(.largeTitle)
                    .foregroundColor(.white)
                    .padding(.horizontal, 20)
                    .padding(.vertical, 5)
                    .background(.black.opacity(0.75))
                    .clipShape(Capsule())
                ZStack {
                    ForEach(cards) { card in
                        let index = cards.firstIndex(of: card) ?? 0
                        FlashcardView(card: card) { _ in withAnimation { cards.removeAll { $0.id == card.id } } }
                            .stacked(at: index, in: cards.count)
                            .allowsHitTesting(index == cards.count - 1)
                            .accessibilityHidden(index < cards.count - 1)
                    }
                }
                .allowsHitTesting(timeRemaining > 0)
                if cards.isEmpty {
                    Button("Start Again") { (cards, timeRemaining, isActive) = (Flashcard.examples, 100, true) }
                        .padding()
                        .background(.white)
                        .foregroundColor(.black)
                        .clipShape(Capsule())
                }
            }
            .padding()
        }
        .onReceive(timer) { _ in
            guard isActive else { return }
            if timeRemaining > 0 { timeRemaining -= 1 }
        }
        .onChange(of: scenePhase) { _, newPhase in isActive = newPhase == .active && !cards.isEmpty }
    }
}
