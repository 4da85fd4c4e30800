import SwiftUI

/// Messages and hints. The bar is below the shop, so that it covers nothing that can be tapped.
struct NewsBar: View {
    let game: ShopGame

    var body: some View {
        if game.sheet == nil, let message = game.messages.first {
            ShopMessageView(message: message) { game.putAway(message) }
                .id(message.id)
                .modifier(NewsBarStyle())
        } else if game.hint != nil {
            HintView(game: game)
                .modifier(NewsBarStyle())
        }
    }
}

private struct NewsBarStyle: ViewModifier {
    func body(content: Content) -> some View {
        content
            // Larger text would leave no room for the shop, which can't be scrolled.
            .dynamicTypeSize(...DynamicTypeSize.accessibility1)
            .padding(.horizontal)
            .padding(.vertical, 8)
            .frame(maxWidth: .infinity)
            .background(.backgroundBrown)
            .transition(.opacity)
    }
}
