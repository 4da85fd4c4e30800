import SwiftUI

/// The drink runs into the cup, and the player stops it with a tap, Space or Enter. If it is stopped between the lines, a heart
/// is drawn into the foam, which guests don't judge. Without any action, the cup is filled as well.
struct PouringView: View {
    /// The levels at which a heart is drawn, from the bottom of the cup (0) to its rim (1).
    static let goal = 0.62...0.92

    let drink: CoffeeDrink
    /// How long the cup takes to fill, in seconds.
    var duration = 2.2
    let pour: (_ hasFoamArt: Bool) -> Void
    @State private var level = 0.0
    @State private var start: ContinuousClock.Instant?
    /// Whether there is a heart in the foam; nil until the pouring has stopped.
    @State private var hasFoamArt: Bool?

    /// How long the result is shown, in seconds.
    private static let pause = 0.8

    var body: some View {
        VStack(spacing: 16) {
            Text(title)
                .fontWeight(.bold)
                .multilineTextAlignment(.center)
            cup
            Button(action: stop) {
                Text("Stop pouring")
                    .frame(maxWidth: .infinity)
            }
            .buttonStyle(GameButtonStyle())
            .keyboardShortcut(.defaultAction)
            .disabled(hasFoamArt != nil)
        }
        .foregroundStyle(.darkBrown)
        .frame(maxWidth: .infinity)
        .modifier(GameBoxStyle())
        .contentShape(Rectangle())
        .onTapGesture(perform: stop)
        .task { await fill() }
        .task(id: hasFoamArt) { await finish() }
    }

    private var title: LocalizedStringKey {
        switch hasFoamArt {
        case nil: "Stop between the lines, just for the looks!"
        case true?: "A picture in the foam!"
        case false?: level < Self.goal.lowerBound ? "A small cup, with plain foam." : "A full cup, with plain foam."
        }
    }

    private var cup: some View {
        ZStack(alignment: .bottom) {
            Color.white.opacity(0.6)
            drink.color
                .frame(height: Self.height * level)
            line(at: Self.goal.lowerBound)
            line(at: Self.goal.upperBound)
            if hasFoamArt == true { foamArt }
        }
        .frame(width: 130, height: Self.height)
        .border(.darkBrown, width: 6)
        .overlay(alignment: .trailing) {
            Color.clear
                .frame(width: 30, height: 60)
                .border(.darkBrown, width: 6)
                .offset(x: 24)
        }
        .accessibilityHidden(true)
    }

    private static let height: CGFloat = 140

    private func line(at place: Double) -> some View {
        Color.darkBrown
            .frame(height: 3)
            .offset(y: -Self.height * place)
    }

    private var foamArt: some View {
        Image(systemName: "heart.fill")
            .font(.system(size: 44))
            .foregroundStyle(.white)
            .padding(.bottom, 24)
    }

    // MARK: Pouring

    private func fill() async {
        start = .now
        withAnimation(.linear(duration: duration)) { level = 1 }
        try? await Task.sleep(for: .seconds(duration))
        if !Task.isCancelled { stop() }
    }

    /// The cup stops at the level that is judged, so that the player sees what counts, even with a slow connection.
    private func stop() {
        guard hasFoamArt == nil, let start else { return }
        level = min((ContinuousClock.now - start) / .seconds(duration), 1)
        hasFoamArt = Self.goal.contains(level)
    }

    private func finish() async {
        guard let hasFoamArt else { return }
        try? await Task.sleep(for: .seconds(Self.pause))
        if !Task.isCancelled { pour(hasFoamArt) }
    }
}

#Preview("Pouring") {
    PouringView(drink: CoffeeDrink(drinkType: .tea, temperature: .hot, milk: .none, flavors: [])) { _ in }
        .padding()
        .background(.backgroundBrown)
}
