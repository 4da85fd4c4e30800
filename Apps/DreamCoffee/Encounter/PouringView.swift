import SwiftUI

/// The drink runs into the cup, and the player stops it by a tap, Space or Enter. Stopped between the lines, a heart is poured
/// into its foam: a pleasure, and nothing that the guest judges. Whoever does nothing has a full cup as well.
struct PouringView: View {
    /// How long the cup takes to fill.
    private static let duration = 2.2
    /// Where a heart is poured, from the bottom of the cup to its edge.
    private static let goal = 0.62...0.92

    let pour: (_ hasFoamArt: Bool) -> Void
    @State private var level = 0.0
    @State private var start: ContinuousClock.Instant?
    @State private var isDone = false

    var body: some View {
        VStack(spacing: 16) {
            Text("Stop between the lines!")
                .fontWeight(.bold)
                .multilineTextAlignment(.center)
            cup
            Button(action: stop) {
                Text("Stop pouring")
                    .frame(maxWidth: .infinity)
            }
            .buttonStyle(GameButtonStyle())
            .keyboardShortcut(.defaultAction)
        }
        .foregroundStyle(.darkBrown)
        .frame(maxWidth: .infinity)
        .modifier(GameBoxStyle())
        .contentShape(Rectangle())
        .onTapGesture(perform: stop)
        .task { await fill() }
    }

    private var cup: some View {
        ZStack(alignment: .bottom) {
            Color.white.opacity(0.6)
            Color.boxEdge
                .frame(height: Self.height * level)
            line(at: Self.goal.lowerBound)
            line(at: Self.goal.upperBound)
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

    private func fill() async {
        start = .now
        withAnimation(.linear(duration: Self.duration)) { level = 1 }
        try? await Task.sleep(for: .seconds(Self.duration))
        if !Task.isCancelled { stop() }
    }

    private func stop() {
        guard !isDone, let start else { return }
        isDone = true
        let time = ContinuousClock.now - start
        pour(Self.goal.contains(time / .seconds(Self.duration)))
    }
}

#Preview("Pouring") {
    PouringView { _ in }
        .padding()
        .background(.backgroundBrown)
}
