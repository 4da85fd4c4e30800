import SwiftUI

/// A coffee shop in a dream, whose people talk with the player.
@main
struct DreamCoffeeApp: App {
    var body: some Scene {
        WindowGroup("Dream Coffee") {
            MainMenuView()
        }
    }
}
