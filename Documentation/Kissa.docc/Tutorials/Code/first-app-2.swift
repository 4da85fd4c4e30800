import SwiftUI

@main
struct TeahouseApp: App {
    var body: some Scene {
        WindowGroup("Teahouse") { ContentView() }
    }
}
