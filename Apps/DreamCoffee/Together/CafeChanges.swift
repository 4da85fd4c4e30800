import SwiftUI

/// Shows in the scene what has changed among the visitors of a café.
struct CafeChanges: ViewModifier {
    let game: ShopGame

    func body(content: Content) -> some View {
        content
            .onChange(of: game.cafe?.visitors) { old, _ in
                game.showVisitors()
                game.showLines(since: (old ?? [:]).compactMapValues(\.line))
            }
            .onChange(of: game.cafe?.ownLine) { game.showOwnLine() }
            // Whoever let guests in has gone.
            .onChange(of: game.cafe?.isLeader) { game.shopDidChange() }
    }
}
