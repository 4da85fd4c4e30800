import SwiftUI

/// A wooden box that acts as a button as a whole, including its edge, and sinks slightly while it is pressed.
struct GameButtonStyle: ButtonStyle {
    /// For buttons below each other, which have the same width.
    var width: CGFloat?
    /// For several buttons side by side.
    var isSmall = false
    @Environment(\.isEnabled) private var isEnabled

    private var insets: EdgeInsets {
        isSmall ? EdgeInsets(top: 12, leading: 14, bottom: 12, trailing: 14) : GameBoxStyle().insets
    }

    func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 8) { configuration.label }
            .fontWeight(isSmall ? .medium : .bold)
            .multilineTextAlignment(.center)
            .foregroundStyle(.darkBrown)
            .frame(minWidth: width.map { $0 - 32 }, minHeight: 20)
            .modifier(GameBoxStyle(insets: insets, edge: isSmall ? 4 : 6))
            .overlay { Color.darkBrown.opacity(configuration.isPressed ? 0.18 : 0).allowsHitTesting(false) }
            .offset(y: configuration.isPressed ? 2 : 0)
            .opacity(isEnabled ? 1 : 0.5)
    }
}
