import SwiftUI

/// The shop: the barista behind the bar, Lisa at her table, and what they say.
struct GameView: View {
    let leave: () -> Void
    @State private var dialogEngine = DialogEngine()
    @State private var barista = Barista()
    @State private var lisa = CustomerLisa()

    var body: some View {
        ZStack {
            GeometryReader { window in
                ShopRoomView(
                    size: window.size, isQuiet: dialogEngine.talkingTo == nil,
                    talkToBarista: { talk(to: barista) },
                    talkToLisa: { talk(to: lisa) })
            }
            VStack {
                HStack {
                    Spacer()
                    menuButton
                }
                Spacer()
                DialogBoxView(dialogEngine: dialogEngine)
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }

    private var menuButton: some View {
        Button(action: leave) {
            Image(systemName: "chevron.left")
                .accessibilityHidden(true)
            Text("Menu")
        }
        .buttonStyle(.plain)
        .fontWeight(.bold)
        .foregroundStyle(.darkBrown)
        .modifier(GameBoxStyle())
        .padding()
    }

    private func talk(to character: any Character) {
        withAnimation(.linear(duration: 0.2)) { dialogEngine.talkTo(character) }
    }
}
