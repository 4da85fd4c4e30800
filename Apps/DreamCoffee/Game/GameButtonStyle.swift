import SwiftUI

/// A wooden box that is a button as a whole, edge and all, and sinks a little while it is pressed.
struct GameButtonStyle: ButtonStyle {
    /// Buttons below each other are equally wide.
    var width: CGFloat?

    func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 8) { configuration.label }
            .fontWeight(.bold)
            .multilineTextAlignment(.center)
            .foregroundStyle(.darkBrown)
            .frame(minWidth: width.map { $0 - 32 }, minHeight: 20)
            .modifier(GameBoxStyle())
            .overlay { Color.darkBrown.opacity(configuration.isPressed ? 0.18 : 0).allowsHitTesting(false) }
            .offset(y: configuration.isPressed ? 2 : 0)
    }
}
