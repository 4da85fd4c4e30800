import SwiftUI

/// Three tips for things that are hard in SwiftUI alone: a tab indicator that follows the finger, an image that zooms
/// about the fingers, and truncated text with a custom ending.
@main
struct ClusterTipsApp: App {
    var body: some Scene {
        WindowGroup("ClusterTips") {
            TipListView()
        }
    }
}
