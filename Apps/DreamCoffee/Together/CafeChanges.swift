import SwiftUI

/// Shows changes among a café's visitors in the scene.
struct CafeChanges: ViewModifier {
    let game: ShopGame

    func body(content: Content) -> some View {
        content
            .onChange(of: game.cafe?.visitors) { old, _ in
                game.showVisitors()
                game.showLines(since: (old ?? [:]).compactMapValues(\.line))
            }
            .onChange(of: game.cafe?.ownLine) { game.showOwnLine() }
            // The visitor who let guests in has left.
            .onChange(of: game.cafe?.isLeader) { game.shopDidChange() }
    }
}
