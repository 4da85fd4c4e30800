import SwiftUI

/// Conway's Game of Life: a board to press on, and an unbounded plane.
@main
struct LifeGameApp: App {
    var body: some Scene {
        WindowGroup("Life Game") {
            LifeGameView()
        }
    }
}
